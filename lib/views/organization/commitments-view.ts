import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { Words } from '@/lib/messages/words'
import type { OrganizationAnswer, SbtiEntryAnswer } from '@/lib/views/answers/organization-answer'
import { withPassedYear } from '@/lib/views/translate/passed-year'
import { isSettled } from './research-progress'
import { describeEntry } from './sbti-entry'

/**
 * One public list of climate commitments. `answer` distinguishes "not listed" from "we have no list to look in", and `committed` (a target is
 * only promised) from a validated target.
 */
export type CommitmentView = {
  id: 'cdp' | 'sbti' | 'un' | 'climate_pledge'
  name: string
  answer: 'yes' | 'committed' | 'no' | 'unknown'
  /** What the list says, in a few words. */
  headline: string
  detail: string | null
  /** "List of 30 Sep 2024"; null without one. */
  listedOn: string | null
  href: string | null
  /** The single lists behind it, if the service distinguishes them; the first is the one that questions are about. */
  parts: readonly CommitmentPart[]
}

export type CommitmentPart = Finding & {
  name: string
  joined: string | null
  listedOn: string | null
  evidence: string
}

type Said = Words<'figures'>
export type Finding = Pick<CommitmentView, 'answer' | 'headline' | 'detail'>

/** For lists that we hold completely: unknown does not mean that we have no list. */
function withoutNoList(unknown: Finding, words: Said): Finding {
  return unknown.detail === words('noList') ? { ...unknown, detail: null } : unknown
}

/** Why the answer is unknown: a list names companies, so it says nothing about an organization matched to none. */
function unknownBecause({ status, matching_organization: match }: OrganizationAnswer, words: Said): Finding {
  const unknown = { answer: 'unknown', headline: words('unknown') } as const
  if (!isSettled(status)) return { ...unknown, detail: words('lookedUpNow') }
  if (match === null) return { ...unknown, detail: words('noCompanyToLookUp') }
  return { ...unknown, detail: words('noList') }
}

/** An organization missing from one day's list may be in a later one. */
function notInListOf(day: string, format: Format): string {
  return format.words('figures')('notInListOf', { day: format.day(day) })
}

function findCdp({ is_listed: isListed }: OrganizationAnswer['cdp'], unknown: Finding, words: Said): Finding {
  if (isListed === null) return unknown
  return isListed
    ? { answer: 'yes', headline: words('listed'), detail: words('disclosesThroughCdp') }
    : { answer: 'no', headline: words('notListed'), detail: null }
}

/** Null if the entry says nothing about targets: being listed does not mean having none. */
function headlineOf(entry: SbtiEntryAnswer, format: Format): Pick<Finding, 'answer' | 'headline'> | null {
  const words = format.words('figures')
  const year = entry.near_term.target_year ?? entry.near_term.year
  const targets = [entry.near_term, entry.long_term, entry.net_zero]
  const hasTarget = targets.some((target) => target.has_target === true)
  if (entry.near_term.target_status === 'set')
    return { answer: 'yes', headline: withPassedYear(words('nearTermSet'), { sbti: 'set', year }, format) }
  if (hasTarget) return { answer: 'yes', headline: words('targetSet') }
  if (entry.near_term.target_status === 'removed') return { answer: 'no', headline: words('commitmentRemoved') }
  if (targets.some(({ target_status: status }) => status === 'committed'))
    return { answer: 'committed', headline: words('committedNotSet') }
  const saysNo = targets.some(({ has_target: has, target_status: status }) => has === false || status !== null)
  return saysNo ? { answer: 'no', headline: words('listedWithoutTarget') } : null
}

function findSbti(
  { data, last_retrieved_at: retrievedAt }: OrganizationAnswer['sbti'],
  unknown: Finding,
  format: Format,
): Finding {
  const words = format.words('figures')
  const [entry] = data
  if (!entry)
    return retrievedAt === null ? unknown : { answer: 'no', headline: notInListOf(retrievedAt, format), detail: null }
  const said = headlineOf(entry, format)
  if (said === null) return { answer: 'unknown', headline: words('unknown'), detail: words('entryNamesNoTarget') }
  return { ...said, detail: describeEntry(entry, format) }
}

function findUn(
  { initiatives, last_retrieved_at: retrievedAt }: OrganizationAnswer['un'],
  unknown: Finding,
  format: Format,
): Finding {
  const words = format.words('figures')
  const names = initiatives.flatMap(({ name, slug }) => name ?? slug ?? [])
  if (names.length > 0) return { answer: 'yes', headline: words('takesPart'), detail: names.join(', ') }
  return retrievedAt === null ? unknown : { answer: 'no', headline: notInListOf(retrievedAt, format), detail: null }
}

/** Whether a participant is named by the list itself, or by Net Zero Tracker's alone. */
function listWordsOf(listedBy: string | null): 'listOf' | 'listOfTracker' {
  return listedBy === 'net-zero-tracker' ? 'listOfTracker' : 'listOf'
}

/** Race to Zero and the Global Compact separately; empty if the service does not distinguish them. */
function partsOfUn(
  { un, un_memberships: memberships }: OrganizationAnswer,
  unknown: Finding,
  format: Format,
): CommitmentPart[] {
  const words = format.words('figures')
  const slugs = memberships.map(({ slug }) => slug)
  const partners = un.initiatives.flatMap(({ name, slug }) => (slugs.includes(slug) ? [] : (name ?? slug ?? [])))
  return memberships.map(
    ({ name, slug, is_member: isMember, joined_at: joined, last_retrieved_at: day, listed_by: by }, index) => {
      const answer = isMember === null ? 'unknown' : isMember ? 'yes' : 'no'
      const absent = day === null ? words('notListed') : notInListOf(day, format)
      const headline = { yes: words('takesPart'), no: absent, unknown: unknown.headline }[answer]
      const ofPartners = slug === 'race-to-zero' && partners.length > 0 ? partners.join(', ') : null
      return {
        name,
        answer,
        headline,
        detail: answer === 'unknown' ? unknown.detail : ofPartners,
        joined: joined === null ? null : words('joinedOnDay', { day: format.day(joined) }),
        // "Not in the list of …" already names the day.
        listedOn: day === null || answer === 'no' ? null : words(listWordsOf(by), { day: format.day(day) }),
        evidence: `/un_memberships/${index}`,
      }
    },
  )
}

/** The combined answer: in one of the lists, or in none; unknown if any other list is unknown. */
function findInParts(parts: readonly CommitmentPart[]): Finding | null {
  const of = (wanted: Finding['answer']) => parts.find(({ answer }) => answer === wanted)
  const found = of('yes') ?? of('unknown') ?? of('no')
  return found ? { answer: found.answer, headline: found.headline, detail: found.detail } : null
}

function findClimatePledge(pledge: OrganizationAnswer['climate_pledge'], unknown: Finding, format: Format): Finding {
  const words = format.words('figures')
  if (pledge.signed === null) return unknown
  if (!pledge.signed) return { answer: 'no', headline: words('notSigned'), detail: null }
  return {
    answer: 'yes',
    headline: words('signed'),
    detail: pledge.signed_at === null ? null : words('onDay', { day: format.day(pledge.signed_at) }),
  }
}

/** The four badges of an organization, always in this order. */
export function viewCommitments(organization: OrganizationAnswer, format: Format): CommitmentView[] {
  const { cdp, sbti, un, climate_pledge: pledge } = organization
  const words = format.words('figures')
  const unknown = unknownBecause(organization, words)
  const listed = (day: string | null) => (day === null ? null : words('listOf', { day: format.day(day) }))
  const parts = partsOfUn(organization, withoutNoList(unknown, words), format)
  return [
    {
      id: 'cdp',
      name: 'CDP',
      ...findCdp(cdp, unknown, words),
      listedOn: listed(cdp.last_retrieved_at),
      href: safeHref(cdp.url),
      parts: [],
    },
    {
      id: 'sbti',
      name: 'Science Based Targets',
      ...findSbti(sbti, withoutNoList(unknown, words), format),
      listedOn: sbti.data.length === 0 ? null : listed(sbti.last_retrieved_at),
      href: null,
      parts: [],
    },
    {
      id: 'un',
      name: parts.length > 0 ? 'UN Race to Zero · Global Compact' : 'UN Race to Zero',
      ...(findInParts(parts) ?? findUn(un, withoutNoList(unknown, words), format)),
      listedOn: un.initiatives.length === 0 ? null : listed(un.last_retrieved_at),
      href: safeHref(un.url),
      parts,
    },
    {
      id: 'climate_pledge',
      name: 'The Climate Pledge',
      ...findClimatePledge(pledge, unknown, format),
      listedOn: null,
      href: safeHref(pledge.link),
      parts: [],
    },
  ]
}
