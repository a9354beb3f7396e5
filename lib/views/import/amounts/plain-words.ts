/** Words for tax or period: "net", "exkl. moms", "HT", "p.a.". */
const adjectives = String.raw`in|i|en|of|v|ve|w|в|net|netto|nett|gross|brutto|excl?|exkl|incl?|inkl|ohne|mit|zzgl|utan|hors|without|vat|gst|tax|taxes?|mwst|ust|moms|tva|ht|ttc|htva|total|annual|annually|yearly|p\.?a|ytd|actuals?|budget|plan|ist|est|estimated?|prel|forecast|last|12|months?|12m|ltm`
/** Words that may stand beside a unit but also occur in headings. */
const besideUnits =
  "de|des|d'|di|w|v|в|im|per|pro|par|for|für|unit|units|einheit|enhet|unité|currency|amounts?|all|values?|figures?|approx|ca|plus|year|full"
const asian = '単位|单位|單位|단위|税抜き?|税込み?|税別|含税|不含税|未税|未稅|含稅|부가세|별도|포함|合計|总计'

const patternOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])\\.?|${asian}`, 'giu')
const inHeadings = patternOf(adjectives)
const inUnits = patternOf(`${adjectives}|${besideUnits}`)

function strip(text: string, words: RegExp): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(words, ' ')
    .replace(/[()[\]【】/,;:：.+*&|–—-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The rest of a unit without words and signs that do not change it. */
export function withoutUnitWords(text: string): string {
  return strip(text, inUnits)
}

/** The rest of a heading without words about tax, and without signs. */
export function withoutAdjectives(text: string): string {
  return strip(text, inHeadings)
}
