import { kindOfCell, readUnitCell, readValue } from '@/service/reports/model/columns'
import { lineText, type Page } from '@/service/reports/model/page'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { captionOf } from '@/service/reports/tables/detect/table-caption'
import { cellsOf } from '@/service/reports/tables/rows/table-cells'
import { findNumberStyle, type NumberStyle } from './parse-number'
import { findUnit } from './parse-unit'

/** "4.118", "32,880": thousands, or a number with three decimals. */
const eitherWay = /^[-–−+]?[1-9]\d{0,2}([.,])\d{3}$/
/** Four digits and more without a sign between them. */
const ungrouped = /^(?!(?:19|20)\d\d$)\d{4,}$/

/**
 * The number style of a table: a German table may stand among English prose, and the reverse. Its own amounts decide first; if all of
 * them are ambiguous, they are read as thousands, as nobody reports tonnes with three decimals.
 */
export function styleOfTable(page: Page, table: Table, style: NumberStyle): NumberStyle {
  const lines = page.lines.slice(table.first, table.last + 1)
  const cells = lines.flatMap((line) => cellsOf(line, table, style).filter(({ column }) => !column.isOther))
  const units = [
    captionOf(page, table),
    table.headText,
    ...table.columns.map(({ path }) => path),
    ...lines.flatMap(({ chunks }) => chunks.map(({ text }) => text).filter((text) => /\p{L}/u.test(text))),
  ]
  return styleOf(
    cells.map(({ value }) => value.text),
    style,
    units.some(isCoarse) || weighsByKilogram(page, style),
  )
}

/** The number style of a chart's labels: in millions of tonnes "2.005" is two, unless the page says otherwise. */
export function styleOfChart(page: Page): NumberStyle {
  const style = findNumberStyle(page.lines.map(lineText))
  const texts = page.lines.flatMap(({ chunks }) => chunks.map(({ text }) => text))
  if (style || !texts.some((text) => text.length < 90 && findUnit(text)?.tonnes === 1e6)) return style
  const amounts = texts.filter((text) => eitherWay.test(text))
  return amounts.length > 0 && amounts.every((text) => text.includes('.')) ? { decimal: '.' } : null
}

/** The number style of a page's amounts outside of tables: alone in their cells, or before their unit. */
export function styleOfPage(page: Page, style: NumberStyle): NumberStyle {
  const cells = page.lines
    .flatMap(({ chunks }) => chunks)
    .filter((chunk) => kindOfCell(chunk, style) === 'value')
    .flatMap((chunk) => readValue(chunk, style)?.text ?? [])
  const text = page.lines.map(lineText).join(' ')
  const said = [...text.matchAll(withTonnes)].map(([, amount = '']) => amount)
  return styleOf(
    [...cells, ...said],
    style,
    page.lines.some((line) => isCoarse(lineText(line))) || weighsByKilogram(page, style),
  )
}

const withTonnes =
  /(?<![\d.,])(\d[\d.,]*\d)(?=[ \u00a0]?(?:t|tonnes?|tons?|tonnen|tCO\s?[2₂²]\w*|toneladas|tonnellate|metric tons?)(?![a-z]))/giu

/** Brazil's inventories print three decimals (Programa Brasileiro GHG Protocol): "4,253 tCO2e" on a page that has "0,48" too. */
function weighsByKilogram({ lines }: Page, style: NumberStyle): boolean {
  return style?.decimal === ',' && lines.some((line) => /\b(?:escopo|emissões)\b/iu.test(lineText(line)))
}

/** Amounts in thousands or millions of tonnes have decimals, even three. */
function isCoarse(text: string): boolean {
  const unit = text.length < 200 && (readUnitCell(text) || /CO\s?[2₂]|tonn/i.test(text)) ? findUnit(text) : null
  return unit !== null && (unit.tonnes === null ? !/\bMT|metric/.test(text) : unit.tonnes > 1)
}

function styleOf(amounts: readonly string[], style: NumberStyle, isCoarselyMeasured: boolean): NumberStyle {
  const printed = amounts.map((one) => one.trim())
  // "3,4" is a list of notes as often as an amount.
  const own = findNumberStyle(printed.filter((one) => !/^\d,\d$/.test(one)))
  if (own) return own
  if (isCoarselyMeasured) return style
  const doubtful = new Set(printed.filter((one) => eitherWay.test(one)))
  const signs = new Set([...doubtful].map((one) => eitherWay.exec(one)?.[1]))
  const [sign] = signs
  if (doubtful.size < 3 || signs.size > 1 || printed.some((one) => ungrouped.test(one))) return style
  return { decimal: sign === '.' ? ',' : '.' }
}
