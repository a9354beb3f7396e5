import type { SectorMap } from '@/service/sources/sector-map'

/** Sectors of the OS-Climate sample -> ISIC Rev. 4 division; see service/sources/sector-map.ts for "one", "main" and null. */
export const OS_CLIMATE_SECTORS = {
  'Ag Chem': { industryId: '20', fit: 'one' },
  Autos: { industryId: '29', fit: 'one' },
  Cement: { industryId: '23', fit: 'one' },
  Chemicals: { industryId: '20', fit: 'one' },
  'Commercial Buildings': { industryId: '68', fit: 'one' },
  'Construction Buildings': { industryId: '41', fit: 'main' },
  // Cosmetics, fragrances, plastics, carbon.
  'Consumer Products': null,
  'Electricity Utilities': { industryId: '35', fit: 'one' },
  // Oil companies that extract (06) and refine (19).
  Energy: { industryId: '06', fit: 'main' },
  'Fiber & Rubber': { industryId: '20', fit: 'main' },
  // Extraction 06, trade 46, supply 35.
  Gas: null,
  'Gas Utilities': { industryId: '35', fit: 'one' },
  Oil: { industryId: '06', fit: 'main' },
  'Petrochem & Plastics': { industryId: '20', fit: 'main' },
  Pharmaceuticals: { industryId: '21', fit: 'one' },
  Steel: { industryId: '24', fit: 'one' },
  Utilities: { industryId: '35', fit: 'one' },
} satisfies SectorMap
