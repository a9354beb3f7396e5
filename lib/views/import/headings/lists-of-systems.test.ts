import { expect, it } from 'vitest'
import { readSheetFile } from '@/lib/sheets/read-sheet'
import { spendUnitsOf } from '@/lib/views/import/amounts/spend-units'
import { countNamedColumns, guessColumns, keepOthers } from '@/lib/views/import/guess-columns'
import { likelyAmounts } from '@/lib/views/import/headings/likely-amounts'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { cellOf, readRow } from '@/lib/views/import/import-row'
import { sortRows } from '@/lib/views/import/left-out/left-out-rows'
import { codeLengthOf } from '@/lib/views/import/marks/code-in-name'
import { overflowColumnOf, spareNameColumnOf } from '@/lib/views/import/name-overflow'
import { gatherSpend, readingOf, readOwnData } from '@/lib/views/import/read-own-data'

/**
 * Each registered row in short: name, own identifier, country, spend; then the rows left out, and how many columns of amounts the reader is
 * asked about. `currency`: the reader's choice.
 */
async function readList(text: string | Uint8Array<ArrayBuffer>, currency = '') {
  const { tables } = await readSheetFile(new Blob([text]))
  const [table] = [...tables].sort((one, other) => countNamedColumns(other.rows) - countNamedColumns(one.rows))
  if (!table) throw new Error('There is no table')
  const { rows, hidden, links, unknownFormulas } = table
  const plan: ImportPlan = {
    ...{ id: '', fileName: null, choices: {}, countries: {}, rows, hidden, links, unknownFormulas },
    ...keepOthers(guessColumns(rows), rows),
    spend: { year: '', currency },
  }
  const { kept, leftOut } = sortRows(plan)
  const reading = readingOf({ ...plan, places: kept, units: spendUnitsOf(plan, leftOut) }, '.')
  const ways = {
    codeLength: codeLengthOf(kept.map((place) => cellOf(rows[place] ?? [], plan.columns, 'name'))),
    overflow: overflowColumnOf(plan),
    spareName: spareNameColumnOf(plan),
  }
  const read = kept.map((place) => {
    const row = rows[place] ?? []
    const { body } = readRow(row, plan.columns, [], { place, ...plan, ...ways })
    return { body, ownData: readOwnData(row, reading).ownData }
  })
  const lines = gatherSpend(read).map(({ body, ownData }) => {
    const spend = (ownData?.spend ?? []).map(({ year, amount, currency: of }) => `${year} ${amount} ${of}`)
    return [body['name'] ?? '', body['external_id'] ?? '', body['hq_region'] ?? '', spend.join(', ')].join(' | ')
  })
  const asked = likelyAmounts(plan, kept).length
  return [...lines, leftOut.map(({ reason }) => reason).join(' '), asked]
}

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
it.each<[string, string | Uint8Array<ArrayBuffer>, (string | number)[]]>([
  [
    'purchase orders of SAP, whose days say the year and whose vendor has its number before it',
    'Purchasing Document,Item,Document Date,Vendor/supplying plant,Material Group,Net Order Value,Currency\n4500001111,10,12.01.2024,"100023     Kuka Systems GmbH",MRO,"1,200.00",EUR\n4500001111,20,12.01.2024,"100023     Kuka Systems GmbH",MRO,"800.00",EUR\n4500001112,10,03.05.2023,"100077     3M Deutschland GmbH",MRO,"250.00",EUR\n4500001113,10,03.05.2024,"100099     1&1 Telecom GmbH",IT,"99.00",EUR\n',
    ["Kuka Systems GmbH | 100023 |  | 2024 2000 EUR", "Kuka Systems GmbH | 100023 |  | ", "3M Deutschland GmbH | 100077 |  | 2023 250 EUR", "1&1 Telecom GmbH | 100099 |  | 2024 99 EUR", "", 0],
  ],
  [
    'a pivot table of two columns, without year and currency',
    'Row Labels,Sum of Net Amount\n3M Company,"120,000.00"\nABB Ltd,"90,500.50"\n7-Eleven Inc,"1,250.00"\n(blank),"12.00"\nGrand Total,"211,762.50"\n',
    ["3M Company |  |  | ", "ABB Ltd |  |  | ", "7-Eleven Inc |  |  | ", "collective total", 0],
  ],
  [
    'a pivot table of suppliers under their countries',
    'Row Labels;Summe von Nettobetrag EUR\nDeutschland;210.000,00\nSiemens AG;120.000,00\nBosch Rexroth AG;90.000,00\nFrankreich;50.000,00\nLegrand SA;50.000,00\nGesamtergebnis;260.000,00\n',
    ["Siemens AG |  |  | ", "Bosch Rexroth AG |  |  | ", "Legrand SA |  |  | ", "group group total", 0],
  ],
  [
    'two columns under a title, without headings',
    'Kreditorenumsätze 2023 (in EUR)\n\nSiemens AG;120.000,00\nFirst Solar Germany GmbH;90.000,00\nAldi Suisse AG;10.000,00\nSumme;220.000,00\n',
    ["Siemens AG |  |  | ", "First Solar Germany GmbH |  |  | ", "Aldi Suisse AG |  |  | ", "note total", 1],
  ],
  [
    'a title with the year of the spend and the day of printing',
    'Einkaufsvolumen Geschäftsjahr 2023\nStand: 15.02.2024\n\nLieferant;Land;Betrag EUR\nKrones AG;DE;1.500.000,00\nOTV SA;FR;20.000,00\n',
    ["Krones AG |  | DE | 2023 1500000 EUR", "OTV SA |  | FR | 2023 20000 EUR", "", 0],
  ],
  [
    'a title with the first and the last day of the period',
    'Vendor Spend Report\nPeriod: 01/01/2022 - 12/31/2022\n\nVendor Name,Vendor #,Country,Total Paid (USD)\n3M,V-1,US,"10,000"\n"1-800-Flowers.com, Inc.",V-2,US,"200"\n24/7 Media,V-3,US,10\n',
    ["3M | V-1 | US | 2022 10000 USD", "1-800-Flowers.com, Inc. | V-2 | US | 2022 200 USD", "24/7 Media | V-3 | US | 2022 10 USD", "", 0],
  ],
  [
    'names that begin with or are digits, and a number where a name should be',
    'Supplier ID,Supplier,Country\n1001,360,CN\n1002,1&1,DE\n1003,7-Eleven,US\n1004,3M,US\n1005,1010,HK\n1006,4000123,DE\n1007,Siemens AG,DE\n1008,Bosch GmbH,DE\n1009,ABB AG,CH\n1010,SKF AB,SE\n',
    ["360 | 1001 | CN | ", "1&1 | 1002 | DE | ", "7-Eleven | 1003 | US | ", "3M | 1004 | US | ", "1010 | 1005 | HK | ", "Siemens AG | 1007 | DE | ", "Bosch GmbH | 1008 | DE | ", "ABB AG | 1009 | CH | ", "SKF AB | 1010 | SE | ", "no_letters", 0],
  ],
  [
    'persons with their first names in a column of its own',
    'Kreditor;Name;Vorname;Land;Anrede\n70001;Müller;Hans;DE;Herr\n70002;Prüfstahl GmbH;;DE;Firma\n70003;Schmidt;Anna;DE;Frau\n70004;Dr. Weber & Partner;;DE;Firma\n',
    ["Prüfstahl GmbH | 70002 | DE | ", "Dr. Weber & Partner | 70004 | DE | ", "collective collective", 0],
  ],
  [
    'a type that tells natural persons',
    'Vendor,Type,Country\n"Smith, John",Individual,US\nMs. Jane Roe,Individual,GB\nAcme Tools Inc,Corporation,US\nHerr Max Mustermann,Privatperson,DE\nSmith & Nephew plc,Corporation,GB\n',
    ["Acme Tools Inc |  | US | ", "Smith & Nephew plc |  | GB | ", "collective collective collective", 0],
  ],
  [
    'companies in private hands',
    'Supplier,Ownership,Country\nRobert Bosch GmbH,Private,DE\nIKEA,Private,SE\nLinde plc,Public,IE\n',
    ["Robert Bosch GmbH |  | DE | ", "IKEA |  | SE | ", "Linde plc |  | IE | ", "", 0],
  ],
  [
    'companies, each with the first name of a person to speak to',
    'Name of supplier,First name,Country\nSiemens,Anna,DE\nLinde,Tom,IE\n',
    ["Siemens |  | DE | ", "Linde |  | IE | ", "", 0],
  ],
  [
    'companies, each with both names of a person to speak to',
    'Name,First name,Last name,Country\nSiemens,Anna,Meier,DE\nLinde,Tom,Sawyer,IE\n',
    ["Siemens |  | DE | ", "Linde |  | IE | ", "", 0],
  ],
  [
    'three lines of title over a short list with commas',
    'Probe Co\nVendor Contact List\nAs of March 3 2025\n\nVendor,Phone Numbers,Email,Full Name,Address,Account #\n3M,(800) 555-0100,ar@3m.com,Jane Doe,"1 Main St, St Paul MN 55144 USA",A-1\nPilot Travel Centers LLC,(865) 555-0100,,,"5508 Lonas Rd, Knoxville TN",A-2\n',
    ["3M | A-1 |  | ", "Pilot Travel Centers LLC | A-2 |  | ", "", 0],
  ],
  [
    'order lines of NetSuite, each with its day',
    'Document Number,Date,Name,Amount (Foreign Currency),Currency,Period\nPO1001,1/5/2024,VEN0012 Siemens Healthineers AG,"4,500.00",EUR,Jan 2024\nPO1002,2/5/2024,VEN0012 Siemens Healthineers AG,"500.00",EUR,Feb 2024\nPO1003,2/5/2024,VEN0013 OTV France,"500.00",EUR,Feb 2024\n',
    ["Siemens Healthineers AG | VEN0012 |  | 2024 5000 EUR", "Siemens Healthineers AG | VEN0012 |  | ", "OTV France | VEN0013 |  | 2024 500 EUR", "", 0],
  ],
  [
    'Coupa, with two names of one supplier',
    'ID,Name,Display Name,Supplier Number,Status,DUNS Number,Tax ID,Primary Address Country Code,Primary Contact Email,Website\n17,Robert Bosch Termotehnika d.o.o.,Bosch Termotehnika,S100,active,,,HR,a@bosch.example,\n18,First Solar Germany GmbH,First Solar,S101,active,31-5478912,,DE,,firstsolar.com\n19,Test Supplier - DO NOT USE,,S102,inactive,,,US,,\n',
    ["Robert Bosch Termotehnika d.o.o. | S100 | HR | ", "First Solar Germany GmbH | S101 | DE | ", "collective", 0],
  ],
  [
    'Ariba, with spend of the last twelve months',
    'SM Vendor ID;ERP Vendor ID;Supplier Name;Registration Status;Qualification Status;Country/Region;Main Category;Spend (12M) [EUR]\nS12345;0000100200;Aldi Suisse AG;Registered;Qualified;CHE;Food;12.500,00\nS12346;0000100201;Vaillant Deutschland GmbH & Co. KG;Registered;Not qualified;DEU;HVAC;1.000,00\n',
    ["Aldi Suisse AG | S12345 | CH | ", "Vaillant Deutschland GmbH & Co. KG | S12346 | DE | ", "", 0],
  ],
  [
    'Oracle, with sites, banks and subtotals',
    'Supplier Number,Supplier Name,Site,Bank Name,IBAN,Bank Country,Country,YTD Invoiced,Currency\n5001,Honeywell Europe NV,BRUSSELS,KBC Bank NV,BE68539007547034,BE,BE,"45,000.00",EUR\n5001,Honeywell Europe NV,PARIS,BNP Paribas,FR7630006000011234567890189,FR,FR,"5,000.00",EUR\n,Honeywell Europe NV Total,,,,,,"50,000.00",EUR\n5002,DHL Freight GmbH,BONN,Deutsche Bank AG,DE89370400440532013000,DE,DE,"7,000.00",EUR\n,Report Total,,,,,,"57,000.00",EUR\n',
    ["Honeywell Europe NV | 5001 | BE | ", "Honeywell Europe NV | 5001 | FR | ", "DHL Freight GmbH | 5002 | DE | ", "total total", 1],
  ],
  [
    'names over two columns, of which the first has no number',
    'Vendor;Vendor Name;Vendor Name 2;City;Ctry\n0000400012;Robert Bosch;Elektronik GmbH;Salzgitter;DE\n0000400013;MAN Truck & Bus;SE;München;DE\n0000400014;Thyssenkrupp Materials;Services GmbH;Essen;DE\n',
    ["Robert Bosch Elektronik GmbH | 0000400012 | DE | ", "MAN Truck & Bus SE | 0000400013 | DE | ", "Thyssenkrupp Materials Services GmbH | 0000400014 | DE | ", "", 0],
  ],
  [
    'DATEV, with columns for names of companies, persons and others',
    'Konto;Name (Adressattyp Unternehmen);Unternehmensgegenstand;Name (Adressattyp natürl. Person);Vorname (Adressattyp natürl. Person);Name (Adressattyp keine Angabe);Adressattyp;Kurzbezeichnung;EU-Land;EU-UStID;Straße;Postleitzahl;Ort;Land\n70001;Würth Industrie Service GmbH;;;;;2;Würth;DE;123456789;Str. 1;97980;Bad Mergentheim;DE\n70002;;;Meier;Karl;;1;Meier;;;Str. 2;10115;Berlin;DE\n70003;;;;;Autohaus Probe;0;Probe;;;Str. 3;10115;Berlin;DE\n',
    ["Würth Industrie Service GmbH | 70001 | DE | ", "Autohaus Probe | 70003 |  | ", "collective", 0],
  ],
  [
    'Sage, with its sundry account and turnover to ask about',
    'A/C,Company Name,Country Code,Turnover YTD,Turnover Prior Yr\nABB001,ABB Ltd,GB,12034.50,9000.00\n3M001,3M United Kingdom plc,GB,500.00,0.00\nSUND01,Sundry Supplier A/C,GB,20.00,0.00\n',
    ["ABB Ltd | ABB001 | GB | ", "3M United Kingdom plc | 3M001 | GB | ", "collective", 2],
  ],
  [
    'SAP in UTF-16 with tabs',
    utf16(      'Lieferant\tName 1\tLand\tKreditor-Umsatz\tWährung\r\n1000\tDürr Systems AG\tDE\t1.234,00\tEUR\r\n1001\tBühler AG\tCH\t500,00\tCHF\r\n'),
    ["Dürr Systems AG | 1000 | DE | ", "Bühler AG | 1001 | CH | ", "", 1],
  ],
  [
    'Dynamics GP, with totals of classes',
    'Vendor ID,Vendor Name,Class ID,2022 Amount Billed,2023 Amount Billed\nACETRAVE0001,A Travel Company,USA-US-C,"1,000.00","2,000.00"\n,,USA-US-C Total,"1,000.00","2,000.00"\n7ELEVEN00001,7-Eleven,USA-US-M,"100.00","200.00"\n,,Grand Totals,"1,100.00","2,200.00"\n',
    ["A Travel Company | ACETRAVE0001 |  | 2022 1000 EUR, 2023 2000 EUR", "7-Eleven | 7ELEVEN00001 |  | 2022 100 EUR, 2023 200 EUR", "total total", 0],
  ],
  [
    'a French ledger, whose year stands in the title, and OTV, which is a company',
    "Fournisseurs - Chiffre d'affaires par tiers - Exercice 2023\nSociété ESSAI SA\n\nN° compte;Raison sociale;Pays;CA HT\n401OTV;OTV;France;15 000,00\n401VEO;Veolia Eau;France;25 000,00\nTotal général;;;40 000,00\n",
    ["OTV | 401OTV | FR | 2023 15000 EUR", "Veolia Eau | 401VEO | FR | 2023 25000 EUR", "total", 0],
  ],
  [
    'a Japanese title with fiscal year and thousands',
    '2023年度 仕入先別購買実績（単位：千円）\n\n仕入先名,国,金額\nファナック株式会社,日本,"12,345"\n三菱電機株式会社,日本,"2,000"\n合計,,"14,345"\n',
    ["ファナック株式会社 |  | JP | 2023 12345000 JPY", "三菱電機株式会社 |  | JP | 2023 2000000 JPY", "total", 0],
  ],
  [
    'a Swedish ledger of a whole year',
    'Leverantörsreskontra 2024-01-01 - 2024-12-31\n\nLev.nr;Namn;Land;Inköp SEK\n101;Atlas Copco AB;Sverige;"1 200 000,50"\n102;Aldi Suisse;Schweiz;"5 000,00"\nSumma;;;"1 205 000,50"\n',
    ["Atlas Copco AB | 101 | SE | 2024 1200000.5 SEK", "Aldi Suisse | 102 | CH | 2024 5000 SEK", "total", 0],
  ],
  [
    'Chinese and English names',
    '供应商代码,供应商名称（中文）,供应商名称（英文）,国家,2023年采购额(万元)\nS01,博世（中国）投资有限公司,"Bosch (China) Investment Ltd.",中国,120.5\nS02,华为技术有限公司,"Huawei Technologies Co., Ltd.",中国,88\n',
    ["博世（中国）投资有限公司 | S01 | CN | 2023 1205000 CNY", "华为技术有限公司 | S02 | CN | 2023 880000 CNY", "", 0],
  ],
  [
    'Polish subsidiaries',
    'Kod;Nazwa;Kraj;Wartość zakupów netto 2024\nD001;Siemens Energetyka Sp. z o.o.;PL;12 000,00 zł\nD002;Robert Bosch Sp. z o.o.;PL;1 000,00 zł\nRAZEM;;;13 000,00 zł\n',
    ["Siemens Energetyka Sp. z o.o. | D001 | PL | 2024 12000 PLN", "Robert Bosch Sp. z o.o. | D002 | PL | 2024 1000 PLN", "total", 0],
  ],
  [
    'Xero by age, whose suppliers are called contacts',
    'Aged Payables Summary\nProbe Ltd\nAs at 31 December 2024\n\nContact,Current,< 1 Month,1 Month,Older,Total\nRS Components Ltd,100.00,0.00,0.00,0.00,100.00\nBT Group,20.00,5.00,0.00,0.00,25.00\nTotal,120.00,5.00,0.00,0.00,125.00\nPercentage of total,96.00%,4.00%,0.00%,0.00%,100.00%\n',
    ["RS Components Ltd |  |  | ", "BT Group |  |  | ", "total total", 1],
  ],
  [
    'months and a total, which is asked about',
    'Spend by supplier 2024 in kEUR\n\nSupplier,Jan,Feb,Mar,Total\nInfineon Technologies AG,10,12,8,30\nNXP Semiconductors,1,1,1,3\n',
    ["Infineon Technologies AG |  |  | ", "NXP Semiconductors |  |  | ", "", 1],
  ],
  [
    'a pivot table with a year in each column',
    'Sum of Amount,Column Labels,,,\nRow Labels,2022,2023,2024,Grand Total\nLinde plc,100,200,300,600\n3M,1,2,3,6\nGrand Total,101,202,303,606\n',
    ["Linde plc |  |  | 2022 100 EUR, 2023 200 EUR, 2024 300 EUR", "3M |  |  | 2022 1 EUR, 2023 2 EUR, 2024 3 EUR", "total", 1],
  ],
  [
    'a title that compares two years',
    'Comparison 2022/2023\n\nSupplier,Country,Amount (EUR)\nLinde plc,IE,100\n',
    ["Linde plc |  | IE | ", "", 0],
  ],
  [
    'a number that stands in the place of a name once more',
    'Vendor,Name,Country\n100001,3M,US\n100002,58.com,CN\n100003,1001,DE\n100004,100004,DE\n100005,Siemens,DE\n',
    ["3M | 100001 | US | ", "58.com | 100002 | CN | ", "1001 | 100003 | DE | ", "Siemens | 100005 | DE | ", "no_letters", 0],
  ],
  [
    'numbers of suppliers without any name',
    'Vendor,Country,Spend 2024 EUR\n100001,DE,100\n100002,FR,200\n',
    [" | 100001 | DE | 2024 100 EUR", " | 100002 | FR | 2024 200 EUR", "", 0],
  ],
])('a list of %s', async (title, text, read) => {
  // Without a currency of their own; the others have it in the list.
  const chosen = /Dynamics GP|French|year in each/.test(title) ? 'EUR' : ''
  expect(await readList(text, chosen)).toEqual(read)
}) // biome-ignore format: lists
