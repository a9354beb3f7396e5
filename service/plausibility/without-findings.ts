import type { Disclosure } from '@/service/reference/records'
import { type Finding, findingKey, type HeldField } from './finding'

/** The disclosures without the figures that were found; one left without any figure is dropped. */
export function withoutFindings(disclosures: readonly Disclosure[], findings: readonly Finding[]): Disclosure[] {
  const held = new Set(findings.map(findingKey))
  if (held.size === 0) return [...disclosures]
  return disclosures.flatMap((disclosure) => {
    const isHeld = (field: HeldField) => held.has(findingKey({ ...disclosure, field }))
    const emissions = Object.fromEntries(
      Object.entries(disclosure.emissions).filter(([field]) => !isHeld(field as HeldField)),
    )
    const revenue = isHeld('revenue') ? null : disclosure.revenue
    return revenue === null && Object.keys(emissions).length === 0 ? [] : [{ ...disclosure, emissions, revenue }]
  })
}
