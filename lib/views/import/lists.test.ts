import { readFileSync } from 'node:fs'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheetFile, type Sheet, type TextChoice } from '@/lib/sheets/read-sheet'
import { countNamedColumns, guessColumns, guessColumnsUnder } from './guess-columns'
import type { ImportPlan } from './import-job'
import { findRepeats, readRow } from './import-row'
import { sortRows } from './left-out/left-out-rows'

const plainPlan = { id: '', fileName: null, choices: {}, countries: {}, spend: { year: '', currency: '' } }

function planOf({ tables }: Sheet): ImportPlan {
  const [table] = [...tables].sort((one, other) => countNamedColumns(other.rows) - countNamedColumns(one.rows))
  if (!table) throw new Error('There is no table')
  const { rows, hidden, links, unknownFormulas } = table
  return { ...plainPlan, rows, hidden, links, unknownFormulas, ...guessColumns(rows) }
}

async function readList(name: string, choice?: TextChoice): Promise<ImportPlan> {
  const bytes = readFileSync(new URL(`testing/lists/${name}`, import.meta.url))
  return planOf(await readSheetFile(new Blob([bytes]), choice))
}

async function readTyped(text: string): Promise<ImportPlan> {
  return planOf(await readSheetFile(new Blob([text])))
}

function readRows(plan: ImportPlan) {
  return sortRows(plan).kept.map((place) => ({
    place,
    ...readRow(plan.rows[place] ?? [], plan.columns, [], { place, ...plan }),
  }))
}

function bodiesOf(plan: ImportPlan) {
  return readRows(plan).map(({ body }) => body)
}

describe('lists as people have them', () => {
  it.each([
    [
      '01-na-country.csv',
      [
        { name: 'Alpha Testwerke GmbH' },
        { name: 'Beta Testbau SA' },
        { name: 'Gamma Test KK' },
        { name: 'Delta Namib Ltd', hq_region: 'NA' },
      ],
    ],
    [
      '02-placeholder-ids.csv',
      ['Alpha Testwerke GmbH', 'Zeta Konsult GmbH', 'Eta Handel GmbH', 'Theta Logistik GmbH'].map((name) => ({
        name,
        hq_region: 'DE',
      })),
    ],
    [
      '03-sci-ids.csv',
      [
        { name: 'Alpha Testwerke Ltd', hq_region: 'GB' },
        { name: 'Beta Testbau Ltd', hq_region: 'GB' },
      ],
    ],
    [
      '04-inch-quote.csv',
      [
        { name: 'Monitors 24" Europe GmbH', hq_region: 'DE', website: 'monitors.example' },
        { name: 'Alpha Testwerke AG', hq_region: 'CH', website: 'alpha.example' },
        { name: 'Beta Testbau SA', hq_region: 'FR', website: 'beta.example' },
      ],
    ],
    ['06-gbk.csv', [{ name: '华东测试机械有限公司', hq_region: 'CN' }]],
    ['06-cp949.csv', [{ name: '한빛정밀(주)', hq_region: 'KR' }]],
    ['06-cp1251.csv', [{ name: 'Тестпром', hq_region: 'RU' }]],
    [
      '07-title-rows.csv',
      [
        { name: 'Alpha Testwerke GmbH', hq_region: 'DE', website: 'alpha.example', external_id: '100' },
        { name: 'Beta Testbau SA', hq_region: 'FR', website: 'beta.example', external_id: '101' },
      ],
    ],
    [
      '08-duns.csv',
      [
        { name: 'Alpha Testwerke Ltd', hq_region: 'GB', duns_number: '012345678' },
        { name: 'Beta Testbau Ltd', hq_region: 'GB', duns_number: '123456789' },
      ],
    ],
    [
      '09-placeholders.csv',
      [
        { name: 'Alpha Testwerke GmbH', hq_region: 'DE' },
        { name: 'Beta Testbau SA', hq_region: 'FR' },
      ],
    ],
    ['11-two-countries.csv', [{ name: 'Alpha Testwerke GmbH', hq_region: 'DE' }]],
    ['12-eq-quoted.csv', [{ name: 'Alpha Testwerke GmbH', hq_region: 'DE', external_id: '00123' }]],
    ['cover.xlsx', [{ name: 'Alpha GmbH', hq_region: 'DE' }]],
    ['duns.xlsx', [{ name: 'Alpha GmbH', duns_number: '012345678', external_id: '000000042' }]],
    [
      'float.xlsx',
      [
        { name: 'Alpha GmbH', duns_number: '123456789' },
        { name: 'Beta', duns_number: '123456789', external_id: '4500012345' },
      ],
    ],
    // Its first link names a relation that the file does not hold.
    ['link.xlsx', [{ name: 'Alpha GmbH' }, { name: 'Beta', website: 'https://beta.example' }]],
    [
      'merged.xlsx',
      [
        { name: 'Alpha GmbH', hq_region: 'DE' },
        { name: 'Beta GmbH', hq_region: 'DE' },
        { name: 'Gamma SA', hq_region: 'FR' },
      ],
    ],
    ['wb22.xlsx', [{ name: 'Alpha GmbH', hq_region: 'DE' }]],
  ])('%s', async (name, bodies) => {
    const plan = await readList(name)
    expect(bodiesOf(plan)).toEqual(bodies)
    if (name !== 'float.xlsx') expect(findRepeats(readRows(plan)).size).toBe(0)
  })

  it('says what it did to cells: padded, cut, no country', async () => {
    expect(readRows(await readList('08-duns.csv')).map(({ remarks }) => remarks.map(({ kind }) => kind))).toEqual([
      ['padded'],
      [],
    ])
    expect(readRows(await readList('03-sci-ids.csv')).map(({ remarks }) => remarks.map(({ kind }) => kind))).toEqual([
      ['cut'],
      ['cut'],
    ])
  })

  it('takes the address of a link behind a cell', async () => {
    const parts = unzipSync(readFileSync(new URL('testing/lists/link.xlsx', import.meta.url)))
    const relation =
      '<Relationships><Relationship Id="rId9" Type="x/hyperlink" Target="https://alpha.example/?a=1&amp;b=2" TargetMode="External"/></Relationships>'
    const whole = zipSync({ ...parts, 'xl/worksheets/_rels/sheet1.xml.rels': strToU8(relation) })
    const plan = planOf(await readSheetFile(new Blob([new Uint8Array(whole)])))
    expect(bodiesOf(plan).map(({ website }) => website)).toEqual([
      'https://alpha.example/?a=1&b=2',
      'https://beta.example',
    ])
  })

  it('counts formulas whose value the workbook does not hold', async () => {
    const plan = await readList('nov.xlsx')
    expect([plan.unknownFormulas, bodiesOf(plan)]).toEqual([1, [{ hq_region: 'DE' }]])
  })

  it('reads a text as the reader says', async () => {
    const plan = await readList('04-inch-quote.csv', { encoding: 'UTF-8', delimiter: ',' })
    expect(plan.rows[1]).toEqual(['Monitors 24" Europe GmbH;DE;monitors.example'])
  })
})

it('registers a German list with title, group row, headings in row 4 and a total', async () => {
  const plan = await readTyped(
    [
      'Lieferantenliste 2026;;;;;',
      'Stand: 31.10.2026;;;;;',
      'Stammdaten;;;Kennzahlen;;',
      'Kreditoren-Nr.;Lieferant;Land;DUNS;Umsatz (EUR);Muttergesellschaft',
      '100234;Huber & Söhne KG;Großbritannien;12345678;1.200,00;Huber Holding',
      '100235;Testwerke AG;VR China;k.A.;300,00;',
      '----;----;----;;;',
      'Kreditoren-Nr.;Lieferant;Land;DUNS;Umsatz (EUR);Muttergesellschaft',
      '100236;Total SE;F;;10,00;',
      ';Summe;;;1.510,00;',
      'Gesamtsumme 2026;;;;1.510,00;',
      ';;;;3,00;',
    ].join('\r\n'),
  )
  expect([plan.headings, plan.columns]).toEqual([3, ['external_id', 'name', 'hq_region', 'duns_number', null, null]])
  expect(bodiesOf(plan)).toEqual([
    { external_id: '100234', name: 'Huber & Söhne KG', hq_region: 'GB', duns_number: '012345678' },
    { external_id: '100235', name: 'Testwerke AG', hq_region: 'CN' },
    { external_id: '100236', name: 'Total SE', hq_region: 'FR' },
  ])
  expect(sortRows(plan).leftOut.map(({ place, reason }) => [place + 1, reason])).toEqual([
    [7, 'no_letters'],
    [8, 'headings'],
    [10, 'total'],
    [11, 'total'],
    [12, 'no_letters'],
  ])
  expect(guessColumnsUnder(plan.rows, 2).columns).not.toEqual(plan.columns)
})

it('leaves out hidden rows, and no company that is called like a total', async () => {
  const plan: ImportPlan = {
    ...plainPlan,
    rows: [['Supplier'], ['Total Energies'], ['Hidden AB'], ['Totalförsvar AB'], ['Summa Equity'], ['Sumitomo']],
    headings: 0,
    columns: ['name'],
    hidden: [2],
    links: {},
    unknownFormulas: 0,
  }
  expect(sortRows(plan).kept).toEqual([1, 3, 4, 5])
})

it.each([
  ['Zwischensumme Europa', ['total', 'total']],
  ['Subtotal category A', ['total', 'total']],
  ['Germany Total', ['total', null]],
  ['Deutschland Ergebnis', ['total', null]],
  ['Summe Verpackung', ['total', null]],
  ['I alt', ['total', null]],
  ['Yhteensä', ['total', null]],
  ['Välisumma', ['total', 'total']],
  ['Eindtotaal', ['total', 'total']],
  ['Subtotaal Duitsland', ['total', 'total']],
  ['Totale parziale', ['total', 'total']],
  ['Suma częściowa', ['total', 'total']],
  ['Mezisoučet', ['total', 'total']],
  ['Genel Toplam', ['total', null]],
  ['Σύνολο', ['total', null]],
  ['Общий итог', ['total', null]],
  ['Összesen', ['total', null]],
  ['Soma', ['total', null]],
  ['Somatic Foods', [null, null]],
  ['Spolu Mining', [null, null]],
  ['Skupaj d.o.o.', [null, null]],
  ['Total Energies', [null, null]],
  ['Total Austria GmbH', [null, null]],
  ['Summa Equity AB', [null, null]],
  ['Stand: 31.10.2026', ['note', null]],
  ['* preliminary figures of 2026', ['note', null]],
  ['Page 1 of 3', ['printout', null]],
  ['This list was made by the purchasing department in October.', ['note', null]],
  ['Source Foods Ltd.', [null, null]],
  ['3M', [null, null]],
  ['1) Alpha', [null, null]],
  ['The Very Long Name of a Company of Seven Words Ltd.', [null, null]],
] as const)('tells a row of sums or a note from a company: %s', (name, [alone, withCountry]) => {
  const plan: ImportPlan = {
    ...plainPlan,
    rows: [
      ['Supplier', 'Country', 'Category', 'Spend'],
      ['Alpha Testwerke AG', 'DE', 'Verpackung', '10'],
      [name, '', '', alone === 'total' ? '10' : ''],
      [name, 'DE', '', ''],
    ],
    headings: 0,
    columns: ['name', 'hq_region', null, null],
    hidden: [],
    links: {},
    unknownFormulas: 0,
  }
  const { leftOut } = sortRows(plan)
  const reasonAt = (place: number) => leftOut.find((row) => row.place === place)?.reason ?? null
  expect([reasonAt(2), reasonAt(3)]).toEqual([alone, withCountry])
})

it('takes its own export for what it is: its External ID is the external id, its ID is not', async () => {
  const plan = await readTyped('ID,Name,External ID,Country\r\n1,Alpha Testwerke,2,DE\r\n2,Beta Testbau,1,FR\r\n')
  expect(plan.columns).toEqual([null, 'name', 'external_id', 'hq_region'])
})

describe('rows that are no company', () => {
  const headings = ['Vendor ID', 'Name', 'Country', 'Spend']
  const columns = ['external_id', 'name', 'hq_region', 'spend'] as const
  function sortList(...rows: readonly (readonly string[])[]) {
    const list = {
      ...plainPlan,
      rows: [headings, ['1', 'Alpha Testwerke AG', 'DE', '10'], ...rows],
      headings: 0,
      columns,
    }
    const plan: ImportPlan = { ...list, hidden: [], links: {}, unknownFormulas: 0 }
    const { leftOut } = sortRows(plan)
    return rows.map((_, place) => leftOut.find((row) => row.place === place + 2)?.reason ?? null)
  }

  it.each([
    ...[
      'diverse leverantörer',
      'Diverse',
      'Övriga leverantörer',
      'Engångsleverantör',
      'Fournisseur occasionnel',
      'Divers',
    ],
    ...[
      'Autres fournisseurs',
      'Sonstige Lieferanten',
      'Sonstige',
      'CPD',
      'CPD Inland',
      'CPD-Kreditor',
      'Einmallieferant',
    ],
    ...[
      'Conto pro Diverse',
      'その他',
      'その他仕入先',
      '諸口',
      '其他供应商',
      '其他',
      '零星供应商',
      '기타',
      '기타 거래처',
    ],
    ...[
      'One-time vendor',
      'One time supplier (US)',
      'Various',
      'Various suppliers',
      'Misc.',
      'Miscellaneous suppliers',
    ],
    ...[
      'Other',
      'Sundry creditors',
      'Employees',
      'Mitarbeiter',
      'Petty cash',
      'test',
      'TEST VENDOR',
      'Test 2',
      'Dummy',
    ],
    ...['Proveedores varios', 'Fornitori vari', 'Diverse leverandører', 'Прочие поставщики', 'Do not use'],
  ])('a collective account: %s', (name) => {
    expect(sortList(['9', name, 'SE', '5'], ['9', name, '', ''])).toEqual(['collective', 'collective'])
  })

  it.each([
    ...[
      'Various Foods Ltd',
      'Diverse Concepts AB',
      'Other World Computing',
      'Test Valley Brewing',
      'Testo SE',
      'CPD GmbH',
    ],
    ...[
      'Divers Alert Network',
      'Sonstige GmbH',
      'その他百貨店',
      '其他科技有限公司',
      '기타센터',
      'Employees Credit Union',
      'Misco AB',
    ],
    ...[
      'Sundry Foods',
      'Autres Choses SARL',
      'Personal AG',
      'One Time Watches',
      'Petty Cash Records',
      'Caisse des Dépôts',
      'K+S',
    ],
  ])('a company: %s', (name) => {
    expect(sortList(['9', name, 'SE', '5'], ['', name, '', ''])).toEqual([null, null])
  })

  it.each([
    [['Americas', '', '', ''], 'group'],
    // Merged over its row, as a workbook gives it.
    [['EMEA', 'EMEA', 'EMEA', 'EMEA'], 'group'],
    [['', 'NORGE', '', ''], 'group'],
    [['', '欧州', '', ''], 'group'],
    [['NORGE', '', '', '31 950'], 'group'],
    [['A-Lieferanten', '', '', ''], 'group'],
    [['(1) montants provisoires', '', '', ''], 'note'],
    [['*) Belopp exkl. moms. Källa: Jeeves ERP', '', '', ''], 'note'],
    [["Fin de l'état", '', '', ''], 'note'],
    // A number whose name was forgotten is an error to be told.
    [['K-10023', '', '', ''], null],
    [['', 'Beta Testbau', '', ''], null],
    [['', 'American Express', '', ''], null],
    [['7', 'Norge', 'NO', '5'], null],
  ] as const)('the heading of a group: %j', (row, reason) => {
    expect(sortList(row)).toEqual([reason])
  })

  it('are taken in where the reader says so', () => {
    const rows = [headings, ['1', 'Alpha', 'DE', '1'], ['2', 'Diverse', 'SE', '1'], ['Americas', '', '', '']]
    const list = { ...plainPlan, rows, headings: 0, columns, hidden: [], links: {}, unknownFormulas: 0 }
    expect(sortRows(list).kept).toEqual([1])
    expect(sortRows({ ...list, takenIn: ['collective'] }).kept).toEqual([1, 2])
    expect(sortRows({ ...list, takenIn: ['collective', 'group'] }).kept).toEqual([1, 2, 3])
  })
})
