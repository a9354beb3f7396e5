import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const read = (text: string) => readText(`# Sustainability report 2022\n\n${text}`)

test('a sentence of "them", and one whose subject is a category, go on with the scope 3 named before', () => {
  expect(
    read(
      'Financed emissions (Scope 3, category 15) are our largest part. Following the PCAF standard, we estimate them at 2.14 million tonnes of CO2e for 2022, down from 2.31 million tonnes in 2021.',
    ),
  ).toEqual(['2021 3.15 2310000', '2022 3.15 2140000'])
  expect(
    read(
      'Scope 3 emissions were 1.38 million tonnes of CO2e in 2022. Purchased goods and services, essentially raw milk, accounted for 1.29 million tonnes in 2022 (2021: 1.33 million tonnes).',
    ),
  ).toEqual(['2021 3.1 1330000', '2022 3 1380000', '2022 3.1 1290000'])
  expect(
    read('Scope 3 emissions were 1,380 t CO2e. Employee commuting, measured for the first time, came to 318 tonnes.'),
  ).toEqual(['2022 3 1380', '2022 3.7 318'])
  expect(read('Scope 3 emissions were 1,380 t CO2e. Waste generated in operations amounted to 318 tonnes.')).toEqual([
    '2022 3 1380',
  ])
})

test('"only" before an amount is no part, and the base year that a sentence begins with is that of its amount', () => {
  expect(
    read('Market-based Scope 2 emissions were only 212 tonnes of CO2e in 2022, compared with 240 tonnes in 2021.'),
  ).toEqual(['2021 2mb 240', '2022 2mb 212'])
  expect(
    read('In our base year 2019, Scope 1 and 2 emissions (market-based) together stood at 9,870 tonnes of CO2e.'),
  ).toEqual(['2019 1+2 9870'])
})

test('aims in other words, and what peers emit on average, are not the company’s', () => {
  expect(
    read(
      'We will reduce absolute Scope 1 and 2 emissions 42% by 2030 from a 2021 base year, equivalent to 62.7 thousand tonnes of CO2e.',
    ),
  ).toEqual([])
  expect(
    read(
      'Notre objectif est de réduire les émissions des scopes 1 et 2 par rapport à 2020, soit un niveau cible de 31 500 tCO2e.',
    ),
  ).toEqual([])
  expect(read('The average for our sector peers was 30,400 tCO2e of Scope 1 emissions in 2021.')).toEqual([])
  expect(read('Among listed peers the median Scope 1 and 2 footprint was 88 kt CO2e in 2021.')).toEqual([])
})

test('millions and thousands in other languages, after a point that ends no sentence', () => {
  expect(read('Die Scope-3-Emissionen betrugen 1,2 Mio. Tonnen CO2e.')).toEqual(['2022 3 1200000'])
  expect(read('Die Scope-3-Emissionen betrugen 1,2 Millionen Tonnen CO2e.')).toEqual(['2022 3 1200000'])
  expect(read('Les émissions de scope 3 ont atteint 1,2 million de tCO2e.')).toEqual(['2022 3 1200000'])
  expect(read('De scope 3-uitstoot was 1,2 miljoen ton CO2e.')).toEqual(['2022 3 1200000'])
  expect(read('Las emisiones de Alcance 3 fueron de 12,5 miles de toneladas de CO2e.')).toEqual(['2022 3 12500'])
  expect(read('Scope 3 emissions were 12.5 thousand mtCO2e.')).toEqual(['2022 3 12500'])
})

test('each method with its years before the next: "– 2022:" begins its own amounts', () => {
  expect(
    read(
      'Energy indirect (Scope 2) GHG emissions. Scope 2 location-based – 2022: 22,345 tCO2e; 2021: 23,345 tCO2e Market-based – 2022: 2,345 tCO2e; 2021: 3,345 tCO2e',
    ),
  ).toEqual(['2021 2lb 23345', '2021 2mb 3345', '2022 2lb 22345', '2022 2mb 2345'])
})

test('an amount is what was emitted although the aim that follows from it is told in the same sentence', () => {
  expect(
    read(
      'In 2021, our Scope 1 and 2 emissions were in total 614.3 t CO2e, so by 2030 at the latest they can be no more than 154 t CO2e.',
    ),
  ).toEqual(['2021 1+2 614.3'])
  expect(read('Scope 1 and 2 emissions of 154 t CO2e by 2030 are what we work towards.')).toEqual([])
})

test('sentences with categories for subjects go on from one to the next; goods are no emissions unless the gas is named', () => {
  const inventory = 'Scope 3 emissions in 2022 totaled 498,730 tonnes CO2e.'
  const parts =
    'Purchased goods and services are by far the largest category, with 396,214 tonnes CO2e in 2022. Emissions from business travel came to 6,472 tonnes CO2e in 2022, to be compared with 9,305 tonnes CO2e in 2021. Employee commuting represented 4,880 tonnes CO2e in 2022.'
  expect(read(`${inventory} ${parts}`)).toEqual([
    '2021 3.6 9305',
    '2022 3 498730',
    '2022 3.1 396214',
    '2022 3.6 6472',
    '2022 3.7 4880',
  ])
  expect(read(`${inventory} Purchased goods and services are the largest category, with 396,214 tonnes.`)).toEqual([
    '2022 3 498730',
  ])
  expect(read(`Scope 1 emissions were 1,204 tonnes CO2e. ${parts}`)).toEqual(['2022 1 1204'])
})

test('"in that base year" goes by the year that the sentence before names', () => {
  const amounts = 'Scope 1 emissions were 39,140 tCO2e and Scope 2 emissions 2,486 tCO2e.'
  expect(read(`We will cut scope 1 by 11% by 2025 from a 2016 base year. In that base year, our ${amounts}`)).toEqual([
    '2016 1 39140',
    '2016 2 2486',
  ])
  expect(read(`We aim at half by 2030/31, compared with the base year 2019/20. In the base year, ${amounts}`)).toEqual([
    '2020 1 39140',
    '2020 2 2486',
  ])
  expect(read(`We aim at half by 2030. In the base year, ${amounts}`)).toEqual([])
})

test('bare brackets behind all the categories of a sentence hold what they were the year before', () => {
  const list = (first: string) =>
    `Within scope 3, purchased goods and services accounted for 1.87 million tonnes in 2022${first}, fuel- and energy-related activities for 0.20 million tonnes (0.22) and upstream transportation and distribution for 0.17 million tonnes (0.19).`
  const now = ['2022 3.1 1870000', '2022 3.3 200000', '2022 3.4 170000']
  expect(read(list(' (2.15)'))).toEqual(['2021 3.1 2150000', '2021 3.3 220000', '2021 3.4 190000', ...now])
  expect(read(list(''))).toEqual(now)
})
