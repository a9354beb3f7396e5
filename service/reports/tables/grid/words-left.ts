import { methodOf } from '@/service/reports/words/parse-scope'
import { findUnit, isOtherUnit } from '@/service/reports/words/parse-unit'
import { plainText } from '@/service/reports/words/plain-text'
import { plainWords } from '@/service/reports/words/scope-by-words'
import { subtotalWord, totalWord } from '@/service/reports/words/total-words'

/** Whole words only: "mining" does not contain "in". */
const plain = new RegExp(`(?<!\\p{L})(?:${plainWords.source})(?!\\p{L})`, 'giu')
const plainWithoutSpaces =
  /スコープ|温室効果ガス|総?排出量|排放[量总總]*|溫室氣體|温室气体|合計|連結|グループ|全体|年度|総量|[範范][圍围疇畴]/gu

const totals = new RegExp(`${subtotalWord}|${totalWord}`, 'giu')

/** Words of heads and labels that do not narrow the whole and do not say whom it covers. */
const idle =
  /\b(?:fy|cy|gj|f(?=\d\d)|kpis?|years?|financial|fiscal|reporting|calendar|ended|ending|end|as|at|to|base(?:line)?|basisjahr|jahr|basår|år|année|actuals?|performance|results?|values?|amounts?|quantity|data|restated|revised|adjusted|audited|verified|assured|unaudited|limited|reasonable|assurance|reported|published|disclosed|current|previous|prior|last|this|period|total|metrics?|indicators?|measures?|units?|uom|categor(?:y|ies)|sources?|type|description|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|gri|esrs|sasb|disclosure|standards?|number|see|notes?|footnotes?|table|figure|annual|yearly|profile|inventory|summary|overview|breakdown|absolute|net|gross|excluding|offsets?|electricity|purchased|combined|plus|we|company|companywide|group|greenhouse|ghgs?|all|operations?|operational|control|equity|share|boundary|climate|change|environment(?:al)?|sustainability|esg|key)\b/gi

/** What remains of a label without the words that any whole may have: the name of a country, a site, a business or an activity. */
export function wordsLeft(label: string): string[] {
  const text = plainText(label)
    .replace(/\([^()]*\)/g, (bracket) =>
      findUnit(bracket) || isOtherUnit(bracket.slice(1, -1)) || methodOf(bracket) ? ' ' : bracket,
    )
    // "Scope 2, marknadsbaserad", "Scope 2 – fondé sur le marché"
    .replace(/[,;:–-] ?[^,;:–-]{4,60}$/u, (last) => (methodOf(last) ? ' ' : last))
    .replace(/(?<![\p{L}-])[\p{L}-]*(?:bas|market|location)[\p{L}-]*(?!\p{L})/giu, (word) =>
      methodOf(word) ? ' ' : word,
    )
    .replace(/(?<!\p{L})[LM]BM?(?!\p{L})/gu, ' ')
    .replace(totals, ' ')
    .replace(plain, ' ')
    .replace(plainWithoutSpaces, ' ')
    .replace(idle, ' ')
  return text.match(/\p{L}[\p{L}\d]+/gu) ?? []
}

/** Whether a label says only that its line is everything above or below it. */
export function isWholeLabel(label: string): boolean {
  return !/\bothers?\b|\brest\b|\bremaining\b/i.test(label) && wordsLeft(label).length === 0
}
