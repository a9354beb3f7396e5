import type { EvidenceConversion, EvidenceEntry } from '@/service/contract/organization/evidence'
import { findRate } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import type { StoredExtraction } from '@/service/storage/research/outcome'
import { saidIn } from './evidence-of-extraction'
import { type Computation, type Known, makeEntry } from './make-entry'
import { stateDisclosed } from './make-statement'
import { readRateMethod } from './read-stored'
import { type Said, say } from './say'
import { otherRevenues, whyChosen } from './why-chosen'
import { whyNoRevenue } from './why-missing'
import { researchedBefore, sayCell, type YearFacts } from './year-facts'

/** Returns a conversion with the published rates that it is computed from; the US dollar itself has none. */
export function explainConversion(
  conversion: YearFacts['shown']['currency_conversion'],
  reference: Reference,
  /** False if the rate is the mean of some months, so that annual rates do not explain it. */
  isOfYear = true,
): EvidenceConversion | null {
  if (conversion === null) return null
  const { from, to, rate, year, method } = conversion
  const rates = (isOfYear ? [from, to] : []).flatMap((currency) => {
    const found = currency === 'USD' ? null : findRate(reference.rates, currency, year)
    return found === null
      ? []
      : [
          {
            currency,
            per_usd: found.perUsd,
            year: found.year,
            method: found.method,
            method_codes: readRateMethod(found.method),
            source: found.source,
          },
        ]
  })
  return { from, to, rate, year, method, rates }
}

function withoutRate(facts: YearFacts, currency: string): Said[] {
  const { revenue_currency: shown, year } = facts.shown
  return shown === null || shown === currency ? [] : [say('no_rate', { from: shown, to: currency, year })]
}

function convertedBy(
  facts: YearFacts,
  conversion: EvidenceConversion | null,
): { method: EvidenceEntry['method']; computation: Computation | null } {
  const published = facts.stored.revenue
  if (conversion === null || published === null) return { method: 'reported', computation: null }
  const input = (label: Said, value: number, unit: string) => ({ label, value, unit, path: null, source: null })
  return {
    method: 'computed',
    computation: {
      formula: say('revenue_by_rate'),
      inputs: [
        input(say('published_revenue'), published.amount, published.currency),
        input(say('exchange_rate'), conversion.rate, `${conversion.to} for 1 ${conversion.from}`),
      ],
    },
  }
}

/** Evidence of revenue that a person verified in a report, with differing revenue of public sources. */
function evidenceOfVerified(facts: YearFacts, extraction: StoredExtraction, value: Known): Known {
  const { revenue } = facts.stored
  const others = otherRevenues(facts, null).filter(
    (other) => other.value !== revenue?.amount || other.unit !== revenue.currency,
  )
  const figure = extraction.figures['revenue']
  return {
    ...value,
    method: value.method === 'computed' ? 'computed' : 'extracted',
    ...(figure && saidIn(extraction, figure)),
    others,
    chosenBecause: others.length === 0 ? null : say('person_verified'),
  }
}

/** Returns the evidence of the revenue of one year; `currency` is the requested one. */
export function evidenceOfRevenue(facts: YearFacts, currency: string): EvidenceEntry {
  const { shown, stored, chosen } = facts
  const label = sayCell('revenue', { year: shown.year, region: 'GLOBAL' })
  const known = { path: `${facts.base}/revenue`, label }
  const used = chosen?.ofRevenue ?? null
  const others = otherRevenues(facts, used)
  if (shown.revenue === null) return makeEntry({ ...known, others, missing: whyNoRevenue(facts) })
  const conversion = explainConversion(shown.currency_conversion, facts.reference, stored.period === undefined)
  const value = {
    ...known,
    value: shown.revenue,
    unit: shown.revenue_currency,
    conversion,
    ...convertedBy(facts, conversion),
  }
  if (stored.revenueExtraction) return makeEntry(evidenceOfVerified(facts, stored.revenueExtraction, value))
  const isSame =
    used?.revenue?.amount === stored.revenue?.amount && used?.revenue?.currency === stored.revenue?.currency
  if (used === null || !isSame) return makeEntry({ ...value, basis: [researchedBefore] })
  return makeEntry({
    ...value,
    statement: stateDisclosed(used, 'revenue'),
    basis: withoutRate(facts, currency),
    others,
    chosenBecause: others.length === 0 ? null : whyChosen(facts, used, others),
  })
}
