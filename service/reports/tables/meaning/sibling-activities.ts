import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isPlaceName } from '@/service/reports/words/names/fact-parts'
import { isOneWay, methodOf, namesActivity, namesCategoryNumber, parseScope } from '@/service/reports/words/parse-scope'
import { groupWords } from '@/service/reports/words/row-entity'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { isOnlyBesideEnergy } from './beside-energy'

/** "Electricity (market-based)" above "District heating": activities under the heading, neither is the whole. */
export function hasOtherActivities(row: Row, rows: readonly Row[]): boolean {
  if (row.section === '' || !namesActivity(row.label) || parseScope(row.label)) return false
  if (isOnlyBesideEnergy(row, rows)) return false
  return rows.some(
    (one) =>
      one.section === row.section &&
      one !== row &&
      namesActivity(one.label) &&
      methodOf(one.label) === null &&
      !parseScope(one.label),
  )
}

/** "Jet fuel WTT" beside "Electricity WTT & T&D": each fuel has upstream emissions, none is the whole category. */
export function isOneUpstreamOfSeveral(row: Row, rows: readonly Row[]): boolean {
  const isUpstream = ({ label }: Row) =>
    /\bwtt\b|well[- ]to[- ]tank/i.test(label) && namesActivity(label) && !isTotalLabel(label)
  return isUpstream(row) && rows.some((one) => one !== row && one.label !== row.label && isUpstream(one))
}

/**
 * "Combustion of gas (Scope 1)" above "Fuel for transport (Scope 1)", and no row of scope 1 as such: each is a part, and other parts may
 * be missing.
 */
export const arePartsOnly = oncePerSet((labels) => {
  if (labels.size < 2) return false
  const areSites = [...labels].every((label) => ofSites.test(label) || isOfPlace(label))
  return areSites || [...labels].every((label) => (namesActivity(label) || isOneWay(label)) && !isTotalLabel(label))
})

/** Each row of a table asks the same of all its labels: the answer is found once for each set, which no longer changes then. */
function oncePerSet<Answer>(find: (labels: ReadonlySet<string>) => Answer): (labels: ReadonlySet<string>) => Answer {
  const found = new WeakMap<ReadonlySet<string>, { answer: Answer }>()
  return (labels) => {
    const known = found.get(labels) ?? { answer: find(labels) }
    found.set(labels, known)
    return known.answer
  }
}

/** "Scope 1 – Germany", "Japan (Scope 1)", "Scope 1 offices", "Scope 1 (H1)": a scope narrowed to a place or period. */
function isOfPlace(label: string): boolean {
  const rest = label
    .replace(
      /(?:scopes?|スコープ|範疇|范围) ?[123]|\b(?:ghg|co2e?|total|gross|direct|indirect|energy|emissions?|operations?|business|only)\b|排出量/gi,
      ' ',
    )
    .replace(/\b(?:in|from|of|for|the|our)\b|[^\p{L}\p{N}.&' ]/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return isPlaceName(rest) || partsOfCompany.test(rest)
}

const partsOfCompany =
  /^(?:(?:own |other |all )?(?:subsidiaries|joint ventures|branch(?:es)?|head ?(?:office|quarters)|offices?|factor(?:y|ies)|plants?|sites?|stores|warehouses?|manufacturing|production|retail|logistics|mining|smelting|refining|laborator(?:y|ies)|data cent(?:er|re)s?)|(?:plant|site|factory|division|segment) \S+|H[12]|Q[1-4]|(?:first|second) half)$/i

const ofEmissions = /emission|\bgas(?:es)?\b|ghg|co2|carbon|methane|direct|location|market|stationary|mobile|process/i

/** "Business travel – air" above "Business travel – private cars", and no row of the category as such: each is a part. */
export function areMeansOnly(labels: ReadonlySet<string>): boolean {
  return labels.size > 1 && [...labels].every((label) => oneMeans.test(label) && !namesCategoryNumber(label))
}

/** "Purchased goods and services: raw materials" above "Purchased goods and services: packaging": parts, none is the whole. */
export function areKindsOfOne(labels: ReadonlySet<string>): boolean {
  const kinds = [...labels].map((label) => /^([^:]{6,}): (?=\p{L}{3})(?!total)/iu.exec(label)?.[1])
  return labels.size > 1 && kinds[0] !== undefined && kinds.every((kind) => kind === kinds[0])
}

const oneMeans =
  /[–:,(/-] ?\(?(?:by )?(?:(?:private|company|rental|own|public) )?(?:air|aircraft|flights?|planes?|rail|trains?|cars?|vehicles?|taxis?|hotels?|ferr(?:y|ies)|bus(?:es)?|road|trucks?|sea|ships?|mileage|flyg|tåg|bil|fly|tog|flug|bahn|pkw)\b/i

/** "Category 11 … Belgium", "… Canada", "… Sum of global": of at least three rows that begin with the same words, only the sum is the
 * whole. */
export function isOneOfMany(label: string, labels: ReadonlySet<string>): boolean {
  const head = commonHead(labels)
  if (head === null) return false
  const rest = label.slice(head.length)
  return (
    /^[\s(–-]*\p{Lu}\p{Ll}{2}/u.test(rest) &&
    !ofEmissions.test(rest) &&
    !groupWords.test(rest) &&
    !isTotalLabel(rest.trim())
  )
}

/** The words that name a scope and that at least three labels begin with before each goes on in its own; null without them. */
const commonHead = oncePerSet((labels): string | null => {
  const all = [...labels].map((one) => one.split(' '))
  const [first = []] = all
  const same = first.findIndex((word, at) => all.some((words) => words[at] !== word))
  const head = first.slice(0, same).join(' ')
  if (labels.size < 3 || same < 1 || parseScope(head)?.isByWords !== false) return null
  return all.some((words) => words.length <= same) ? null : head
})

/** "Scope 1 (Taiwan sites)" beside "Scope 1 (subsidiaries)" */
const ofSites =
  /\((?:[^()]*\b(?:sites?|plants?|factor(?:y|ies)|subsidiar(?:y|ies)|branch(?:es)?|parent|overseas|domestic|headquarters|offices?|fabs?|mills?)\b[^()]*)\)/i
