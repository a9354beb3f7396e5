import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { buildTestWorkbook } from '@/service/sources/testing/build-test-workbook'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { GHGRP_FILES, GHGRP_PARENT_FILES, readEpaGhgrp } from './read-epa-ghgrp'
import { emissionSheets, sheetNames } from './sheets'

type Cells = (string | number | null)[]
/** Rows of facility id and total, by the sheet's name in the file of 2023; 2020 has only the sites of `sites2020`. */
type Amounts = Record<string, [number, number | null][]>
type Change = (sheets: Record<string, Cells[]>) => unknown

/** Site, parent, percentage; then the parts of the address that differ from one in Texas. */
type OwnerCells = [
  site: number,
  parent: string,
  percent: number | null,
  other?: { state?: string; street?: string; year?: number },
]

const ownerHeading = [
  ...['GHGRP FACILITY ID', 'FRS ID (FACILITY)', 'REPORTING YEAR', 'FACILITY NAME', 'FACILITY ADDRESS', 'FACILITY CITY'],
  ...['FACILITY STATE', 'FACILITY ZIP', 'FACILITY COUNTY', 'PARENT COMPANY NAME', 'PARENT CO. STREET ADDRESS'],
  ...['PARENT CO. CITY', 'PARENT CO. STATE', 'PARENT CO. ZIP', 'PARENT CO. PERCENT OWNERSHIP', 'FACILITY NAICS CODE'],
]

function ownerRow([site, parent, percent, other = {}]: OwnerCells, year: number): Cells {
  const { state = 'TX', street = '1 Main Street' } = other
  const place = ['Plant', null, 'HOUSTON', 'TX', 77002, null]
  return [site, null, other.year ?? year, ...place, parent, street, 'Houston', state, 77002, percent, 221112]
}

function workbook(year: 2020 | 2023, amounts: Amounts, change: Change = () => undefined): Uint8Array {
  const sheets: Record<string, Cells[]> = Object.fromEntries(sheetNames[year].map((name) => [name, []]))
  for (const { name, columns, total } of emissionSheets) {
    const above: Cells[] = year === 2023 ? [['Summary'], ['As of'], ['Units']] : []
    const rows = (amounts[name[2023]] ?? [[9, 5]]).map(([id, tonnes]): Cells => {
      const cells: Record<string, Cells[number]> = {
        'Facility Id': id,
        'Facility Name': `Plant ${id}`,
        [total]: tonnes,
      }
      return columns.map((column) => cells[column] ?? null)
    })
    sheets[name[year]] = [...above, [...columns], ...rows]
  }
  change(sheets)
  return buildTestWorkbook(sheets)
}

function parents2020(owners: OwnerCells[]): Uint8Array {
  const rows = owners.map((owner, index) => [index, ...ownerRow(owner, 2020), 999, 999])
  const heading = [null, ...ownerHeading, 'FAC_EMISSIONS', 'FAC_EMISSIONS_ADJUSTED']
  const others = ['DE_Parents_Pivot', 'Suppliers_parents_pivot', 'Suppliers_parentcompanies']
  return buildTestWorkbook({
    DE_parentcompanies: [heading, ...rows],
    ...Object.fromEntries(others.map((name) => [name, []])),
  })
}

function parents2023(owners: OwnerCells[]): Uint8Array {
  const cell = (value: string | number | null) => (value === null ? '' : `"${value}"`)
  const rows = owners.map((owner) => ownerRow(owner, 2023).map(cell).join(','))
  return new TextEncoder().encode(`\ufeff${[ownerHeading.join(','), ...rows].join('\n')}\n`)
}

/** Site 9 has 5 t in every sheet that a test does not fill, and belongs to OTHER INC. */
const other: OwnerCells = [9, 'OTHER INC', 100]

function read(input: {
  amounts?: Amounts
  owners?: OwnerCells[]
  earlier?: OwnerCells[]
  earlierAmounts?: Amounts
  change?: Change
  csv?: Uint8Array
}) {
  return readEpaGhgrp({
    2020: {
      sites: workbook(2020, input.earlierAmounts ?? {}),
      parents: parents2020([other, ...(input.earlier ?? [])]),
    },
    2023: {
      sites: workbook(2023, input.amounts ?? {}, input.change),
      parents: input.csv ?? parents2023([other, ...(input.owners ?? [])]),
    },
  })
}

const point = 'Direct Point Emitters'
const named = ({ records }: SourceReading, name: string) => records.find((record) => record.name === name)
const kilograms = (reading: SourceReading, name: string, year = 2023) =>
  named(reading, name)?.disclosures.find((disclosure) => disclosure.year === year)?.emissions.scope1Kg

/** A row of the sheet of point emitters, and the row of the parent file that states the share. */
function printedSite(id: number, printed: string, row: number, share: number, shareRow: number) {
  const column = 'Total reported direct emissions'
  return {
    ...{ field: 'scope1Kg', printed, unit: 't CO2e', label: `Plant ${id}`, share },
    place: { file: 'ghgp_data_2023.xlsx', sheet: 'Direct Point Emitters', row, column },
    sharePlace: { file: 'ghgp_data_parent_company.csv', row: shareRow, column: 'PARENT CO. PERCENT OWNERSHIP' },
  }
}

describe('readEpaGhgrp', () => {
  it.each<[string, Parameters<typeof read>[0], RegExp]>([
    [
      'a sheet more',
      { change: (sheets) => Object.assign(sheets, { 'Offshore Wind': [] }) },
      /sheet "Offshore Wind": is not known/,
    ],
    [
      'a sheet less',
      { change: (sheets) => delete sheets['SF6 from Elec. Equip.'] },
      /sheet "SF6 from Elec\. Equip\.": is missing/,
    ],
    [
      'a renamed heading',
      { change: (sheets) => sheets[point]?.[3]?.splice(13, 1, 'Total in short tons') },
      /sheet "Direct Point Emitters", row 4, column N: .*Total in short tons/,
    ],
    [
      'a sheet without rows',
      { amounts: { [point]: [] } },
      /Direct Point Emitters", the whole sheet: there are no rows/,
    ],
    ['a missing amount', { amounts: { [point]: [[1, null]] } }, /row 5, column Total reported direct emissions: null/],
    ['a negative amount', { amounts: { [point]: [[1, -3]] } }, /row 5, column Total reported direct emissions: -3/],
    ['a site without id', { amounts: { [point]: [[0, 3]] } }, /row 5, column Facility Id: 0/],
    [
      'a site twice',
      {
        amounts: {
          [point]: [
            [1, 3],
            [1, 3],
          ],
        },
      },
      /row 6, column Facility Id: 1 is in the sheet already/,
    ],
    ['an unknown state', { owners: [[1, 'A', 100, { state: 'ZZ' }]] }, /row 3, column PARENT CO\. STATE: "ZZ"/],
    ['a share over 100 %', { owners: [[1, 'A', 120]] }, /row 3, column PARENT CO\. PERCENT OWNERSHIP: "120"/],
    ['an unnamed parent', { owners: [[1, ' ', 100]] }, /row 3, column PARENT COMPANY NAME/],
    ['a row of another year', { owners: [[1, 'A', 100, { year: 2022 }]] }, /row 3, column REPORTING YEAR: 2022/],
    ['an owner of no site at all', { amounts: { [point]: [[1, 3]] } }, /names no owner for 1 of 2 sites/],
    ['an empty parent file', { csv: new Uint8Array() }, /ghgp_data_parent_company\.csv, .*empty/],
    ['a web page', { csv: new TextEncoder().encode('<!DOCTYPE html><html></html>') }, /web page/],
  ])('refuses %s', async (_, input, message) => {
    await expect(read(input)).rejects.toThrow(SourceFileError)
    await expect(read(input)).rejects.toThrow(message)
  })

  it('adds up what a site reports in several sheets and for several states, without what it supplies', async () => {
    const reading = await read({
      amounts: {
        [point]: [[1, 100]],
        'Transmission Pipelines': [
          [1, 10],
          [1, 20],
        ],
        'SF6 from Elec. Equip.': [[1, 0.5]],
      },
      owners: [[1, 'A INC', 100]],
      change: (sheets) =>
        Object.assign(sheets, {
          Suppliers: [
            ['Facility Id', point],
            [1, 7],
          ],
        }),
    })
    expect(kilograms(reading, 'A INC')).toBe(130_500)
  })

  it('assigns each parent its share, both shares to a parent named twice, with the shares as printed', async () => {
    const reading = await read({
      amounts: {
        [point]: [
          [1, 1_000],
          [2, 300],
        ],
      },
      owners: [
        [1, 'A INC', 33],
        [1, 'B LLC', 41.92],
        [1, 'B LLC', 24.75],
        [2, 'A INC', 100],
      ],
    })
    // 33 + 41.92 + 24.75 = 99.67: the shares are rounded.
    expect(kilograms(reading, 'A INC')).toBe(630_000)
    expect(kilograms(reading, 'B LLC')).toBe(666_700)
    expect(named(reading, 'A INC')?.disclosures[0]).toEqual({
      source: 'epa-ghgrp',
      recordId: 'a inc',
      year: 2023,
      region: 'US',
      emissions: { scope1Kg: 630_000 },
      revenue: null,
      document: { url: null, title: 'US EPA Greenhouse Gas Reporting Program, reporting year 2023', page: null },
      locator: 'ghgp_data_parent_company.csv rows 3, 6: total of each Facility Id x percent ownership',
      printed: [printedSite(1, '1000', 5, 33, 3), printedSite(2, '300', 6, 100, 6)],
    })
  })

  it('computes the amounts that the archive added to the file of 2020', async () => {
    const reading = await read({ earlierAmounts: { [point]: [[1, 200]] }, earlier: [[1, 'A INC', 100]] })
    expect(kilograms(reading, 'A INC', 2020)).toBe(200_000)
  })

  it.each<[string, OwnerCells[], string]>([
    [
      'is missing',
      [
        [1, 'A INC', 60],
        [1, 'US GOVERNMENT', null],
      ],
      'an owner’s percentage is missing: A INC 60%, US GOVERNMENT ?%',
    ],
    ['is half', [[1, 'A INC', 50]], 'the owners’ percentages do not make 100: A INC 50%'],
    [
      'is too much',
      [
        [1, 'A INC', 100],
        [1, 'B INC', 1],
      ],
      'the owners’ percentages do not make 100: A INC 100%, B INC 1%',
    ],
  ])('refuses a site whose share %s, and says so in the parent’s other figures', async (_, owners, reason) => {
    const amounts: Amounts = {
      [point]: [
        [1, 1_000],
        [2, 300],
      ],
    }
    const reading = await read({ amounts, owners: [...owners, [2, 'A INC', 100]] })
    expect(reading.refused.map((row) => row.reason)).toEqual([reason])
    expect(kilograms(reading, 'A INC')).toBe(300_000)
    expect(named(reading, 'A INC')?.disclosures[0]?.locator).toMatch(
      /; without Facility Id 1, whose shares do not make 100%$/,
    )
    expect(named(reading, 'US GOVERNMENT')).toBeUndefined()
  })

  it('refuses holders of less than 2 % of each site, and sites that report 0 t', async () => {
    const reading = await read({
      amounts: {
        [point]: [
          [1, 1_000],
          [2, 0],
        ],
      },
      owners: [
        [1, 'A INC', 98.5],
        [1, 'A PERSON', 1.5],
        [2, 'SHUT LLC', 100],
      ],
    })
    expect(reading.records.map(({ name }) => name)).toEqual(['OTHER INC', 'A INC'])
    expect(reading.refused.map(({ row, reason }) => [row, reason])).toEqual([
      ['rows 4', 'less than 2% of each of its sites: a person'],
      ['rows 5', 'its sites report 0 t: shut llc'],
    ])
  })

  it('recognizes a parent in another case and punctuation, and uses the spelling of its later sites', async () => {
    const reading = await read({
      earlierAmounts: { [point]: [[1, 10]] },
      earlier: [[1, 'LS POWER DEVELOPMENT, L.L.C.', 100]],
      amounts: {
        [point]: [
          [1, 20],
          [2, 30],
        ],
      },
      owners: [
        [1, 'LS Power Development LLC', 100],
        [2, 'LS  POWER DEVELOPMENT, LLC ', 100],
      ],
    })
    const found = reading.records.filter(({ recordId }) => recordId === 'ls power development llc')
    expect(found.map(({ name, otherNames }) => [name, ...otherNames])).toEqual([
      ['LS POWER DEVELOPMENT, LLC', 'LS POWER DEVELOPMENT, L.L.C.', 'LS Power Development LLC'],
    ])
    expect(found[0]?.disclosures.map(({ year, emissions }) => [year, emissions.scope1Kg])).toEqual([
      [2020, 10_000],
      [2023, 50_000],
    ])
  })

  it('keeps names with different legal forms, and counties of one name, separate', async () => {
    const reading = await read({
      amounts: {
        [point]: [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
        ],
      },
      owners: [
        [1, 'GENERAL MOTORS CO', 100],
        [2, 'GENERAL MOTORS LLC', 100],
        [3, 'POLK COUNTY', 100, { state: 'FL' }],
        [4, 'POLK COUNTY', 100, { state: 'GA' }],
      ],
    })
    const ids = ['general motors co', 'general motors llc', 'county of polk (fl)', 'county of polk (ga)']
    expect(reading.records.map(({ recordId }) => recordId).slice(1)).toEqual(ids)
  })

  it('joins the reviewed spellings of one parent', async () => {
    const reading = await read({
      amounts: {
        [point]: [
          [1, 10],
          [2, 20],
        ],
      },
      owners: [
        [1, 'AES CORP', 100],
        [2, 'THE AES CORP', 100],
      ],
    })
    expect(kilograms(reading, 'AES CORP')).toBe(30_000)
    expect(named(reading, 'THE AES CORP')).toBeUndefined()
  })

  it('adds up what one year has under the earlier and the present name of one parent, with the rows of both', async () => {
    const reading = await read({
      amounts: {
        [point]: [
          [1, 10],
          [2, 20],
          [3, 30],
        ],
      },
      owners: [
        [1, 'RAYTHEON TECHNOLOGIES CORP', 100],
        [2, 'RTX CORP', 100],
        [3, 'RTX CORP', 100],
      ],
    })
    const rtx = named(reading, 'RTX CORP')
    expect(rtx?.otherNames).toEqual(['RAYTHEON TECHNOLOGIES CORP'])
    expect(rtx?.disclosures).toMatchObject([
      {
        year: 2023,
        emissions: { scope1Kg: 60_000 },
        locator: expect.stringContaining('rows 3-5:'),
        printed: [{ label: 'Plant 1' }, { label: 'Plant 2' }, { label: 'Plant 3' }],
      },
    ])
  })

  it.each<[string, string, string]>([
    ['CITY OF DULUTH', 'CITY OF DULUTH MINNESOTA', 'MN'],
    ['CITY OF GLENDALE', 'CITY OF GLENDALE - AZ', 'AZ'],
    ['CITY OF LUBBOCK TEXAS', 'CITY OF LUBBOCK TEXAS, TEXAS', 'TX'],
    ['POLK COUNTY', 'COUNTY OF POLK FLORIDA', 'FL'],
    ['YOLO COUNTY', 'YOLO COUNTY CALIFORNIA', 'CA'],
    ['CITY OF NEW YORK', 'CITY OF NEW YORK NEW YORK', 'NY'],
    ['CITY & COUNTY OF DENVER', 'CITY & COUNTY OF DENVER COLORADO', 'CO'],
  ])('take %s and %s for one owner', async (earlier, name, state) => {
    const reading = await read({
      amounts: { [point]: [[1, 10]] },
      earlierAmounts: { [point]: [[1, 20]] },
      owners: [[1, name, 100, { state }]],
      earlier: [[1, earlier, 100, { state }]],
    })
    expect([kilograms(reading, name, 2020), kilograms(reading, name)]).toEqual([20_000, 10_000])
  })

  it.each<[string, OwnerCells[], [string | null, string | null]]>([
    ['its state', [[1, 'A INC', 100, { state: 'OH' }]], ['US', 'OH']],
    [
      'no state where its sites give several',
      [
        [1, 'A INC', 50, { state: 'OH' }],
        [1, 'A INC', 50],
      ],
      ['US', null],
    ],
    [
      'no state where the office of an agent stands',
      [[1, 'A INC', 100, { state: 'DE', street: '1209 Orange Street' }]],
      ['US', null],
    ],
    ['the territory as a country', [[1, 'A INC', 100, { state: 'PR' }]], ['PR', null]],
    ['no country for a company of a foreign form', [[1, 'CONSTELLIUM NV', 100]], [null, null]],
  ])('reads from a parent’s address %s', async (_, owners, [hqRegion, hqSubregion]) => {
    const reading = await read({ amounts: { [point]: [[1, 10]] }, owners })
    expect(reading.records.at(-1)).toMatchObject({ hqRegion, hqSubregion })
  })
})

describe.skipIf(!hasTestData)(`the published files of EPA's GHGRP${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(async () => {
    reading = await readEpaGhgrp({
      2020: { sites: readTestData(GHGRP_FILES[2020]), parents: readTestData(GHGRP_PARENT_FILES[2020]) },
      2023: { sites: readTestData(GHGRP_FILES[2023]), parents: readTestData(GHGRP_PARENT_FILES[2023]) },
    })
  })

  const tonnesOf = (year: number) =>
    reading.records
      .flatMap(({ disclosures }) => disclosures)
      .reduce((sum, row) => sum + (row.year === year ? (row.emissions.scope1Kg ?? 0) / 1000 : 0), 0)

  it('contain the emissions of both years except those of federal sites: 2,602.0 and 2,578.6 Mt in all', () => {
    expect(tonnesOf(2020) / 1e6).toBeCloseTo(2563.6, 0)
    expect(tonnesOf(2023) / 1e6).toBeCloseTo(2535.9, 0)
  })

  it('yield 169 refused sites and the refused small holders, each with its reason', () => {
    const counts = new Map<string, number>()
    for (const { reason } of reading.refused) {
      const kind = reason.replace(/: .*/, '')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({
      'an owner’s percentage is missing': 166,
      'the owners’ percentages do not make 100': 2,
      'the parent file names no owner of the site': 1,
      'less than 2% of each of its sites': 331,
      'its sites report 0 t': 14,
    })
  })

  // Computed by hand from the cells: site total x percentage, in tonnes, then rounded to kilograms.
  it.each<[string, number, number]>([
    // Jim Bridger 11,225,007.796 x 33 %
    ['IDAHO POWER CO', 2020, 3_704_252_573],
    // Oncor, SF6: 64,636.974 x 19.75 %
    ['TEXAS TRANSMISSION HOLDING CORP', 2023, 12_765_802],
    // Linden 2,812,086.604 x (41.92 + 8.08) %
    ['JERA POWER LINDEN LLC', 2023, 1_406_043_302],
    ['HPJV1LLC', 2023, 281_208_660],
    // 33,020.076 x (96 + 4) %
    ['DART CONTAINER CORP', 2020, 33_020_076],
    // (197,846.056 + 191,801.328 + 72,860.176 + 206,858.072) x 50 % + 19,119.428 x 51 %
    ['THE ANDERSONS INC', 2023, 344_433_724],
    // (72,986.32 + 73,639.172) x 15.07 %
    ['US PREMIUM BEEF LTD', 2020, 22_096_462],
    // (72,986.32 + 73,639.172) x (81.7368 + 2.4352) %
    ['NATIONAL BEEF PACKING CO LLC', 2020, 123_417_609],
    // 684,517.908 x 9.028 % + 5,016,445.278 x 4.41 % + 18,331.98 x 67 %
    ['CORN BELT POWER COOPERATIVE', 2020, 295_305_940],
    // Power plant 965,274.268 and SF6 20.52, both sheets
    ['MUSCATINE POWER & WATER (INC)', 2020, 965_294_788],
    // Ruby Pipeline over five states 69,117.5707435 x 50 %
    ['EP RUBY LLC', 2020, 34_558_785],
    // 2,063,490.052 + 3,420,807.62 + 13,451,174.216 + 200,709.486
    ['LIGHTSTONE GENERATION LLC', 2023, 19_136_181_374],
    // 47,052.672 + 33,462.524
    ['TESLA INC', 2023, 80_515_196],
    // Gathering and boosting
    ['SIGNAL HILL PETROLEUM INC', 2020, 43_273_252],
    // Onshore production
    ['BRIDGE ENERGY LLC', 2023, 42_996_954],
    // Gas distribution
    ['CITY OF NORWICH CONNECTICUT', 2023, 1_841_700],
    // A landfill each in Florida and Georgia
    ['COUNTY OF POLK FLORIDA', 2020, 390_524_146],
    // 154,646.258 under this name and 18,147.032 under RAYTHEON TECHNOLOGIES CORP
    ['RTX CORP', 2023, 172_793_290],
  ])('contain %s %i %i kg', (name, year, expected) => {
    const amounts = reading.records
      .filter((record) => record.name === name)
      .flatMap(({ disclosures }) => disclosures)
      .filter((row) => row.year === year)
    expect(amounts.map(({ emissions }) => emissions.scope1Kg)).toContain(expected)
    expect(amounts[0]?.region).toBe('US')
  })
})
