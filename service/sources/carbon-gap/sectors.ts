import type { SectorMap } from '@/service/sources/sector-map'

/**
 * Industries as the Carbon Gap table takes them from Forbes -> ISIC Rev. 4 division.
 * "one": the industry lies in that division; "main": most of the table's companies of that industry do;
 * null: no division would be true of most of them.
 */
export const CARBON_GAP_SECTORS = {
  'Aerospace & Defense': { industryId: '30', fit: 'one' },
  Banking: { industryId: '64', fit: 'one' },
  // Payment networks, a lender and a mortgage bank.
  'Business Services & Supplies': null,
  'Capital Goods': { industryId: '28', fit: 'one' },
  Chemicals: { industryId: '20', fit: 'one' },
  Conglomerates: null,
  // Builders, but also property developers and one maker of cement.
  Construction: { industryId: '41', fit: 'main' },
  // Seven makers of vehicles, Sony and Panasonic.
  'Consumer Durables': { industryId: '29', fit: 'main' },
  'Diversified Financials': { industryId: '64', fit: 'main' },
  // Three of thirteen are health insurers.
  'Drugs & Biotechnology': { industryId: '21', fit: 'main' },
  'Food Markets': { industryId: '47', fit: 'one' },
  // Drinks are division 11 and tobacco is 12.
  'Food, Drink & Tobacco': { industryId: '10', fit: 'main' },
  'Health Care Equipment & Services': { industryId: '32', fit: 'main' },
  // Accommodation is division 55, food service 56, leisure 90 to 93.
  'Hotels, Restaurants & Leisure': null,
  // A maker of soap, one of food and soap, one of shoes.
  'Household & Personal Products': null,
  'IT Software & Services': { industryId: '62', fit: 'main' },
  Insurance: { industryId: '65', fit: 'one' },
  // Mining of ores (07) and of coal (05) here, chemicals and metals elsewhere.
  Materials: null,
  // Publishing 58, film 59, broadcasting 60, cable networks 61.
  Media: null,
  // Most are integrated: extraction (06) beside refining (19), a few pipelines (49).
  'Oil & Gas Operations': { industryId: '06', fit: 'main' },
  'Retail and Wholesale': { industryId: '47', fit: 'main' },
  Retailing: { industryId: '47', fit: 'one' },
  Semiconductors: { industryId: '26', fit: 'one' },
  'Semiconductors, Electronics, Electrical Engineering, Technology Hardware & Equipment': {
    industryId: '26',
    fit: 'one',
  },
  'Technology Hardware & Equipment': { industryId: '26', fit: 'one' },
  'Telecommunications Services': { industryId: '61', fit: 'one' },
  'Trading Companies': { industryId: '46', fit: 'one' },
  // Rail and road 49, sea 50, air 51, post and parcels 53.
  Transportation: null,
  // All eight produce or distribute power.
  Utilities: { industryId: '35', fit: 'one' },
} satisfies SectorMap
