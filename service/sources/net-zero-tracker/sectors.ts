import { MANUFACTURING, type SectorMap } from '../sector-map'

/**
 * The 12 industries of Net Zero Tracker, so wide that they are used only where no other list states a sector. Each group holds
 * the divisions of the companies that are actually in it.
 */
export const NET_ZERO_TRACKER_SECTORS = {
  Apparel: ['13', '14', '15', '32', '47'],
  // Medicines and devices, their wholesalers, hospitals, health insurers, and Signify, who makes lamps.
  'Biotech, health care & pharma': ['20', '21', '26', '27', '32', '46', '65', '72', '86', '87'],
  // 3M alone: adhesives, tapes, abrasives, filters, dental materials.
  Chemicals: ['17', '20', '22', '23', '32'],
  // It also contains supermarkets, wholesalers and makers of cigarettes.
  'Food, beverage & agriculture': ['01', '03', '10', '11', '12', '46', '47', '56'],
  // Coal, oil and gas, services to them, refining, supply, trade, filling stations and pipelines.
  'Fossil Fuels': ['05', '06', '09', '19', '35', '46', '47', '49'],
  // Cruise lines are 50.
  Hospitality: ['50', '55', '56', '79', '92', '93'],
  // Too wide to be used alone, but a word of the name may choose among them: cement, banks, insurance.
  Infrastructure: ['23', '25', '28', '35', '36', '41', '42', '43', '61', '68', '71', '77', '81', '82'],
  Manufacturing: MANUFACTURING,
  // Mining, metals, chemicals and paper, but also Nike and L’Oréal.
  Materials: ['05', '07', '08', ...MANUFACTURING],
  'Power generation': ['35'],
  // It contains Dell, Nokia, Murata and Yamaha Motor beside the shops.
  Retail: ['10', '26', '27', '28', '30', '32', '45', '46', '47', '77'],
  Services: [
    '53',
    '58',
    '59',
    '60',
    '61',
    '62',
    '63',
    '64',
    '65',
    '66',
    '70',
    '73',
    '78',
    '79',
    '80',
    '81',
    '82',
    '92',
  ],
  // Daimler Truck makes lorries.
  'Transportation services': ['29', '49', '50', '51', '52', '53'],
} as const satisfies SectorMap
