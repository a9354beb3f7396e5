import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'

/** An industry as lists call it. `path` leads to its evidence. */
export type ListedSector = { lists: string; sector: string; path: string }

/** Short names for a label, the same in every language. */
const shortNames: Readonly<Record<string, string>> = {
  sbti: 'SBTi',
  'race-to-zero': 'Race to Zero',
  'net-zero-tracker': 'Net Zero Tracker',
  'carbon-gap': 'Carbon Gap',
  'os-climate-itr': 'OS-Climate',
}

/** Lists with the same words are grouped. */
export function viewSectors({ listed_sectors: listed }: Pick<OrganizationAnswer, 'listed_sectors'>): ListedSector[] {
  const bySector = new Map<string, ListedSector>()
  for (const [index, { source, publisher, sector }] of listed.entries()) {
    const list = shortNames[source] ?? publisher ?? source
    const known = bySector.get(sector)
    if (known === undefined) bySector.set(sector, { lists: list, sector, path: `/listed_sectors/${index}/sector` })
    else if (!known.lists.split(', ').includes(list)) known.lists = `${known.lists}, ${list}`
  }
  return [...bySector.values()]
}
