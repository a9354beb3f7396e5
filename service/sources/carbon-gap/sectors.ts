import type { SectorMap } from '@/service/sources/sector-map'

/** Industries as the Carbon Gap table, a closed list of 250 companies, takes them from Forbes; see service/sources/sector-map.ts. */
export const CARBON_GAP_SECTORS = {
  'Aerospace & Defense': ['25', '26', '30'],
  Banking: ['64'],
  // Payment networks, a lender and a mortgage bank.
  'Business Services & Supplies': ['64', '66'],
  // Its two companies, Caterpillar and Deere, make machinery.
  'Capital Goods': ['28'],
  Chemicals: ['20'],
  Conglomerates: null,
  // Builders, but also property developers and one maker of cement.
  Construction: ['23', '41', '42', '68'],
  // Seven makers of vehicles, Sony and Panasonic.
  'Consumer Durables': ['26', '27', '29'],
  'Diversified Financials': ['64', '65', '66'],
  // Three of thirteen are health insurers.
  'Drugs & Biotechnology': ['21', '65'],
  'Food Markets': ['47'],
  'Food, Drink & Tobacco': ['10', '11', '12'],
  'Health Care Equipment & Services': ['21', '26', '32', '86'],
  'Hotels, Restaurants & Leisure': ['55', '56', '79', '92', '93'],
  // A maker of soap, one of food and soap, one of shoes.
  'Household & Personal Products': ['10', '14', '15', '17', '20'],
  'IT Software & Services': ['58', '62', '63'],
  Insurance: ['65'],
  // All five mine: ores (07) or coal (05).
  Materials: ['05', '07'],
  // Comcast and Netflix.
  Media: ['59', '60', '61'],
  // Extraction (06) beside refining (19), and pipelines (49).
  'Oil & Gas Operations': ['06', '19', '49'],
  'Retail and Wholesale': ['46', '47'],
  Retailing: ['47'],
  // ASML makes machines.
  Semiconductors: ['26', '28'],
  'Semiconductors, Electronics, Electrical Engineering, Technology Hardware & Equipment': ['26', '27'],
  // Apple, Cisco, Hon Hai and HP.
  'Technology Hardware & Equipment': ['26'],
  'Telecommunications Services': ['61'],
  'Trading Companies': ['46'],
  Transportation: ['49', '50', '51', '52', '53'],
  // All eight produce or distribute power.
  Utilities: ['35'],
} satisfies SectorMap
