import type { SectorMap } from '../sector-map'

/** The 51 sectors of the Science Based Targets initiative; see service/sources/sector-map.ts for what a group means. */
export const SBTI_SECTORS = {
  // Arms 25, radar and electronics 26, aircraft and military vehicles 30.
  'Aerospace and Defense': ['25', '26', '30'],
  'Air Freight Transportation and Logistics': ['49', '51', '52', '53'],
  'Air Transportation - Airlines': ['51'],
  'Air Transportation - Airport Services': ['52'],
  'Automobiles and Components': ['29'],
  'Banks, Diverse Financials, Insurance': ['64', '65', '66'],
  // Floors, timber, pipes, glass, locks, boilers, lifts and fittings.
  'Building Products': ['13', '16', '20', '22', '23', '25', '27', '28', '31'],
  Chemicals: ['20'],
  // Aggregates are quarried (08), cement and concrete are made (23).
  'Construction Materials': ['08', '23'],
  // Engineering here is also the building of plants and machines: Dürr and thyssenkrupp stand in it.
  'Construction and Engineering': ['24', '25', '28', '33', '41', '42', '43', '71'],
  // Unilever makes food, Sony electronics.
  'Consumer Durables, Household and Personal Products': [
    '10',
    '13',
    '16',
    '17',
    '20',
    '22',
    '23',
    '25',
    '26',
    '27',
    '28',
    '31',
    '32',
  ],
  // Wood, paper, plastics, glass, cans.
  'Containers and Packaging': ['16', '17', '22', '23', '25'],
  'Education Services': ['85'],
  'Electric Utilities and Independent Power Producers and Energy Traders (including Fossil, Alternative and Nuclear Energy)':
    ['35'],
  // Lorries and rail vehicles are machinery in this scheme.
  'Electrical Equipment and Machinery': ['25', '26', '27', '28', '29', '30', '33'],
  // Also millers, traders and makers of fertilisers.
  'Food Production - Agricultural Production': ['01', '10', '20', '46'],
  'Food Production - Animal Source Food Production': ['01', '03', '10'],
  'Food and Beverage Processing': ['10', '11'],
  // Sysco and other wholesalers beside the shops.
  'Food and Staples Retailing': ['46', '47'],
  'Forest and Paper Products - Forestry, Timber, Pulp and Paper, Rubber': ['02', '16', '17', '18', '22'],
  'Gas Utilities': ['35'],
  // Holds toll roads, bus operators, road builders and Knorr-Bremse.
  'Ground Transportation - Highways and Railtracks': ['29', '30', '42', '49', '52'],
  // Holds the makers Alstom, Stadler and CAF, and Network Rail.
  'Ground Transportation - Railroads Transportation': ['30', '49', '52'],
  'Ground Transportation - Trucking Transportation': ['49', '52', '53', '77'],
  // Pacemakers and scanners are 26, instruments 32, gloves 22, reagents 21.
  'Healthcare Equipment and Supplies': ['21', '22', '26', '32'],
  // Cencora trades, Cigna insures.
  'Healthcare Providers and Services, and Healthcare Technology': ['46', '47', '62', '65', '75', '86', '87', '88'],
  Homebuilding: ['41'],
  'Hotels, Restaurants and Leisure, and Tourism Services': ['55', '56', '79', '92', '93'],
  Media: ['18', '58', '59', '60', '61', '62', '63', '73', '90'],
  'Mining - Coal': ['05'],
  // Most make metal, few mine it.
  'Mining - Iron, Aluminum, Other Metals': ['07', '24', '25'],
  // Salzgitter makes steel.
  'Mining - Other (Rare Minerals, Precious Metals and Gems)': ['07', '08', '09', '24'],
  // Laboratory instruments, research, and McKesson, who trades.
  'Pharmaceuticals, Biotechnology and Life Sciences': ['21', '26', '32', '46', '72'],
  'Professional Services': ['62', '63', '69', '70', '71', '72', '73', '74', '78', '80', '82'],
  // Its three rows are a trade promoter, a law firm and a seller of medicines.
  'Public Agencies': null,
  // Developers who build to sell are 41.
  'Real Estate': ['41', '68'],
  Retailing: ['47'],
  // Chips are 26, the machines that make them 28.
  'Semiconductors and Semiconductors Equipment': ['26', '28'],
  // Software sold as a product is published (58).
  'Software and Services': ['58', '62', '63'],
  'Solid Waste Management Utilities': ['38'],
  // Auctions, betting, lawyers, repairs, events.
  'Specialized Consumer Services': null,
  // Leasing of cars is 77, credit bureaus are 82.
  'Specialized Financial Services, Consumer Finance, Insurance Brokerage Firms': ['64', '66', '77', '82'],
  // Holds distributors (Arrow, Ingram Micro), makers of copiers, and Assa Abloy.
  'Technology Hardware and Equipment': ['25', '26', '27', '28', '46'],
  'Telecommunication Services': ['61'],
  'Textiles, Apparel, Footwear and Luxury Goods': ['13', '14', '15', '32', '47'],
  Tires: ['22'],
  Tobacco: ['12'],
  'Trading Companies and Distributors, and Commercial Services and Supplies': [
    '18',
    '46',
    '47',
    '77',
    '78',
    '80',
    '81',
    '82',
  ],
  'Water Transportation - Ports and Services': ['52'],
  // Adani Ports, Geelong Port and forwarders stand in it.
  'Water Transportation - Water Transportation': ['50', '52'],
  // Most treat sewage too, Veolia and Suez collect waste.
  'Water Utilities': ['36', '37', '38'],
} as const satisfies SectorMap
