import type { Context } from '@/service/context'
import type { Factor } from '@/service/estimates/estimate-emissions'

/** EPA's mean for the division, otherwise the newest median of what its companies disclose. */
export function findFactor(
  { reference, industryFigures }: Pick<Context, 'reference' | 'industryFigures'>,
  industryId: string,
): Factor | null {
  const epa = reference.industries.byId.get(industryId)?.epaFactor
  if (epa) {
    return {
      kgPerUsd: epa.kgPerUsd,
      spread: epa.spread ?? null,
      priceYear: epa.year,
      region: 'US',
      basis: 'epa_supply_chain',
      naicsCodes: epa.naicsCodes,
      organizations: null,
    }
  }
  const median = industryFigures.factors.get(industryId)?.find(({ basis }) => basis === 'median_of_disclosed')
  if (median === undefined) return null
  const { kgPerUsd, year, region, basis, organizations } = median
  return { kgPerUsd, spread: null, priceYear: year, region, basis, naicsCodes: null, organizations }
}
