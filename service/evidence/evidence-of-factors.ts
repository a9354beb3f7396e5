import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import { presentRevenue } from '@/service/organizations/present/present-performance'
import { allScopesBest } from '@/service/reference/emission-sums'
import { addTerms, type EmissionTerm, scope1And2Terms, totalUpstreamTerms } from '@/service/reference/emission-terms'
import { inputOf, whyNoSum, whyPartIsMissing } from './evidence-of-emissions'
import { type Missing, makeEntry } from './make-entry'
import { whyNoRevenue } from './why-missing'
import { whenAndWhere, type YearFacts } from './year-facts'

type Factor = {
  field: 'emission_factor' | 'total_upstream_emission_factor' | 'scope_1_and_2_emission_factor'
  label: string
  terms: (emissions: YearFacts['stored']['emissions']) => EmissionTerm[] | null
  missing: (facts: YearFacts) => Missing
}

const noPart: Missing = { reason: 'not_disclosed', words: 'A part of the emissions it needs is not known.' }

const factors: readonly Factor[] = [
  {
    field: 'emission_factor',
    label: 'All scopes per unit of revenue',
    terms: allScopesBest,
    missing: (facts) => whyNoSum(facts) ?? noPart,
  },
  {
    field: 'total_upstream_emission_factor',
    label: 'Scopes 1, 2 and upstream scope 3 per unit of revenue',
    terms: totalUpstreamTerms,
    missing: (facts) => {
      if (scope1And2Terms(facts.stored.emissions) === null) return whyNoSum(facts) ?? noPart
      const { reason, words } = whyPartIsMissing(facts, 'scope3CategoriesKg.1')
      return { reason, words: `Needs at least one upstream category of scope 3. ${words}` }
    },
  },
  {
    field: 'scope_1_and_2_emission_factor',
    label: 'Scopes 1 and 2 per unit of revenue',
    terms: scope1And2Terms,
    missing: (facts) => whyNoSum(facts) ?? noPart,
  },
]

function whyNoFactor(facts: YearFacts, factor: Factor): Missing {
  const { shown, stored } = facts
  if (shown.region !== 'GLOBAL') {
    return {
      reason: 'not_applicable',
      words: `The figures cover ${shown.region} only and revenue is worldwide: one divided by the other would be too low.`,
    }
  }
  if (addTerms(stored.emissions, factor.terms(stored.emissions)) === null) return factor.missing(facts)
  const { reason, words } = whyNoRevenue(facts)
  return { reason, words: `Needs revenue. ${words}` }
}

function evidenceOfFactor(facts: YearFacts, factor: Factor, currency: string): EvidenceEntry {
  const { shown, stored, base, reference } = facts
  const known = { path: `${base}/${factor.field}`, label: `${factor.label}, ${whenAndWhere(shown)}` }
  const terms = factor.terms(stored.emissions)
  const kilograms = addTerms(stored.emissions, terms)
  const money = presentRevenue(stored, currency, reference, facts.ratesYear)
  if (shown[factor.field] === null || terms === null || kilograms === null || money === null) {
    return makeEntry({ ...known, missing: whyNoFactor(facts, factor) })
  }
  const emissions = terms.map((term) => inputOf(facts, term))
  const sum = emissions.map(({ label }) => label).join(' + ')
  return makeEntry({
    ...known,
    value: kilograms / money.amount,
    unit: `kg CO2e per ${money.currency}`,
    method: 'computed',
    computation: {
      formula: `${emissions.length > 1 ? `(${sum})` : sum} ÷ revenue`,
      inputs: [
        ...emissions,
        { label: 'Revenue', value: money.amount, unit: money.currency, path: `${base}/revenue`, source: null },
      ],
    },
  })
}

/** The three emission factors of one year. */
export function evidenceOfFactors(facts: YearFacts, currency: string): EvidenceEntry[] {
  return factors.map((factor) => evidenceOfFactor(facts, factor, currency))
}
