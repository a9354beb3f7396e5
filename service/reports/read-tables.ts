import { isHeadOfAims, measureOf } from './aim-rows'
import { unitOf } from './cell-unit'
import type { Candidate } from './figure'
import { findTables, type Table } from './find-tables'
import { isMilestone } from './milestone-years'
import { isOtherTonnage } from './other-tonnage'
import { boxOf, lineText, type Page } from './page'
import type { NumberStyle } from './parse-number'
import { isPartLabel, methodOf, parseScope, type ScopeMention } from './parse-scope'
import { isIntensity, isOtherUnit } from './parse-unit'
import { parseHeaderYear, yearsIn } from './parse-year'
import { entityOf, groupWords } from './row-entity'
import { type RowScope, scopeOfRow } from './row-scope'
import { scopeCode } from './scope-code'
import { arePartsOnly, hasOtherActivities } from './sibling-activities'
import { scopeOfSum, sumRows } from './sum-rows'
import { captionOf, isOfInvestments, isOfOthers } from './table-caption'
import { isTotalLabel, type Row, readRows } from './table-rows'

export type Context = {
  style: NumberStyle
  /** The report's own year, for figures that stand without one; null if unknown. */
  reportYear: number | null
}

/** The figures that the tables of a page print. */
export function readTables(page: Page, context: Context): Candidate[] {
  const tables = findTables(page, context.style)
  return tables.flatMap((table) => {
    const caption = captionOf(page, table)
    const isOthers = isOfOthers(caption)
    if (isOthers && !isOfInvestments(caption)) return []
    const all = readRows(page, table, context.style).map((row) => ({ ...row, label: measureOf(row.label, table) }))
    const sums = sumRows(all)
    const rows = all
      .filter((row) => !hasOtherActivities(row, all))
      .map((row) => {
        const scope = scopeOfRow(row, table, caption)
        return { row, scope: scope.mention === null && sums.has(row) ? scopeOfSum(row, scope) : scope }
      })
    const labels = new Map<string, Set<string>>()
    for (const { row, scope } of rows) {
      const key = keyOf(scope.mention)
      labels.set(key, (labels.get(key) ?? new Set()).add(row.label))
    }
    const totals = new Set(
      rows.flatMap(({ row, scope }) => (isTotalLabel(row.label) ? [scope.mention?.scopes.join()] : [])),
    )
    return rows.flatMap(({ row, scope }) => {
      if (isOthers && !(scope.mention?.category === 15 && isTotalLabel(row.label))) return []
      // Beside a printed total, a row described by its source is a part of it.
      const { mention } = scope
      if (
        mention &&
        mention.category === null &&
        mention.narrowness >= 4 &&
        totals.has(mention.scopes.join()) &&
        !isTotalLabel(row.label)
      )
        return []
      const alike = labels.get(keyOf(mention))
      if (mention && mention.category === null && alike && arePartsOnly(alike)) return []
      const isOnly = alike?.size === 1 && !isPartLabel(row.label)
      return candidatesOfRow(page, table, row, isOnly ? describedWhole(scope) : scope, caption, context)
    })
  })
}

function keyOf(mention: ScopeMention | null): string {
  return mention ? `${mention.scopes.join('+')}${mention.method ?? ''} ${mention.category ?? ''}` : ''
}

/** The only row of its scope is the whole of it, however its label describes it ("Scope 1 – combustion of gas and fuel"). */
function describedWhole(scope: RowScope): RowScope {
  const { mention } = scope
  if (!mention || mention.isByWords || mention.narrowness >= 8) return scope
  return { ...scope, mention: { ...mention, narrowness: Math.min(3, mention.narrowness) } }
}

/** A table of targets, shares, savings or intensities repeats the scopes and holds no emissions. */
const notEmissions =
  /\btargets?\b|\bgoals?\b|reductions?\b|\bsav(?:ed|ings)\b|avoided|\bshare of\b|\boffsets?\b|intensit|\bmål\b|\bziele?\b|minskning|andel av|anteil|financed emissions|investee|emission factors?|\bnumber of\b|\bcoverage\b|\bcost of\b/i

/** "Scope 1 energy consumption (GWh)" over the amounts, whatever unit stands further up. */
const energyHead = /\((?:in )?(?:[kmgt]?wh|[gtmp]j|m3|mbtu)\)/i

function candidatesOfRow(
  page: Page,
  table: Table,
  row: Row,
  scopeOf: RowScope,
  caption: string,
  context: Context,
): Candidate[] {
  const line = page.lines[row.at]
  if (!line || isIntensity(row.label) || isIntensity(row.unitText) || isOtherUnit(row.unitText.trim())) return []
  if ((notEmissions.test(table.headText) && !isHeadOfAims(table)) || notEmissions.test(row.section)) return []
  const found: Candidate[] = []
  const rowYear = parseHeaderYear(row.label) ?? row.yearAbove
  const { mention, reasons, penalty } = scopeOf
  const ambiguous = new Set(table.columns.filter(({ isOther }) => !isOther).map(({ year }) => year?.year)).size
  for (const cell of row.cells) {
    const { column } = cell
    if (column.isOther || energyHead.test(column.path) || isIntensity(column.path) || cell.value.number < 0) continue
    const [only] = column.scope?.scopes.length === 1 ? column.scope.scopes : []
    const own = mention && only !== undefined && mention.scopes.includes(only) ? mention : null
    // A title over all of them says less than the head of the column.
    const isNarrower = column.scope !== null && mention !== null && mention.scopes.length > column.scope.scopes.length
    const fromColumn = column.scope && (mention === null || isNarrower || (row.cells.length > 0 && !own))
    const scope = fromColumn
      ? mergeColumn(column.scope, row)
      : mention
        ? {
            ...mention,
            method: methodOf(column.path) && mention.scopes.includes(2) ? methodOf(column.path) : mention.method,
          }
        : own
    if (!scope || scope.narrowness >= 8) continue
    if (fromColumn && !isWholeRow(row, parseHeaderYear(row.label) !== null)) continue
    const printed = column.year ?? rowYear
    // Among years across, a column without one is a milestone, a share, a note: never the report's year.
    if (printed === null && table.columns.filter((one) => one.year !== null).length > 1) continue
    const captionYear = yearsIn(table.headText).at(-1) ?? yearsIn(caption).at(-1) ?? null
    const year = printed?.year ?? captionYear ?? context.reportYear
    if (year !== null && isMilestone(year, table, context.reportYear)) continue
    // A year under the name of a scope is one of a list of years, which `readLists` reads.
    if (year !== null && /^(?:19|20)\d\d$/.test(cell.chunk.text.trim()) && Math.abs(cell.value.number - year) < 40)
      continue
    if (year === null || printed?.kind === 'target' || printed?.kind === 'change') continue
    const unit = unitOf(cell, row, table, caption, page)
    if (!unit || isIntensity(unit.context)) continue
    if (isOtherTonnage(scope, row, unit.text, `${caption} ${table.headText} ${column.path}`)) continue
    const code = scopeCode(withNote(scope, page, [...row.marks, ...cell.chunk.marks]))
    if (!code) continue
    const entity = entityOf(table, cell, row)
    let score = 10 - scope.narrowness - penalty - (printed ? 0 : 4) - unit.penalty
    if (printed?.kind === 'adjusted') score -= 2
    if (entity === 'part') score -= 12
    if (entity === 'group') score += 2
    if (scope.isByWords) score -= 2
    if (isTotalLabel(row.label)) score += 1
    if (ambiguous > 1) score += 1
    if (scope.scopes.length > 1 || scope.scopes[0] === 3)
      score += methodOf(`${row.label} ${column.path}`) === 'mb' ? 0.5 : 0
    const whole = wholeOfColumn(scope, column.path)
    const base = {
      year,
      scope: code,
      number: cell.value.number,
      printedValue: cell.chunk.text,
      printedUnit: unit.text,
      page: page.number,
      quote: quoteOf(row, lineText(line)),
      box: boxOf(cell.chunk),
      reasons: [...reasons, `column "${column.path}"`, unit.reason],
      score,
      entity,
      yearIsAssumed: printed === null,
    } satisfies Candidate
    if (!whole) found.push(base)
    else found.push({ ...base, scope: whole, score: score + 1 })
    // "Scope 3 (business travel)" may be all the scope 3 a report has: choose-figures decides.
    if (!whole && scope.category !== null && /scope ?3/i.test(row.label))
      found.push({ ...base, scope: '3', score: score - 2, onlyCategory: scope.category })
  }
  return found
}

/** A footnote may be the only place that says by which method scope 2 was computed. */
function withNote(scope: ScopeMention, page: Page, marks: readonly string[]): ScopeMention {
  if (scope.method || !scope.scopes.includes(2)) return scope
  const method = marks.map((mark) => methodOf(page.notes?.get(mark) ?? '')).find((one) => one !== null)
  return method ? { ...scope, method } : scope
}

function quoteOf(row: Row, text: string): string {
  const quote = text.startsWith(row.label) ? text : `${row.section ? `${row.section}: ` : ''}${text}`
  return quote.slice(0, 300)
}

function mergeColumn(scope: ScopeMention | null, row: Row): ScopeMention | null {
  if (!scope) return null
  return { ...scope, method: scope.scopes.includes(2) ? (scope.method ?? methodOf(row.label)) : null }
}

/** With scopes across, a row must be a year, a total or the emissions as such, not one site among others. */
function isWholeRow(row: Row, isYear: boolean): boolean {
  if (isYear || row.label === '' || isTotalLabel(row.label) || groupWords.test(row.label)) return true
  return (
    /emission|co2|utsläpp|ghg/i.test(row.label.replace(/\([^)]*\)/g, ' ')) &&
    parseScope(row.label)?.narrowness !== undefined
  )
}

/** A column "total per scope" beside "total per category" holds the scope's sum, whatever the row's category. */
function wholeOfColumn(scope: ScopeMention, path: string): '1' | '3' | null {
  if (!/total\w* (?:per )?scope|scope total/i.test(path)) return null
  if (scope.scopes.length !== 1) return null
  return scope.scopes[0] === 3 ? '3' : scope.scopes[0] === 1 ? '1' : null
}
