import type { IndustryFigures } from '@/service/context'
import { type IndustryFactorRow, listIndustryFactors, listIndustryMeans } from '@/service/storage/companies/companies'
import type { Queryable } from '@/service/storage/engine/database'

/** Reads factors and mean scores of all industries. To be called after the known companies are loaded. */
export async function loadIndustryFigures(db: Queryable): Promise<IndustryFigures> {
  const [factors, means] = await Promise.all([listIndustryFactors(db), listIndustryMeans(db)])
  const byIndustry = new Map<string, IndustryFactorRow[]>()
  for (const factor of factors)
    byIndustry.set(factor.industryId, [...(byIndustry.get(factor.industryId) ?? []), factor])
  return { factors: byIndustry, means: new Map(means.map((mean) => [mean.industryId, mean])) }
}
