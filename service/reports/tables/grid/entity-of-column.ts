import { parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { groupWords } from '@/service/reports/words/row-entity'
import type { GridCell } from './walk-grid'
import { wordsLeft } from './words-left'

/**
 * Whether an amount covers the group or a part, by the head of its column beside others of the same year: "Group" or "Total" beside
 * "Australia". If none is called the whole, it is the one that the others add up to; otherwise unknown.
 */
export function entityOfColumn(cell: GridCell): 'group' | 'part' | null {
  const own = namesOf(cell.heads)
  const beside = [...cell.block.paths]
    .filter(([column, heads]) => column !== cell.column && isOfSameYear(heads, cell.heads) && !heads.some(isIntensity))
    .filter(([, heads]) => !isOfOtherScope(heads, cell.heads))
    .map(([column, heads]) => ({ column, names: namesOf(heads) }))
    .filter(({ names }) => names !== own)
  if (beside.length === 0) return null
  if (isGroup(cell.heads)) return 'group'
  if (beside.some(({ column }) => isGroup(cell.block.paths.get(column) ?? []))) return 'part'
  if (own === '' && beside.every(({ names }) => names !== '')) return isSumOfBeside(cell, beside) ? 'group' : null
  if (isSumOfBeside(cell, beside)) return 'group'
  return 'part'
}

/** "Scope 3 | Category 1, purchased goods | Category 6, business travel" over lines of years: what each column is, not whose. */
function isOfOtherScope(one: readonly string[], other: readonly string[]): boolean {
  const [scope, second] = [one, other].map((heads) => heads.map(parseScope).findLast((found) => found !== null))
  return Boolean(scope) && typeof second?.category === 'number' && scope?.category !== second.category
}

function namesOf(heads: readonly string[]): string {
  return heads.flatMap(wordsLeft).join(' ').toLowerCase()
}

function isGroup(heads: readonly string[]): boolean {
  return heads.some((text) => groupWords.test(text.replace(/greenhouse|total ghg|total emissions/gi, '')))
}

function isOfSameYear(one: readonly string[], other: readonly string[]): boolean {
  const yearOf = (heads: readonly string[]) =>
    heads.map(parseHeaderYear).findLast((year) => year !== null)?.year ?? null
  return yearOf(one) === yearOf(other)
}

function isSumOfBeside(cell: GridCell, beside: readonly { column: number }[]): boolean {
  const row = cell.block.rows[cell.row] ?? []
  const parts = row.filter((one) => beside.some(({ column }) => column === one.column)).map(({ value }) => value.number)
  const sum = parts.reduce((all, one) => all + one, 0)
  return parts.length > 1 && Math.abs(sum - cell.value.number) <= Math.max(0.002 * sum, 1)
}
