import { filingYear, statesScopes1And2 } from '@/service/companies/choose-disclosures'
import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { EmissionTerm } from '@/service/reference/emission-terms'
import { amountOf } from '@/service/reference/emission-terms'
import type { Disclosure } from '@/service/reference/records'
import { stateDisclosed } from './make-statement'
import { publisherOf, type YearFacts } from './year-facts'

/** What other disclosures of the same year and region say of the same cell, where it differs. */
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

/** In words, by the order of docs/data.md; null where nobody else spoke otherwise. */
export function whyChosen(facts: YearFacts, used: Disclosure, others: EvidenceEntry['others']): string | null {
  if (others.length === 0) return null
  const sources = new Set(others.map(({ statement }) => statement.source))
  const beaten = (facts.chosen?.all ?? []).filter(({ source }) => source !== used.source && sources.has(source))
  if (beaten.length === 0) return 'The publisher has two records of this year; the first of its file stands.'
  const newest = Math.max(...beaten.map(filingYear))
  const isWhole = statesScopes1And2(used) && !beaten.every(statesScopes1And2)
  if (isWhole && filingYear(used) < newest) {
    return `${publisherOf(facts, used.source)} states scopes 1 and 2, and the newer report on the year only a part: figures of one year come from one report.`
  }
  if (filingYear(used) > newest) {
    return `${publisherOf(facts, used.source)} has it out of a report of ${filingYear(used)}, and the newest report on a year speaks.`
  }
  const names = [...new Set(beaten.map(({ source }) => publisherOf(facts, source)))]
  return `${publisherOf(facts, used.source)} comes before ${names.join(' and ')} in the order of sources; of several reports on a year the newest speaks.`
}
