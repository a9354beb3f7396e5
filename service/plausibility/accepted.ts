import type { Finding } from './finding'
import { findingKey } from './finding'

type Accepted = Pick<Finding, 'source' | 'recordId' | 'year' | 'region' | 'field'> & { because: string }

/** Figures that fail a check and are correct nevertheless, each reviewed by a person. */
export const accepted: readonly Accepted[] = [
  ...[2023, 2024].map(
    (year): Accepted => ({
      source: 'klimatkollen',
      recordId: 'Q10605629',
      year,
      region: 'GLOBAL',
      field: 'revenue',
      because: 'OX2 builds wind and solar parks and sells them; it runs no power plants, unlike its industry',
    }),
  ),
  {
    source: 'klimatkollen',
    recordId: 'Q10521828',
    year: 2023,
    region: 'GLOBAL',
    field: 'revenue',
    because: 'Hemnet advertises property on a website and owns none, unlike its industry',
  },
]

const keys = new Set(accepted.map(findingKey))

/** Returns the findings that no person accepted, neither here nor (by `alsoAccepted`, keys of findings) in this installation. */
export function withoutAccepted(findings: readonly Finding[], alsoAccepted: ReadonlySet<string>): Finding[] {
  return findings.filter((finding) => !keys.has(findingKey(finding)) && !alsoAccepted.has(findingKey(finding)))
}
