import type { StoredCommitments } from '@/service/storage/research/outcome'

/** Whether the organization was looked up in a list and is not in it. */
export function isInNoList({ sbti, un }: StoredCommitments): boolean {
  const isOutOfSbti = sbti.retrievedOn !== null && sbti.targets.length === 0
  const isOutOfRaceToZero = un.retrievedOn !== null && un.initiatives.length === 0
  return isOutOfSbti || isOutOfRaceToZero
}

/**
 * An organization's commitments in the light of its group's: targets and memberships mostly belong to the group, whose row then covers
 * its companies. If a list has the group, the organization's own absence becomes unknown.
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
