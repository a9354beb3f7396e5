import { filingYear, statesScopes1And2 } from '@/service/companies/choose-disclosures'
import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { EmissionTerm } from '@/service/reference/emission-terms'
import { amountOf } from '@/service/reference/emission-terms'
import type { Disclosure } from '@/service/reference/records'
import { stateDisclosed } from './make-statement'
import { type Said, say } from './say'
import { publisherOfYear, type YearFacts } from './year-facts'

/** Returns the differing figures of other disclosures for the same year, region and term. */
export function otherEmissions(facts: YearFacts, used: Disclosure | null, term: EmissionTerm): EvidenceEntry['others'] {
  const own = used === null ? null : amountOf(used.emissions, term)
  return (facts.chosen?.all ?? []).flatMap((disclosure) => {
    const amount = amountOf(disclosure.emissions, term)
    if (disclosure === used || amount === null || amount === own) return []
    return [{ value: amount, unit: 'kg CO2e', statement: stateDisclosed(disclosure, term) }]
  })
}

export function otherRevenues(facts: YearFacts, used: Disclosure | null): EvidenceEntry['others'] {
  if (facts.shown.region !== 'GLOBAL') return []
  return (facts.chosen?.all ?? []).flatMap((disclosure) => {
    const { revenue } = disclosure
    const isSame = revenue?.amount === used?.revenue?.amount && revenue?.currency === used?.revenue?.currency
    if (disclosure === used || revenue === null || isSame) return []
    return [{ value: revenue.amount, unit: revenue.currency, statement: stateDisclosed(disclosure, 'revenue') }]
  })
}

/** Returns why a disclosure was preferred, by the order of docs/data/figures.md; null if no other source differs. */
export function whyChosen(facts: YearFacts, used: Disclosure, others: EvidenceEntry['others']): Said | null {
  if (others.length === 0) return null
  const sources = new Set(others.map(({ statement }) => statement.source))
  const beaten = (facts.chosen?.all ?? []).filter(({ source }) => source !== used.source && sources.has(source))
  if (beaten.length === 0) return say('two_records')
  const newest = Math.max(...beaten.map(filingYear))
  const publisher = publisherOfYear(facts, used.source)
  const isWhole = statesScopes1And2(used) && !beaten.every(statesScopes1And2)
  if (isWhole && filingYear(used) < newest) return say('whole_before_newer', { publisher })
  if (filingYear(used) > newest) return say('newest_report', { publisher, year: filingYear(used) })
  const names = [...new Set(beaten.map(({ source }) => publisherOfYear(facts, source)))]
  return say('order_of_sources', { publisher, publishers: names.join(' | ') })
}
