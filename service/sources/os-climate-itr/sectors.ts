import type { SectorMap } from '@/service/sources/sector-map'

/** Sectors of the OS-Climate sample; see service/sources/sector-map.ts for what a group means. */
export const OS_CLIMATE_SECTORS = {
  'Ag Chem': ['20'],
  Autos: ['29'],
  // Vulcan Materials and Martin Marietta quarry stone.
  Cement: ['08', '23'],
  Chemicals: ['20'],
  'Commercial Buildings': ['68'],
  'Construction Buildings': ['41', '42', '43'],
  // All nine make chemicals: cosmetics, fragrances, plastics in primary forms, carbon black.
  'Consumer Products': ['20'],
  'Electricity Utilities': ['35'],
  // Oil companies that extract (06), refine (19) or do both.
  Energy: ['06', '19'],
  // Borregaard makes cellulose, Zeon rubber.
  'Fiber & Rubber': ['17', '20'],
  // Extraction 06, trade 46, supply 35.
  Gas: ['06', '35', '46'],
  'Gas Utilities': ['35'],
  Oil: ['06'],
  'Petrochem & Plastics': ['20'],
  // Its one company, Nolato, makes plastic devices.
  Pharmaceuticals: ['21', '22'],
  Steel: ['24'],
  // TC Energy runs pipelines.
  Utilities: ['35', '49'],
} satisfies SectorMap
