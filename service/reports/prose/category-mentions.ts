import { categoryNameIn } from '@/service/reports/words/names/scope-3-names'

type CategoryMention = { at: number; end: number; category: number }

const numbered =
  /\b(?:scope ?3,? ?)?(?:category|cat\.|kategorie?|catégorie|categoría|kategoria) ?(?:3\.)?(1[0-5]|[1-9])\b(?![.,]\d| ?%)(?! ?(?:,|and|&|to|-|–|und|och|et) ?\d)/gi

/** "Category 5 143 t-CO2: Waste generated in operations": the amount stands between the number and the name. */
const ownAmount = /^\s\d[\d.,]* ?[kM]?t[-\w]{0,8} ?:/

/**
 * Scope 3 categories in running text and lists, by number with the name beside it: "purchased goods and services (category 1)", "Category
 * 11, use of sold products". A number without the name may be a category of anything.
 */
export function categoriesIn(text: string): CategoryMention[] {
  const found = [...text.matchAll(numbered)]
  return found.flatMap(({ index, 0: words, 1: digits }, i) => {
    const category = Number(digits)
    const last = found[i - 1]
    const from = Math.max(index - 70, last ? last.index + last[0].length : 0)
    const before = text.slice(from, index)
    const name = categoryNameIn(before, category)
    if (name !== null) return [{ at: from + name, end: index + words.length, category }]
    // "305-3 Other indirect (Scope 3) … Category 4: 88,702 t", "Category 4 88,702 t"
    const isListed =
      /^(?: ?[:–-] ?\d|\s\d[\d.,]* ?(?:[kM]?t(?!\p{L})|tonnes|[kM]?t ?-?CO))/u.test(text.slice(index + words.length)) &&
      /scope ?3/i.test(text.slice(0, index))
    if (isListed) return [{ at: index, end: index + words.length, category }]
    const subject = subjectBefore(text, index, category)
    if (subject !== null && found.length === 1) return [{ at: subject, end: index + words.length, category }]
    const rest = text.slice(index + words.length).replace(ownAmount, '')
    const follows = categoryNameIn(rest.slice(0, 60), category)
    return follows !== null && follows < 14 ? [{ at: index, end: index + words.length, category }] : []
  })
}

/**
 * "Business travel came to 640 t CO2e, against 287 t in 2022 (scope 3, category 6)": the name with its amounts, and its number at the
 * end. Goods and waste have a weight of their own, so the gas must be named.
 */
function subjectBefore(text: string, at: number, category: number): number | null {
  const before = text.slice(0, at)
  const beside = text.slice(Math.max(0, at - 12), at + 40)
  const tells =
    /scope ?3/i.test(beside) &&
    /\d ?(?:[kM]?t|ton\p{L}*)[^\p{L}]{0,3}(?:CO ?[2₂]|[\p{L} ]*koldioxid|[\p{L} ]*carbon)/iu.test(before)
  const name = tells ? categoryNameIn(before, category) : null
  return name !== null && name < 60 && !/scopes? ?[12]|[.;] /i.test(before) ? name : null
}

/** In a sentence that begins "Within Scope 3": the categories named without a number, each once. */
export function categoriesNamedIn(text: string): CategoryMention[] {
  const named = Array.from({ length: 15 }, (_, at) => at + 1).flatMap((category) => {
    const at = categoryNameIn(text, category)
    return at === null ? [] : [{ at, end: at + 1, category }]
  })
  return named.sort((a, b) => a.at - b.at)
}
