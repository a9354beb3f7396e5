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

function isChain({ chunks }: Line): boolean {
  const is3 = chunks.map(({ text }) => isBareScope(text) && parseScope(text)?.scopes.join() === '3')
  const own = chunks.slice(is3.indexOf(true), is3.lastIndexOf(true))
  return is3.filter(Boolean).length > 1 && own.some(({ text }) => parseScope(text)?.scopes.includes(1) === true)
}
