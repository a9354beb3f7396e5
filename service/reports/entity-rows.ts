import { kindOfCell } from './columns'
import type { Chunk, Page } from './page'
import type { NumberStyle } from './parse-number'
import { parseScope } from './parse-scope'
import type { Row } from './table-rows'

const partWords =
  /\b(?:domestic|overseas|non-?consolidated|unconsolidated|parent|head office|subsidiar\w+|affiliates?|japan|abroad|foreign|other countries)\b|国内|海外|単体|個別|子会社/i
const wholeWords =
  /\b(?:group|consolidated|global|worldwide|totals?|all companies|company-?wide)\b|連結|合計|全社|グループ/i

/** A row of a run, with the cell that names whose amounts it holds and, on one of them, the scope of all. */
type Member = { row: Row; entity: Chunk; scope: Chunk | null }

/**
 * A scope in a cell merged over the rows of "Domestic", "Overseas" and "Group": the group's row is given its name, and the others
 * that of their entity alone. Where no row is the group's, none is the whole; where several may be, they are left as they are.
 */
export function withScopesOfGroups(rows: readonly Row[], page: Page, style: NumberStyle): Row[] {
  if (page.isMarkdown) return [...rows]
  const renamed = new Map<Row, Row>()
  for (const run of runsOf(rows, page, style)) {
    const [only, ...more] = run.flatMap(({ scope }) => scope ?? [])
    const [whole, ...others] = run.filter(({ entity }) => isWhole(entity.text))
    if (!only || more.length > 0 || others.length > 0 || !standsOver(only, run, page)) continue
    for (const { row, entity } of run)
      renamed.set(
        row,
        row === whole?.row
          ? { ...row, label: only.text, marks: only.marks }
          : { ...row, label: entity.text, section: '' },
      )
  }
  return rows.map((row) => renamed.get(row) ?? row)
}

function isWhole(text: string): boolean {
  const plain = text.replace(/[(（].*$/, ' ')
  return wholeWords.test(plain) && !partWords.test(plain)
}

/** Rows in succession with entities one below the other, none of them twice. */
function runsOf(rows: readonly Row[], page: Page, style: NumberStyle): Member[][] {
  const runs: Member[][] = []
  let before = -1
  rows.forEach((row, at) => {
    const member = memberOf(row, page, style)
    if (!member) return
    const last = runs.at(-1)
    const isNext =
      before === at - 1 &&
      last?.every(({ entity }) => entity.text !== member.entity.text && Math.abs(entity.x0 - member.entity.x0) < 3)
    if (last && isNext) last.push(member)
    else runs.push([member])
    before = at
  })
  return runs.filter((run) => run.length > 1 && run.some(({ entity }) => partWords.test(entity.text)))
}

function memberOf(row: Row, page: Page, style: NumberStyle): Member | null {
  const chunks = page.lines[row.at]?.chunks ?? []
  const first = Math.min(...row.cells.map(({ chunk }) => chunk.x0))
  const words = chunks.filter((one) => one.x1 < first && kindOfCell(one, style) === 'text')
  const entity = words.find(
    ({ text }) => (partWords.test(text) || isWhole(text)) && parseScope(text) === null && text.length < 60,
  )
  if (!entity || /^totals?$/i.test(entity.text)) return null
  const scope = words.find((one) => one.x1 < entity.x0 && parseScope(one.text)?.isByWords === false) ?? null
  return { row, entity, scope }
}

/** In the middle of its rows, or on the first. */
function standsOver({ y }: Chunk, run: readonly Member[], page: Page): boolean {
  const ys = run.map(({ row }) => page.lines[row.at]?.y ?? 0)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return Math.abs(y - top) < 3 || Math.abs(y - (top + bottom) / 2) < 8
}
