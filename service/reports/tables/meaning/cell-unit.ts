import { isLaidOut } from '@/service/reports/model/layout'
import { lineText, type Page } from '@/service/reports/model/page'
import { because, type Reason, type ReasonRule } from '@/service/reports/model/reason'
import { rememberedOf } from '@/service/reports/model/remembered'
import { mergedUnit, unitOfRowsAbove } from '@/service/reports/repair/merged-units'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { unitHeadingOver } from '@/service/reports/tables/detect/head-words'
import type { Cell } from '@/service/reports/tables/rows/table-cells'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isPartLabel, namesCategoryNumber, parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity, namesUnit } from '@/service/reports/words/parse-unit'
import { emissionWord } from '@/service/reports/words/total-words'
import { unitOrText } from '@/service/reports/words/unit-cells'

const otherUnit =
  /\b[kMGT]Wh\b|\b[GTP]J\b|\bm[³3]\b|\blitres?\b|[€$£%]|\b(?:EUR|USD|GBP|SEK|CHF|NOK|DKK|MSEK|MEUR)\b|\bpercent|\bnumber of\b/
/** Amounts of these are not the organization's emissions, and a title that names them gives no unit. */
const notOwn = /avoid|saved|savings|reduc|financed|target|offset|remov|biogen/i

export type CellUnit = {
  text: string
  reasons: readonly Reason[]
  penalty: number
  context: string
  /** It stands in the table or above it. */
  isOwn: boolean
  /** Only the page names it somewhere, perhaps with others: settle-units.ts decides. */
  isGuess: boolean
  others: readonly string[]
}

/**
 * The nearest unit, in this order: the cell, its row, label and column, the section, the head of the table, its title, a title further
 * up, a statement for the page or the report. Otherwise a guess from what the page names elsewhere.
 */
export function unitOf(
  cell: Cell,
  row: Row,
  table: Table,
  caption: string,
  page: Page,
  stated: string | null,
): CellUnit | null {
  const places: [string, ReasonRule][] = [
    [cell.value.unit, 'unit_beside_value'],
    [row.unitText, 'unit_in_row'],
    [row.label, 'unit_in_label'],
    [cell.column.path, 'unit_in_column'],
    [statedOver(table), 'unit_over_heads'],
    [row.section, 'unit_in_heading'],
    [unitHeadingOver(page, table, row.at)?.text ?? '', 'unit_in_heading'],
    [mergedUnit(page, table, row.at), 'unit_merged_over_rows'],
    [table.headText, 'unit_in_table_head'],
    [isPartLabel(row.label) ? row.under : wholeOfCategory(row, table, page), 'unit_of_whole'],
    [isPartLabel(row.label) ? unitOfRowsAbove(page, table, row.at) : '', 'unit_of_whole'],
  ]
  // "The footprint was 22.5 million tonnes" above rows, in the column of their labels, is not their unit.
  for (const [text, rule] of places)
    if (text && findUnit(text) && (rule !== 'unit_in_heading' || namesUnit(text)))
      return isEnglishMil(text, row.label) ? inMillions(text, rule) : said(text, rule, 0)
  const titles = caption.split(' | ').reverse()
  const title = titles.find((text) => namesUnit(text, true)) ?? titles.find((text) => namesUnit(text))
  if (title) return said(title, 'unit_in_caption', 1)
  // A table in megawatt hours beside one in tonnes: tonnes are not its unit.
  const over = headsOver(table, caption)
  if (otherUnitBeside(cell, row, table, caption) !== '') return null
  const heading = headingOver(page, table)
  if (heading) return said(heading, 'unit_in_title', 1)
  if (stated) return { ...said(stated, 'unit_stated', 1), isOwn: false }
  // "Direct sources (corresponds with Scope 1)" under "Energy consumption": tonnes named elsewhere on the page do not apply.
  return isOfEnergy(over) ? null : elsewhere(page, row.at)
}

function headsOver({ headText }: Table, caption: string): string {
  return `${headText} ${caption.split(' | ').at(-1) ?? ''}`.replace(/%/g, ' ')
}

/** A unit other than mass in the words of a cell; "" without one. */
export function otherUnitBeside(cell: Cell, row: Row, table: Table, caption: string): string {
  const words = `${row.label} ${row.section} ${cell.column.path} ${headsOver(table, caption)}`
  return otherUnit.exec(words)?.[0] ?? ''
}

/** "mil t" is thousand in Portuguese, but million when an Italian company writes English. */
function isEnglishMil(text: string, label: string): boolean {
  return /^\(?mil\.? t/i.test(text.trim()) && /\b(?:emissions|of which|from)\b/i.test(label)
}

/** The unit in words, read in the label's language. */
export function unitAsMeant(text: string, label: string): string {
  return isEnglishMil(text, label) ? text.replace(/mil\.? /i, 'million ') : text
}

function inMillions(text: string, rule: ReasonRule): CellUnit {
  const unit = said(text.replace(/mil\.? /i, 'million '), rule, 0)
  return { ...unit, reasons: [...unit.reasons, because('unit_printed_as', { text: text.trim() })] }
}

/** "Scope 3 (t)" with its own amount, above category rows whose labels name no unit. */
function wholeOfCategory({ label, at }: Row, table: Table, page: Page): string {
  if (!isLaidOut(page) || parseScope(label)?.category == null || !namesCategoryNumber(label)) return ''
  const labels = page.lines.slice(table.first, at).flatMap(({ chunks }) => chunks.slice(0, 2).map(({ text }) => text))
  const isWhole = (text: string) => {
    const scope = parseScope(text)
    return scope?.isByWords === false && scope.scopes.join() === '3' && scope.category === null && scope.narrowness < 4
  }
  return labels.findLast((text) => text.length < 40 && isWhole(text)) ?? ''
}

const ofEmissions = new RegExp(emissionWord, 'iu')

/** A head that speaks of energy, and of no emissions. */
function isOfEnergy(head: string): boolean {
  const ofEnergy =
    /\benergy (?:consum|use|usage)|energieverbrauch|energi(?:användning|förbrukning|forbruk)|consommation d.énergie/i
  return ofEnergy.test(head) && !ofEmissions.test(head)
}

/** "(単位:t)", "Unit: t CO2e" at the right edge above the last year applies to all years. */
function statedOver({ columns }: Table): string {
  const [, words = ''] =
    columns
      .map(({ path }) => /[[(〔]?((?:単位|units?|einheit|unité) ?[:：][^\])〕]{1,24})/i.exec(path))
      .find(Boolean) ?? []
  return words
}

function said(text: string, rule: ReasonRule, penalty: number): CellUnit {
  return { text, reasons: [because(rule)], penalty, context: text, isOwn: true, isGuess: false, others: [] }
}

/** A short line alone without an amount: a title, not a sentence or a row. */
function headingOver(page: Page, table: Table): string | undefined {
  const headings = unitHeadings(page)
  return headings.lines.findLast(({ at }) => at < table.header)?.text ?? headings.title
}

const unitHeadings = rememberedOf(({ titles = [], lines }: Page) => ({
  lines: lines.flatMap((line, at) => {
    const text = lineText(line)
    return line.chunks.length === 1 && isUnitHeading(text) ? [{ at, text }] : []
  }),
  title: titles.findLast(isUnitHeading),
}))

function isUnitHeading(text: string): boolean {
  return text.length < 90 && !/\.$/.test(text) && !notOwn.test(text) && namesUnit(text, true) && !isIntensity(text)
}

/** The lines of a page that name a unit of a gas, in order. */
const unitsNamed = rememberedOf(({ lines }: Page) =>
  lines.flatMap((line, at) => {
    const text = unitOrText(line)
    return findUnit(text, true) === null || isIntensity(text) ? [] : [{ at, text, tonnes: findUnit(text)?.tonnes }]
  }),
)

/** A unit named elsewhere on the sheet, with the other units named there. */
function ofSheet({ unitsOfSheet = [] }: Page): CellUnit | null {
  const [first, ...others] = unitsOfSheet
  if (first === undefined) return null
  return {
    text: first,
    reasons: [because('unit_elsewhere')],
    penalty: 2,
    context: '',
    isOwn: false,
    isGuess: true,
    others,
  }
}

/** The page with the units named anywhere on its sheet, for parts that name none. */
export function withUnitsOfSheet(page: Page): Page {
  return {
    ...page,
    unitsOfSheet: [...new Set(unitsNamed(page).map(({ text }) => text))].filter((text) => text.length < 90),
  }
}

/** Every unit the page names, nearest first: upwards from the row, then below it. */
function elsewhere(page: Page, at: number): CellUnit | null {
  const all = unitsNamed(page)
  const named = [...all.filter((one) => one.at < at).reverse(), ...all.filter((one) => one.at >= at)]
  const nearest = named.find(({ text }) => text.length < 160) ?? named[0]
  if (nearest === undefined) return ofSheet(page)
  const others = named.flatMap(({ text, tonnes }) => (tonnes === nearest.tonnes ? [] : [text]))
  const reasons = [because('unit_elsewhere')]
  return { text: nearest.text, reasons, penalty: 2, context: '', isOwn: false, isGuess: true, others }
}
