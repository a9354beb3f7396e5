import { isOld } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import type { Key, Words } from '@/lib/messages/words'
import type { CsvCell } from '@/lib/sheets/write-csv'
import type { ListFigure, OrganizationSummary } from '@/lib/views/answers/list-answer'
import type { Rank } from '@/lib/views/answers/organization-answer'
import { coverageInWords } from '@/lib/views/emissions/scope-3-coverage'
import { rankLevel } from '@/lib/views/organization/rank-level'
import { isSettled } from '@/lib/views/organization/research-progress'
import { confidenceWords } from '@/lib/views/translate/confidence-words'
import { withPassedYear } from '@/lib/views/translate/passed-year'
import { privatePublisher } from '@/lib/views/translate/say-publisher'
import { allScopesOf, isUnidentified, placeOfFigures, scopes1And2Of } from './listed-figures'

type ExportWords = Words<'export'>

/** The same in every language. */
const fixedHeads = ['ID', 'LEI', 'ISIN', 'DUNS'] as const
type FixedHead = (typeof fixedHeads)[number]
type Column = {
  header: Key<'export'> | FixedHead
  cell: (summary: OrganizationSummary, format: Format) => CsvCell
}

const placeWords = {
  worldwide: 'placeWorldwide',
  one_country: 'placeOneCountry',
  none: 'placeNone',
  not_recognised: 'placeNotIdentified',
} as const

/** What is still being researched is not called missing. */
function placeOf(summary: OrganizationSummary): Key<'export'> {
  const place = placeOfFigures(summary)
  return place === 'none' && !isSettled(summary.status) ? 'placeInProgress' : placeWords[place]
}

const basisWords: Readonly<Record<string, Key<'export'>>> = { stated: 'statedTotal', added_up: 'sumOfScopes' }

/** Falls back to the service's own word for an unknown code. */
function say(code: string | null | undefined, keys: Readonly<Record<string, Key<'export'>>>, format: Format): CsvCell {
  if (!code) return null
  const key = keys[code]
  return key === undefined ? code : format.words('export')(key)
}

function word(answer: boolean | null, format: Format): CsvCell {
  return answer === null ? null : format.words('export')(answer ? 'yes' : 'no')
}

/** Research in progress is shown as one state, whatever its step; without a company nothing was looked up, so nothing is complete. */
function researchOf(summary: OrganizationSummary, format: Format): CsvCell {
  const { status } = summary
  const done = isUnidentified(summary) ? 'placeNotIdentified' : 'researchDone'
  const key = status === 'synced' ? done : status === 'errored' ? 'researchFailed' : 'placeInProgress'
  return format.words('export')(key)
}

/** Unknown is empty. */
function levelOf(rank: Rank, format: Format): CsvCell {
  return rank === 'unknown' ? null : rankLevel(rank, format).word
}

/** A share from 0 to 1 as a percentage with one decimal. */
function toTenths(share: number | null): CsvCell {
  return share === null ? null : Math.round(share * 1000) / 10
}

function round(value: number | null, digits: number): CsvCell {
  return value === null ? null : Number(value.toPrecision(digits))
}

export const scope2MethodWords: Readonly<Record<string, Key<'export'>>> = {
  market: 'marketBased',
  location: 'locationBased',
  not_stated: 'methodNotStated',
}

const statusWords: Readonly<Record<string, Key<'export'>>> = {
  set: 'statusSet',
  committed: 'statusCommitted',
  removed: 'statusRemoved',
}

/** A target in words; "none" only as "not in the list of that day", and empty if no day is known. */
function targetIn(status: string | null, listOf: string | null, format: Format): CsvCell {
  if (status !== 'none') return say(status, statusWords, format)
  return listOf === null ? null : format.words('export')('noneInListOf', { day: format.day(listOf) })
}

/** Says of a target whose year is over that it is, as the page does. */
function scienceBasedTargetIn({ commitments: of, target_year: year }: OrganizationSummary, format: Format): CsvCell {
  const said = targetIn(of.sbti, of.sbti_list_of, format)
  return said === null ? null : withPassedYear(String(said), { sbti: of.sbti, year }, format)
}

/** Membership in words; an organization missing from one day's list may be in the next. */
function membershipIn(isMember: boolean | null, listOf: string | null, format: Format): CsvCell {
  if (isMember !== false) return word(isMember, format)
  return listOf === null ? null : format.words('export')('notInListOf', { day: format.day(listOf) })
}

/** Column heads of an amount and its description: year, age, place, scopes, basis, scope 2 method, publishers. */
const figureHeads = {
  scopes1And2: [
    'scopes1And2',
    'scopes1And2Year',
    'scopes1And2Age',
    'scopes1And2Region',
    'scopes1And2Cover',
    'scopes1And2Method',
    'scopes1And2Scope2',
    'scopes1And2By',
  ],
  allScopes: [
    'allScopes',
    'allScopesYear',
    'allScopesAge',
    'allScopesRegion',
    'allScopesCover',
    'allScopesMethod',
    'allScopesScope2',
    'allScopesBy',
  ],
} as const satisfies Record<string, readonly Key<'export'>[]>

/** An amount and its description. `holds`: the scopes if the figure does not say. */
function figureColumns(
  [amount, year, age, region, cover, method, scope2, by]: (typeof figureHeads)[keyof typeof figureHeads],
  of: (summary: OrganizationSummary) => ListFigure | null,
  holds: string | null,
): Column[] {
  return [
    { header: amount, cell: (summary) => of(summary)?.kilograms ?? null },
    { header: year, cell: (summary) => of(summary)?.year ?? null },
    {
      header: age,
      cell: (summary, format) => {
        const found = of(summary)?.year ?? null
        return found === null ? null : format.words('export')(isOld(found, format) ? 'ageOld' : 'ageRecent')
      },
    },
    { header: region, cell: (summary) => of(summary)?.region ?? null },
    {
      header: cover,
      cell: (summary, format) => {
        const figure = of(summary)
        return figure && coverageInWords({ ...figure, covers: figure.covers ?? holds }, format)
      },
    },
    { header: method, cell: (summary, format) => say(of(summary)?.basis, basisWords, format) },
    { header: scope2, cell: (summary, format) => say(of(summary)?.scope_2_method, scope2MethodWords, format) },
    {
      header: by,
      cell: (summary, format) =>
        of(summary)
          ?.publishers.map((one) => (one === privatePublisher ? format.words('export')('publisherPrivate') : one))
          .join('; ') || null,
    },
  ]
}

/** Units in the heads; year, coverage and method of a figure in the columns beside it. */
const columns: readonly Column[] = [
  { header: 'ID', cell: ({ id }) => id },
  { header: 'name', cell: ({ name }) => name },
  { header: 'matchedName', cell: ({ matched_name: name }) => name },
  { header: 'externalId', cell: ({ external_id: id }) => id },
  { header: 'country', cell: ({ hq_region: code }) => code },
  { header: 'website', cell: ({ website }) => website },
  { header: 'LEI', cell: ({ identifiers }) => identifiers.lei_number },
  { header: 'ISIN', cell: ({ identifiers }) => identifiers.isin_number },
  { header: 'DUNS', cell: ({ identifiers }) => identifiers.duns_number },
  { header: 'spGlobal', cell: ({ identifiers }) => identifiers.sp_global_number },
  { header: 'category', cell: ({ own_data: own }) => own?.category ?? null },
  { header: 'buyer', cell: ({ own_data: own }) => own?.buyer ?? null },
  { header: 'contactEmail', cell: ({ own_data: own }) => own?.contact_email ?? null },
  { header: 'industry', cell: ({ industry }, format) => (industry?.name ? format.industryName(industry.name) : null) },
  {
    header: 'industryGroup',
    cell: ({ industry, industry_group: group }, format) =>
      industry === null ? group.map(({ name }) => format.industryName(name)).join('; ') || null : null,
  },
  { header: 'research', cell: researchOf },
  { header: 'score', cell: ({ score }) => toTenths(score) },
  { header: 'scoreLowest', cell: ({ score_range: range }) => toTenths(range?.low ?? null) },
  { header: 'scoreHighest', cell: ({ score_range: range }) => toTenths(range?.high ?? null) },
  { header: 'scoreKnown', cell: ({ known_share: share }) => toTenths(share ?? null) },
  {
    header: 'confidence',
    // Without a score there is nothing to be confident of.
    cell: ({ confidence, score }, format) =>
      confidence === null || score === null ? null : confidenceWords(confidence, format),
  },
  {
    header: 'percentile',
    cell: ({ industry_score_percentile: percentile }) => round(percentile, 4),
  },
  {
    header: 'figuresInSources',
    cell: (summary, format) => format.words('export')(placeOf(summary)),
  },
  ...figureColumns(figureHeads.scopes1And2, scopes1And2Of, null),
  ...figureColumns(figureHeads.allScopes, allScopesOf, 'all_scopes'),
  {
    header: 'intensity',
    cell: ({ intensity }) => round(intensity?.kilograms_per_unit ?? null, 6),
  },
  { header: 'intensityYear', cell: ({ intensity }) => intensity?.year ?? null },
  {
    header: 'intensityMethod',
    cell: ({ intensity }, format) => (intensity ? format.words('export')('intensityIs') : null),
  },
  { header: 'target', cell: scienceBasedTargetIn },
  { header: 'targetYear', cell: ({ target_year: year }) => year },
  { header: 'netZero', cell: ({ commitments: of }, format) => targetIn(of.net_zero_status, of.sbti_list_of, format) },
  {
    header: 'raceToZero',
    cell: ({ commitments: of }, format) => membershipIn(of.race_to_zero, of.race_to_zero_list_of, format),
  },
  { header: 'globalCompact', cell: ({ commitments }, format) => word(commitments.global_compact, format) },
  { header: 'climatePledgeSigned', cell: ({ commitments }, format) => word(commitments.climate_pledge, format) },
  { header: 'industryLevel', cell: ({ industry_rank: rank }, format) => levelOf(rank, format) },
  { header: 'regionLevel', cell: ({ region_rank: rank }, format) => levelOf(rank, format) },
  { header: 'group', cell: ({ group }) => group },
  { header: 'labels', cell: ({ labels }) => labels.join('; ') || null },
  { header: 'lastChange', cell: ({ updated_at: at }) => at },
]

/** Columns of own data: spend by year and currency, and any others by heading. */
export type OwnHeads = { spend: readonly { year: number; currency: string }[]; columns: readonly string[] }

export const noOwnHeads: OwnHeads = { spend: [], columns: [] }

function isFixed(header: Column['header']): header is FixedHead {
  return fixedHeads.some((head) => head === header)
}

/** The column heads in the reader's language; those of own data unchanged. */
export function exportHeaders(words: ExportWords, own: OwnHeads = noOwnHeads): string[] {
  return [
    ...columns.map(({ header }) => (isFixed(header) ? header : words(header))),
    ...own.spend.map(({ year, currency }) => words('spendOf', { year: String(year), currency })),
    ...own.columns,
  ]
}

/** One organization in the order of the heads, in the reader's language, with numbers and ISO codes for programs. */
export function toCells(summary: OrganizationSummary, format: Format, own: OwnHeads = noOwnHeads): CsvCell[] {
  const { spend = [], columns: texts = {} } = summary.own_data ?? {}
  const spentIn = (head: OwnHeads['spend'][number]) =>
    spend.find(({ year, currency }) => year === head.year && currency === head.currency)?.amount ?? null
  return [
    ...columns.map(({ cell }) => cell(summary, format)),
    ...own.spend.map(spentIn),
    ...own.columns.map((heading) => (Object.hasOwn(texts, heading) ? (texts[heading] ?? null) : null)),
  ]
}
