import { methodOf, parseScope, type ScopeMention } from './parse-scope'

type Mention = { at: number; end: number; scope: ScopeMention }

const scopeWords =
  /(?:scopes?|alcance|escopo|périmètre|umfang) ?-?\s?[123](?:(?:,| and| och| und| et|&|\+|\/|-| to)\s?(?:scopes? ?)?[123](?![\d,.]\d))*[^.;:()]{0,60}?(?:\((?:location|market|plats|marknad|standort|markt)[^)]*\))?/gi

/** The scopes a sentence names, with the place of each. */
export function mentionsOf(text: string): Mention[] {
  const named = [...text.matchAll(scopeWords)].flatMap(({ index, 0: words }) => {
    // "(market-based)", "(business travel)": brackets without an amount belong to the scope before them.
    const aside = /^\s?\([^()\d]{3,40}\)/.exec(text.slice(index + words.length))?.[0] ?? ''
    const scope = parseScope(words + aside)
    return scope ? [{ at: index, end: index + words.length + aside.length, scope }] : []
  })
  if (named.length > 0) {
    const method = methodOf(text)
    const isOne = named.filter(({ scope }) => scope.scopes.includes(2)).length === 1
    return named.map((one) =>
      isOne && one.scope.scopes.length === 1 && one.scope.scopes[0] === 2
        ? { ...one, scope: { ...one.scope, method: one.scope.method ?? method } }
        : one,
    )
  }
  // Only scope 2 has methods: an amount "according to the location-based method" is one of scope 2.
  const method = /(?:location|market)[- ]?based|platsbaserad|marknadsbaserad|standortb|marktb/i.exec(text)
  if (!method || /scope/i.test(text)) return []
  const code = methodOf(method[0])
  return [
    {
      at: method.index,
      end: method.index + method[0].length,
      scope: { scopes: [2], method: code, category: null, narrowness: 2, isByWords: true },
    },
  ]
}

/** The scope named last before the amount, or in brackets right after it. */
export function mentionFor(mentions: readonly Mention[], at: number, end: number, text: string): Mention | null {
  const following = mentions.find(
    (one) =>
      one.at >= end && one.at - end < 45 && /[(]|\b(?:in|for|from|of|av|för|inom)\b/i.test(text.slice(end, one.at)),
  )
  // Cards print the amount over its words: "12,345 tCO2e / Scope 1".
  const card = mentions.find((one) => one.at >= end && one.at - end < 40)
  // "1,234 tonnes in Scope 1, 567 tonnes in Scope 2": each amount is followed by its scope.
  if (
    following &&
    /^[^\d,;.()]{0,40}\b(?:in|for|from|under|within|of)\s(?:our )?$/i.test(
      text.slice(end, following.at).replace(/CO ?2/gi, 'CO'),
    )
  )
    return following
  const first = mentions[0]
  if (card && first && first.at > at && text.slice(end, card.at).search(/\d{3}/) < 0) return card
  const before = mentions.filter((one) => one.at < at && at - one.at < 330).at(-1)
  return before ?? following ?? null
}
