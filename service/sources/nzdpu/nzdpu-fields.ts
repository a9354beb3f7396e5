import type { EmissionField } from '@/service/sources/tables/printed-figures'

const categories = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'] as const

/** The field of a disclosure for each value of the interface. */
export const NZDPU_EMISSIONS: Readonly<Record<string, EmissionField>> = {
  total_s1_emissions_ghg: 'scope1Kg',
  total_s2_lb_emissions_ghg: 'scope2LocationKg',
  total_s2_mb_emissions_ghg: 'scope2MarketKg',
  total_s3_emissions_ghg: 'scope3Kg',
  ...Object.fromEntries(
    categories.map((category) => [
      `total_s3_ghgp_c${category}_emissions_ghg`,
      `scope3CategoriesKg.${category}` satisfies EmissionField,
    ]),
  ),
}

/** The values that are carried over, out of the hundreds in an answer. */
export const NZDPU_FIELDS: readonly string[] = [
  'reporting_year',
  'date_start_reporting_year',
  'date_end_reporting_year',
  'org_boundary_approach',
  'disclosure_source',
  ...Object.keys(NZDPU_EMISSIONS),
]
