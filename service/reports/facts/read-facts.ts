import { kindOfCell } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { FactCandidate } from '@/service/reports/model/fact'
import { boxOf, type Chunk, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { findTables, type Table } from '@/service/reports/tables/detect/find-tables'
import { captionOf } from '@/service/reports/tables/detect/table-caption'
import type { Cell } from '@/service/reports/tables/rows/table-cells'
import { type Row, readRows } from '@/service/reports/tables/rows/table-rows'
import { isPlaceName, namesPart } from '@/service/reports/words/names/fact-parts'
import { factSentences } from '@/service/reports/words/names/fact-wordings'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { groupWords } from '@/service/reports/words/row-entity'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { totalWord } from '@/service/reports/words/total-words'
import { basisOf, kindOfLabel } from './fact-labels'
import { findCurrency, findScale, isMoneyUnit, moneyUnitIn } from './money-units'
import { findMoney } from './parse-money'

/** Whether a page may print revenue or employees at all. Asked of every page, so that only few are stored. */
export function mayHoldFacts(page: Page): boolean {
  return page.lines.some(({ chunks }) =>
    chunks.some(({ text }) => kindOfLabel(text) !== null || factSentences.test(text)),
  )
}

/** Revenue and employees that the tables of a page print. */
export function readFactTables(page: Page, context: Context): FactCandidate[] {
  const { page: bare, units } = withoutCurrencies(page)
  return findTables(bare, context.style).flatMap((table) => {
    const caption = captionOf(bare, table)
    return readRows(bare, table, context.style).flatMap((row) => factsOfRow({ page: bare, table, row, caption, units }))
  })
}

type Place = { page: Page; table: Table; row: Row; caption: string; units: ReadonlyMap<Chunk, string> }

/** Turns "€ 1,234" and "SEK 1,234m" into cells of digits, and returns the text that stood around them. */
function withoutCurrencies(page: Page): { page: Page; units: Map<Chunk, string> } {
  const units = new Map<Chunk, string>()
  const lines = page.lines.map((line) => ({
    ...line,
    chunks: line.chunks.map((chunk) => {
      const [money] = chunk.text.length < 40 && !isMoneyUnit(chunk.text) ? findMoney(chunk.text) : []
      if (!money || money.at > 0 || money.end < chunk.text.replace(/[\s*†)]+$/, '').length) return chunk
      const digits = { ...chunk, text: money.printed }
      units.set(digits, money.unit)
      return digits
    }),
  }))
  return { page: { ...page, lines }, units }
}

const ofTotal = new RegExp(`total|${totalWord}`, 'iu')

function factsOfRow(place: Place): FactCandidate[] {
  const { table, row, caption } = place
  const kind = kindOfLabel(row.label) ?? kindOfTotal(row)
  if (kind === null || isIntensity(row.unitText) || /%/.test(`${row.unitText}`)) return []
  const isPart = (text: string) => namesPart(kind, text)
  const isTotal = ofTotal.test(row.label)
  const headings = [row.section, headingOver(place)]
  if (!isTotal && headings.some(isPart)) return []
  if (headings.some(isPlaceName) || isPart(table.headText) || isPart(row.label)) return []
  const penalty = isPart(caption.split(' | ').at(-1) ?? '') ? (isTotal && kind === 'employees' ? 1 : 4) : 0
  return row.cells.flatMap((cell): FactCandidate[] => {
    const { column, value } = cell
    if (column.isOther || column.year === null || column.scope || value.number <= 0) return []
    if (column.year.kind === 'target' || column.year.kind === 'change' || isPart(column.path)) return []
    // Several columns of one year are segments, countries or sexes: only the group's column is the whole.
    const same = table.columns.filter(({ year, isOther }) => !isOther && year?.year === column.year?.year)
    if (same.length > 1 && !groupWords.test(column.path)) return []
    const amount = kind === 'revenue' ? revenueOf(cell, place) : employeesOf(cell, place)
    if (!amount) return []
    return [
      {
        kind,
        year: column.year.year,
        ...amount,
        printedValue: cell.chunk.text,
        page: place.page.number,
        quote: quoteOf(place),
        box: boxOf(cell.chunk),
        score:
          8 -
          penalty +
          (isTotal ? 1 : 0) -
          (column.year.kind === 'adjusted' ? 2 : 0) +
          amount.bonus -
          (/operating|rörelse/i.test(row.label) ? 2 : 0),
      },
    ]
  })
}

/** The words alone in the line above the row and the rows before it, no further right than the row's label: "Women", "Germany". */
function headingOver({ page, table, row }: Place): string {
  const lines = page.lines.slice(table.first, row.at)
  const above = lines.findLast(({ chunks }) => chunks.length > 0 && chunks.every(({ x1 }) => x1 <= firstX(table)))
  const text = above ? lineText(above) : ''
  return text.length < 60 && !row.label.includes(text) ? text : ''
}

function firstX({ columns }: Table): number {
  return columns[0]?.x0 ?? 0
}

/** "Total" under the heading "Revenue" or "Number of employees". */
function kindOfTotal(row: Row): FactCandidate['kind'] | null {
  return isTotalLabel(row.label) && row.label.length < 30 ? kindOfLabel(row.section) : null
}

function quoteOf({ page, row }: Place): string {
  const line = page.lines[row.at]
  const text = line ? lineText(line) : ''
  return (text.startsWith(row.label) ? text : `${row.label} ${text}`).slice(0, 300)
}

type Amount = Pick<FactCandidate, 'value' | 'currency' | 'sign' | 'basis' | 'printedUnit' | 'reasons'> & {
  bonus: number
}

/** Takes the nearest unit; without a currency it is not revenue, and without a scale only a large amount is. */
function revenueOf({ chunk, value, column }: Cell, place: Place): Amount | null {
  const { row, table, caption, page, units } = place
  const captions = caption.split(' | ').reverse()
  const near = [
    units.get(chunk) ?? '',
    row.unitText,
    unitCells(place),
    row.label,
    row.section,
    column.path,
    table.headText,
    ...captions,
  ]
  const says = (text: string) => text.length < 110 && findCurrency(text) !== null
  const elsewhere = page.lines
    .map(lineText)
    .filter((text) => text.length < 90 && says(text) && findScale(text) !== null && !/per share|\d{3}/i.test(text))
  const text = near.find(says) ?? elsewhere[0]
  const currency = text === undefined ? null : findCurrency(text)
  if (text === undefined || currency === null) return null
  const scaleText =
    findScale(text) !== null ? text : [...near, ...elsewhere].find((one) => one.length < 110 && findScale(one) !== null)
  const scale = (scaleText === undefined ? null : findScale(scaleText)) ?? 1
  const amount = Number((value.number * scale).toPrecision(12))
  if (amount < 100_000 || (scale === 1 && amount < 1_000_000)) return null
  const printedUnit =
    scaleText === undefined || scaleText === text
      ? moneyUnitIn(text)
      : `${moneyUnitIn(text)}, ${moneyUnitIn(scaleText)}`
  return {
    value: amount,
    currency: currency.code,
    sign: currency.sign,
    basis: null,
    printedUnit: printedUnit.trim().slice(0, 80),
    reasons: [
      because('label', { label: row.label }),
      because('column', { head: column.path }),
      because('unit_from', { text: printedUnit.trim().slice(0, 80) }),
    ],
    bonus: near.includes(text) ? 0 : -2,
  }
}

/** Cells left of the row's amounts that hold a currency: "SEK m" in its own column. */
function unitCells({ page, row, table }: Place): string {
  const edge = table.columns[0]?.x0 ?? 0
  const chunks = page.lines[row.at]?.chunks ?? []
  return chunks
    .filter((chunk) => chunk.x0 < edge && kindOfCell(chunk, null) !== 'value' && chunk.text.length < 24)
    .filter(({ text }) => findCurrency(text) !== null)
    .map(({ text }) => text)
    .join(' ')
}

function employeesOf({ chunk, value, column }: Cell, { row, caption, units }: Place): Amount | null {
  if (units.has(chunk) || findCurrency(`${row.unitText} ${row.section} ${column.path}`)) return null
  const isThousands = /thousand|'000|tusen|tausend|千/i.test(`${row.label} ${row.unitText}`)
  const { basis, printed } = basisOf(`${row.label} ${row.section} ${row.unitText}`)
  const inCaption = basis === null ? basisOf(caption.split(' | ').at(-1) ?? '') : null
  const isWhole = Number.isInteger(value.number) || isThousands || (basis ?? inCaption?.basis)?.includes('FTE') === true
  if (!isWhole || value.unit !== '' || value.number < 5) return null
  return {
    value: value.number * (isThousands ? 1000 : 1),
    currency: null,
    sign: null,
    basis: basis ?? inCaption?.basis ?? null,
    printedUnit: printed || (inCaption?.printed ?? ''),
    reasons: [because('label', { label: row.label }), because('column', { head: column.path })],
    bonus: basis === 'average' || basis === 'average FTE' ? -0.5 : 0,
  }
}
