import type { Industry } from './records'

/** Of fewer companies than this a mean or a percentile says more about them than about their industry. */
export const fewestOfAClass = 5

/** Id of the class that holds every company; sections of ISIC have one letter, divisions two digits. */
export const allIndustries = 'all'

export type ClassLevel = 'division' | 'section' | 'all'
export type IndustryClass = { id: string; name: string; level: ClassLevel }

/** A division, the section it lies in, and all industries: where to look on when one holds too few companies. */
export function classesOf(industry: Pick<Industry, 'id' | 'name' | 'section'> | undefined): IndustryClass[] {
  if (industry === undefined) return []
  return [
    { id: industry.id, name: industry.name, level: 'division' },
    { id: industry.section.id, name: industry.section.name, level: 'section' },
    { id: allIndustries, name: 'all industries', level: 'all' },
  ]
}
