import { expect, it } from 'vitest'
import { readSheetFile } from '@/lib/sheets/read-sheet'
import { guessColumns, keepOthers } from '@/lib/views/import/guess-columns'
import { cellOf, readRow } from '@/lib/views/import/import-row'
import { sortRows } from '@/lib/views/import/left-out/left-out-rows'
import { codeLengthOf } from '@/lib/views/import/marks/code-in-name'
import { overflowColumnOf } from '@/lib/views/import/name-overflow'

/** Each registered row in short, name, own identifier and country; then the reasons of the rows left out. */
async function readList(text: string) {
  const [table] = (await readSheetFile(new Blob([text]))).tables
  if (!table) throw new Error('There is no table')
  const { rows, hidden, links } = table
  const plan = { rows, hidden, links, countries: {}, ...keepOthers(guessColumns(rows), rows) }
  const { kept, leftOut } = sortRows(plan)
  const codeLength = codeLengthOf(kept.map((place) => cellOf(rows[place] ?? [], plan.columns, 'name')))
  const read = kept.map((place) => {
    const { body } = readRow(rows[place] ?? [], plan.columns, [], {
      place,
      ...plan,
      codeLength,
      overflow: overflowColumnOf(plan),
    })
    return [body['name'] ?? '', body['external_id'] ?? '', body['hq_region'] ?? ''].join(' | ')
  })
  return [...read, leftOut.map(({ reason }) => reason).join(' ')]
}

it.each([
  [
    'SAP, printed with a border',
    '03.02.2025   Dynamische Listenausgabe   1\n---------------\n|Kreditor  |Name 1         |Land|Umsatz HW   |HWähr|\n---------------\n|0000100001|Prüfwerk GmbH  |DE  |1.234.567,89|EUR  |\n|0000100002|Probe Tools Inc|US  |   12.345,00-|EUR  |\n---------------\n|*                         |1.231.222,89|EUR  |\n---------------\n',
    ['Prüfwerk GmbH | 0000100001 | DE', 'Probe Tools Inc | 0000100002 | US', 'total'],
  ],
  [
    'Xero, whose contact is the supplier and whose names are persons',
    '*ContactName,AccountNumber,FirstName,LastName,POCountry,TaxNumber\nProbe Pumps Limited,S-01,Jane,Roe,United Kingdom,GB123456789\nNordprobe AS,S-02,Ola,Roe,Norway,NO999\n',
    ['Probe Pumps Limited | S-01 | GB', 'Nordprobe AS | S-02 | NO', ''],
  ],
  [
    'NetSuite, with "No" under Duplicate and the number in the name',
    'ID,Name,Duplicate,Primary Subsidiary,Amount Billed (Last 12 Months),Currency\nV1001,V1001 Probe Pumps Ltd,No,Parent : UK,"12,345.67",GBP\nV1002,V1002 Essai SA,No,Parent : FR,"9,345.67",EUR\n',
    ['Probe Pumps Ltd | V1001 | ', 'Essai SA | V1002 | ', ''],
  ],
  [
    'QuickBooks, with a title and a heading over amounts alone',
    'Probe Manufacturing LLC\nExpenses by Vendor Summary\nJanuary - December 2024\n\n,Total\nProbe Pumps Inc.,"12,345.67"\nEssai Tools LLC,"1,045.00"\nNordprobe Supply,50.00\nTOTAL,"$13,440.67"\n\n"Wednesday, January 08, 2025 10:12 AM GMT-05:00 - Accrual Basis"\n',
    ['Probe Pumps Inc. |  | ', 'Essai Tools LLC |  | ', 'Nordprobe Supply |  | ', 'total printout'],
  ],
  [
    'numbers glued to all names',
    'Vendor,Country\n100001 - Prüfwerk GmbH,DE\n[100003] Essai SA,FR\nK-100004: Prova Srl,IT\n3M Deutschland GmbH,DE\n',
    ['Prüfwerk GmbH | 100001 | DE', 'Essai SA | 100003 | FR', 'Prova Srl | K-100004 | IT', '3M Deutschland GmbH |  | DE', ''],
  ],
  [
    'suppliers and employees',
    'Vendor;Vendor type;Country\nPrüfwerk GmbH;Supplier;DE\nRoe, Jane;Employee;GB\nMüller, Hans (Mitarbeiter);Other;DE\nEMP-00123 Roe, Jane;Other;GB\nOne Time Vendor - Köln;CPD;DE\nEmployee Benefits Ltd;Supplier;GB\n',
    ['Prüfwerk GmbH |  | DE', 'Employee Benefits Ltd |  | GB', 'collective collective collective collective'],
  ],
  [
    'names that a spreadsheet made into dates',
    'Supplier,Country\n1-Mar,US\n2024-03-01,US\n7-Eleven Inc.,US\n1&1 AG,DE\n',
    [' |  | US', ' |  | US', '7-Eleven Inc. |  | US', '1&1 AG |  | DE', ''],
  ],
  [
    'tax numbers, which several companies of a group share',
    'Vendor,VAT ID,Country\nProbe 1 Ltd,GB123456789,GB\nProbe 2 Ltd,GB123456789,GB\n',
    ['Probe 1 Ltd |  | GB', 'Probe 2 Ltd |  | GB', ''],
  ],
  [
    'wrong quotes',
    'Supplier,Country\n"Probe "Best" Pumps, Inc.",US\nEssai 3" Pipes Ltd,GB\n"Nordprobe AS,NO\nProva Srl,IT\n"Ensayos, S.L.",ES\n',
    ['Probe "Best" Pumps, Inc. |  | US', 'Essai 3" Pipes Ltd |  | GB', 'Nordprobe AS |  | NO', 'Prova Srl |  | IT', 'Ensayos, S.L. |  | ES', ''],
  ],
  [
    'a pivot table pasted as values',
    'Row Labels;Sum of Spend 2024 (EUR)\nPrüfwerk GmbH;1.000\nProbe AG;20\n(blank);3\nGrand Total;1.023\n',
    ['Prüfwerk GmbH |  | ', 'Probe AG |  | ', 'collective total'],
  ],
  [
    'fields of SAP tables',
    'LIFNR;NAME1;NAME2;LAND1;DMBTR;WAERS;GJAHR\n0000100001;Prüfwerk Maschinen;Handels GmbH;DE;1234567.89;EUR;2024\n0000100002;Probe AG;Werk Bonn;DE;5;EUR;2024\n0000100003;Moulages Probe;c/o Roe;FR;5;EUR;2024\n',
    ['Prüfwerk Maschinen Handels GmbH | 0000100001 | DE', 'Probe AG | 0000100002 | DE', 'Moulages Probe | 0000100003 | FR', ''],
  ],
  [
    'a key sign beside names, which is no sum',
    'Key;Supplier;Country\n*;Prüfwerk GmbH;DE\n;Probe AG;CH\n',
    ['Prüfwerk GmbH |  | DE', 'Probe AG |  | CH', ''],
  ],
  [
    'persons to contact beside suppliers under an unknown heading',
    'Trading party;Contact name;Country\nPrüfwerk GmbH;Roe, Jane;DE\nProbe AG;Muster, Max;CH\n',
    ['Prüfwerk GmbH |  | DE', 'Probe AG |  | CH', ''],
  ],
  [
    'answers, of which one is another word',
    'Supplier;Locked\nProbe 1 AG;No\nProbe 2 AG;No\nProbe 3 AG;No\nProbe 4 AG;No\nProbe 5 AG;Pending\n',
    ['Probe 1 AG |  | ', 'Probe 2 AG |  | ', 'Probe 3 AG |  | ', 'Probe 4 AG |  | ', 'Probe 5 AG |  | ', ''],
  ],
  ['Norwegian suppliers without headings', 'Prøve AS;NO\nProbe AS;NO\n', ['Prøve AS |  | NO', 'Probe AS |  | NO', '']],
  [
    'second lines that name others, or the whole',
    'NAME1;NAME2;LAND1\nPrüfwerk;c/o Probe GmbH;DE\nProbe;Probe Versicherungs AG;DE\n',
    ['Prüfwerk |  | DE', 'Probe Versicherungs AG |  | DE', ''],
  ],
])('a list of %s', async (_, text, read) => expect(await readList(text)).toEqual(read)) // biome-ignore format: lists
