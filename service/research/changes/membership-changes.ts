import type { StoredCommitments } from '@/service/storage/research/outcome'
import type { Comparison, FoundChange } from './found-change'

type Member = { list: string; name: string; on: string | null; readOn: string | null }

/**
 * Lists of commitments other than SBTi's that the company joined or left, dated by the list's own joining day, otherwise by the first
 * list that has it. Only Race to Zero and its partners can be left: the other lists are older than many memberships, so a missing company
 * may still be a member.
 */
export function membershipChanges({ before, after }: Comparison): FoundChange[] {
  const companyId = after.company?.id ?? null
  if (companyId === null) return []
  const was = before === null ? null : membersOf(before.commitments)
  const now = membersOf(after.commitments)
  const joined = now.flatMap((member): FoundChange[] => {
    const on = joinedOn(member, before)
    if (on === null) return []
    const { list, name } = member
    const isHistory = was === null || was.some((one) => one.list === list)
    return [joinedOrLeft('list_joined', { list, name }, { companyId, on, isHistory })]
  })
  const [earlier, later] = [before?.commitments.un.retrievedOn ?? null, after.commitments.un.retrievedOn]
  const isNewer = earlier !== null && later !== null && earlier < later
  const gone = isNewer
    ? (was ?? []).filter((one) => one.readOn !== null && !now.some(({ list }) => list === one.list))
    : []
  return [
    ...joined,
    ...gone.map(({ list, name }) =>
      joinedOrLeft('list_left', { list, name }, { companyId, on: later ?? '', isHistory: false }),
    ),
  ]
}

function joinedOrLeft(
  kind: 'list_joined' | 'list_left',
  details: { list: string; name: string },
  { companyId, on, isHistory }: { companyId: number; on: string; isHistory: boolean },
): FoundChange {
  const sameAs = `${companyId} ${kind} ${details.list} ${on}`
  return { kind, details, companyId, happenedOn: on, isHistory, sameAs }
}

/** `readOn` only for lists whose absence is informative. */
function membersOf({ un, globalCompact, climatePledge }: StoredCommitments): Member[] {
  return [
    ...un.initiatives.map(({ slug, name }) => ({
      list: slug,
      name,
      on: slug === 'race-to-zero' ? (un.joinedOn ?? null) : null,
      readOn: un.retrievedOn,
    })),
    ...(globalCompact === undefined
      ? []
      : [{ list: 'un-global-compact', name: 'UN Global Compact', on: globalCompact.joinedOn, readOn: null }]),
    ...(climatePledge.signed === true
      ? [{ list: 'climate-pledge', name: 'The Climate Pledge', on: climatePledge.signedOn, readOn: null }]
      : []),
  ]
}

/** Null if the day is unknown: it was there before we looked, or another file of the same day corrects it. */
function joinedOn({ list, on, readOn }: Member, before: Comparison['before']): string | null {
  if (on !== null) return on
  const earlier = before?.commitments.un
  if (earlier === undefined || earlier.retrievedOn === null || readOn === null) return null
  const wasMember = earlier.initiatives.some(({ slug }) => slug === list)
  return !wasMember && earlier.retrievedOn < readOn ? readOn : null
}
