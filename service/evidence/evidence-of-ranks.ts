import type { Industry, IndustryPerformance } from '@/service/contract/industry'
import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import { pickIndustryFactor } from '@/service/reference/industries/pick-industry-factor'
import type { Reference } from '@/service/reference/read-reference'
import type { Company } from '@/service/reference/records'
import { evidenceOfClass, evidenceOfSectors, whyNoIndustry } from './evidence-of-industry'
import { type Known, type KnownInput, makeEntry } from './make-entry'
import { type Said, say } from './say'

export type RankFacts = { answer: Organization; company: Company | null; reference: Reference }

function methodOfFactor(
  industry: Industry,
  factor: IndustryPerformance,
  reference: Reference,
): Pick<Known, 'basis' | 'computation'> {
  const input = (label: Said, value: number | null, source: string | null): KnownInput => ({
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
          formula: say('mean_of_epa'),
          inputs: [
            input(say('epa_factors'), codes, 'epa-supply-chain'),
            input(say('naics_link'), null, 'census-naics-isic'),
          ],
        },
        basis: [say('epa_boundary')],
      }
    }
    case 'median_of_disclosed':
      return {
        computation: {
          formula: say('median_of_disclosed'),
          inputs: [input(say('companies'), factor.organizations, null)],
        },
        basis: [say('no_epa_factor')],
      }
  }
}

function evidenceOfFactors({ answer, reference }: RankFacts): EvidenceEntry[] {
  const { industry } = answer
  if (industry === null) return []
  const factors = industry.performances.map((factor, index) =>
    makeEntry({
      path: `/industry/performances/${index}/emission_factor`,
      label: say('industry_factor', { industry: industry.name, year: factor.year }),
      value: factor.emission_factor,
      unit: `kg CO2e per ${factor.currency}`,
      method: 'computed',
      ...methodOfFactor(industry, factor, reference),
    }),
  )
  if (industry.mean_score === null) return factors
  const mean = makeEntry({
    path: '/industry/mean_score',
    label: say('industry_mean', { industry: industry.name }),
    value: industry.mean_score,
    unit: '0 (worst) to 1 (best)',
    method: 'computed',
    computation: {
      formula: say('mean_of_scores'),
      inputs: [
        {
          label: say('scored_companies'),
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
  const known = { path: '/industry_rank', label: say('industry_level') }
  const { industry } = answer
  const factor = industry && pickIndustryFactor(industry.performances)
  if (answer.industry_rank === 'unknown' || !industry || !factor) {
    const because = [say('no_industry_factor')]
    return makeEntry({
      ...known,
      missing: industry === null ? whyNoIndustry(answer) : { reason: 'not_in_our_sources', because },
    })
  }
  const index = industry.performances.indexOf(factor)
  return makeEntry({
    ...known,
    value: answer.industry_rank,
    method: 'computed',
    computation: {
      formula: say('fifth_of_industries'),
      inputs: [
        {
          label: say('industry_factor', { industry: industry.name, year: factor.year }),
          value: factor.emission_factor,
          unit: `kg CO2e per ${factor.currency}`,
          path: `/industry/performances/${index}/emission_factor`,
          source: null,
        },
      ],
    },
    basis: [say('levels')],
  })
}

function evidenceOfRegionRank({ answer, reference }: RankFacts): EvidenceEntry {
  const known = { path: '/region_rank', label: say('country_level') }
  const country = answer.hq_region === null ? undefined : reference.countries.byCode.get(answer.hq_region)
  const intensity = country?.carbonIntensity ?? null
  if (answer.region_rank === 'unknown' || !country || intensity === null) {
    const because = [answer.hq_region === null ? say('country_not_known') : say('no_country_intensity')]
    return makeEntry({ ...known, missing: { reason: 'not_in_our_sources', because } })
  }
  const of = { country: country.name, region: country.code, year: intensity.year }
  const input = (label: Said, value: number, unit: string, source: string | null): KnownInput => ({
    label,
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
      formula: say('fifth_of_countries'),
      inputs: [
        input(say('country_intensity', of), intensity.kgPerUsd, 'kg CO2 per USD of GDP', null),
        input(say('country_co2', of), intensity.co2Tonnes, 't CO2', 'owid-co2'),
        input(say('country_gdp', of), intensity.gdpUsd, 'USD', 'world-bank-gdp'),
      ],
    },
    basis: [say('levels')],
  })
}

/** Returns the evidence of the industry, its factors, and the two levels of intensity. */
export function evidenceOfRanks(facts: RankFacts): EvidenceEntry[] {
  return [
    evidenceOfClass(facts),
    ...evidenceOfSectors(facts),
    ...evidenceOfFactors(facts),
    evidenceOfIndustryRank(facts),
    evidenceOfRegionRank(facts),
  ]
}
