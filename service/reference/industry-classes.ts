import type { Industries } from './read-industries'

/** Of fewer companies than this a mean or a percentile says more about them than about their industry. */
export const fewestOfAClass = 5

/** Id of the class that holds every company; sections of ISIC have one letter, divisions two digits. */
export const allIndustries = 'all'

export type ClassLevel = 'division' | 'section' | 'all'
export type IndustryClass = { id: string; name: string; level: ClassLevel }

/** A division, the section it lies in, and all industries: where to look on when one holds too few companies. */
export function classesOf(industries: Pick<Industries, 'byId'>, divisionId: string): IndustryClass[] {
  const industry = industries.byId.get(divisionId)
  return [
    { id: divisionId, name: industry?.name ?? divisionId, level: 'division' },
    ...(industry ? [{ id: industry.section.id, name: industry.section.name, level: 'section' as const }] : []),
    { id: allIndustries, name: 'all industries', level: 'all' },
  ]
}
