import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { isBareScope, methodOf } from '@/service/reports/words/parse-scope'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { Row } from './table-rows'

type Behind = { scope: Chunk; label: string }

/**
 * "Company cars | Scope 1 | 1.0" over "Refrigerants | Scope 1 | 2.5": a column behind the labels names the scope of each row, and rows
 * that share a scope are its activities. A scope with only one row is that row's.
 */
export function withScopesBehindLabels(rows: readonly Row[], page: Page): Row[] {
  const behind = rows.map((row) => behindLabel(row, page))
  const [first] = behind.filter((one) => one !== null)
  const areInColumn = behind.every((one) => one === null || Math.abs(one.scope.x0 - (first?.scope.x0 ?? 0)) < 2)
  const count = (name: string) => behind.filter((one) => one?.scope.text === name).length
  if (behind.filter((one) => one !== null).length < 4 || !areInColumn) return [...rows]
  return rows.map((row, place) => {
    const own = behind[place]
    if (!own || count(own.scope.text) < 2) return row
    const isActivity = !isTotalLabel(own.label) && methodOf(own.label) === null
    return { ...row, label: own.label, section: own.scope.text, under: own.scope.text, isActivity }
  })
}

/** Whether another nearby line has the same scope behind its label: both are then activities of it. */
export function sharesScopeBehind({ lines }: Page, line: Line): boolean {
  const [label, scope] = line.chunks
  if (!label || !scope || !isBareScope(scope.text) || isBareScope(label.text)) return false
  const at = lines.indexOf(line)
  return lines.slice(Math.max(0, at - 6), at + 7).some((other) => {
    const [name, same] = other.chunks
    const isAlike = same?.text === scope.text && Math.abs(same.x0 - scope.x0) < 2
    return other !== line && isAlike && name !== undefined && name.text !== label.text && !isBareScope(name.text)
  })
}

function behindLabel({ at }: Row, { lines }: Page): Behind | null {
  const [line, next] = [lines[at], lines[at + 1]]
  const [label, scope] = line?.chunks ?? []
  if (!line || !label || !scope || !isBareScope(scope.text) || isBareScope(label.text)) return null
  // "305-2 | Scope 2 | Electricity": the number of a disclosure, not an activity.
  if (!/\p{L}{3}/u.test(label.text)) return null
  const [rest, ...others] = next?.chunks ?? []
  const goesOn = rest && others.length === 0 && Math.abs(rest.x0 - label.x0) < 2 && rest.y - line.y < 1.7 * line.size
  return { scope, label: goesOn ? `${label.text} ${rest.text}` : label.text }
}
