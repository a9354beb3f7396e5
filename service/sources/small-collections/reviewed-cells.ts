import type { DisclosedEmissions } from '@/service/reference/records'

/** The file of each collection, by its path in the folder of the published files. */
export const SMALL_COLLECTIONS_FILES = {
  maersk: 'emissions/small/osi/osi-seed-2024-10-29.sql',
  microsoft: 'emissions/small/dataland/sfdr_MICROSOFT_CORPORATION_2023_all_20251112_141140.json',
  siemens2023: 'emissions/small/dataland/sfdr_Siemens_Aktiengesellschaft_2023_all_20251112_143636.json',
  siemens2024: 'emissions/small/dataland/sfdr_Siemens_Aktiengesellschaft_2024_active_20251112_143948.json',
  siemensEnergy: 'emissions/small/dataland/sfdr_Siemens_Energy_AG_2024_active_20251112_144234.json',
  alphabet: 'emissions/small/scope3data/AlphabetCorporate.xlsx',
  pinterest: 'emissions/small/scope3data/PinterestCorporate.xlsx',
  snap: 'emissions/small/scope3data/SnapCorporate.xlsx',
  spotify: 'emissions/small/scope3data/SpotifyCorporate.xlsx',
  steel: 'emissions/small/steel/steel_emissions_extracted.csv',
} as const
export type CollectionFile = keyof typeof SMALL_COLLECTIONS_FILES

/** Row and column letters in a text or sheet, or the name of a figure in Dataland's JSON. */
type Cell = { row: number; column: string } | { figure: string }

/** One year of a company: each cell with the text that a person saw in it. */
export type ReviewedYear = {
  company: string
  hqRegion: string
  year: number
  /** Months of a fiscal year. */
  period?: { from: string; to: string }
  filedIn?: number
  file: CollectionFile
  document: { title: string; url: string | null; page: string | null }
  unit: 't CO2e' | 'Mt CO2e'
  cells: readonly (Cell & { field: Exclude<keyof DisclosedEmissions, 'scope3CategoriesKg'>; seen: string })[]
}

type Fields = Partial<Record<ReviewedYear['cells'][number]['field'], string>>

/** Dataland's names of figures. */
const dataland: Readonly<Record<string, string>> = {
  scope1Kg: 'scope1GhgEmissionsInTonnes',
  scope2LocationKg: 'scope2GhgEmissionsLocationBasedInTonnes',
  scope2MarketKg: 'scope2GhgEmissionsMarketBasedInTonnes',
  scope3Kg: 'scope3GhgEmissionsInTonnes',
}
/** Rows of scope3data's sheets and columns of OSI's table. */
const sheetRows: Readonly<Record<string, number>> = { scope1Kg: 2, scope2MarketKg: 3, scope2LocationKg: 4, scope3Kg: 5 }
const osiColumns: Readonly<Record<string, string>> = {
  scope1Kg: 'D',
  scope2MarketKg: 'E',
  scope2LocationKg: 'F',
  scope3Kg: 'H',
}

function cellsOf(fields: Fields, place: (field: string) => Cell): ReviewedYear['cells'] {
  const entries = Object.entries(fields) as [ReviewedYear['cells'][number]['field'], string][]
  return entries.map(([field, seen]) => ({ field, seen, ...place(field) }))
}

const inDataland = (fields: Fields) => cellsOf(fields, (field) => ({ figure: dataland[field] ?? '' }))
const inSheet = (fields: Fields) => cellsOf(fields, (field) => ({ row: sheetRows[field] ?? 0, column: 'B' }))
const inOsi = (row: number, fields: Fields) => cellsOf(fields, (field) => ({ row, column: osiColumns[field] ?? '' }))

const maersk = {
  company: 'A.P. Moller - Maersk',
  hqRegion: 'DK',
  file: 'maersk',
  document: {
    title: 'A.P. Moller - Maersk, sustainability',
    url: 'https://www.maersk.com/sustainability',
    page: '20, 48',
  },
  unit: 't CO2e',
} as const
const inReport = (title: string, page: string | null) => ({ title, url: null, page })

/**
 * Every figure that is read from a small open collection. A person reviewed each one: whether it covers the whole group, which
 * year it is of, and whether its magnitude fits other years and its parts. Cells that are not listed here are not read
 * (README.md).
 */
export const reviewedYears: readonly ReviewedYear[] = [
  { ...maersk, year: 2023, cells: inOsi(36, { scope1Kg: '34138000', scope2MarketKg: '346000', scope2LocationKg: '386000', scope3Kg: '44938000' }) }, // biome-ignore format: a row
  { ...maersk, year: 2022, cells: inOsi(37, { scope1Kg: '34453000', scope2MarketKg: '423000', scope2LocationKg: '444000', scope3Kg: '47980000' }) }, // biome-ignore format: a row
  { ...maersk, year: 2021, cells: inOsi(38, { scope1Kg: '36597000', scope2MarketKg: '335000', scope2LocationKg: '351000', scope3Kg: '39436000' }) }, // biome-ignore format: a row
  { ...maersk, year: 2020, cells: inOsi(39, { scope1Kg: '33958000', scope2MarketKg: '348000', scope2LocationKg: '324000', scope3Kg: '36487000' }) }, // biome-ignore format: a row
  {
    company: 'Microsoft',
    hqRegion: 'US',
    year: 2023,
    period: { from: '2022-07', to: '2023-06' },
    filedIn: 2024,
    file: 'microsoft',
    document: inReport('Microsoft 2024 Environmental Sustainability Report, Data Fact Sheet', null),
    unit: 't CO2e',
    cells: inDataland({
      scope1Kg: '144960',
      scope2LocationKg: '8077403',
      scope2MarketKg: '393134',
      scope3Kg: '16624000',
    }),
  },
  {
    company: 'Siemens AG',
    hqRegion: 'DE',
    year: 2023,
    period: { from: '2022-10', to: '2023-09' },
    filedIn: 2023,
    file: 'siemens2023',
    document: inReport('Siemens Sustainability Report 2023', '60, 109'),
    unit: 't CO2e',
    cells: inDataland({
      scope1Kg: '387000',
      scope2LocationKg: '624000',
      scope2MarketKg: '163000',
      scope3Kg: '483188000',
    }),
  },
  {
    company: 'Siemens AG',
    hqRegion: 'DE',
    year: 2024,
    period: { from: '2023-10', to: '2024-09' },
    filedIn: 2024,
    file: 'siemens2024',
    document: inReport('Siemens Sustainability Report 2024', '120, 121'),
    unit: 't CO2e',
    cells: inDataland({
      scope1Kg: '347000',
      scope2LocationKg: '667000',
      scope2MarketKg: '94000',
      scope3Kg: '416758000',
    }),
  },
  {
    company: 'Siemens Energy',
    hqRegion: 'DE',
    year: 2024,
    period: { from: '2023-10', to: '2024-09' },
    filedIn: 2024,
    file: 'siemensEnergy',
    document: inReport('Siemens Energy Sustainability Report 2024', '33, 34, 85'),
    unit: 't CO2e',
    cells: inDataland({ scope1Kg: '175000', scope2MarketKg: '22000', scope3Kg: '1342880000' }),
  },
  {
    company: 'Alphabet',
    hqRegion: 'US',
    year: 2021,
    filedIn: 2022,
    file: 'alphabet',
    document: inReport('Google sustainability report', '11'),
    unit: 't CO2e',
    cells: inSheet({ scope1Kg: '45073', scope2MarketKg: '1823132', scope2LocationKg: '6576239', scope3Kg: '9503000' }),
  },
  {
    company: 'Pinterest',
    hqRegion: 'US',
    year: 2021,
    filedIn: 2022,
    file: 'pinterest',
    document: inReport('Pinterest sustainability report', '24'),
    unit: 't CO2e',
    cells: inSheet({ scope1Kg: '574', scope2MarketKg: '1033', scope2LocationKg: '1487', scope3Kg: '137299' }),
  },
  {
    // Its location-based scope 2 is a 0 that means a blank.
    company: 'Snap Inc',
    hqRegion: 'US',
    year: 2021,
    filedIn: 2022,
    file: 'snap',
    document: inReport('2022 CitizenSnap Report', '60'),
    unit: 't CO2e',
    cells: inSheet({ scope1Kg: '3688', scope2MarketKg: '578', scope3Kg: '179841' }),
  },
  {
    // Both methods of scope 2 are 0, which is impossible for the location-based one, so scope 2 is left out.
    company: 'Spotify',
    hqRegion: 'SE',
    year: 2021,
    filedIn: 2022,
    file: 'spotify',
    document: inReport('Equity and Impact Report 2021', '80'),
    unit: 't CO2e',
    cells: inSheet({ scope1Kg: '682', scope3Kg: '353054' }),
  },
  {
    company: 'thyssenkrupp AG',
    hqRegion: 'DE',
    year: 2024,
    period: { from: '2023-10', to: '2024-09' },
    filedIn: 2024,
    file: 'steel',
    document: inReport('thyssenkrupp Annual Report 2023/2024', '88'),
    unit: 'Mt CO2e',
    cells: [{ field: 'scope1And2Kg', row: 30, column: 'D', seen: '23.2' }],
  },
]
