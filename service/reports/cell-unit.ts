import type { Table } from './find-tables'
import { lineText, type Page } from './page'
import { findUnit, isIntensity } from './parse-unit'
import type { Cell } from './table-cells'
import type { Row } from './table-rows'

const otherUnit =
  /\b[kMGT]Wh\b|\b[GTP]J\b|\bm[³3]\b|\blitres?\b|[€$£%]|\b(?:EUR|USD|GBP|SEK|CHF|NOK|DKK|MSEK|MEUR)\b|\bpercent|\bnumber of\b/

type RowUnit = { text: string; reason: string; penalty: number; context: string }

/** The unit that stands nearest: in the cell, the row, the column's head, the section, the caption, at last on the page. */
export function unitOf(cell: Cell, row: Row, table: Table, caption: string, page: Page): RowUnit | null {
  const places: [string, string][] = [
    [cell.value.unit, 'unit beside the value'],
    [row.unitText, 'unit in the row'],
    [row.label, 'unit in the label'],
    [cell.column.path, 'unit in the column head'],
    [row.section, 'unit in the heading'],
    [table.headText, 'unit in the table head'],
  ]
  for (const [text, reason] of places) if (text && findUnit(text)) return { text, reason, penalty: 0, context: text }
  const near =
    [...caption.split(' | ')].reverse().find((text) => findUnit(text, true)) ??
    caption
      .split(' | ')
      .reverse()
      .find((text) => findUnit(text))
  if (near) return { text: near, reason: 'unit in the caption', penalty: 1, context: near }
  // A table in megawatt hours beside one in tonnes: the tonnes are not its unit.
  const title = `${table.headText} ${caption.split(' | ').at(-1) ?? ''}`.replace(/%/g, ' ')
  const own = `${row.label} ${row.section} ${cell.column.path} ${title}`
  if (otherUnit.test(own)) return null
  const upwards = page.lines.slice(0, row.at).reverse().concat(page.lines.slice(row.at)).map(lineText)
  const anywhere =
    upwards.find((text) => text.length < 160 && findUnit(text, true) !== null && !isIntensity(text)) ??
    upwards.find((text) => findUnit(text, true) !== null && !isIntensity(text))
  return anywhere ? { text: anywhere, reason: 'unit elsewhere on the page', penalty: 2, context: '' } : null
}
