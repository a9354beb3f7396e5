import { holdFigures } from '@/service/reference/hold-figures'
import type { Disclosure } from '@/service/reference/records'
import { withoutAccepted } from './accepted'
import { checkDisclosures } from './check-disclosures'
import type { RevenueYardstick } from './find-odd-revenue'
import { findingKey } from './finding'

/**
 * Returns one company's disclosures with implausible figures held back, except those that a person accepted: in the code, or in
 * this installation (`accepted`, keys of findings).
 */
export function holdImplausible(
  disclosures: readonly Disclosure[],
  yardstick: RevenueYardstick,
  accepted: ReadonlySet<string>,
): Disclosure[] {
  const findings = withoutAccepted(checkDisclosures(disclosures, yardstick), accepted)
  if (findings.length === 0) return [...disclosures]
  const byKey = new Map(findings.map((finding) => [findingKey(finding), finding]))
  return disclosures.map((disclosure) =>
    holdFigures(disclosure, (field) => byKey.get(findingKey({ ...disclosure, field })) ?? null),
  )
}
