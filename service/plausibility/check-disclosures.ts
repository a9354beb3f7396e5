import type { Disclosure } from '@/service/reference/records'
import { findContradictions } from './find-contradictions'
import { findCopiedMethods } from './find-copied-methods'
import { findCopiedScopes } from './find-copied-scopes'
import { findCopiedTotals } from './find-copied-totals'
import { findJumps } from './find-jumps'
import { findOddRevenue, type RevenueYardstick } from './find-odd-revenue'
import { type Finding, findingKey } from './finding'

/**
 * Returns every implausible figure of one company's disclosures, each once. The series of each source is judged separately,
 * because two publishers draw boundaries differently.
 */
export function checkDisclosures(disclosures: readonly Disclosure[], yardstick: RevenueYardstick): Finding[] {
  const series = new Map<string, Disclosure[]>()
  for (const disclosure of disclosures) {
    const key = `${disclosure.source} ${disclosure.recordId} ${disclosure.region}`
    series.set(key, [...(series.get(key) ?? []), disclosure])
  }
  const findings = [...series.values()].flatMap((years) => [
    ...findContradictions(years),
    ...findCopiedTotals(years),
    ...findCopiedScopes(years),
    ...findJumps(years),
    ...findCopiedMethods(years),
    ...findOddRevenue(years, yardstick),
  ])
  const once = new Map<string, Finding>()
  for (const finding of findings) if (!once.has(findingKey(finding))) once.set(findingKey(finding), finding)
  return [...once.values()]
}
