import { isOneWay, methodOf, namesActivity, parseScope } from './parse-scope'
import type { Row } from './table-rows'
import { isTotalLabel } from './total-labels'

/** "Electricity (market-based)" above "District heating": each an activity of the heading, none its whole. */
export function hasOtherActivities(row: Row, rows: readonly Row[]): boolean {
  if (row.section === '' || !namesActivity(row.label) || parseScope(row.label)) return false
  return rows.some(
    (one) =>
      one.section === row.section &&
      one !== row &&
      namesActivity(one.label) &&
      methodOf(one.label) === null &&
      !parseScope(one.label),
  )
}

/** "Jet fuel WTT" beside "Electricity WTT & T&D": fuels have an upstream each, none is the whole category. */
export function isOneUpstreamOfSeveral(row: Row, rows: readonly Row[]): boolean {
  const isUpstream = ({ label }: Row) =>
    /\bwtt\b|well[- ]to[- ]tank/i.test(label) && namesActivity(label) && !isTotalLabel(label)
  return isUpstream(row) && rows.some((one) => one !== row && one.label !== row.label && isUpstream(one))
}

/**
 * "Combustion of gas (Scope 1)" above "Fuel for transport (Scope 1)" and no row of scope 1 as such: each is a part of it, and what else
 * belongs to it is not said.
 */
export function arePartsOnly(labels: ReadonlySet<string>): boolean {
  if (labels.size < 2) return false
  const areSites = [...labels].every((label) => ofSites.test(label))
  return areSites || [...labels].every((label) => (namesActivity(label) || isOneWay(label)) && !isTotalLabel(label))
}

/** "Scope 1 (Taiwan sites)" beside "Scope 1 (subsidiaries)" */
const ofSites =
  /\((?:[^()]*\b(?:sites?|plants?|factor(?:y|ies)|subsidiar(?:y|ies)|branch(?:es)?|parent|overseas|domestic|headquarters|offices?|fabs?|mills?)\b[^()]*)\)/i
