import { methodOfNote } from '@/service/reports/input/pdf/find-notes'
import type { Context } from '@/service/reports/model/context'
import { type Candidate, leastLead, placeOf, type Scope, scope3Part } from '@/service/reports/model/figure'
import { boxOf, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import type { TraceRule } from '@/service/reports/model/trace'
import { isOfInvestments, isOfOthers, isOfSite } from '@/service/reports/tables/detect/table-caption'
import { unitAsMeant } from '@/service/reports/tables/meaning/cell-unit'
import { styleOfPage } from '@/service/reports/words/amount-style'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { notEmissions } from '@/service/reports/words/not-emissions'
import { isNotOwn } from '@/service/reports/words/not-own'
import { saysEmissions } from '@/service/reports/words/other-tonnage'
import { methodOf, namesCategoryNumber, parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { newnessOf } from '@/service/reports/words/parse-year'
import { withoutIsoCategories } from '@/service/reports/words/scope-by-words'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { addsUp } from './adds-up'
import { entityOfColumn } from './entity-of-column'
import { keepWholes } from './keep-wholes'
import { labelsOf, scopeOfCell } from './scope-of-cell'
import { type UnitOfCell, unitOfCell, unitOfPage } from './unit-of-cell'
import { type GridCell, rowsBefore, walkGrid } from './walk-grid'
import { yearOfCell } from './year-of-cell'

const ofOtherTonnes = new RegExp(
  String.raw`${notEmissions}|per capita|\bper\b (?:fte|employee|unit|revenue|tonne|sqm|m2)`,
  'i',
)
/** Heads of parts, whose total is the whole. */
const byParts =
  /\bby (?:division|region|country|countries|state|site|facility|asset|business|segment|brand|subsidiar|entity|source|fuel|gas)/i
/** "Emissions and reduction targets" head emissions too. */
const andEmissions =
  /\b(?:emissions|performance|progress|metrics) (?:and|&|on|against|towards?|versus|vs\.?|before|excluding) /i
const ofGas = /(?:^|\s)(?:CO ?[2₂]|CH ?[4₄]|N ?[2₂] ?O|HFCs?|PFCs?|SF ?[6₆]|NF ?[3₃])(?:\s*\([^)]*\))?$/

/** The nearest heading, or head of the labels, that says what the tonnes are; "" without one. */
function headingOf({ headings, labelHeads }: GridCell): string {
  const near = [...labelHeads.toReversed(), ...headings.toReversed()]
  return near.find((text) => isOther(text) || saysEmissions(text)) ?? ''
}

/** The total under "Financed emissions (scope 3, category 15)" is the organization's own figure. */
function isOwnInvestment({ labels, headings, labelHeads }: GridCell, category: number | null): boolean {
  const isNamed = [...headings, ...labelHeads, ...labels].some(
    (text) => isOfInvestments(text) || /financed/i.test(text),
  )
  return category === 15 && isTotalLabel(labels.at(-1) ?? '') && isNamed
}

/** Rows of the block before it name scope 3: rows below them with only a unit belong to it. */
function isUnderScope3(cell: GridCell): boolean {
  const before = rowsBefore(cell).map((one) => labelsOf(one).join(' '))
  return before.slice(-16).some((label) => parseScope(label)?.scopes.join() === '3' && saysEmissions(label))
}

/** "Scope 2" under a heading without amounts, after "Scope 1" above it: the list of scopes continues. */
function goesOn(cell: GridCell): boolean {
  const label = labelsOf(cell).join(' ')
  const own = parseScope(label)
  const before = rowsBefore(cell)
  if (own?.isByWords !== false || before.length === 0) return false
  const named = before.map((one) => parseScope(labelsOf(one).join(' '))?.scopes.join()).filter(Boolean)
  return named.length > 0 && !named.includes(own.scopes.join()) && cell.headings.length === 1 && own.scopes[0] !== 1
}

type Left = { rule: TraceRule; values?: Readonly<Record<string, string>> }

/** A cell that was left out for one of these reasons is of unknown meaning. */
const unknown: ReadonlySet<TraceRule> = new Set<TraceRule>([
  'row_names_no_scope',
  'heads_not_read',
  'year_not_one',
  'unit_missing',
  'scope_not_kept',
])

/** `understood`: the places of amounts whose meaning is known, even if they are not figures. */
type Grids = { found: Candidate[]; understood: ReadonlySet<string> }

/** The figures of the grids of a page: each amount whose words name a scope, a year and a mass, and nothing else. */
export function readGrids(page: Page, context: Context): Grids {
  const cells = walkGrid(page, styleOfPage(page, context.style))
  const understood = new Set<string>()
  const found = cells.flatMap((cell) => {
    const read = readCell(page, cell, context)
    if (!('rule' in read && unknown.has(read.rule)))
      understood.add(placeOf({ page: page.number, box: boxOf(cell.chunk) }))
    if (!('rule' in read)) return [read, ...categoryBeside(read, cell)].map((candidate) => ({ candidate, cell }))
    context.trace?.note({
      rule: read.rule,
      page: page.number,
      label: cell.labels.join(' '),
      printed: cell.chunk.text,
      year: yearPrinted(cell),
      scope: null,
      values: { column: cell.heads.join(' '), ...read.values },
    })
    return []
  })
  const settled = keepWholes(withoutIsoCategories(found.map((one) => ({ ...one, label: one.cell.labels.join(' ') }))))
  return { found: settled, understood }
}

/** "3 | Business travel": a part of scope 3, and perhaps its whole category. */
function categoryBeside(listed: Candidate, cell: GridCell): Candidate[] {
  const label = labelsOf(cell).slice(1).join(' ')
  const category = listed.isListed && listed.scope === '3' ? findCategory(label) : null
  const scope = category === null ? null : scope3Part(category)
  if (scope === null) return []
  const { isListed: _, ...one } = listed
  return [{ ...one, scope, label, reasons: [because('label_beside_scope', { label }), ...listed.reasons.slice(1)] }]
}

function yearPrinted(cell: GridCell): number | null {
  const year = yearOfCell(cell)
  return year === null || year === 'other' ? null : year.year
}

function isOther(text: string): boolean {
  return (ofOtherTonnes.test(text) && !andEmissions.test(text)) || isIntensity(text) || isNotOwn(text)
}

function readCell(page: Page, cell: GridCell, context: Context): Candidate | Left {
  if (cell.value.number < 0) return { rule: 'negative' }
  const labels = labelsOf(cell)
  const label = labels.join(' ')
  if (labels.some(isIntensity)) return { rule: 'row_of_ratio' }
  const scope = scopeOfCell(cell)
  if (!scope) return { rule: 'row_names_no_scope' }
  if (scope.mention.narrowness >= 8) return { rule: 'scope_not_whole' }
  const site = cell.labelHeads.find(isOfSite)
  if (site !== undefined) return { rule: 'table_of_a_site', values: { head: site } }
  const isInvestment = isOwnInvestment(cell, scope.mention.category)
  if (!isInvestment && labels.some((text) => parseScope(text) === null && isOther(text)))
    return { rule: 'row_under_other_head', values: { label } }
  if (cell.heads.some(isOther)) return { rule: 'column_of_something_else' }
  const others = goesOn(cell)
    ? undefined
    : [...cell.headings, ...cell.labelHeads].find((text) => isOfOthers(text) || isNotOwn(text))
  if (others !== undefined && !isInvestment) return { rule: 'table_of_others', values: { title: others } }
  const over = headingOf(cell)
  const isOfParts = byParts.test(over) && !isTotalLabel(labels.at(-1) ?? '')
  if ((isOther(over) && !isInvestment) || isOfParts)
    return { rule: 'row_under_other_heading', values: { heading: over } }
  if (cell.heads.some((text) => ofGas.test(text)) && cell.block.paths.size > 1) return { rule: 'column_of_one_gas' }
  const hasHeads = [...cell.block.paths.values()].some((heads) => heads.length > 0)
  if (hasHeads && cell.heads.length === 0) return { rule: 'heads_not_read' }
  const year = yearOfCell(cell)
  if (year === 'other') return { rule: 'column_of_something_else' }
  const inYear = year?.year ?? context.reportYear
  if (inYear === null) return { rule: 'year_not_one' }
  const named = unitOfCell(cell, context.statedUnit ?? null) ?? unitOfPage(page)
  const unit = named !== null && named !== 'other' ? { ...named, text: unitAsMeant(named.text, label) } : named
  if (unit === 'other') return { rule: 'row_of_other_unit' }
  if (!unit) return { rule: 'unit_missing' }
  if (isIntensity(unit.text)) return { rule: 'unit_of_ratio' }
  const { category, isByWords } = scope.mention
  const around = [...cell.headings, ...cell.labelHeads, ...labels, unit.text].join(' ')
  const isOfEmissions =
    findUnit(unit.text, true) !== null || saysEmissions(around) || namesCategoryNumber(label) || isUnderScope3(cell)
  if (category !== null && isByWords && !isOfEmissions) return { rule: 'tonnes_of_something_else' }
  const method =
    scope.mention.method ??
    cell.marks.map((mark) => methodOfNote(page.notes?.get(mark) ?? '')).find((one) => one !== null)
  const isOfTwo = scope.mention.scopes.includes(2)
  const code = scopeCode({ ...scope.mention, method: isOfTwo ? (method ?? null) : null })
  if (!code) return { rule: 'scope_not_kept' }
  return candidateOf(page, cell, {
    code,
    label,
    year: inYear,
    isDated: year !== null,
    isAdjusted: year?.kind === 'adjusted',
    unit,
    scope,
  })
}

/** Of two accounts of the whole, the one by operational control is used, as in most reports and sources. */
function approachOf(words: string): number {
  if (/operational control/i.test(words)) return 1
  return /equity[ -]share|equity basis/i.test(words) ? -2 : 0
}

/** "Net scope 1 and 2 emissions", "Adjusted gross emissions": what is made of the emissions afterwards, where another table prints them. */
const afterwards =
  /\b(?:adjusted|pro[ -]?forma|like[ -]for[ -]like|net) (?:gross |total |direct )?(?:scope|emission|ghg|greenhouse|carbon|co2)/i

type Read = {
  code: Scope
  label: string
  year: number
  isDated: boolean
  isAdjusted: boolean
  unit: UnitOfCell
  scope: NonNullable<ReturnType<typeof scopeOfCell>>
}

function candidateOf(page: Page, cell: GridCell, read: Read): Candidate {
  const { code, label, year, isDated, isAdjusted, unit, scope } = read
  const { narrowness, isByWords } = scope.mention
  const entity = entityOfColumn(cell)
  const isSum = scope.mention.scopes.length > 1 || code === '3'
  const years = new Set([...cell.block.paths.values()].map((heads) => heads.join(' '))).size
  const newness = newnessOf([label, ...cell.heads].join(' '))
  const score =
    10 -
    narrowness -
    scope.penalty -
    unit.penalty -
    (isDated ? 0 : 4) -
    (isByWords ? 2 : 0) -
    (isAdjusted && newness < 1 ? 2 : 0) +
    leastLead * newness +
    (addsUp(cell) ? 3 : 0) +
    (entity === 'group' ? 2 : entity === 'part' ? -12 : 0) +
    (isTotalLabel(label) ? 1 : 0) +
    (years > 1 ? 1 : 0) +
    // Of a total by both methods, the market-based one is stored.
    (isSum && methodOf([label, ...cell.heads, ...cell.headings.slice(-1)].join(' ')) === 'mb' ? 2 : 0) +
    approachOf([label, ...cell.heads, ...cell.headings.slice(-2)].join(' ')) -
    (afterwards.test(cell.headings.at(-1) ?? '') ? 4 : 0)
  const heading = cell.headings.at(-1)
  const text = lineText(page.lines[cell.at] ?? { y: 0, size: 0, chunks: [] })
  return {
    year,
    scope: code,
    number: cell.value.number,
    printedValue: cell.chunk.text,
    printedUnit: unit.text,
    page: page.number,
    quote: (heading && label === '' ? `${heading}: ${text}` : text).slice(0, 300),
    box: boxOf(cell.chunk),
    // The number of a scope in a column before it is not part of the label.
    label: scope.isInColumn ? '' : label.replace(/^[123] (?=\p{L})/u, ''),
    ...(scope.isInColumn && { isListed: true }),
    reasons: [...scope.reasons, because('column', { head: cell.heads.join(' ') }), because(unit.rule)],
    score,
    isOfGrid: true,
    entity,
    yearIsAssumed: !isDated,
    ...(unit.rule === 'unit_elsewhere' && { guessedUnit: { table: `${page.number} ${unit.text}`, others: [] } }),
  }
}
