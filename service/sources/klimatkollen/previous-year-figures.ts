import type { DisclosedEmissions } from '@/service/reference/records'

type Held = { fields: readonly (keyof DisclosedEmissions)[] | 'all'; because: string }

const scope3AndTotal = ['scope3Kg', 'scope3CategoriesKg', 'totalKg'] as const

/**
 * Figures that the workbook has under 2023 although they are of 2022, according to the publisher's own comments on the same
 * companies (klimatkollen-company-data-2023.json, "Comment"); by Wikidata id. A person read the comments, which are free text.
 */
const ofPreviousYear: Readonly<Record<string, Held>> = {
  // EQT: the emissions of its investments are of 2022, and the totals include them.
  Q1275733: { fields: scope3AndTotal, because: 'its investments (category 15) are of 2022' },
  // International Petroleum.
  Q106647141: { fields: scope3AndTotal, because: 'its scope 3 is of 2022' },
  // Lundin Mining.
  Q1537901: { fields: 'all', because: 'its figures are of 2022' },
  // SSAB states scope 3 every other year.
  Q54075: { fields: scope3AndTotal, because: 'its scope 3 is of 2022' },
}

/** Returns the remaining figures of 2023 and why some were held back; null where none were. */
export function withoutPreviousYear(
  wikidataId: string,
  emissions: DisclosedEmissions,
): { emissions: DisclosedEmissions; because: string | null } {
  const held = ofPreviousYear[wikidataId]
  if (held === undefined) return { emissions, because: null }
  const { fields, because } = held
  const kept = Object.entries(emissions).filter(([field]) => fields !== 'all' && !fields.some((one) => one === field))
  return { emissions: Object.fromEntries(kept), because }
}
