import type { ScopeMention } from './parse-scope'

const amount = /(?<![\d.,'’\p{L}/-])\d[\d.,' ]*\d(?![\d%])/gu
const atEnd = /\b(?:respectively|respektive|beziehungsweise|respectivement|respectivamente)\b/i

export type Respective = { at: number; printed: string; scope: ScopeMention }

export function isRespective(text: string): boolean {
  return atEnd.test(text)
}

/**
 * "Scope 1 and Scope 2 (location-based) emissions were 1,204 and 3,118 tonnes, respectively": each amount with its scope, in order.
 * Nothing where there are more or fewer amounts than scopes, or years that the amounts may belong to instead.
 */
export function respectiveAmounts(
  text: string,
  mentions: readonly { end: number; scope: ScopeMention }[],
): Respective[] {
  const said = atEnd.exec(text)?.index ?? 0
  const scopes = mentions
    .filter(({ end }) => end < said)
    .flatMap(({ scope }) =>
      scope.scopes.map((one) => ({ ...scope, scopes: [one], method: one === 2 ? scope.method : null })),
    )
  const from = Math.max(0, ...mentions.filter(({ end }) => end < said).map(({ end }) => end))
  const numbers = [...text.slice(from, said).matchAll(amount)].map(({ index, 0: printed }) => ({
    at: from + index,
    printed: printed.trim(),
  }))
  const isYear = ({ printed }: { printed: string }) => /^(?:19|20)\d\d$/.test(printed)
  if (new Set(scopes.map(({ scopes: [one] }) => one)).size < scopes.length || scopes.length < 2) return []
  const amounts = numbers.filter((one) => !isYear(one))
  // One year is that of all amounts; of several each may have its own.
  if (numbers.length > amounts.length + 1 || amounts.length !== scopes.length) return []
  return amounts.flatMap((one, i) => (scopes[i] ? [{ ...one, scope: scopes[i] }] : []))
}
