import type { IndustryFigures } from '@/service/contract/class-figures'
import { type ClassKind, findClassFigures } from '@/service/storage/companies/class-figures'
import type { Queryable } from '@/service/storage/engine/database'

const none = {
  companies: 0,
  disclosing: 0,
  with_worldwide_figures: 0,
  with_one_country_figures: 0,
  scores: [],
  intensities: [],
}

/** The known companies of one industry or country, without their names. */
export async function knownCompanies(db: Queryable, kind: ClassKind, code: string): Promise<IndustryFigures['known']> {
  const figures = await findClassFigures(db, kind, code)
  if (figures === null) return none
  const { companies, disclosing, worldwide, oneCountry, scores, intensities } = figures
  return {
    companies,
    disclosing,
    with_worldwide_figures: worldwide,
    with_one_country_figures: oneCountry,
    scores,
    intensities,
  }
}
