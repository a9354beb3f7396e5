import type { Industry, IndustryPerformance } from '@/service/contract/industry'
import type { EvidenceEntry, EvidenceInput } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import { pickIndustryFactor } from '@/service/reference/pick-industry-factor'
import type { Reference } from '@/service/reference/read-reference'
import type { Company } from '@/service/reference/records'
import { evidenceOfClass, evidenceOfSectors, whyNoIndustry } from './evidence-of-industry'
import { makeEntry } from './make-entry'

const explained = 'Levels are fifths by nearest rank: very high is the fifth with the highest intensity'

export type RankFacts = { answer: Organization; company: Company | null; reference: Reference }

function methodOfFactor(industry: Industry, factor: IndustryPerformance, reference: Reference): Partial<EvidenceEntry> {
  const input = (label: string, value: number | null, source: string | null): EvidenceInput => ({
    label,
    value,
    unit: null,
    path: null,
    source,
  })
  switch (factor.basis) {
    case 'epa_supply_chain': {
      const codes = reference.industries.byId.get(industry.id)?.epaFactor?.naicsCodes ?? null
      return {
        computation: {
          formula: 'mean of the EPA’s supply-chain factors with margins over the NAICS codes linked to the division',
          inputs: [
            input('EPA factors, one a code', codes, 'epa-supply-chain'),
            input('Link of NAICS to ISIC', null, 'census-naics-isic'),
          ],
        },
        basis: 'The supply chain of US production up to the buyer: it compares with scopes 1, 2 and upstream 3.',
      }
    }
    case 'median_of_disclosed':
      return {
        computation: {
          formula: 'median of the emissions per dollar of revenue that companies of the division disclose',
          inputs: [input('Companies', factor.organizations, null)],
        },
        basis: 'The EPA has no factor for this division, or for less than half of its codes.',
      }
  }
}

function evidenceOfFactors({ answer, reference }: RankFacts): EvidenceEntry[] {
  const { industry } = answer
  if (industry === null) return []
  const factors = industry.performances.map((factor, index) =>
    makeEntry({
      path: `/industry/performances/${index}/emission_factor`,
      label: `Emission factor of ${industry.name}, ${factor.year}`,
      value: factor.emission_factor,
      unit: `kg CO2e per ${factor.currency}`,
      method: 'computed',
      ...methodOfFactor(industry, factor, reference),
    }),
  )
  if (industry.mean_score === null) return factors
  const mean = makeEntry({
    path: '/industry/mean_score',
    label: `Mean score of ${industry.name}`,
    value: industry.mean_score,
    unit: '0 (worst) to 1 (best)',
    method: 'computed',
    computation: {
      formula: 'mean of the scores of its companies of which at least as much is known',
      inputs: [
        {
          label: 'Companies with a score',
          value: industry.scored_organizations,
          unit: 'companies',
          path: '/industry/scored_organizations',
          source: null,
        },
      ],
    },
  })
  return [...factors, mean]
}

function evidenceOfIndustryRank({ answer }: RankFacts): EvidenceEntry {
  const known = { path: '/industry_rank', label: 'Carbon intensity of its industry' }
  const { industry } = answer
  const factor = industry && pickIndustryFactor(industry.performances)
  if (answer.industry_rank === 'unknown' || !industry || !factor) {
    const words = 'No factor of this industry is known.'
    return makeEntry({
      ...known,
      missing: industry === null ? whyNoIndustry(answer) : { reason: 'not_in_our_sources', words },
    })
  }
  const index = industry.performances.indexOf(factor)
  return makeEntry({
    ...known,
    value: answer.industry_rank,
    method: 'computed',
    computation: {
      formula: 'the fifth of all industries that its emission factor lies in',
      inputs: [
        {
          label: `Emission factor of ${industry.name}, ${factor.year}`,
          value: factor.emission_factor,
          unit: `kg CO2e per ${factor.currency}`,
          path: `/industry/performances/${index}/emission_factor`,
          source: null,
        },
      ],
    },
    basis: `${explained}.`,
  })
}

function evidenceOfRegionRank({ answer, reference }: RankFacts): EvidenceEntry {
  const known = { path: '/region_rank', label: 'Carbon intensity of its country' }
  const country = answer.hq_region === null ? undefined : reference.countries.byCode.get(answer.hq_region)
  const intensity = country?.carbonIntensity ?? null
  if (answer.region_rank === 'unknown' || !country || intensity === null) {
    const words =
      answer.hq_region === null ? 'Its country is not known.' : 'No carbon intensity of this country is known.'
    return makeEntry({ ...known, missing: { reason: 'not_in_our_sources', words } })
  }
  const input = (label: string, value: number, unit: string, source: string | null): EvidenceInput => ({
    label: `${label}, ${country.name} ${intensity.year}`,
    value,
    unit,
    path: null,
    source,
  })
  return makeEntry({
    ...known,
    value: answer.region_rank,
    method: 'computed',
    computation: {
      formula: 'the fifth of all countries that its carbon intensity, fossil CO2 ÷ GDP, lies in',
      inputs: [
        input('Carbon intensity', intensity.kgPerUsd, 'kg CO2 per USD of GDP', null),
        input('Fossil CO2', intensity.co2Tonnes, 't CO2', 'owid-co2'),
        input('GDP at current prices', intensity.gdpUsd, 'USD', 'world-bank-gdp'),
      ],
    },
    basis: `${explained}.`,
  })
}

/** The industry with its factors, and the two levels of intensity. */
export function evidenceOfRanks(facts: RankFacts): EvidenceEntry[] {
  return [
    evidenceOfClass(facts),
    ...evidenceOfSectors(facts),
    ...evidenceOfFactors(facts),
    evidenceOfIndustryRank(facts),
    evidenceOfRegionRank(facts),
  ]
}
