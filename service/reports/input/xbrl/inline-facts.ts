import type { Fact } from '@/service/reports/model/fact'
import { because } from '@/service/reports/model/reason'
import { findElements } from './find-elements'
import { attribute, numberOfTag, textOf } from './inline-text'

/** Concepts of the IFRS taxonomy (ESEF) and of ESRS S1-6. Only facts without dimensions are about the whole undertaking. */
const concepts: readonly { pattern: RegExp; kind: Fact['kind']; basis: Fact['basis'] }[] = [
  { pattern: /^ifrs-full:Revenue$/i, kind: 'revenue', basis: null },
  { pattern: /:NumberOfEmployees$/i, kind: 'employees', basis: null },
  { pattern: /:AverageNumberOfEmployees$/i, kind: 'employees', basis: 'average' },
  { pattern: /:NumberOfEmployeesHeadCount(?:AtEndOfPeriod)?$/i, kind: 'employees', basis: 'head count' },
  { pattern: /:NumberOfEmployeesFullTimeEquivalents?(?:AtEndOfPeriod)?$/i, kind: 'employees', basis: 'FTE' },
]

/** Tagged revenue and employees, one per kind and year: of the first listed concept that occurs. `years` maps context ids to years. */
export function inlineFacts(html: string, years: ReadonlyMap<string, number>): Fact[] {
  const currencies = unitCurrencies(html)
  const found = new Map<string, { rank: number; fact: Fact }>()
  for (const { whole, attributes, content } of findElements(html, 'ix:nonFraction')) {
    const name = attribute(attributes, 'name')
    const rank = concepts.findIndex(({ pattern }) => pattern.test(name))
    const concept = concepts[rank]
    const year = years.get(attribute(attributes, 'contextRef'))
    if (!concept || year === undefined || /xsi:nil=["']true/i.test(attributes)) continue
    const currency = currencies.get(attribute(attributes, 'unitRef')) ?? null
    const printed = textOf(content)
    const number = numberOfTag(printed, attribute(attributes, 'format'))
    const isNegative = attribute(attributes, 'sign') === '-'
    if (number === null || isNegative || (concept.kind === 'revenue') !== (currency !== null)) continue
    const scale = Number(attribute(attributes, 'scale') || 0)
    const fact: Fact = {
      kind: concept.kind,
      year,
      value: Number((number * 10 ** scale).toPrecision(12)),
      currency,
      basis: concept.basis,
      printedValue: printed,
      printedUnit: currency === null ? '' : scale === 0 ? currency : `${currency}, 10^${scale}`,
      page: 1,
      quote: textOf(whole),
      box: null,
      confidence: 0.99,
      reasons: [because('tag', { name })],
    }
    const key = `${fact.kind} ${year}`
    const before = found.get(key)
    if (!before || rank < before.rank) found.set(key, { rank, fact })
  }
  return [...found.values()]
    .map(({ fact }) => fact)
    .sort((a, b) => a.year - b.year || b.kind.localeCompare(a.kind, 'en'))
}

function unitCurrencies(html: string): Map<string, string> {
  const units = new Map<string, string>()
  for (const { attributes, content } of findElements(html, 'xbrli:unit')) {
    const currency = /measure>\s*iso4217:([A-Z]{3})/i.exec(content)?.[1]
    if (currency && !/divide/i.test(content)) units.set(attribute(attributes, 'id'), currency)
  }
  return units
}
