import { expect, it } from 'vitest'
import { decodeText } from './decode-text'
import type { Encoding } from './encodings'
import { decodeIbm850 } from './ibm850'

/** The bytes of a text in a single-byte or East Asian encoding, by trying all that the decoder knows. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const table = new Map<string, number[]>()
  const decoder = encoding === 'IBM850' ? { decode: decodeIbm850 } : new TextDecoder(encoding, { fatal: true })
  const add = (bytes: number[]) => {
    try {
      const letter = decoder.decode(new Uint8Array(bytes))
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, bytes)
    } catch {
      // No letter has these bytes.
    }
  }
  for (let one = 0; one < 256; one++) add([one])
  for (let one = encoding === 'IBM850' ? 0xff : 0x81; one < 0xff; one++)
    for (let two = 0x40; two < 0xff; two++) add([one, two])
  return new Uint8Array([...text].flatMap((letter) => table.get(letter) ?? [0x3f]))
}

it.each([
  [
    'Windows-1252',
    'Firma;Land\nMüller Söhne GmbH;Deutschland\nNestlé S.A.;Suisse\nCrédit Agricole;France\nÅF Pöyry;SE\n',
  ],
  ['Windows-1252', 'Fournisseur;Pays\nSociété Générale;France\nÉlectricité de Grèce;Grèce\nForêts à bail;Belgique\n'],
  ['Windows-1252', 'Fournisseur;Pays\nLes Deux Sœurs SA;France\nBœuf et Cie;France\nŒuvres Dupont;Belgique\n'],
  ['Windows-1250', 'Nazwa;Kraj\nJaśmin Sp. z o.o.;Polska\nWiśniowski;Polska\nŚwiat Prac;Polska\nGałąź;Polska\n'],
  ['macintosh', 'Firma;Land\nMüller Söhne GmbH;Österreich\nSociété Générale;France\nÅkeri Västerås;SE\n'],
  ['macintosh', 'Fournisseur;Pays\nMaître Électricien;France\nÉlectricité de France;France\nForêts;Belgique\n'],
  ['macintosh', 'Namn;Land\nGöteborgs Hamn;Sverige\nVästerås Mälarenergi;Sverige\nÅhléns;Sverige\n'],
  ['IBM850', 'Leverantör;Ort\nSvenska Bolaget;Göteborg\nNorrköpings Rör;Jönköping\n'],
  ['IBM850', 'Leverantör;Ort\nMälarenergi;Västerås\nÅkeri AB;Borlänge\nWürth;Künzelsau\nMærsk;København\n'],
  ['IBM850', 'Firma;Land\nMüller Söhne GmbH;Österreich\nGroß & Häfele KG;Köln\n'],
  ['IBM850', 'Fournisseur;Pays\nSociété Générale;France\nÉlectricité de Grèce;Grèce\nForêts à bail;Belgique\n'],
  ['Windows-1252', 'Leverantör;Ort\nSvenska Bolaget;Göteborg\nNorrköpings Rör;Jönköping\n'],
  ['Windows-1252', 'Ragione sociale;Nazione;Acquisti €\nCollaudo S.r.l.;Italia;1.000,00\n'],
  ['Windows-1252', 'Fournisseur;Pays;Achats (k€)\nBanc SA;France;12\n'],
  ['Windows-1252', 'Leverandør;By\nMærsk;København\nØrsted;Fredericia\n'],
  ['Windows-1250', 'Název;Země\nŠkoda Česká zbrojovka;Česko\nŽelezárny Třinec;Česko\nWytwórnia Łódź;Polska\n'],
  ['Windows-1250', 'Nazwa;Kraj\nZakłady Mięsne Łuków;Polska\nSpółka Górnicza;Polska\n'],
  ['Windows-1251', 'Название;Страна\nООО Ромашка Плюс;Россия\nТестпром;Россия\n'],
  ['KOI8-R', 'Поставщик;Страна\nООО Проба Металл;Россия\nАО Испытание;Казахстан\nЗАО "Тестовый завод";Россия\n'],
  ['IBM866', 'Поставщик;Страна\nООО Проба Металл;Россия\nАО Испытание;Казахстан\n'],
  ['x-mac-cyrillic', 'Поставщик;Страна\nООО Проба Металл;Россия\nАО Испытание;Казахстан\n'],
  ['EUC-JP', '仕入先名,国\n株式会社試験製作所,日本\n試験商事,日本\nテスト自動車,日本\n'],
  ['Windows-1253', 'Όνομα;Χώρα\nΔημόσια Επιχείρηση;Ελλάδα\n'],
  ['Windows-1254', 'Firma;Ülke\nTürkiye Şişe ve Cam Fabrikaları;Türkiye\nDoğuş Otomotiv;Türkiye\nIşık Çelik;Türkiye\n'],
  ['GB18030', '供应商,国家\n宁德时代新能源,中国\n比亚迪,中国\n'],
  ['Big5', '供應商,國家\n台灣積體電路製造股份有限公司,台灣\n鴻海精密工業,台灣\n'],
  ['Shift_JIS', '取引先名,国\n株式会社東京製作所,日本\nトヨタ自動車,日本\n'],
  ['EUC-KR', '회사명,국가\n삼성전자 주식회사,대한민국\n현대자동차,대한민국\n'],
] as const)('reads %s: %s', (encoding, text) => {
  expect(decodeText(encode(text, encoding))).toEqual({ text, encoding, isGuessed: true })
})

it('reads what has the letters of a box, and a long text, in IBM850', () => {
  expect(decodeText(new Uint8Array([0xda, 0xc4, 0xbf, 0x94]), 'IBM850').text).toBe('┌─┐ö')
  const long = encode('Göteborg;Sverige\n'.repeat(20_000), 'IBM850')
  expect(decodeText(long)).toMatchObject({ encoding: 'IBM850', text: 'Göteborg;Sverige\n'.repeat(20_000) })
})

it('reads UTF-16 without its mark, and what the reader chose whatever it reads like', () => {
  const text = 'Firma;Land\nMüller;DE\n'
  const wide = new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0), 0]))
  expect(decodeText(wide)).toEqual({ text, encoding: 'UTF-16LE', isGuessed: true })
  expect(decodeText(new Uint8Array([0x9a]), 'macintosh').text).toBe('ö')
})
