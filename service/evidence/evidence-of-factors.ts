import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import { presentRevenue } from '@/service/organizations/present/present-performance'
import { allScopesBest } from '@/service/reference/emission-sums'
import { addTerms, type EmissionTerm, scope1And2Terms, totalUpstreamTerms } from '@/service/reference/emission-terms'
import { cellOf } from './emission-cells'
import { inputOf, whyNoSum, whyPartIsMissing } from './evidence-of-emissions'
import { type Missing, makeEntry } from './make-entry'
import { say } from './say'
import { whyNoRevenue } from './why-missing'
import { sayCell, type YearFacts } from './year-facts'

type Factor = {
  field: 'emission_factor' | 'total_upstream_emission_factor' | 'scope_1_and_2_emission_factor'
  terms: (emissions: YearFacts['stored']['emissions']) => EmissionTerm[] | null
  missing: (facts: YearFacts) => Missing
}

const noPart: Missing = { reason: 'not_in_our_sources', because: [say('emissions_not_known')] }

const factors: readonly Factor[] = [
  {
    field: 'emission_factor',
    terms: allScopesBest,
    missing: (facts) => whyNoSum(facts) ?? noPart,
  },
  {
    field: 'total_upstream_emission_factor',
    terms: totalUpstreamTerms,
    missing: (facts) => {
      if (scope1And2Terms(facts.stored.emissions) === null) return whyNoSum(facts) ?? noPart
      const { reason, because } = whyPartIsMissing(facts, 'scope3CategoriesKg.1')
      return { reason, because: [say('needs_upstream'), ...because] }
    },
  },
  {
    field: 'scope_1_and_2_emission_factor',
    terms: scope1And2Terms,
    missing: (facts) => whyNoSum(facts) ?? noPart,
  },
]

function whyNoFactor(facts: YearFacts, factor: Factor): Missing {
  const { shown, stored } = facts
  if (shown.region !== 'GLOBAL') {
    return { reason: 'not_applicable', because: [say('one_country', { region: shown.region })] }
  }
  if (addTerms(stored.emissions, factor.terms(stored.emissions)) === null) return factor.missing(facts)
  const { reason, because } = whyNoRevenue(facts)
  return { reason, because: [say('needs_part', { part: 'revenue' }), ...because] }
}

function evidenceOfFactor(facts: YearFacts, factor: Factor, currency: string): EvidenceEntry {
  const { shown, stored, base, reference } = facts
  const known = { path: `${base}/${factor.field}`, label: sayCell(factor.field, shown) }
  const terms = factor.terms(stored.emissions)
  const kilograms = addTerms(stored.emissions, terms)
  const money = presentRevenue(stored, currency, reference, facts.ratesYear)
  if (shown[factor.field] === null || terms === null || kilograms === null || money === null) {
    return makeEntry({ ...known, missing: whyNoFactor(facts, factor) })
  }
  const emissions = terms.map((term) => inputOf(facts, term))
  const cells = terms.map((term) => cellOf(term).code).join(' ')
  return makeEntry({
    ...known,
    value: kilograms / money.amount,
    unit: `kg CO2e per ${money.currency}`,
    method: 'computed',
    computation: {
      formula: terms.length > 1 ? say('sum_by_revenue', { cells }) : say('cell_by_revenue', { cells }),
      inputs: [
        ...emissions,
        {
          label: say('cell', { cell: 'revenue' }),
          value: money.amount,
          unit: money.currency,
          path: `${base}/revenue`,
          source: null,
        },
      ],
    },
  })
}

/** Returns the evidence of the three emission factors of one year. */
export function evidenceOfFactors(facts: YearFacts, currency: string): EvidenceEntry[] {
  return factors.map((factor) => evidenceOfFactor(facts, factor, currency))
}
