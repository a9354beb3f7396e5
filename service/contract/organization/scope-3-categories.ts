/** The 15 categories of the GHG Protocol's scope 3 standard, in its order: the first eight are upstream. */
export const scope3Categories = [
  'purchased_goods_and_services',
  'capital_goods',
  'fuel_and_energy_related_activities',
  'upstream_transportation_and_distribution',
  'waste_generated_in_operations',
  'business_travel',
  'employee_commute',
  'upstream_leased_assets',
  'downstream_transportation_and_distribution',
  'processing_of_sold_products',
  'use_of_sold_products',
  'end_of_life_treatment_of_sold_products',
  'downstream_leased_assets',
  'franchises',
  'investments',
] as const
export type Scope3Category = (typeof scope3Categories)[number]
