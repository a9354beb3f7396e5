import { isOld } from '@/lib/format/age'
import type { Key, Words } from '@/lib/messages/words'
import type { CsvCell } from '@/lib/sheets/write-csv'
import type { ListFigure, OrganizationSummary } from '@/lib/views/answers/list-answer'
import { isSettled } from '@/lib/views/organization/research-progress'
import { privatePublisher } from '@/lib/views/translate/say-publisher'
import { allCategories } from '@/service/scope-3-coverage'
import { allScopesOf, placeOfFigures, scopes1And2Of } from './listed-figures'

type ExportWords = Words<'export'>

/** The same in every language. */
const fixedHeads = ['ID', 'LEI', 'ISIN', 'DUNS'] as const
type FixedHead = (typeof fixedHeads)[number]
type Column = {
  header: Key<'export'> | FixedHead
  cell: (summary: OrganizationSummary, words: ExportWords, thisYear: number) => CsvCell
}

const coverWords: Readonly<Record<string, Key<'export'>>> = {
  all_scopes: 'coversAll',
  scope_1_and_2: 'covers12',
  scope_1: 'covers1',
}

const placeWords = {
  worldwide: 'placeWorldwide',
  one_country: 'placeOneCountry',
  none: 'placeNone',
  not_recognised: 'placeNotIdentified',
} as const

/** What is still being researched is not said to be missing. */
function placeOf(summary: OrganizationSummary): Key<'export'> {
  const place = placeOfFigures(summary)
  return place === 'none' && !isSettled(summary.status) ? 'placeInProgress' : placeWords[place]
}

const basisWords: Readonly<Record<string, Key<'export'>>> = { stated: 'statedTotal', added_up: 'sumOfScopes' }

/** A service's own word where it is none of ours. */
function say(
  code: string | null | undefined,
  keys: Readonly<Record<string, Key<'export'>>>,
  words: ExportWords,
): CsvCell {
  if (!code) return null
  const key = keys[code]
  return key === undefined ? code : words(key)
}

function word(answer: boolean | null, words: ExportWords): CsvCell {
  return answer === null ? null : words(answer ? 'yes' : 'no')
}

/** A share of 1 in points of 100, to a tenth. */
function toTenths(share: number | null): CsvCell {
  return share === null ? null : Math.round(share * 1000) / 10
}

function round(value: number | null, digits: number): CsvCell {
  return value === null ? null : Number(value.toPrecision(digits))
}

const methodWords: Readonly<Record<string, Key<'export'>>> = {
  market: 'marketBased',
  location: 'locationBased',
  not_stated: 'methodNotStated',
}

/** Heads of an amount and of what says what it is: year, age, place, scopes, basis, method of scope 2, publishers. */
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

/** An amount and, beside it, all that says what it is. `holds`: the scopes where the figure does not say. */
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
      cell: (summary, words, thisYear) => {
        const found = of(summary)?.year ?? null
        return found === null ? null : words(isOld(found, { thisYear }) ? 'ageOld' : 'ageRecent')
      },
    },
    { header: region, cell: (summary) => of(summary)?.region ?? null },
    {
      header: cover,
      cell: (summary, words) => {
        const figure = of(summary)
        if (figure?.scope_3_categories) {
          return words('covers12AndCategories', { count: figure.scope_3_categories.length, all: allCategories })
        }
        return figure && say(figure.covers ?? holds, coverWords, words)
      },
    },
    { header: method, cell: (summary, words) => say(of(summary)?.basis, basisWords, words) },
    { header: scope2, cell: (summary, words) => say(of(summary)?.scope_2_method, methodWords, words) },
    {
      header: by,
      cell: (summary, words) =>
        of(summary)
          ?.publishers.map((one) => (one === privatePublisher ? words('publisherPrivate') : one))
          .join('; ') || null,
    },
  ]
}

/** Unit in the header; year, coverage and method of a figure in the columns beside it. */
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
  { header: 'industry', cell: ({ industry }) => industry?.name ?? null },
  {
    header: 'industryGroup',
    cell: ({ industry, industry_group: group }) =>
      industry === null ? group.map(({ name }) => name).join('; ') || null : null,
  },
  { header: 'research', cell: ({ status }) => status },
  { header: 'score', cell: ({ score }) => toTenths(score) },
  { header: 'scoreLowest', cell: ({ score_range: range }) => toTenths(range?.low ?? null) },
  { header: 'scoreHighest', cell: ({ score_range: range }) => toTenths(range?.high ?? null) },
  { header: 'scoreKnown', cell: ({ known_share: share }) => toTenths(share ?? null) },
  { header: 'confidence', cell: ({ confidence }) => confidence },
  {
    header: 'percentile',
    cell: ({ industry_score_percentile: percentile }) => round(percentile, 4),
  },
  {
    header: 'figuresInSources',
    cell: (summary, words) => words(placeOf(summary)),
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
    cell: ({ intensity }, words) => (intensity ? words('intensityIs') : null),
  },
  { header: 'target', cell: ({ commitments }) => commitments.sbti },
  { header: 'netZero', cell: ({ commitments }, words) => word(commitments.net_zero_target, words) },
  { header: 'raceToZero', cell: ({ commitments }, words) => word(commitments.race_to_zero, words) },
  { header: 'globalCompact', cell: ({ commitments }, words) => word(commitments.global_compact, words) },
  { header: 'climatePledgeSigned', cell: ({ commitments }, words) => word(commitments.climate_pledge, words) },
  { header: 'industryLevel', cell: ({ industry_rank: rank }) => rank },
  { header: 'regionLevel', cell: ({ region_rank: rank }) => rank },
  { header: 'group', cell: ({ group }) => group },
  { header: 'labels', cell: ({ labels }) => labels.join('; ') || null },
  { header: 'lastChange', cell: ({ updated_at: at }) => at },
]

/** Columns of the project's own list: spend by year and currency, and any others by their headings. */
export type OwnHeads = { spend: readonly { year: number; currency: string }[]; columns: readonly string[] }

export const noOwnHeads: OwnHeads = { spend: [], columns: [] }

function isFixed(header: Column['header']): header is FixedHead {
  return fixedHeads.some((head) => head === header)
}

/** The heads of the columns, in the reader's language; those of the project's own list as it has them. */
export function exportHeaders(words: ExportWords, own: OwnHeads = noOwnHeads): string[] {
  return [
    ...columns.map(({ header }) => (isFixed(header) ? header : words(header))),
    ...own.spend.map(({ year, currency }) => words('spendOf', { year: String(year), currency })),
    ...own.columns,
  ]
}

/** One organization in the order of the heads; `thisYear`: what tells an old figure. Codes stay as the service has them, for programs. */
export function toCells(
  summary: OrganizationSummary,
  words: ExportWords,
  thisYear: number,
  own: OwnHeads = noOwnHeads,
): CsvCell[] {
  const { spend = [], columns: texts = {} } = summary.own_data ?? {}
  const spentIn = (head: OwnHeads['spend'][number]) =>
    spend.find(({ year, currency }) => year === head.year && currency === head.currency)?.amount ?? null
  return [
    ...columns.map(({ cell }) => cell(summary, words, thisYear)),
    ...own.spend.map(spentIn),
    ...own.columns.map((heading) => (Object.hasOwn(texts, heading) ? (texts[heading] ?? null) : null)),
  ]
}
