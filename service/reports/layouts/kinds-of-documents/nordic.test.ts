import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

test('"omfang", methods and categories as Denmark and Norway write them', () => {
  const rows = [
    ['Klimagassutslipp, tonn CO2e', 'Basisår 2019', '2022', 'Målår 2030'],
    ['Direkte utslipp (omfang 1)', '120', '100', '50'],
    ['Omfang 2 (lokasjonsbasert)', '70', '50', '25'],
    ['Omfang 2 (markedsbaseret)', '7', '5', '2'],
    ['Omfang 1 og 2', '127', '105', '52'],
    ['Omfang 3', '990', '900', '450'],
    ['Forretningsreiser', '12', '10', '5'],
  ]
  expect(readText(markdownOf(rows))).toEqual([
    '2019 1 120',
    '2019 1+2 127',
    '2019 2lb 70',
    '2019 2mb 7',
    '2019 3 990',
    '2019 3.6 12',
    '2022 1 100',
    '2022 1+2 105',
    '2022 2lb 50',
    '2022 2mb 5',
    '2022 3 900',
    '2022 3.6 10',
  ])
})

test('sentences: the year before after "mod", both methods in brackets, "scope 1- og scope 2"', () => {
  const sentence = (text: string) => readText(`# Årsrapport 2022\n\n${text}`)
  expect(sentence('I 2022 udgjorde scope 1-udledningen 4.118 ton CO2e mod 4.330 ton i 2021.')).toEqual([
    '2021 1 4330',
    '2022 1 4118',
  ])
  expect(sentence('Scope 2 var 3.118 ton CO2e (lokationsbaseret) og 1.204 ton CO2e (markedsbaseret) i 2022.')).toEqual([
    '2022 2lb 3118',
    '2022 2mb 1204',
  ])
  expect(sentence('Samlede scope 1- og scope 2-utslipp var 5 322 tonn CO2e (markedsbasert) i 2022.')).toEqual([
    '2022 1+2 5322',
  ])
  expect(sentence('Scope 1-utslippene ble redusert med 300 tonn CO2e i 2022.')).toEqual([])
})

test('the year of a base is not the report’s own, however often it is named', async () => {
  const rows = [
    ['tCO2e', 'Basår 2019', '2023', '2024', 'Förändring %'],
    ['Scope 1', '12 840', '9 655', '9 102', '-6 %'],
    ['Scope 3', '-', '172 930', '165 411', '-4 %'],
  ]
  const page = pageOf(rows, { above: ['Utsläppen ska halveras till 2030 jämfört med basåret 2019.'] })
  expect(await readPages({ texts: page.texts.slice(1) })).toEqual([
    '2019 1 12840',
    '2023 1 9655',
    '2023 3 172930',
    '2024 1 9102',
    '2024 3 165411',
  ])
})

test('a bare "ton" under scope 3 is of emissions where the category has no weight of its own', async () => {
  const rows = [
    ['', 'Enhed', '2022'],
    ['CO2e, scope 3', 'ton', '286.400'],
    ['Indkøbte varer og tjenester', 'ton', '121.300'],
    ['Brug af solgte produkter', 'ton', '148.700'],
    ['Vandforbrug', 'm3', '48.300'],
    ['Affald', 'ton', '2.140'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2022 3 286400', '2022 3.1 121300', '2022 3.11 148700'])
})
