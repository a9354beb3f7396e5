import { methodOfNote } from '@/service/reports/input/pdf/find-notes'
import { overlap } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate, Scope } from '@/service/reports/model/figure'
import { boxOf, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import type { TraceRule } from '@/service/reports/model/trace'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { headOfRows, unitHeadingOver } from '@/service/reports/tables/detect/head-words'
import { isOfInvestments, isOfOthers } from '@/service/reports/tables/detect/table-caption'
import type { Cell } from '@/service/reports/tables/rows/table-cells'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { cellsBesideConsumption } from '@/service/reports/words/beside-consumption'
import { headingForMass } from '@/service/reports/words/beside-intensity'
import { isMilestone } from '@/service/reports/words/milestone-years'
import { notEmissions } from '@/service/reports/words/not-emissions'
import { isNotOwn } from '@/service/reports/words/not-own'
import { isNamedByChance, isOtherTonnage } from '@/service/reports/words/other-tonnage'
import { methodOf, parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { isIntensity, isOtherUnit } from '@/service/reports/words/parse-unit'
import { endYearsIn, newnessOf, parseHeaderYear, type YearMention } from '@/service/reports/words/parse-year'
import { isMidSentence, withoutBaseYears } from '@/service/reports/words/report-years'
import { entityOf, groupWords } from '@/service/reports/words/row-entity'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { emissionWord } from '@/service/reports/words/total-words'
import { type CellUnit, otherUnitBeside, unitOf } from './cell-unit'
import type { RowScope } from './row-scope'
import { isHeadOfTargets } from './target-rows'

/** A table of targets, shares, savings or intensities repeats the scopes and contains no emissions. */
const ofOtherTonnes = new RegExp(
  String.raw`${notEmissions}|\boffsets?\b|(?<![a-z] )\bcoverage\b|\bcoverage (?:of|rate|ratio|\(?%)`,
  'i',
)

/** "Scope 1 energy consumption (GWh)" or "Energy consumption" above the amounts, whatever unit stands further up or beside it. */
const energyHead =
  /\((?:in )?(?:[kmgt]?wh|[gtmp]j|m3|mbtu)\)|^(?!.*(?:emission|co ?[2₂]|carbon)).*\benergy (?:consumption|use|usage|consumed)\b/i

const comparison = /(?:^|[(| ])(?:FY ?)?(?:19|20)\d\d ?[:=] ?\d[\d.,' ]*/g

type Place = { page: Page; table: Table; row: Row; caption: string; context: Context }

/** The figures of a row: one for each cell under a year, or under a scope in a row of a year. */
export function candidatesOfRow(place: Place, scopeOf: RowScope): Candidate[] {
  const { page, row } = place
  const line = page.lines[row.at]
  if (!line) return []
  if (isIntensity(row.label) || isIntensity(row.unitText)) return leaveRow(place, 'row_of_ratio')
  // A line of text without borders is not a row: "Scope 1" over "5.5 t" over "Scope 2" under a heading that names a year.
  if (line.isProse && line.chunks.length === 1) return []
  const cells = isOtherUnit(row.unitText.trim()) ? cellsBesideConsumption(page, row) : row.cells
  const inBrackets = /\(([^()]{1,12})\)$/.exec(row.label.trim())?.[1] ?? ''
  if (isOtherUnit(inBrackets)) return leaveRow(place, 'row_of_other_unit', { unit: inBrackets })
  if (isOfOtherHead(place)) return leaveRow(place, 'row_under_other_head', { head: place.table.headText })
  if (isUnderOthers(row)) return leaveRow(place, 'row_under_other_heading', { heading: row.section })
  if (cells.length === 0) return leaveRow(place, 'row_of_other_unit', { unit: row.unitText })
  return cells.flatMap((cell) => candidatesOfCell(place, cell, scopeOf))
}

type Values = Readonly<Record<string, string>>

/** Records for each amount of a row why it is not read. */
export function noteRow({ trace }: Context, page: Page, row: Row, rule: TraceRule, values: Values = {}): void {
  if (!trace) return
  for (const { chunk, column } of row.cells) {
    const year = column.year?.year ?? row.yearAbove?.year ?? null
    trace.note({ rule, page: page.number, label: row.label, printed: chunk.text, year, scope: null, values })
  }
}

/** Leaves out the row and records why. */
function leaveRow({ page, row, context }: Place, rule: TraceRule, values: Values = {}): [] {
  noteRow(context, page, row, rule, values)
  return []
}

/** Leaves out the amount and records why. */
function leaveCell({ page, row, context }: Place, { chunk, column }: Cell, rule: TraceRule, values: Values = {}): [] {
  context.trace?.note({
    rule,
    page: page.number,
    label: row.label,
    printed: chunk.text,
    year: column.year?.year ?? row.yearAbove?.year ?? null,
    scope: column.scope ? scopeCode(column.scope) : null,
    values: { column: column.path, ...values },
  })
  return []
}

/**
 * "Carbon intensity" above the labels, unless a later heading with a unit began something else. "Coverage" alone heads labels that say
 * whom the rows cover.
 */
function isOfOtherHead({ page, table, row }: Place): boolean {
  if (/^coverage$/i.test(table.headText.trim())) return false
  // Under "Financed emissions (scope 3, category 15)" the total is the company's own.
  if (isOfInvestments(table.headText) && isTotalLabel(row.label)) return false
  if (
    !isOfOther(table.headText.replace(goalBefore, '')) ||
    isHeadOfTargets(table) ||
    !isOfOther(headOfRows(page, table))
  )
    return false
  const heading = unitHeadingOver(page, table, row.at)
  return heading === null || isOfOther(heading.text)
}

/** "Emissions and energy intensity", "Progress on our targets" head emissions too. */
const andEmissions =
  /\b(?:metrics|progress|performance|(?:ghg |carbon )?emissions) (?:and|on|against|towards?|versus|vs\.?|before|excluding) /i

/** "Goal" above cells beside "Unit of measure": the measure stands in that column and is not a target. */
const goalBefore =
  /^(?:(?:our|20\d\d|climate) )?(?:goals?|targets?|commitments?|ambitions?|aims?|objectives?) (?=(?:units?|measures?|metrics?|indicators?|kpis?)\b)/i

function isOfOther(head: string): boolean {
  return (ofOtherTonnes.test(head) && !andEmissions.test(head)) || isNotOwn(head)
}

/** Under "Financed emissions (Scope 3, category 15)" the total is the organization's own figure. */
function isUnderOthers({ section, label, unitText }: Row): boolean {
  return ofOtherTonnes.test(headingForMass(section, unitText)) && !(isOfInvestments(section) && isTotalLabel(label))
}

function candidatesOfCell(place: Place, cell: Cell, scopeOf: RowScope): Candidate[] {
  const { page, table, row, caption, context } = place
  const { column } = cell
  const leave = (rule: TraceRule, values?: Values) => leaveCell(place, cell, rule, values)
  // Scopes across under financed emissions are those of the borrowers.
  if (column.scope !== null && isOfOthers(caption)) return leave('table_of_others', { title: caption })
  // "CO2 | CH4 | N2O | Total" across: one gas is a part.
  if (ofOneGas.test(column.path) && table.columns.some((one) => one !== column && ofOneGas.test(one.path)))
    return leave('column_of_one_gas')
  // "Total category 15" under "Financed emissions" is the organization's own figure.
  const isOwnTotal = column.scope === null && scopeOf.mention?.category === 15 && isTotalLabel(row.label)
  if (isOfOthers(column.path) && !isOwnTotal) return leave('column_of_others')
  if (column.isOther || energyHead.test(column.path) || isIntensity(column.path))
    return leave('column_of_something_else')
  if (cell.value.number < 0) return leave('negative')
  const named = scopeOfCell(cell, row, scopeOf.mention, table)
  const scope = named && withMethodUnder(named, place, cell)
  if (!scope) return leave('row_names_no_scope')
  if (scope.narrowness >= 8) return leave('scope_not_whole', { narrowness: String(scope.narrowness) })
  const printed = yearUnder(place) ?? column.year ?? parseHeaderYear(row.label) ?? row.yearAbove
  // Below an axis of years, a row that is a year itself holds amounts of something else.
  if (column.year !== null && /^(?:FY ?)?(?:19|20)\d\d$/.test(row.label.trim())) return leave('year_not_one')
  const year = yearOfCell(place, cell, printed)
  if (year === null) return leave('year_not_one', { kind: printed?.kind ?? '' })
  const unit = unitOf(cell, row, table, caption, page, context.statedUnit ?? null)
  if (!unit) return leave('unit_missing', { beside: otherUnitBeside(cell, row, table, caption) })
  if (isIntensity(unit.context)) return leave('unit_of_ratio', { unit: unit.text })
  if (!unit.isOwn && isNamedByChance(scope, row, `${caption} ${table.headText}`)) return leave('named_by_chance')
  const titles = caption.split(' | ').slice(-2).join(' ')
  if (isOtherTonnage(scope, row, unit.text, `${titles} ${table.headText} ${column.path}`))
    return leave('tonnes_of_something_else', { unit: unit.text })
  const noted = withNote(scope, page, [...row.marks, ...cell.chunk.marks])
  const code = scopeCode(withTitle(noted, caption))
  return code ? toCandidates(place, cell, scopeOf, { scope, code, year, printed, unit }) : leave('scope_not_kept')
}

/** "FY2020 results" over rows of one amount each, below a table of several years: the columns of that one are not theirs. */
function yearUnder({ table, row }: Place): YearMention | null {
  const isOne = row.cells.length === 1
  return isOne && table.columns.filter(({ year }) => year !== null).length > 1 ? row.yearAbove : null
}

/** The 2 and the 4 of a gas may be lost with their line. */
const ofOneGas = /(?:^|\s)(?:CO ?[2₂]|CH ?[4₄]?|N ?[2₂]? ?O|HFCs?|PFCs?|SF ?[6₆]?|NF ?[3₃]?)$/

/** Takes the method from below the amount: "75 548 Mg CO2e" under "Scope 2:", with "(location based)" under it. */
function withMethodUnder(scope: ScopeMention, { page, row }: Place, { chunk }: Cell): ScopeMention {
  if (scope.method || !scope.scopes.includes(2) || row.label !== '') return scope
  const below = page.lines.slice(row.at + 1, row.at + 3).flatMap(({ chunks }) => chunks)
  const under = below.find((one) => overlap(one, chunk) > 0 && one.y - chunk.y < 1.8 * chunk.size)
  const isMethod = /^\(?(?:location|market)[ -]based(?: method)?\)?$/i.test(under?.text.trim() ?? '')
  return isMethod ? { ...scope, method: methodOf(under?.text ?? '') } : scope
}

/** The scope of the row or, where the heads name scopes, of the column; null for a part of it. */
function scopeOfCell(cell: Cell, row: Row, mention: ScopeMention | null, { columns }: Table): ScopeMention | null {
  const { column, chunk } = cell
  // "Total, scopes 1+2" in cells merged over both columns, one for each year.
  if (mention?.isByWords === false && mention.scopes.length === 2 && row.cells.length * 2 === columns.length)
    return mention
  const [only] = column.scope?.scopes.length === 1 ? column.scope.scopes : []
  const own = mention && only !== undefined && mention.scopes.includes(only) ? mention : null
  // A title above all columns says less than a column's head.
  const isNarrower = column.scope !== null && mention !== null && mention.scopes.length > column.scope.scopes.length
  if (column.scope && (mention === null || isNarrower || !own))
    return isWholeRow(row) ? mergeColumn(column.scope, row, chunk.text) : null
  if (!mention) return own
  // "2,234 (location-based)" names its own method.
  const method = mention.scopes.includes(2) ? (methodOf(column.path) ?? methodOf(chunk.text)) : null
  return { ...mention, method: method ?? mention.method }
}

/** The year above the cell, in its row, in the title or of the report; null if the cell has no single year. */
function yearOfCell({ table, caption, context }: Place, cell: Cell, printed: YearMention | null): number | null {
  if (printed?.kind === 'target' || printed?.kind === 'change') return null
  // Beside columns of years, one without a year is a milestone, a share or a note: the report's year does not apply.
  if (printed === null && table.columns.filter((one) => one.year !== null).length > 1) return null
  // "2022: 4,330 t" below another card dates nothing.
  const title = caption
    .split(' | ')
    .filter((text) => !isMidSentence(text))
    .map(withoutBaseYears)
    .join(' | ')
    .replace(comparison, ' ')
  const titled = endYearsIn(table.headText).at(-1) ?? endYearsIn(title).at(-1) ?? null
  const year = printed?.year ?? titled ?? context.reportYear
  if (year === null || isMilestone(year, table, context.reportYear)) return null
  // A year under a scope's name belongs to a list of years, which `readLists` reads.
  const isYear = /^(?:19|20)\d\d$/.test(cell.chunk.text.trim()) && Math.abs(cell.value.number - year) < 40
  return isYear ? null : year
}

type Read = { scope: ScopeMention; code: Scope; year: number; printed: YearMention | null; unit: CellUnit }

function toCandidates(place: Place, cell: Cell, scopeOf: RowScope, read: Read): Candidate[] {
  const { reasons, penalty } = scopeOf
  const { page, table, row } = place
  const { scope, unit, printed } = read
  const score = scoreOf(place, cell, read) - penalty
  const whole = wholeOfColumn(scope, cell.column.path)
  const candidate: Candidate = {
    year: read.year,
    scope: whole ?? read.code,
    number: cell.value.number,
    printedValue: cell.chunk.text,
    printedUnit: unit.text,
    page: page.number,
    quote: quoteOf(row, lineText(page.lines[row.at] ?? { y: 0, size: 0, chunks: [] })),
    box: boxOf(cell.chunk),
    label: scopeOf.isInColumn ? '' : row.label,
    isListed: scopeOf.isInColumn === true,
    reasons: [...reasons, because('column', { head: cell.column.path }), ...unit.reasons],
    score: whole ? score + 1 : score,
    entity: entityOf(table, cell, row),
    yearIsAssumed: printed === null,
    ...(unit.isGuess
      ? { guessedUnit: { table: `${page.number} ${table.header} ${unit.text}`, others: unit.others } }
      : {}),
  }
  return [candidate]
}

/** Beside a second column of the same year that does not say what it is: of another perimeter, or adjusted. */
const asReported = /\bas (?:reported|published|disclosed)\b/i

/** "Total Net Scope 3 Business Travel Emissions" below the gross amount and the credits retired. */
const afterOffsets = /\bnet (?:total )?(?:scope|ghg|emissions?|carbon|co2)/i

function scoreOf({ table, row }: Place, cell: Cell, { scope, printed, unit }: Read): number {
  const entity = entityOf(table, cell, row)
  const years = new Set(table.columns.filter(({ isOther }) => !isOther).map(({ year }) => year?.year)).size
  const isSum = scope.scopes.length > 1 || scope.scopes[0] === 3
  const method = scope.method ?? methodOf(`${row.label} ${cell.column.path}`)
  const newness = newnessOf(`${row.label} ${cell.column.path}`)
  return (
    10 -
    scope.narrowness -
    (afterOffsets.test(row.label) ? 3 : 0) -
    (printed ? 0 : 4) -
    unit.penalty -
    (printed?.kind === 'adjusted' && newness < 1 ? 2 : 0) +
    2 * newness +
    (asReported.test(cell.column.path) ? 1 : 0) +
    (entity === 'part' ? -12 : entity === 'group' ? 2 : 0) -
    (scope.isByWords ? 2 : 0) +
    (isTotalLabel(row.label) ? 1 : 0) +
    (years > 1 ? 1 : 0) +
    (isSum && method === 'mb' ? 0.5 : 0)
  )
}

/** A footnote may be the only place that names the scope 2 method. */
function withNote(scope: ScopeMention, page: Page, marks: readonly string[]): ScopeMention {
  if (scope.method || !scope.scopes.includes(2)) return scope
  const method = marks.map((mark) => methodOfNote(page.notes?.get(mark) ?? '')).find((one) => one !== null)
  return method ? { ...scope, method } : scope
}

/** "Scope 1 and Scope 2 (market-based) emissions by site" above a table: the method of every scope 2 in it. */
function withTitle(scope: ScopeMention, caption: string): ScopeMention {
  if (scope.method || !scope.scopes.includes(2)) return scope
  const title = caption.split(' | ').findLast((text) => parseScope(text)?.scopes.includes(2)) ?? ''
  return { ...scope, method: methodOf(title) }
}

function quoteOf(row: Row, text: string): string {
  const quote = text.startsWith(row.label) ? text : `${row.section ? `${row.section}: ` : ''}${text}`
  return quote.slice(0, 300)
}

function mergeColumn(scope: ScopeMention, row: Row, printed: string): ScopeMention {
  const method = scope.method ?? methodOf(row.label) ?? methodOf(printed)
  return { ...scope, method: scope.scopes.includes(2) ? method : null }
}

const ofEmissions = new RegExp(emissionWord, 'iu')

/** With scopes across, a row must be a year, a total or emissions as such, not a site or company among others. */
function isWholeRow({ label }: Row): boolean {
  const isDated = parseHeaderYear(label) !== null
  // "Acme Group 2023", like "Acme plc 2023", is another company's year; "Group 2023" and "Acme total" are the whole.
  if (isDated) return otherWords(label).length === 0
  if (label === '' || isTotalLabel(label) || groupWords.test(label)) return true
  return ofEmissions.test(label.replace(/\([^)]*\)/g, ' ')) && parseScope(label)?.narrowness !== undefined
}

const ofYears =
  /\b(?:fy|cy|gj|kpis?|year|years?|financial|fiscal|reporting|calendar|business|ended|ending|to|as|of|at|the|in|full|base(?:line)?|jahr|basisjahr|geschäftsjahr|år|basår|année|exercice|año|ejercicio|anno|esercizio|vuosi|restated|adjusted|actuals?|current|prior|previous|this|last|period|scopes?|emissions?|ghg|co2e?q?|t?co2e?|total\w*|values?|results?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi

/** Words of a label other than years, totals and emissions. */
function otherWords(label: string): string[] {
  const rest = label
    .replace(/\([^)]*\)/g, ' ')
    .replace(ofYears, ' ')
    .replace(new RegExp(groupWords, 'gi'), ' ')
  return rest.match(/\p{L}{3,}/gu) ?? []
}

/** A column "total per scope" beside "total per category" holds the scope's sum, whatever category the row names. */
function wholeOfColumn(scope: ScopeMention, path: string): '1' | '3' | null {
  if (!/total\w* (?:per )?scope|scope total/i.test(path)) return null
  if (scope.scopes.length !== 1) return null
  return scope.scopes[0] === 3 ? '3' : scope.scopes[0] === 1 ? '1' : null
}
