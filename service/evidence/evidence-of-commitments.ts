import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { Organization, SbtiTarget } from '@/service/contract/organization/organization'
import { sbtiCreatedOn } from '@/service/reference/lists/sbti-created-on'
import type { Editions } from '@/service/reference/read-editions'
import type { Commitment, NearRow, SourceId } from '@/service/reference/records'
import { whyNothingFound } from './evidence-of-score'
import { type Known, type Missing, makeEntry } from './make-entry'
import { stateListed } from './make-statement'
import { type Said, say } from './say'
import { researchedBefore } from './year-facts'

export type CommitmentFacts = {
  answer: Organization
  commitments: readonly Commitment[]
  /** Rows of lists with a name similar to the matched company's, on which no person has decided. */
  nearRows: readonly NearRow[]
  editions: Editions
}

/** Returns why a list says nothing about the matched company: it has rows with a similar name, or no company was matched. */
function whyUnknown({ answer, nearRows, editions }: CommitmentFacts, list: NearRow['list']): Missing {
  const rows = nearRows.filter((row) => row.list === list).length
  if (answer.matching_organization === null || rows === 0) return whyNothingFound(answer)
  const { title, retrievedOn } = editions.byId[list]
  const said =
    rows === 1
      ? say('near_row', { title, day: retrievedOn })
      : say('near_rows', { title, day: retrievedOn, count: rows })
  return { reason: 'not_in_our_sources', because: [said] }
}

type Listed = Pick<Known, 'method' | 'statement' | 'basis'>

function listedAs(commitment: Commitment | undefined): Listed {
  return commitment
    ? { method: 'listed', statement: stateListed(commitment) }
    : { method: 'listed', statement: null, basis: [researchedBefore] }
}

/** Evidence that the list does not contain the company: the whole list was searched. */
function notListed(editions: Editions, source: SourceId): Partial<Known> {
  const { title, retrievedOn } = editions.byId[source]
  return {
    method: 'listed',
    value: false,
    statement: { source, record: 'no row of the list names the matched company', printed: [], document: null },
    basis: [say('not_named', { title, day: retrievedOn })],
  }
}

const targetFields: readonly {
  pointer: string
  label: Said
  of: (target: SbtiTarget) => string | number | boolean | null
}[] = [
  { pointer: '/near_term/target_status', label: say('sbti_status'), of: (target) => target.near_term.target_status },
  { pointer: '/near_term/has_target', label: say('sbti_near_term'), of: (target) => target.near_term.has_target },
  { pointer: '/long_term/has_target', label: say('sbti_long_term'), of: (target) => target.long_term.has_target },
  { pointer: '/long_term/target', label: say('sbti_degrees'), of: (target) => target.long_term.target },
  { pointer: '/long_term/year', label: say('sbti_year'), of: (target) => target.long_term.year },
  { pointer: '/net_zero/has_target', label: say('sbti_net_zero'), of: (target) => target.net_zero.has_target },
  { pointer: '/net_zero/target_year', label: say('sbti_net_zero_year'), of: (target) => target.net_zero.target_year },
  {
    pointer: '/business_ambition_1_5/has_target',
    label: say('sbti_ambition'),
    of: (target) => target.business_ambition_1_5.has_target,
  },
  {
    pointer: '/business_ambition_1_5/joined_at',
    label: say('sbti_ambition_day'),
    of: (target) => target.business_ambition_1_5.joined_at,
  },
  { pointer: '/created_at', label: say('sbti_day'), of: (target) => target.created_at },
]

const noTarget: Missing = {
  reason: 'not_applicable',
  because: [say('no_such_target')],
}

/** Whether an entry was made from this row. A company may have two rows in any order, so their content is compared. */
function isRowOf(row: Commitment, target: SbtiTarget): boolean {
  return (
    row.source === 'sbti' &&
    sbtiCreatedOn(row) === target.created_at &&
    row.nearTerm.status === target.near_term.target_status &&
    (row.longTerm.status === 'set') === target.long_term.has_target &&
    (row.netZero.status === 'set') === target.net_zero.has_target
  )
}

function evidenceOfSbti(facts: CommitmentFacts): EvidenceEntry[] {
  const { answer, commitments, editions } = facts
  const list = { path: '/sbti/data', label: say('named', { name: 'Science Based Targets initiative' }) }
  if (answer.sbti.last_retrieved_at === null) return [makeEntry({ ...list, missing: whyUnknown(facts, 'sbti') })]
  if (answer.sbti.data.length === 0) return [makeEntry({ ...list, ...notListed(editions, 'sbti') })]
  return answer.sbti.data.flatMap((target, index) => {
    const listed = listedAs(commitments.find((row) => isRowOf(row, target)))
    return targetFields.map(({ pointer, label, of }) => {
      const value = of(target)
      const known = { path: `/sbti/data/${index}${pointer}`, label }
      if (value === null) return makeEntry({ ...known, missing: noTarget })
      return makeEntry({ ...known, value, ...listed })
    })
  })
}

/** Returns the row that states the company's membership of `slug`: the Global Compact, Race to Zero or one of its partners. */
function rowOfInitiative(commitments: readonly Commitment[], slug: string): Commitment | undefined {
  if (slug === 'un-global-compact') return commitments.find(({ source }) => source === slug)
  const rows = commitments.filter((listed) => listed.source === 'race-to-zero')
  const tracked = commitments.find((listed) => listed.source === 'net-zero-tracker' && listed.raceToZero === true)
  return rows.find((row) => row.initiatives.some((named) => named.slug === slug)) ?? rows[0] ?? tracked
}

function evidenceOfUn(facts: CommitmentFacts): EvidenceEntry[] {
  const { answer, commitments, editions } = facts
  const initiatives = answer.un.initiatives.map(({ name, slug }, index) =>
    makeEntry({
      path: `/un/initiatives/${index}/slug`,
      label: say('named', { name }),
      value: slug,
      ...listedAs(rowOfInitiative(commitments, slug)),
    }),
  )
  const memberships = answer.un_memberships.flatMap(
    ({ name, slug, is_member: isMember, joined_at: joinedOn }, index) => {
      const known = { path: `/un_memberships/${index}/is_member`, label: say('named', { name }) }
      if (isMember === null) return [makeEntry({ ...known, missing: whyNoMembership(facts, slug) })]
      if (!isMember) return [makeEntry({ ...known, ...notListed(editions, slug) })]
      const listed = listedAs(rowOfInitiative(commitments, slug))
      const joined = { path: `/un_memberships/${index}/joined_at`, label: say('day_of_joining', { name }) }
      return [
        makeEntry({ ...known, value: true, ...listed }),
        ...(joinedOn === null ? [] : [makeEntry({ ...joined, value: joinedOn, ...listed })]),
      ]
    },
  )
  const whole = { path: '/un/initiatives', label: say('named', { name: 'UN Race to Zero' }) }
  const isKnown = answer.un.last_retrieved_at !== null
  const none = isKnown ? notListed(editions, 'race-to-zero') : { missing: whyUnknown(facts, 'race-to-zero') }
  return [...(initiatives.length > 0 ? initiatives : [makeEntry({ ...whole, ...none })]), ...memberships]
}

function whyNoMembership(facts: CommitmentFacts, slug: 'race-to-zero' | 'un-global-compact'): Missing {
  if (slug === 'race-to-zero') return whyUnknown(facts, slug)
  if (facts.answer.matching_organization === null) return whyNothingFound(facts.answer)
  const { retrievedOn } = facts.editions.byId[slug]
  return { reason: 'not_in_our_sources', because: [say('not_among_participants', { day: retrievedOn })] }
}

function evidenceOfPledge({ answer, commitments, editions }: CommitmentFacts): EvidenceEntry[] {
  const { signed, signed_at: signedOn } = answer.climate_pledge
  const known = { path: '/climate_pledge/signed', label: say('named', { name: 'The Climate Pledge' }) }
  if (signed === null) {
    const { retrievedOn } = editions.byId['climate-pledge']
    const because = [say('not_in_pledge', { day: retrievedOn })]
    const isNothing = answer.matching_organization === null
    return [
      makeEntry({ ...known, missing: isNothing ? whyNothingFound(answer) : { reason: 'not_in_our_sources', because } }),
    ]
  }
  const listed = listedAs(commitments.find(({ source }) => source === 'climate-pledge'))
  return [
    makeEntry({ ...known, value: signed, ...listed }),
    makeEntry({
      path: '/climate_pledge/signed_at',
      label: say('pledge_day'),
      value: signedOn,
      ...listed,
    }),
  ]
}

function evidenceOfCdp(): EvidenceEntry {
  const label = say('named', { name: 'CDP' })
  return makeEntry({
    path: '/cdp/is_listed',
    label,
    missing: { reason: 'not_in_our_sources', because: [say('no_cdp')] },
  })
}

/** Returns the evidence of commitments: a row of a list, "not in the list", or why neither can be said. */
export function evidenceOfCommitments(facts: CommitmentFacts): EvidenceEntry[] {
  return [evidenceOfCdp(), ...evidenceOfSbti(facts), ...evidenceOfUn(facts), ...evidenceOfPledge(facts)]
}
