import type { SectorMap } from '../sector-map'

/**
 * The 12 industries of Net Zero Tracker -> ISIC Rev. 4 division. Too coarse to be more than a last resort:
 * "Services" holds banks and software, "Manufacturing" cars and chips, "Infrastructure" builders and networks.
 */
export const NET_ZERO_TRACKER_SECTORS = {
  Apparel: { industryId: '14', fit: 'main' },
  'Biotech, health care & pharma': { industryId: '21', fit: 'main' },
  Chemicals: { industryId: '20', fit: 'one' },
  'Food, beverage & agriculture': { industryId: '10', fit: 'main' },
  'Fossil Fuels': { industryId: '06', fit: 'main' },
  Hospitality: { industryId: '55', fit: 'main' },
  Infrastructure: null,
  Manufacturing: null,
  Materials: null,
  'Power generation': { industryId: '35', fit: 'one' },
  Retail: { industryId: '47', fit: 'one' },
  Services: null,
  'Transportation services': { industryId: '49', fit: 'main' },
} as const satisfies SectorMap
