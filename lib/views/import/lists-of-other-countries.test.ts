import { describe, expect, it } from 'vitest'
import { readSheetFile } from '@/lib/sheets/read-sheet'
import { spendUnitsOf } from './amounts/spend-units'
import { guessColumns, keepOthers } from './guess-columns'
import type { ImportPlan } from './import-job'
import { readRow } from './import-row'
import { sortRows } from './left-out/left-out-rows'
import { readingOf, readOwnData } from './read-own-data'

describe('lists of other countries', () => {
  type Spent = [name: string, region: string | undefined, id: string | undefined, amount: number, currency: string]
  async function spent(text: string, currency = ''): Promise<Spent[]> {
    const [table] = (await readSheetFile(new Blob([text]))).tables
    if (!table) throw new Error('There is no table')
    const { rows, hidden, links, unknownFormulas } = table
    const plan: ImportPlan = {
      ...{ id: '', fileName: null, choices: {}, countries: {}, rows, hidden, links, unknownFormulas },
      ...keepOthers(guessColumns(rows), rows),
      spend: { year: '2024', currency },
    }
    const { kept, leftOut } = sortRows(plan)
    const reading = readingOf({ ...plan, places: kept, units: spendUnitsOf(plan, leftOut) }, '.')
    return kept.map((place) => {
      const row = plan.rows[place] ?? []
      const { body } = readRow(row, plan.columns, [], { place, ...plan })
      const [line] = readOwnData(row, reading).ownData?.spend ?? []
      return [body['name'] ?? '', body['hq_region'], body['external_id'], line?.amount ?? 0, line?.currency ?? '']
    })
  }

  it.each([
    [
      'Levnr;Leverantör;Landskod;Inköp 2024 (tkr)\n1001;Åkers Testmekaniska AB;SE;1 200\nDelsumma Norden;;;1 200\n1003;Müller Prüf GmbH;Tyskland;12,5\nTotalsumma;;;1 212,5',
      'SEK',
      [['Åkers Testmekaniska AB', 'SE', '1001', 1_200_000, 'SEK'], ['Müller Prüf GmbH', 'DE', '1003', 12_500, 'SEK']],
    ],
    [
      'Lp.;Nazwa dostawcy;Kraj;Wartość zakupów (tys. zł)\n1;Zakłady Próbne S.A.;Polska;1 200,5\n;Suma częściowa;;1 200,5\n3;Müller Prüf GmbH;Niemcy;10\n;Razem;;1 210,5',
      '',
      [['Zakłady Próbne S.A.', 'PL', undefined, 1_200_500, 'PLN'], ['Müller Prüf GmbH', 'DE', undefined, 10_000, 'PLN']],
    ],
    [
      'Codice fornitore;Ragione sociale;Nazione;Acquisti 2024 (migliaia di €)\nF1;Collaudo S.r.l.;Italia;1.235,5\n;Totale parziale;;1.235,5\nF3;Prüfwerk GmbH;Germania;10\n;Totale complessivo;;1.245,5',
      '',
      [['Collaudo S.r.l.', 'IT', 'F1', 1_235_500, 'EUR'], ['Prüfwerk GmbH', 'DE', 'F3', 10_000, 'EUR']],
    ],
    [
      'Crediteurnr;Naam leverancier;Land;Inkoopvolume 2024 (x 1.000 EUR)\n1;Proef B.V.;Nederland;1.200\n;Subtotaal Nederland;;1.200\n3;Testwerk NV;België;10,5\n;Eindtotaal;;1.210,5',
      '',
      [['Proef B.V.', 'NL', '1', 1_200_000, 'EUR'], ['Testwerk NV', 'BE', '3', 10_500, 'EUR']],
    ],
    [
      'Číslo;Název firmy;Země;Nákup 2024 v tis. Kč\n1;Zkušebna s.r.o.;Česká republika;1 200\n;Mezisoučet;;1 200\n;Celkem;;1 200',
      '',
      [['Zkušebna s.r.o.', 'CZ', undefined, 1_200_000, 'CZK']],
    ],
    [
      'Toimittajanro;Toimittaja;Maa;Ostot 2024 (t€)\n1;Koe Oy;Suomi;1 200\n;Välisumma;;1 200\n;Yhteensä;;1 200',
      '',
      [['Koe Oy', 'FI', '1', 1_200_000, 'EUR']],
    ],
    [
      'Код;Наименование поставщика;Страна;Сумма закупок, тыс. руб.\n1;ООО "Испытатель";Россия;1200\n2;АО «Проба»;Российская Федерация;35\n;Итого;;1235',
      '',
      [['ООО "Испытатель"', 'RU', '1', 1_200_000, 'RUB'], ['АО «Проба»', 'RU', '2', 35_000, 'RUB']],
    ],
    [
      'المورد;البلد;المبلغ\nشركة الاختبار;المملكة العربية السعودية;100\nمصنع التجربة;الإمارات;200\nالمجموع;;300',
      'SAR',
      [['شركة الاختبار', 'SA', undefined, 100, 'SAR'], ['مصنع التجربة', 'AE', undefined, 200, 'SAR']],
    ],
    [
      'Nhà cung cấp;Quốc gia\nThử Nghiệm JSC;Việt Nam\nMüller Prüf GmbH;Đức',
      '',
      [['Thử Nghiệm JSC', 'VN', undefined, 0, ''], ['Müller Prüf GmbH', 'DE', undefined, 0, '']],
    ],
    [
      'Lfd. Nr.;Lieferantenname;Ländercode;Einkaufsvolumen [TEUR]\n1;Prüfwerk GmbH;D;1.200,5\n2;k. A.;;\n;;Summe;1.200,5',
      '',
      [['Prüfwerk GmbH', 'DE', undefined, 1_200_500, 'EUR']],
    ],
    // "Vendor" over numbers is the number of it; the second column of a name is no name of its own.
    [
      'Vendor;Vendor Name 1;Vendor Name 2;Ctry\n100001;TESTWERKE AKTIENGESELLSCHAFT;Sparte Energie;DE-Deutschland\n100002;ALPHA PROBE;LTD;GB',
      '',
      [['TESTWERKE AKTIENGESELLSCHAFT', 'DE', '100001', 0, ''], ['ALPHA PROBE', 'GB', '100002', 0, '']],
    ],
    [
      'Kreditor;Land\nPrüfwerk GmbH;RF\nПробный завод;РФ',
      '',
      [['Prüfwerk GmbH', undefined, undefined, 0, ''], ['Пробный завод', 'RU', undefined, 0, '']],
    ],
    [
      '廠商編號,廠商名稱,國別,採購金額(千元)\nA1,台灣測試機械股份有限公司,台灣,1200\n,總計,,1200',
      'TWD',
      [['台灣測試機械股份有限公司', 'TW', 'A1', 1_200_000, 'TWD']],
    ],
    [
      '取引先コード,取引先名,国,年間取引額（百万円）\n0001,(株)東京テスト商事,日本,3.5\n,小計,,3.5\n,総合計,,3.5',
      '',
      [['(株)東京テスト商事', 'JP', '0001', 3_500_000, 'JPY']],
    ],
    [
      'Konzern Einkauf;;;;\nPartner;;;Volumen;\nKredNr.;Name 1;LKZ;Ist 2025 TEUR;Plan 2026 TEUR\n0000100234;Testwerke AG;A;1.200;1.300\nSumme A;;;1.200;\nGesamt;;;1.200;',
      '',
      [['Testwerke AG', 'AT', '0000100234', 1_200_000, 'EUR']],
    ],
    [
      'Lieferant;Land;Einkauf 2024 in 1000 CHF\nAlpha;Schweiz;1\'200\nBeta;CH;35',
      '',
      [['Alpha', 'CH', undefined, 1_200_000, 'CHF'], ['Beta', 'CH', undefined, 35_000, 'CHF']],
    ],
    [
      'Fournisseur;Pays;Montant HT 2024 (k€)\nAlpha;France;n.c.\nBeta;Allemagne;12,5',
      '',
      [['Alpha', 'FR', undefined, 0, ''], ['Beta', 'DE', undefined, 12_500, 'EUR']],
    ],
  ])('%s', async (text, currency, rows) => expect(await spent(text, currency)).toEqual(rows)) // biome-ignore format: lists
})
