import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { ListFigure, OrganizationSummary } from '@/lib/views/answers/list-answer'
import { categoriesInWords, coverageNotes } from '@/lib/views/emissions/scope-3-coverage'
import { toRange } from '@/lib/views/organization/score-range'
import { joinWithCommas } from '@/lib/views/translate/list-words'
import { onlyPlaceInWords } from '@/lib/views/translate/only-place'
import { withPassedYear } from '@/lib/views/translate/passed-year'
import { privatePublisher } from '@/lib/views/translate/say-publisher'
import { scope2MethodWords } from './export-table'
import { allScopesOf, scopes1And2Of } from './listed-figures'

/** A cell of a sheet for people. `format`: a number format of spreadsheets; `href`: a link. */
export type ReportCell = { value: string | number; format?: string; href?: string } | null

type Column = {
  header: Key<'export'>
  /** In characters. */
  width: number
  cell: (summary: OrganizationSummary, format: Format, origin: string) => ReportCell
}

const tonnesFormat = '#,##0'

function text(value: string | null): ReportCell {
  return value === null || value === '' ? null : { value }
}

/** Tonnes, with three significant digits below a hundred. */
function tonnes(figure: ListFigure | null): ReportCell {
  if (figure?.kilograms == null) return null
  const amount = figure.kilograms / 1000
  return {
    value: amount < 100 ? Number(amount.toPrecision(3)) : Math.round(amount),
    format: amount < 100 ? '0.###' : tonnesFormat,
  }
}

function year(figure: ListFigure | null): ReportCell {
  return figure?.year == null ? null : { value: figure.year, format: '0' }
}

/** Amounts by different methods of scope 2 stand in one column, so the column beside it says which. */
function methodOf(figure: ListFigure | null, format: Format): ReportCell {
  const key = scope2MethodWords[figure?.kilograms == null ? '' : (figure.scope_2_method ?? '')]
  return key === undefined ? null : { value: format.words('export')(key) }
}

/** How a figure falls short of its column's name, in words, and that it is not public; empty if it does not. */
function lessOf(figure: ListFigure | null, format: Format): ReportCell {
  if (figure?.kilograms == null) return null
  const words = format.words('portfolio')
  const less = [
    figure.publishers[0] === privatePublisher ? format.words('export')('publisherPrivate') : '',
    onlyPlaceInWords(figure, format),
    figure.covers === 'scope_1' ? words('scope1Only') : '',
    figure.scope_3_categories ? categoriesInWords(figure.scope_3_categories, format) : '',
    ...coverageNotes(figure, format),
  ]
  return text(joinWithCommas(less.filter(Boolean), format))
}

const targetWords: Readonly<Record<string, Key<'portfolio'>>> = {
  set: 'targetSet',
  committed: 'targetCommitted',
  removed: 'targetRemoved',
  none: 'targetNone',
}
const recognitionWords: Readonly<Record<string, Key<'portfolio'>>> = {
  recognised: 'recognised',
  to_decide: 'toDecide',
  not_found: 'notFound',
}

function say(code: string | null, keys: Readonly<Record<string, Key<'portfolio'>>>, format: Format): ReportCell {
  const key = keys[code ?? '']
  return key === undefined ? null : { value: format.words('portfolio')(key) }
}

/** "None" only with the day of the list: the sheet is read long after, and by others. */
function sayTargetOf(
  { commitments: { sbti, sbti_list_of: listOf }, target_year: year }: OrganizationSummary,
  format: Format,
): ReportCell {
  if (sbti === 'none' && listOf !== null)
    return text(format.words('figures')('notInListOf', { day: format.day(listOf) }))
  const said = say(sbti, targetWords, format)
  return said && { ...said, value: withPassedYear(String(said.value), { sbti, year }, format) }
}

/** What a score would be if all that is unknown were bad or good, as on the page; empty without a score. */
function possibleScore({ score, score_range: range }: OrganizationSummary, format: Format): ReportCell {
  const possible = score === null ? null : toRange(range)
  if (possible === null || possible.low === possible.high) return null
  const { whole } = format.number
  return { value: `${whole(possible.low)}–${whole(possible.high)}` }
}

const columns: readonly Column[] = [
  {
    header: 'name',
    width: 34,
    cell: ({ id, name }, format) => text(name ?? format.words('portfolio')('organizationNumber', { id: String(id) })),
  },
  { header: 'matchedName', width: 30, cell: ({ matched_name: name }) => text(name) },
  {
    header: 'recognition',
    width: 16,
    cell: ({ recognition }, format) => say(recognition, recognitionWords, format),
  },
  {
    header: 'countryName',
    width: 18,
    cell: ({ hq_region: code }, format) => text(code === null ? null : format.country(code).name),
  },
  {
    header: 'industryName',
    width: 34,
    cell: ({ industry }, format) => text(industry?.name ? format.industryName(industry.name) : null),
  },
  { header: 'leiGiven', width: 23, cell: ({ identifiers }) => text(identifiers.lei_number) },
  {
    header: 'score',
    width: 10,
    cell: ({ score }) => (score === null ? null : { value: Math.round(score * 100), format: '0' }),
  },
  { header: 'scoreCouldBe', width: 12, cell: possibleScore },
  { header: 'tonnes12', width: 16, cell: (summary) => tonnes(scopes1And2Of(summary)) },
  { header: 'yearOf', width: 8, cell: (summary) => year(scopes1And2Of(summary)) },
  { header: 'scope2Of', width: 18, cell: (summary, format) => methodOf(scopes1And2Of(summary), format) },
  { header: 'lessOf', width: 20, cell: (summary, format) => lessOf(scopes1And2Of(summary), format) },
  { header: 'tonnesAll', width: 16, cell: (summary) => tonnes(allScopesOf(summary)) },
  { header: 'yearOf', width: 8, cell: (summary) => year(allScopesOf(summary)) },
  { header: 'scope2Of', width: 18, cell: (summary, format) => methodOf(allScopesOf(summary), format) },
  { header: 'lessOf', width: 28, cell: (summary, format) => lessOf(allScopesOf(summary), format) },
  { header: 'targetWords', width: 24, cell: sayTargetOf },
  {
    header: 'targetYear',
    width: 11,
    cell: ({ target_year: due }) => (due === null ? null : { value: due, format: '0' }),
  },
  { header: 'category', width: 20, cell: ({ own_data: own }) => text(own?.category ?? null) },
  { header: 'buyer', width: 18, cell: ({ own_data: own }) => text(own?.buyer ?? null) },
  { header: 'labels', width: 20, cell: ({ labels }) => text(labels.join('; ')) },
  {
    header: 'page',
    width: 12,
    cell: ({ id }, format, origin) => ({
      value: format.words('export')('open'),
      href: `${origin}/organizations/${id}`,
    }),
  },
]

/** Spend by year and currency, newest first. */
type Spend = { year: number; currency: string }

/** The heads of the sheet for people, with their widths. */
export function reportHeads(format: Format, spend: readonly Spend[]): { header: string; width: number }[] {
  const words = format.words('export')
  return [
    ...columns.map(({ header, width }) => ({ header: words(header), width })),
    ...spend.map(({ year: of, currency }) => ({ header: words('spendOf', { year: String(of), currency }), width: 18 })),
  ]
}

/** One organization for people: names instead of codes, tonnes instead of kilograms, and a link to its page under `origin`. */
export function reportCells(
  summary: OrganizationSummary,
  format: Format,
  { spend, origin }: { spend: readonly Spend[]; origin: string },
): ReportCell[] {
  const spent = summary.own_data?.spend ?? []
  return [
    ...columns.map(({ cell }) => cell(summary, format, origin)),
    ...spend.map(({ year: of, currency }): ReportCell => {
      const found = spent.find((line) => line.year === of && line.currency === currency)
      return found === undefined ? null : { value: found.amount, format: tonnesFormat }
    }),
  ]
}
