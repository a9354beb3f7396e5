import { INDUSTRY_WORDS } from '@/service/compile/figures/industry-words'
import type { Company, SourceId } from '@/service/reference/records'
import { CARBON_GAP_SECTORS } from '@/service/sources/carbon-gap/sectors'
import { NET_ZERO_TRACKER_SECTORS } from '@/service/sources/net-zero-tracker/sectors'
import { OS_CLIMATE_SECTORS } from '@/service/sources/os-climate-itr/sectors'
import { RACE_TO_ZERO_SECTORS } from '@/service/sources/race-to-zero/sectors'
import { SBTI_SECTORS } from '@/service/sources/sbti/sectors'
import type { SectorMap } from '@/service/sources/sector-map'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { findReviewedIndustry } from './reviewed-industries'

/** Strongest first: one scheme applied by one publisher before words that members wrote themselves. */
const ORDER = ['sbti', 'carbon-gap', 'os-climate-itr', 'race-to-zero', 'net-zero-tracker'] as const satisfies SourceId[]
const MAPS: Record<(typeof ORDER)[number], SectorMap> = {
  sbti: SBTI_SECTORS,
  'carbon-gap': CARBON_GAP_SECTORS,
  'os-climate-itr': OS_CLIMATE_SECTORS,
  'race-to-zero': RACE_TO_ZERO_SECTORS,
  'net-zero-tracker': NET_ZERO_TRACKER_SECTORS,
}
/** A group of more divisions than this says nothing about what a company does. */
const widestGroup = 13

type Vote = { divisions: readonly string[]; source: (typeof ORDER)[number]; words: string }
type Industry = Pick<Company, 'industry' | 'industryGroup'>
type Found = NonNullable<Company['industry']>

/**
 * The one ISIC division of a company, or the group of divisions it may be in.
 * - A reviewed entry, published elsewhere, comes first.
 * - Otherwise the divisions common to the sectors of all lists or, if lists contradict each other, all that they name.
 * - Net Zero Tracker's 12 industries count only if no other list has one: they are too coarse to narrow or contradict another.
 * - Within the remaining group, a word of the company's name may choose one division.
 */
export function chooseIndustry(records: readonly SourceRecord[]): Industry {
  const reviewed = findReviewedIndustry(records)
  if (reviewed !== null) return fromReview(reviewed)
  const votes = records
    .flatMap(votesOf)
    .sort((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source) || a.divisions.length - b.divisions.length)
  const strong = votes.filter(({ source }) => source !== 'net-zero-tracker')
  const asked = strong.length > 0 ? strong : votes
  const known = agree(asked)
  if (known.length === 0) return { industry: null, industryGroup: [] }
  const division = onlyOf(known)
  if (division !== null) return one(explain(division, asked))
  const named = divisionOfName(known, records, asked)
  if (named !== null) return one({ ...named, confidence: strong.length > 0 ? 'medium' : 'low' })
  return { industry: null, industryGroup: known.length > widestGroup ? [] : known }
}

function one(industry: Found): Industry {
  return { industry, industryGroup: [] }
}

function onlyOf(divisions: readonly string[]): string | null {
  return divisions.length === 1 ? (divisions[0] ?? null) : null
}

function fromReview({ divisions, basis }: { divisions: readonly string[]; basis: string }): Industry {
  const id = onlyOf(divisions)
  if (id === null) return { industry: null, industryGroup: divisions.toSorted() }
  return one({ id, confidence: 'high', because: 'reviewed', source: null, basis })
}

function votesOf({ source, sector }: SourceRecord): Vote[] {
  const list = ORDER.find((id) => id === source)
  const divisions = list === undefined || sector === null ? null : MAPS[list][sector]
  return list && sector !== null && divisions ? [{ divisions, source: list, words: sector }] : []
}

/** The divisions that all votes have in common, otherwise all that any of them names; sorted. */
function agree(votes: readonly Vote[]): string[] {
  const all = [...new Set(votes.flatMap(({ divisions }) => divisions))].toSorted()
  const common = all.filter((division) => votes.every(({ divisions }) => divisions.includes(division)))
  return common.length > 0 ? common : all
}

/**
 * High if a list with one consistent scheme names a sector inside the division, medium if only several sectors together do or a member
 * chose the sector itself, low if only Net Zero Tracker does.
 */
function explain(id: string, votes: readonly Vote[]): Found {
  const alone = votes.find(({ divisions }) => onlyOf(divisions) === id)
  const vote = alone ?? votes[0]
  const isOwnWords = vote?.source === 'race-to-zero' && !Object.hasOwn(SBTI_SECTORS, vote.words)
  return {
    id,
    confidence: vote?.source === 'net-zero-tracker' ? 'low' : alone !== undefined && !isOwnWords ? 'high' : 'medium',
    because: alone === undefined ? 'several' : 'sector',
    source: vote?.source ?? null,
    basis: vote?.words ?? '',
  }
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[^\p{L}]+/u)
}

/** The division of the group that a word of a name stands for; null for none or several. */
function divisionOfName(
  group: readonly string[],
  records: readonly SourceRecord[],
  votes: readonly Vote[],
): Omit<Found, 'confidence'> | null {
  const names = new Set(records.flatMap(({ name, otherNames }) => [name, ...otherNames].flatMap(wordsOf)))
  const said = INDUSTRY_WORDS.flatMap(({ division, words, ending, not = [] }) => {
    const word = [...names].find((one) => words.includes(one) || (ending !== undefined && one.endsWith(ending)))
    const isMeant = word !== undefined && group.includes(division) && !votes.every((vote) => not.includes(vote.words))
    return isMeant ? [{ id: division, basis: word }] : []
  })
  const [only] = said
  if (only === undefined || said.length > 1) return null
  return { ...only, because: 'name', source: votes[0]?.source ?? null }
}
