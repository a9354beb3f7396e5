import type { EvidenceConversion, EvidenceEntry } from '@/service/contract/organization/evidence'
import { findRate } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import type { StoredExtraction } from '@/service/storage/research/outcome'
import { saidIn } from './evidence-of-extraction'
import { makeEntry } from './make-entry'
import { stateDisclosed } from './make-statement'
import { otherRevenues, whyChosen } from './why-chosen'
import { whyNoRevenue } from './why-missing'
import { researchedBefore, type YearFacts } from './year-facts'

/** The conversion of an answer with the published rates that it is computed from: none for the dollar itself. */
export function explainConversion(
  conversion: YearFacts['shown']['currency_conversion'],
  reference: Reference,
  /** False where the rate is the mean of some months, which no published annual rate explains. */
  isOfYear = true,
): EvidenceConversion | null {
  if (conversion === null) return null
  const { from, to, rate, year, method } = conversion
  const rates = (isOfYear ? [from, to] : []).flatMap((currency) => {
    const found = currency === 'USD' ? null : findRate(reference.rates, currency, year)
    return found === null
      ? []
      : [{ currency, per_usd: found.perUsd, year: found.year, method: found.method, source: found.source }]
  })
  return { from, to, rate, year, method, rates }
}

function withoutRate(facts: YearFacts, currency: string): string | null {
  const { revenue_currency: shown } = facts.shown
  if (shown === null || shown === currency) return null
  return `No rate from ${shown} to ${currency} is known for ${facts.shown.year}: it stays in the currency it was published in.`
}

function convertedBy(
  facts: YearFacts,
  conversion: EvidenceConversion | null,
): Pick<EvidenceEntry, 'method' | 'computation'> {
  const published = facts.stored.revenue
  if (conversion === null || published === null) return { method: 'reported', computation: null }
  const input = (label: string, value: number, unit: string) => ({ label, value, unit, path: null, source: null })
  return {
    method: 'computed',
    computation: {
      formula: 'published revenue × exchange rate, rounded to whole units',
      inputs: [
        input('Published revenue', published.amount, published.currency),
        input('Exchange rate', conversion.rate, `${conversion.to} for 1 ${conversion.from}`),
      ],
    },
  }
}

type Shown = Pick<EvidenceEntry, 'path' | 'label' | 'value' | 'unit' | 'conversion' | 'method' | 'computation'>

/** Revenue that a person verified in a report; what public sources have differs from it or says the same. */
function evidenceOfVerified(
  facts: YearFacts,
  extraction: StoredExtraction,
  value: Shown,
): Shown & Partial<EvidenceEntry> {
  const { revenue } = facts.stored
  const others = otherRevenues(facts, null).filter(
    (other) => other.value !== revenue?.amount || other.unit !== revenue.currency,
  )
  const figure = extraction.figures['revenue']
  return {
    ...value,
    method: value.method === 'reported' ? 'extracted' : value.method,
    ...(figure && saidIn(extraction, figure)),
    others,
    chosen_because: others.length === 0 ? null : 'A person verified it in a report of the organization.',
  }
}

/** Revenue of one year; `currency` is the one asked for. */
export function evidenceOfRevenue(facts: YearFacts, currency: string): EvidenceEntry {
  const { shown, stored, chosen } = facts
  const known = { path: `${facts.base}/revenue`, label: `Revenue, ${shown.year}` }
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
  if (used === null || !isSame) return makeEntry({ ...value, basis: researchedBefore })
  return makeEntry({
    ...value,
    statement: stateDisclosed(used, 'revenue'),
    basis: withoutRate(facts, currency),
    others,
    chosen_because: others.length === 0 ? null : whyChosen(facts, used, others),
  })
}
