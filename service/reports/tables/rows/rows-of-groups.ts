import { kindOfCell } from '@/service/reports/model/columns'
import type { Chunk, Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import type { Row } from './table-rows'

const partWords =
  /\b(?:domestic|overseas|non-?consolidated|unconsolidated|parent|head office|subsidiar\w+|affiliates?|japan|abroad|foreign|other countries)\b|国内|海外|単体|個別|子会社/i
const wholeWords =
  /\b(?:group|consolidated|global|worldwide|totals?|all companies|company-?wide)\b|連結|合計|全社|グループ/i

/** A row of a run, with the cell that says whom its amounts cover. */
type Member = { row: Row; entity: string; x: number }

/**
 * A scope in a cell merged over the rows "Domestic", "Overseas" and "Group": the group's row gets the scope's name, the others only their
 * entity's. If no row is the group's, none is the whole; if several may be, they stay as they are.
 */
export function withScopesOfGroups(rows: readonly Row[], page: Page, style: NumberStyle): Row[] {
  const renamed = new Map<Row, Row>()
  const areAtTops = beginAtTops(rows, page, style)
  for (const run of runsOf(rows, page, style)) {
    const [only, ...more] = scopesBeside(run, page, areAtTops)
    const [whole, ...others] = run.filter(({ entity }) => isWhole(entity))
    if (!only || more.length > 0 || others.length > 0 || (!whole && goesOn(run, rows))) continue
    for (const { row, entity } of run)
      renamed.set(
        row,
        row === whole?.row
          ? { ...row, label: only.text, marks: only.marks, isActivity: false }
          : { ...row, label: entity, section: '' },
      )
  }
  return rows.map((row) => renamed.get(row) ?? row)
}

/** A row whose name does not say which group it belongs to stands below, under the same scope: the whole may still follow. */
function goesOn(run: readonly Member[], rows: readonly Row[]): boolean {
  const last = run.at(-1)?.row
  const next = rows[rows.findIndex((row) => row === last) + 1]
  return last !== undefined && last.section !== '' && next?.section === last.section
}

function isWhole(text: string): boolean {
  const plain = text.replace(/[(（].*$/, ' ')
  return wholeWords.test(plain) && !partWords.test(plain)
}

/** Consecutive rows with different entities below each other. */
function runsOf(rows: readonly Row[], page: Page, style: NumberStyle): Member[][] {
  const runs: Member[][] = []
  let before = -1
  rows.forEach((row, at) => {
    const member = memberOf(row, page, style)
    if (!member) return
    const last = runs.at(-1)
    const isNext =
      before === at - 1 &&
      last?.every(({ entity, x }) => entity !== member.entity && (Math.abs(x - member.x) < 3 || x < 0 || member.x < 0))
    if (last && isNext) last.push(member)
    else runs.push([member])
    before = at
  })
  return runs.filter((run) => run.length > 1 && run.some(({ entity }) => partWords.test(entity)))
}

function memberOf(row: Row, page: Page, style: NumberStyle): Member | null {
  const chunks = page.lines[row.at]?.chunks ?? []
  const first = Math.min(...row.cells.map(({ chunk }) => chunk.x0))
  const words = chunks.filter((one) => one.x1 < first && kindOfCell(one, style) === 'text')
  const entity = words.find(({ text }) => isEntity(text) && parseScope(text) === null)
  if (entity) return { row, entity: entity.text, x: entity.x0 }
  // If a word is set close to the scope beside it, its left edge is unknown.
  const glued = words.find(({ text }) => parseScope(text) !== null && isEntity(afterScope(text)))
  return glued ? { row, entity: afterScope(glued.text), x: -1 } : null
}

/** "Consolidated", "Group companies", "Japan": whom a row's amounts cover. */
export function isEntity(text: string): boolean {
  return text.length < 60 && (partWords.test(text) || isWhole(text))
}

function afterScope(text: string): string {
  return /^scope ?[123](?: \([^()]*\))? (\p{Lu}.*)$/iu.exec(text)?.[1] ?? ''
}

/** Whether all scopes stand beside their first row, as the first one does with no entity above it: a "Total" above a scope then belongs to
 * the one before. */
function beginAtTops(rows: readonly Row[], page: Page, style: NumberStyle): boolean {
  const begins = rows.map(({ at }) => {
    const [first, inner] = page.lines[at]?.chunks ?? []
    return (
      inner !== undefined && kindOfCell(inner, style) === 'text' && parseScope(first?.text ?? '')?.isByWords === false
    )
  })
  const at = begins.indexOf(true)
  const [before, next] = [rows[at - 1], begins[at + 1]]
  return at >= 0 && next === false && (before === undefined || memberOf(before, page, style) === null)
}

/** The scopes left of the entities, on the lines of their rows or between them: centred, or on the first. */
function scopesBeside(run: readonly Member[], page: Page, areAtTops: boolean): Chunk[] {
  const ys = run.map(({ row }) => page.lines[row.at]?.y ?? 0)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const left = Math.max(...run.map(({ x }) => x))
  const isBeside = ({ y }: Chunk) => Math.abs(y - top) < 3 || (!areAtTops && Math.abs(y - (top + bottom) / 2) < 8)
  return page.lines
    .filter(({ y }) => y > top - 3 && y < bottom + 3)
    .flatMap(({ chunks }) => chunks.filter((one) => one.x0 < left - 3 && parseScope(one.text)?.isByWords === false))
    .map((one) => {
      const entity = afterScope(one.text)
      return isEntity(entity) ? { ...one, text: one.text.slice(0, -entity.length).trim() } : one
    })
    .filter((one, _, all) => all.length > 1 || isBeside(one))
}
