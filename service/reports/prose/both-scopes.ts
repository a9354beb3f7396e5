import type { Amount, Mention, Sentence } from './sentence'

/** What may stand between two scopes that are named as one: "Scope 1 emissions together with location-based Scope 2". */
const joined =
  /^(?: ?(?:\([^()\d]{0,40}\)|ghg|co2e?|carbon|greenhouse gas|gross|direct|indirect|operational|energy|emissions?|emissionen|émissions|utsläpp\p{L}*|emisiones|emissioni)){0,5},? ?(?:and|&|\+|plus|together with|along with|combined with|as well as|sowie|und|zusammen mit|och|samt|et|ainsi que|y|e)(?: (?:our|the|those (?:in|of|from)|gross|total|indirect|direct|ghg|(?:location|market)[- ]based|unsere|våra))* ?$/iu

/** ", and our": a comma before "and" begins another clause, which is of the second scope alone. */
const beginsClause = /,\s*(?:and|und|och|et|y|e)(?!\p{L})/iu

/** Whether two mentions are of different amounts: "Scope 2" and then "location-based" are one, and so are "Scope 3" and its category. */
export function areApart({ scope: a }: Mention, { scope: b }: Mention): boolean {
  if (a.scopes.join() !== b.scopes.join()) return true
  if (a.category !== null || b.category !== null) return false
  return a.method !== null && b.method !== null && a.method !== b.method
}

/** The scope named right before another, with no amount of its own. */
function unansweredBefore({ mentions, answered }: Sentence, mention: Mention): Mention | undefined {
  const before = mentions.findLast(({ end }) => end <= mention.at)
  return before && !answered.has(before) && areApart(before, mention) ? before : undefined
}

/**
 * "Scope 1 emissions and Scope 2 location-based emissions totalled 3,579 t": the amount is of both. The scopes that are named as one with
 * that of an amount; only those of the mention where it stands alone.
 */
export function withScopeBefore(said: Sentence, mention: Mention, { at }: Amount): Mention {
  const before = mention.end <= at ? unansweredBefore(said, mention) : undefined
  if (!before || before.scope.category !== null || mention.scope.category !== null) return mention
  const between = said.text.slice(before.end, mention.at)
  if (!joined.test(between) || beginsClause.test(between)) return mention
  const scopes = [...new Set([...before.scope.scopes, ...mention.scope.scopes])].sort()
  if (scopes.length === mention.scope.scopes.length) return mention
  return { ...mention, at: before.at, scope: { ...mention.scope, scopes } }
}

/** "and total emissions reached", "in our overall footprint of": a total of more than the scope before it. */
const ofTotal =
  /(?:[,;]|(?<!\p{L})(?:and|while|with|of|in|to|und|och|et|y|e)(?!\p{L}))(?: (?:our|the|a|its|unsere|våra|nos))? ?(?:grand total|(?:total|overall|combined|gesamte?n?|totala?|totales?) (?:ghg |carbon |greenhouse gas |corporate |operational )*(?:emissions?|footprint|emissionen|utsläpp|émissions|emisiones))(?!\p{L})/iu
/** "3,579 tCO2e (Total)", "3,579 tCO2e total footprint" */
const isTotalBehind = /^[^\d.;,]{0,30}?(?:\((?:grand )?total\)|(?<!\p{L})total (?:carbon |ghg )?footprint(?!\p{L}))/iu
/** "Total 3,579 tCO2e Scope 1": the amount has its own label, and the scope behind it the next amount. */
const isTotalBefore = /(?<!\p{L})(?:grand )?total:? ?$/iu
/** "direct emissions" in words, where another scope was named by its number. */
const direct = /(?<!(?:in|other ))\bdirect (?:ghg |co2e? |greenhouse gas )?emissions\b/i
const indirect = /\bindirect (?:ghg |co2e? |greenhouse gas )?emissions\b/i
/** "are included in our 3,579 t": less than the amount. */
const includedIn = /(?<!not )\b(?:included|contained) in (?:our|the|a|this|these)?\s*(?:total of |overall )?$/i

/** Whether words beside an amount say that it is more than the scope that is named, or of another one. */
export function isOfMoreOrOther({ text, answered, lastEnd }: Sentence, mention: Mention, { at, end }: Amount): boolean {
  const { scopes } = mention.scope
  const before = text.slice(Math.max(0, at - 40), at)
  if (isTotalBehind.test(text.slice(end, end + 60).replace(/CO ?2/gi, 'CO'))) return scopes.length < 2
  if (mention.at > at) return scopes.length < 2 && isTotalBefore.test(before)
  const between = text.slice(Math.max(mention.end, lastEnd), at)
  if (answered.has(mention) && isTotalBefore.test(before)) return true
  if (includedIn.test(between)) return true
  if (scopes.length < 2 && ofTotal.test(between)) return true
  if (scopes.join() === '2' || scopes.join() === '3') return direct.test(between)
  return scopes.join() === '1' && indirect.test(between)
}

/**
 * "Scope 1 direct emissions, Scope 2 (location-based): 1,234 t; 2,345 t": names in succession, and behind the first amount another one
 * before any name. The first amount is not of the name that stands nearest to it.
 */
export function isListBeforeAmounts(said: Sentence, mention: Mention, { at, end }: Amount): boolean {
  const before = mention.end <= at && !said.answered.has(mention) ? unansweredBefore(said, mention) : undefined
  if (!before) return false
  const between = said.text.slice(before.end, mention.at).replace(/CO ?2/gi, 'CO')
  if (/\d|[.;]/.test(between) || between.length > 70) return false
  const next = said.mentions.find((one) => one.at >= end)?.at ?? said.text.length
  const behind = said.text.slice(end, Math.min(next, end + 50)).replace(/CO ?2/gi, 'CO')
  return (
    /^[^\d.]{1,30}(?:\d{1,3}(?:[.,' ]\d{3})+|\d+\.\d+|\d{2,})(?! ?%|\d)/.test(behind) &&
    !/\((?:FY ?)?(?:19|20)\d\d/.test(behind)
  )
}
