import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

const four = ['2021 1 1334', '2021 2lb 534', '2021 2mb 334', '2022 1 1234', '2022 2lb 434', '2022 2mb 234']

test('Japanese: business years, thousand tonnes, methods', () => {
  const rows = [
    ['項目', '単位', '2021年度', '2022年度'],
    ['Scope1（直接排出）', '千t-CO2e', '1.334', '1.234'],
    ['Scope2（ロケーション基準）', '千t-CO2e', '0.534', '0.434'],
    ['Scope2（マーケット基準）', '千t-CO2e', '0.334', '0.234'],
  ]
  expect(readText(markdownOf(rows))).toEqual(four)
  const tons = [
    ['温室効果ガス排出量（t-CO2）', '2021年度', '2022年度'],
    ['スコープ１', '1,334', '1,234'],
    ['スコープ２', '334', '234'],
    ['スコープ３', '9,334', '9,234'],
    ['カテゴリー1 購入した製品・サービス', '8,334', '8,234'],
  ]
  expect(readText(markdownOf(tons))).toEqual([
    '2021 1 1334',
    '2021 2 334',
    '2021 3 9334',
    '2021 3.1 8334',
    '2022 1 1234',
    '2022 2 234',
    '2022 3 9234',
    '2022 3.1 8234',
  ])
})

test('German', async () => {
  const rows = [
    ['THG-Emissionen', 'Einheit', '2022', '2021', 'Veränderung'],
    ['THG-Emissionen Scope 1', 't CO2e', '1.234', '1.334', '-7 %'],
    ['THG-Emissionen Scope 2 (standortbasiert)', 't CO2e', '434', '534', '-19 %'],
    ['THG-Emissionen Scope 2 (marktbasiert)', 't CO2e', '234', '334', '-30 %'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(four)
  const words = [
    ['in Tonnen CO2-Äquivalenten', 'GJ 2022', 'GJ 2021'],
    ['Direkte Treibhausgasemissionen (Scope 1)', '1.234', '1.334'],
    ['Indirekte energiebedingte Emissionen (Scope 2, ortsbasiert)', '434', '534'],
    ['Indirekte energiebedingte Emissionen (Scope 2, marktbezogen)', '234', '334'],
  ]
  expect(await readPages(pageOf(words, { columns: [50, 430, 510] }))).toEqual(four)
})

test('French', async () => {
  const rows = [
    ['Émissions de gaz à effet de serre', '2022', '2021', 'Évolution'],
    ['Émissions directes (scope 1) en tCO2eq', '1 234', '1 334', '- 7 %'],
    ['Émissions indirectes (scope 2) location-based en tCO2eq', '434', '534', '- 19 %'],
    ['Émissions indirectes (scope 2) market-based en tCO2eq', '234', '334', '- 30 %'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(four)
  const other = [
    ['Émissions (en milliers de tonnes éq. CO2)', 'Exercice 2022', 'Exercice 2021'],
    ['Périmètre 1', '1,234', '1,334'],
    ['Périmètre 2 (fondé sur la localisation)', '0,434', '0,534'],
    ['Périmètre 2 (fondé sur le marché)', '0,234', '0,334'],
  ]
  expect(readText(markdownOf(other))).toEqual(four)
})

test('Spanish, Italian and Portuguese', async () => {
  const spanish = [
    ['Emisiones de GEI (t CO2 eq)', '2022', '2021'],
    ['Alcance 1', '1.234', '1.334'],
    ['Alcance 2 (basado en la ubicación)', '434', '534'],
    ['Alcance 2 (basado en el mercado)', '234', '334'],
  ]
  expect(await readPages(pageOf(spanish))).toEqual(four)
  const italian = [
    ['Emissioni di gas serra', 'Unità', '2022', '2021'],
    ['Emissioni dirette (Scope 1)', 'tonnellate CO2eq', '1.234', '1.334'],
    ['Emissioni indirette (Scope 2) - Location based', 'tonnellate CO2eq', '434', '534'],
    ['Emissioni indirette (Scope 2) - Market based', 'tonnellate CO2eq', '234', '334'],
  ]
  expect(await readPages(pageOf(italian))).toEqual(four)
  const portuguese = [
    ['Emissões de GEE (toneladas de CO2 equivalente)', '2022', '2021'],
    ['Escopo 1', '1.234', '1.334'],
    ['Escopo 2 (abordagem de localização)', '434', '534'],
    ['Escopo 2 (abordagem de mercado)', '234', '334'],
  ]
  expect(await readPages(pageOf(portuguese))).toEqual(four)
})

test('Dutch and Polish', async () => {
  const dutch = [
    ['Uitstoot broeikasgassen (ton CO2-equivalent)', '2022', '2021'],
    ['Scope 1', '1.234', '1.334'],
    ['Scope 2 (locatiegebaseerd)', '434', '534'],
    ['Scope 2 (marktgebaseerd)', '234', '334'],
  ]
  expect(await readPages(pageOf(dutch))).toEqual(four)
  const polish = [
    ['Emisje gazów cieplarnianych [Mg CO2e]', '2022', '2021'],
    ['Zakres 1', '1 234', '1 334'],
    ['Zakres 2 (metoda oparta na lokalizacji)', '434', '534'],
    ['Zakres 2 (metoda oparta na rynku)', '234', '334'],
  ]
  expect(readText(markdownOf(polish))).toEqual(four)
})

test('Swedish: methods as rows of their own, categories by name', () => {
  const rows = [
    ['Växthusgasutsläpp, ton CO2e', '2022', '2021'],
    ['Direkta utsläpp (Scope 1)', '1 234', '1 334'],
    ['Indirekta utsläpp från energi (Scope 2), platsbaserad', '434', '534'],
    ['Indirekta utsläpp från energi (Scope 2), marknadsbaserad', '234', '334'],
    ['Övriga indirekta utsläpp (Scope 3)', '9 234', '9 334'],
    ['varav affärsresor', '34', '35'],
  ]
  expect(readText(markdownOf(rows))).toEqual([
    '2021 1 1334',
    '2021 2lb 534',
    '2021 2mb 334',
    '2021 3 9334',
    '2021 3.6 35',
    '2022 1 1234',
    '2022 2lb 434',
    '2022 2mb 234',
    '2022 3 9234',
    '2022 3.6 34',
  ])
})

test('sentences in German, French and Spanish', async () => {
  const read = (text: string) =>
    readPages({
      texts: [
        { x: 50, y: 40, text: 'Annual report 2022', size: 14 },
        { x: 50, y: 100, text },
      ],
    })
  expect(
    await read('Im Jahr 2022 betrugen die Scope-1-Emissionen 12.345 Tonnen CO2e (2021: 13.456 Tonnen CO2e).'),
  ).toEqual(['2021 1 13456', '2022 1 12345'])
  expect(await read('En 2022, les émissions du scope 1 se sont élevées à 12 345 tonnes de CO2e.')).toEqual([
    '2022 1 12345',
  ])
  expect(await read('En 2022, las emisiones de alcance 1 fueron de 12.345 toneladas de CO2e.')).toEqual([
    '2022 1 12345',
  ])
})
