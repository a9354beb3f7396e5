import { parseScope } from './parse-scope'

const otherQuantity =
  /\((?:in )?(?:[kmgt]wh|[gtmp]j|m3|m³|million m[3³]|litres?|%|fte|number|headcount|eur\b.*|usd\b.*|gbp\b.*|sek\b.*)\)|^(?:total )?(?:energy|water|waste|air (?:quality|pollut\w+)|people|workforce|employees|social|governance|health|safety|biodiversity|energi|energie|vatten|wasser|avfall|abfall|medarbetare|mitarbeit\w+|eau|déchets|agua|residuos)(?! indirect)\b/i
const allScopes =
  /^total (?:ghg |greenhouse gas |carbon |co2e? |gross |absolute )*emissions?(?: \(.*|,? (?:in )?(?:metric )?(?:t|tonnes?|tons?)\b.*)?$/i

/** Whether a heading of another topic, as far left as that of a scope, ends the scope's section: "Energy (MWh)", "Total GHG emissions". */
export function startsAnew(label: string): boolean {
  return parseScope(label) === null && (otherQuantity.test(label) || allScopes.test(label))
}

/** "Total GHG emissions" names no scope: under "Scope 3" it may be the total of scope 3 or of the whole table. */
export function isOfAllScopes(label: string): boolean {
  return allScopes.test(label.trim())
}
