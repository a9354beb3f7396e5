import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { plainText } from '@/service/reports/words/plain-text'

/** What stands behind "Scope 3": in brackets, after a colon or dash, or in a cell of its own. */
const behind =
  /(?:\bscope ?3|スコープ ?3)(?![\d.,]\d)(?: (?:other )?(?:indirect )?(?:ghg |co2e? )?emissions)?(?: ?[([（:：]| ?[–—-] | (?=[\p{L}\d]))(.+)$/iu

/** "Indirect emissions:", "other indirect": what every scope 3 is. */
const ofAnyScope3 =
  /^(?:other |sonstige |weitere |autres |övriga |andra )?(?:indirect|indirekte?|indirectes?|indirekta)?(?: ?(?:ghg |co2e? )?(?:emissions?|emissionen|émissions|utsläpp))? ?(?:from|aus|from our|[:：–-])? ?/iu

/** "(including business travel)", "(e.g. purchased goods)": examples of the whole. */
const onlyExamples =
  /\b(?:incl|inkl|excl|exkl|e\.? ?g\.|such as|for example|z\. ?b|u\.a\.|mainly|mostly|other than|without|ohne)|等|など|を含む/iu

/** Activities that are a category, or a part of one, when they stand alone. */
const activity =
  /^(?:(?:our |the )?(?:employee |staff |business |corporate |air |rail |road |car )?(?:travel(?:ling)?|flights?|flying|trips?|commut\w*|mileage)(?: (?:by|in|of) [\p{L} ]+)?|rail|trains?|taxis?|hotels?(?: stays?| nights?)?|grey fleet|(?:hire|rental) cars?|home ?working|working from home|tele-?work\w*|waste|water|wastewater|paper|freight|couriers?|logistics|deliver(?:y|ies)|packaging|(?:third[- ]party |outsourced )?transport(?:ation)?|(?:electricity )?(?:t ?& ?d|transmission|distribution|grid) losses|well[- ]to[- ]tank|wtt|reisen|flüge|pendeln|abfall|wasser|papier|resor|flyg|avfall|voyages|vols|déchets|eau|出張|通勤|廃棄物|輸送)$/iu

/** "6 categories", "selected categories", "categories 3, 6 and 7". */
const someOf =
  /^(?:(?:selected|partial(?:ly)?|some|certain|limited|ausgewählte|teilweise|vissa|certaines) ?(?:categories|kategorien|kategorier|catégories)?|(?:[1-9]|1[0-4])(?: (?:of|out of|von|av|sur) (?:the )?15)? (?:categories|kategorien|kategorier|catégories)|(?:categor(?:y|ies)|cat\.?|kat\.?|kategorien?|kategorier|catégories?) ?\d{1,2}(?: ?(?:,|;|&|\+|and|und|och|et|to|bis|till|à|[-–]) ?\d{1,2})+)\)?$/iu
const allOf = /(?<!\d)1 ?(?:to|bis|till|à|[-–]) ?15(?!\d)|\b15 (?:categories|kategorien|kategorier|catégories)/iu

const separator = /\s*(?:[,;/&+、・]|\band\b|\bund\b|\boch\b|\bet\b|及び|および|と)\s*/iu

/** More names than these describe what the whole consists of. */
const fewNames = 4

/**
 * Whether a label says that its scope 3 is one or a few categories: "Scope 3 (business travel, employee commuting)", "Scope 3 –
 * indirect emissions: travel and waste", "Scope 3 (categories 3, 6 and 7)". Such an amount is scope 3 in part, whatever it adds up
 * with: the categories that were not counted are not zero.
 */
export function namesPartsOfScope3(label: string): boolean {
  const [, said = ''] = behind.exec(plainText(label)) ?? []
  const rest = said.replace(/[)\]）].*$/u, '').trim()
  if (rest === '' || onlyExamples.test(rest) || allOf.test(rest)) return false
  if (someOf.test(rest)) return true
  const things = rest.replace(ofAnyScope3, '')
  if (things === '') return false
  if (findCategory(things) !== null) return true
  const names = things.split(separator).filter((one) => one !== '')
  return (
    names.length <= fewNames &&
    names.length > 0 &&
    names.every((one) => activity.test(one) || findCategory(one) !== null)
  )
}
