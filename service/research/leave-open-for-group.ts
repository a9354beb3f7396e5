import type { StoredCommitments } from '@/service/storage/research/outcome'

/** Whether the organization is looked up in a list and is not in it. */
export function isInNoList({ sbti, un }: StoredCommitments): boolean {
  const isOutOfSbti = sbti.retrievedOn !== null && sbti.targets.length === 0
  const isOutOfRaceToZero = un.retrievedOn !== null && un.initiatives.length === 0
  return isOutOfSbti || isOutOfRaceToZero
}

/**
 * An organization's commitments beside its group's: targets and memberships are mostly the group's, whose row then stands for its
 * companies. Who is not in a list that has the group is not known not to be in it.
 */
export function leaveOpenForGroup(own: StoredCommitments, ofGroup: StoredCommitments | null): StoredCommitments {
  if (ofGroup === null) return own
  const isSbtiOpen = own.sbti.targets.length === 0 && ofGroup.sbti.targets.length > 0
  const isUnOpen = own.un.initiatives.length === 0 && ofGroup.un.initiatives.length > 0
  return {
    ...own,
    sbti: isSbtiOpen ? { retrievedOn: null, targets: [], isOfGroup: true } : own.sbti,
    un: isUnOpen ? { retrievedOn: null, url: null, initiatives: [], isOfGroup: true } : own.un,
  }
}
