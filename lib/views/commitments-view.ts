import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { OrganizationAnswer } from './organization-answer'
import { isSettled } from './research-progress'

/** One public list of climate commitments. `answer` keeps "not listed" apart from "we have no list to look in". */
export type CommitmentView = {
  id: 'cdp' | 'sbti' | 'un' | 'climate_pledge'
  name: string
  answer: 'yes' | 'no' | 'unknown'
  /** What the list says, in a few words. */
  headline: string
  detail: string | null
  /** "List of 30 Sep 2024", null where there is none. */
  listedOn: string | null
  href: string | null
}

type Finding = Pick<CommitmentView, 'answer' | 'headline' | 'detail'>

/** Why nobody can say: a list names companies, so it says nothing about an organization that was matched to none. */
function unknownBecause({ status, matching_organization: match }: OrganizationAnswer): Finding {
  const unknown = { answer: 'unknown', headline: 'Unknown' } as const
  if (!isSettled(status)) return { ...unknown, detail: 'Being looked up' }
  if (match === null) return { ...unknown, detail: 'No matched company to look up' }
  return { ...unknown, detail: 'No complete list to look it up in' }
}

function findCdp({ is_listed: isListed }: OrganizationAnswer['cdp'], unknown: Finding): Finding {
  if (isListed === null) return unknown
  return isListed
    ? { answer: 'yes', headline: 'Listed', detail: 'Discloses through CDP' }
    : { answer: 'no', headline: 'Not listed', detail: null }
}

type SbtiEntry = OrganizationAnswer['sbti']['data'][number]

function netZeroOf({ net_zero: netZero }: SbtiEntry): string | null {
  if (netZero.has_target !== true) return null
  return netZero.target_year === null ? 'Net-zero target' : `Net zero by ${netZero.target_year}`
}

/** Null where the entry says nothing of any target: that it is there does not say that it has none. */
function headlineOf(entry: SbtiEntry): { answer: 'yes' | 'no'; headline: string } | null {
  switch (entry.near_term.target_status) {
    case 'set':
      return { answer: 'yes', headline: 'Near-term target set' }
    case 'committed':
      return { answer: 'yes', headline: 'Committed, target not yet set' }
    case 'removed':
      return { answer: 'no', headline: 'Commitment removed' }
    default:
      break
  }
  const targets = [entry.near_term, entry.long_term, entry.net_zero]
  if (targets.some(({ has_target: hasTarget }) => hasTarget === true)) return { answer: 'yes', headline: 'Target set' }
  const saysNo = targets.some(
    ({ has_target: hasTarget, target_status: status }) => hasTarget === false || status !== null,
  )
  return saysNo ? { answer: 'no', headline: 'Listed without a target' } : null
}

function detailOf(entry: SbtiEntry, format: Format): string | null {
  const netZero = netZeroOf(entry)
  if (netZero === null) return entry.target_detail
  return entry.created_at === null ? netZero : `${netZero}, entry of ${format.day(entry.created_at)}`
}

function findSbti(
  { data, last_retrieved_at: retrievedAt }: OrganizationAnswer['sbti'],
  unknown: Finding,
  format: Format,
): Finding {
  const [entry] = data
  if (!entry) return retrievedAt === null ? unknown : { answer: 'no', headline: 'Not listed', detail: null }
  const said = headlineOf(entry)
  if (said === null) return { answer: 'unknown', headline: 'Unknown', detail: 'Listed, but the entry names no target' }
  return { ...said, detail: detailOf(entry, format) }
}

function findUn({ initiatives, last_retrieved_at: retrievedAt }: OrganizationAnswer['un'], unknown: Finding): Finding {
  const names = initiatives.flatMap(({ name, slug }) => name ?? slug ?? [])
  if (names.length > 0) return { answer: 'yes', headline: 'Takes part', detail: names.join(', ') }
  return retrievedAt === null ? unknown : { answer: 'no', headline: 'Not listed', detail: null }
}

function findClimatePledge(pledge: OrganizationAnswer['climate_pledge'], unknown: Finding, format: Format): Finding {
  if (pledge.signed === null) return unknown
  if (!pledge.signed) return { answer: 'no', headline: 'Not signed', detail: null }
  return {
    answer: 'yes',
    headline: 'Signed',
    detail: pledge.signed_at === null ? null : `On ${format.day(pledge.signed_at)}`,
  }
}

/** The four badges of an organization, always four and always in this order. */
export function viewCommitments(organization: OrganizationAnswer, format: Format): CommitmentView[] {
  const { cdp, sbti, un, climate_pledge: pledge } = organization
  const unknown = unknownBecause(organization)
  const listed = (day: string | null) => (day === null ? null : `List of ${format.day(day)}`)
  return [
    {
      id: 'cdp',
      name: 'CDP',
      ...findCdp(cdp, unknown),
      listedOn: listed(cdp.last_retrieved_at),
      href: safeHref(cdp.url),
    },
    {
      id: 'sbti',
      name: 'Science Based Targets',
      ...findSbti(sbti, unknown, format),
      listedOn: listed(sbti.last_retrieved_at),
      href: null,
    },
    {
      id: 'un',
      name: 'UN Race to Zero',
      ...findUn(un, unknown),
      listedOn: listed(un.last_retrieved_at),
      href: safeHref(un.url),
    },
    {
      id: 'climate_pledge',
      name: 'The Climate Pledge',
      ...findClimatePledge(pledge, unknown, format),
      listedOn: null,
      href: safeHref(pledge.link),
    },
  ]
}
