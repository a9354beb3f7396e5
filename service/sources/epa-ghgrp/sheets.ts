/** One kind of site in EPA's workbook: its sheet in each year's file, its headings, and the heading of the amount. */
export type EmissionSheet = {
  /** The sheet's name by reporting year. */
  name: Readonly<Record<GhgrpYear, SheetName>>
  columns: readonly string[]
  total: string
  /** Pipelines and distribution networks may have one row for each state; all other sites have one row. */
  rowsPerSite: 'one' | 'many'
}

export type GhgrpYear = 2020 | 2023
export type SheetName = (typeof sheetNames)[GhgrpYear][number]

/**
 * Every sheet of each file. Emissions are read from six of them. `Suppliers` holds emissions of customers who burn what was sold;
 * CO2 injection and sequestration are not emissions; sheets with "Pivot" or "Compiled" in their name were added to the 2020 file
 * by the archive it comes from.
 */
export const sheetNames = {
  2020: [
    'DE Pivot',
    'DirectEmittersCompiled',
    'Direct Emitters',
    'Onshore Oil & Gas Prod.',
    'Gathering & Boosting',
    'Transmission Pipelines',
    'LDC - Direct Emissions',
    'SF6 from Elec. Equip.',
    'Suppliers',
    'Suppliers Pivot',
  ],
  2023: [
    'Direct Point Emitters',
    'Onshore Oil & Gas Prod.',
    'Gathering & Boosting',
    'Transmission Pipelines',
    'LDC - Direct Emissions',
    'SF6 from Elec. Equip.',
    'Suppliers',
    'CO2 Injection',
    'Geologic Sequestration of CO2',
    'Industry Type',
    'FAQs about this Data',
  ],
} as const

const site = ['Facility Id', 'FRS Id', 'Facility Name']
const place = ['City', 'State', 'Zip Code', 'Address', 'County', 'Latitude', 'Longitude', 'Primary NAICS Code']
const reportedPlace = place.map((column) => (column === 'Primary NAICS Code' ? column : `Reported ${column}`))
const subparts = 'Industry Type (subparts)'
const threeGases = ['CO2 emissions (non-biogenic)', 'Methane (CH4) emissions', 'Nitrous Oxide (N2O) emissions']
const monitoring = 'Does the facility employ continuous emissions monitoring?'

const otherGases = [
  'HFC emissions',
  'PFC emissions',
  'SF6 emissions',
  'NF3 emissions',
  'Other Fully Fluorinated GHG emissions',
  'HFE emissions',
  'Very Short-lived Compounds emissions',
  'Other GHGs (metric tons CO2e)',
  'Biogenic CO2 emissions (metric tons)',
]

const oilAndGas = [
  'Offshore Production',
  'Processing',
  'Transmission/Compression',
  'Underground Storage',
  'LNG Storage',
]

const processes = [
  'Stationary Combustion',
  'Electricity Generation',
  'Adipic Acid Production',
  'Aluminum Production',
  'Ammonia Manufacturing',
  'Cement Production',
  'Electronics Manufacture',
  'Ferroalloy Production',
  'Fluorinated GHG Production',
  'Glass Production',
  'HCFC–22 Production from HFC–23 Destruction',
  'Hydrogen Production',
  'Iron and Steel Production',
  'Lead Production',
  'Lime Production',
  'Magnesium Production',
  'Miscellaneous Use of Carbonates',
  'Nitric Acid Production',
  ...[...oilAndGas, 'LNG Import/Export'].map((process) => `Petroleum and Natural Gas Systems – ${process}`),
  'Petrochemical Production',
  'Petroleum Refining',
  'Phosphoric Acid Production',
  'Pulp and Paper Manufacturing',
  'Silicon Carbide Production',
  'Soda Ash Manufacturing',
  'Titanium Dioxide Production',
  'Underground Coal Mines',
  'Zinc Production',
  'Municipal Landfills',
  'Industrial Wastewater Treatment',
  'Manufacture of Electric Transmission and Distribution Equipment',
  'Industrial Waste Landfills',
  'Is some CO2 collected on-site and used to manufacture other products and therefore not emitted from the affected manufacturing process unit(s)? (as reported under Subpart G or S)',
  'Is some CO2 reported as emissions from the affected manufacturing process unit(s) under Subpart AA, G or P collected and transferred off-site or injected (as reported under Subpart PP)?',
]

const totals = {
  point: 'Total reported direct emissions',
  onshore: 'Total reported emissions from Onshore Oil & Gas Production',
  gathering: 'Total reported emissions from Gathering & Boosting',
  transmission: 'Total reported direct emissions from Transmission Pipelines',
  distribution: 'Total reported direct emissions from Local Distribution Companies',
  electrical: 'Total reported direct emissions from Electrical Equipment Use',
}

function inBoth(name: (typeof sheetNames)[2020][number] & (typeof sheetNames)[2023][number]): EmissionSheet['name'] {
  return { 2020: name, 2023: name }
}

const stateOfEmissions = 'State where Emissions Occur'

/** The sheets whose totals are scope 1 of their sites. A site may be in two of them, with different emissions. */
export const emissionSheets: readonly EmissionSheet[] = [
  {
    name: { 2020: 'Direct Emitters', 2023: 'Direct Point Emitters' },
    columns: [
      ...[...site, ...place, subparts, 'Industry Type (sectors)', totals.point],
      ...[...threeGases, ...otherGases, ...processes, monitoring],
    ],
    total: totals.point,
    rowsPerSite: 'one',
  },
  {
    name: inBoth('Onshore Oil & Gas Prod.'),
    columns: [...site, 'Basin', ...reportedPlace, subparts, totals.onshore, ...threeGases, monitoring],
    total: totals.onshore,
    rowsPerSite: 'one',
  },
  {
    name: inBoth('Gathering & Boosting'),
    columns: [...site, 'Basin', ...reportedPlace, subparts, totals.gathering, ...threeGases],
    total: totals.gathering,
    rowsPerSite: 'one',
  },
  {
    name: inBoth('Transmission Pipelines'),
    columns: [
      ...[...site, stateOfEmissions, ...reportedPlace, subparts, totals.transmission],
      ...threeGases.filter((gas) => !gas.startsWith('Nitrous')),
    ],
    total: totals.transmission,
    rowsPerSite: 'many',
  },
  {
    name: inBoth('LDC - Direct Emissions'),
    columns: [...site, stateOfEmissions, ...reportedPlace, subparts, totals.distribution, ...threeGases, monitoring],
    total: totals.distribution,
    rowsPerSite: 'many',
  },
  {
    name: inBoth('SF6 from Elec. Equip.'),
    columns: [...site, ...reportedPlace, subparts, totals.electrical, 'SF6 emissions', monitoring],
    total: totals.electrical,
    rowsPerSite: 'one',
  },
]
