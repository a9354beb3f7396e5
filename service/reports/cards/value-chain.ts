import type { Candidate } from '@/service/reports/model/figure'
import type { Line, Page } from '@/service/reports/model/page'
import { isBareScope, parseScope } from '@/service/reports/words/parse-scope'

/**
 * Leaves out what is read beside "Scope 3 | Scope 1 and 2 | Scope 3", the words along a picture of the value chain: the amounts upstream
 * and downstream are parts, and neither is the whole of scope 3.
 */
export function withoutSidesOfChain(found: readonly Candidate[], { lines }: Page): Candidate[] {
  const chains = lines.filter(isChain)
  const reach = ({ size }: Line) => 9 * size
  return found.filter(
    ({ scope, box }) => scope !== '3' || !chains.some((line) => Math.abs(box.y1 - line.y) < reach(line)),
  )
}

/** The first and the last scope of the line; "Scope 1 | Scope 2 | Scope 3" under each of two years heads columns. */
function isChain({ chunks }: Line): boolean {
  const named = chunks.flatMap(({ text }) => {
    const scope = text.length < 40 ? parseScope(text) : null
    return scope?.isByWords === false ? [{ scopes: scope.scopes, isBare: isBareScope(text) }] : []
  })
  const sides = named.map(({ scopes, isBare }) => isBare && scopes.join() === '3')
  const between = named.slice(1, -1)
  return sides[0] === true && sides.at(-1) === true && between.length > 0 && !sides.slice(1, -1).includes(true)
}
