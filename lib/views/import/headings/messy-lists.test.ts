import { expect, it } from 'vitest'
import { readSheetFile } from '@/lib/sheets/read-sheet'
import { spendUnitsOf } from '@/lib/views/import/amounts/spend-units'
import { guessColumns, keepOthers } from '@/lib/views/import/guess-columns'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { readRow } from '@/lib/views/import/import-row'
import { sortRows } from '@/lib/views/import/left-out/left-out-rows'
import { readingOf, readOwnData } from '@/lib/views/import/read-own-data'

/** Each registered row in short: name, own identifier, category, spend by year; then the reasons of the rows left out. */
async function readList(text: string) {
  const [table] = (await readSheetFile(new Blob([text]))).tables
  if (!table) throw new Error('There is no table')
  const { rows, hidden, links, unknownFormulas } = table
  const plan: ImportPlan = {
    ...{ id: '', fileName: null, choices: {}, countries: {}, rows, hidden, links, unknownFormulas },
    ...keepOthers(guessColumns(rows), rows),
    spend: { year: '2024', currency: 'SAR' },
  }
  const { kept, leftOut } = sortRows(plan)
  const reading = readingOf({ ...plan, places: kept, units: spendUnitsOf(plan, leftOut) }, ',')
  const read = kept.map((place) => {
    const row = rows[place] ?? []
    const { body } = readRow(row, plan.columns, [], { place, ...plan })
    const { ownData } = readOwnData(row, reading)
    const spend = (ownData?.spend ?? []).map(({ year, amount, currency }) => `${year} ${amount} ${currency}`)
    return [body['name'] ?? '', body['external_id'] ?? '', ownData?.category ?? '', spend.join(', ')].join(' | ')
  })
  return [...read, leftOut.map(({ reason }) => reason).join(' ')]
}

it.each([
  [
    'Oracle',
    'Vendor Name,Vendor Num,Country,Invoice Currency Code,Invoice Amount\nACME TOOLING INC.,10023,US,USD,"12,345.67"\n*** DO NOT USE *** Baker Supply Co,10024,US,USD,"1,000.00"\nONE-TIME VENDOR,10025,US,USD,50.00\nCarter Pumps LLC (INACTIVE),10027,US,USD,-50.00',
    ['ACME TOOLING INC. | 10023 |  | 2024 12345.67 USD', 'Baker Supply Co | 10024 |  | 2024 1000 USD', 'Carter Pumps LLC | 10027 |  | 2024 -50 USD', 'collective'],
  ],
  [
    'Dynamics, whose vendor group is no number of the vendor',
    'Vendor account;Vendor name;Vendor group;Country/region;Currency;Purchases (LCY) 2024\nV0001;Fabrikam Parts GmbH;10;DEU;EUR;1.234.567,89\nV0002;Contoso Werk AG -- GESPERRT --;10;CHE;CHF;234.567,00\nV0003;Nicht verwenden!;10;DEU;EUR;0,00',
    ['Fabrikam Parts GmbH | V0001 |  | 2024 1234567.89 EUR', 'Contoso Werk AG | V0002 |  | 2024 234567 CHF', 'collective'],
  ],
  [
    'Sage, with the year before beside the year',
    "Compte;Intitulé;Pays;Chiffre d'affaires HT N (k€);Chiffre d'affaires HT N-1 (k€)\nFOU001;Moulins d'Essai SA;France;1 250,5;1 100,2\nFOU002;FOURNISSEURS DIVERS;France;12,0;11,0\nImprimé par MDUPONT le 03/02/2025 - Page 1/2;;;;",
    ["Moulins d'Essai SA | FOU001 |  | 2024 1250500 EUR", 'collective printout'],
  ],
  [
    'DATEV, whose amounts are asked about',
    'Kreditorenkonten 2024;;;;\nMandant 12345 Muster GmbH;;;;\nKonto;Beschriftung;EU-Land;Jahresverkehrszahlen Soll;Jahresverkehrszahlen Haben\n70000;Diverse Kreditoren A;;0,00;12.000,50\n70010;Prüfstahl Handels GmbH & Co. KG;DE;11.000,00;11.000,00\n70020;CPD Einmalkreditor;;0,00;100,00\nSeite 1 von 3;;;;\nErstellt am 12.03.2025 14:02 durch KLEIN;;;;',
    ['Prüfstahl Handels GmbH & Co. KG | 70010 |  | ', 'collective collective printout printout'],
  ],
  [
    'Coupa, whose total counts once',
    'Supplier Name,Supplier Number,Country,PO Spend (USD) FY2024,Total Spend (USD) FY2024,Commodity\nProbe Pumps Ltd,S-1,GB,"1,000.00","1,500.00",MRO\nzzz test,S-2,GB,0,0,MRO',
    ['Probe Pumps Ltd | S-1 | MRO | 2024 1500 USD', 'collective'],
  ],
  [
    'SAP, with two currencies of one amount',
    'Supplier;Supplier Name;Company Code Currency Amount;Transaction Currency Amount;Fiscal Year\n100001;Probe Chemie AG;1.000,00 EUR;1.100,00 USD;2023\n100002;XXX Probe Alt GmbH XXX;1,00 EUR;1,10 USD;2023',
    ['Probe Chemie AG | 100001 |  | 2023 1000 EUR', 'Probe Alt GmbH | 100002 |  | 2023 1 EUR', ''],
  ],
  [
    'Polish',
    'Lp.;Nazwa kontrahenta;Kraj;Obrót bez VAT 2023 (PLN);Obrót bez VAT 2024 (PLN);Kategoria zakupowa\n1;Zakłady Testowe Sp. z o.o.;Polska;1 234,89;2 000,00;Stal\n2;[ZABLOKOWANY] Fabryka Prób S.A.;PL;-1 000,00;500,00;Stal\nWydrukowano: 2025-01-10 przez JKOWALSKI;;;;;',
    ['Zakłady Testowe Sp. z o.o. |  | Stal | 2023 1234.89 PLN, 2024 2000 PLN', 'Fabryka Prób S.A. |  | Stal | 2023 -1000 PLN, 2024 500 PLN', 'printout'],
  ],
  [
    'Turkish',
    'Cari Kodu;Cari Ünvanı;Ülke;Harcama Kategorisi;2023 Satın Alma Tutarı (bin TL)\n120.01;Deneme Makina San. ve Tic. A.Ş.;Türkiye;Makina;1.234,5\n120.02;Muhtelif Tedarikçiler;Türkiye;Diğer;10',
    ['Deneme Makina San. ve Tic. A.Ş. | 120.01 | Makina | 2023 1234500 TRY', 'collective'],
  ],
  [
    'Italian',
    'Cod. Forn.;Ragione Sociale Fornitore;Nazione;Gruppo merceologico;Fatturato IVA esclusa 2023 (€)\nF001;Prova Meccanica S.p.A.;ITALIA;Lavorazioni;1.234.567,89\nF003;NON USARE - Officine di Prova Srl;ITALIA;;1,00\nStampato da ROSSI il 12/01/2025 Pag. 1 di 2;;;;',
    ['Prova Meccanica S.p.A. | F001 | Lavorazioni | 2023 1234567.89 EUR', 'Officine di Prova Srl | F003 |  | 2023 1 EUR', 'printout'],
  ],
  [
    'Dutch, with numbers under "Crediteur"',
    'Crediteur;Naam;Landcode;Omzet excl. BTW 2023 (x € 1.000)\n20001;Proefstaal B.V.;NL;1.234\n20002;Diverse crediteuren;NL;12\n20003;GEBLOKKEERD Proef Pompen NV;BE;34\nAfgedrukt op 12-01-2025 door jansen;;;',
    ['Proefstaal B.V. | 20001 |  | 2023 1234000 EUR', 'Proef Pompen NV | 20003 |  | 2023 34000 EUR', 'collective printout'],
  ],
  [
    'Portuguese',
    'Código;Razão Social;País;Categoria de gasto;Valor líquido 2023 (R$ mil)\n1;Ensaios Metalúrgicos Ltda;Brasil;Metais;1.234,5\n3;Provas S.A. (BLOQUEADO);Brasil;Metais;1,0\nEmitido por MSILVA em 12/01/2025;;;;',
    ['Ensaios Metalúrgicos Ltda | 1 | Metais | 2023 1234500 BRL', 'Provas S.A. | 3 | Metais | 2023 1000 BRL', 'printout'],
  ],
  [
    'Czech',
    'Název dodavatele;Stát;Skupina zboží;Obrat bez DPH 2023 (tis. Kč)\nZkušební strojírny a.s.;Česko;Stroje;1 234,5\nRůzní dodavatelé;Česko;;1,0\nVytištěno: 10.1.2025 Strana 1 z 2;;;',
    ['Zkušební strojírny a.s. |  | Stroje | 2023 1234500 CZK', 'collective printout'],
  ],
  [
    'Korean',
    '거래처코드,거래처명,국가,품목군,2023년 매입금액(백만원)\n1001,(주)시험정밀,대한민국,가공,"1,234"\n1003,[거래정지] 시험산업 주식회사,한국,가공,5\n출력일시: 2025-01-10 10:00,,,,',
    ['(주)시험정밀 | 1001 | 가공 | 2023 1234000000 KRW', '시험산업 주식회사 | 1003 | 가공 | 2023 5000000 KRW', 'printout'],
  ],
  [
    'Hebrew',
    'מספר ספק,שם ספק,מדינה,קטגוריית רכש,היקף רכש 2023 (אלפי ש"ח)\n1,מפעלי ניסוי,ישראל,מתכת,"1,234"\n2,ספקים שונים,ישראל,,10',
    ['מפעלי ניסוי | 1 | מתכת | 2023 1234000 ILS', 'collective'],
  ],
  [
    'Arabic, whose riyal the reader has chosen',
    'رقم المورد,اسم المورد,البلد,فئة الإنفاق,إجمالي المشتريات 2023 (ألف ريال)\n1,شركة الاختبار المحدودة,السعودية,معادن,"1,234"\n2,موردون متنوعون,السعودية,,10',
    ['شركة الاختبار المحدودة | 1 | معادن | 2023 1234000 SAR', 'collective'],
  ],
  [
    'Chinese',
    '供应商编码,供应商名称,国家/地区,采购品类,2023年采购总额（不含税，人民币万元）\n1,测试机械有限公司,中国,机械,"1,234.5"\n3,（已冻结）测试贸易有限公司,中国,,1\n打印人：张三 打印时间：2025-01-10,,,,',
    ['测试机械有限公司 | 1 | 机械 | 2023 12345000 CNY', '测试贸易有限公司 | 3 |  | 2023 10000 CNY', 'printout'],
  ],
  [
    'Japanese',
    '仕入先コード,仕入先名称,国名,購買カテゴリ,2023年度仕入金額（税抜・千円）\n0001,株式会社試験製作所,日本,部品,"1,234"\n0003,【取引停止】試験商事(株),日本,,10\n印刷日時：2025/01/10 10:00,,,,',
    ['株式会社試験製作所 | 0001 | 部品 | 2023 1234000 JPY', '試験商事(株) | 0003 |  | 2023 10000 JPY', 'printout'],
  ],
  [
    'Spanish',
    'Proveedor;País;Categoría de gasto;Importe neto (EUR);Ejercicio\nEnsayos Metálicos S.L.;España;Metal;1.234,56;2023\nPendiente de asignar;España;;10,00;2023\nImpreso por JLOPEZ;;;;\nPágina 1 de 3;;;;',
    ['Ensayos Metálicos S.L. |  | Metal | 2023 1234.56 EUR', 'collective printout printout'],
  ],
  [
    'two rows of headings, a year in each column',
    ',,,Net spend (k€),,\nSupplier,Country,Category,2022,2023,2024\nProbe Alloys Ltd,UK,Metals,"1,200.5","1,300","1,400"\nTo be assigned,,,10,10,10',
    ['Probe Alloys Ltd |  | Metals | 2022 1200500 EUR, 2023 1300000 EUR, 2024 1400000 EUR', 'collective'],
  ],
])('a list of %s', async (_, text, read) => expect(await readList(text)).toEqual(read)) // biome-ignore format: lists
