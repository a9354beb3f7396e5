import { expect, test } from 'vitest'
import { readIn2024, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

test.each([
  [
    'an increase in it',
    'In 2024 we report an increase in scope 3, category 1 emissions of 9,200 metric tons compared with 2020.',
  ],
  [
    'by how much it rose, words of the next cell between',
    'In 2024, our scope 1 emissions increased by fuel- and energy-related activities 37,500 metric tons.',
  ],
  ['what is outside of it', "Consommation d'énergie hors scopes 1 et 2 pour un total estimé de 9 351 t CO2e en 2024."],
  [
    'its largest part',
    'Purchased goods, which are the largest part of our Scope 3 emissions, for a total of 54,261 t CO2e in 2024.',
  ],
  [
    'the emissions of biomass',
    'As emissões de biomassa relacionadas ao consumo indireto (Escopo 3) em 2024 foram 26,8 t CO2e.',
  ],
  [
    'those of companies that were invested in',
    'Investments: the scope 1 and 2 emissions of some entities in which we hold shares, some 500 t CO2e in 2024.',
  ],
  ['those of one country', 'The Scope 1 and 2 emissions of our India operations were 241,122 tonnes in 2024.'],
  [
    'those of one source',
    'Zusätzlich betrugen die von Scope 1 berücksichtigten Emissionen aus Kältemitteln 118 Tonnen.',
  ],
  [
    'what is left after compensation',
    'Scope 2 betrug 2024 0 Tonnen CO2-Äquivalent nach Kompensation mit Zertifikaten.',
  ],
  ['an amount that goes on with the next scope', 'were 3,591.7 t CO2e and Scope 2 emissions were'],
])('an amount near a scope that is none of it: %s', (_, said) => {
  expect(readIn2024(said)).toEqual([])
})

test('the method of scope 2 behind amounts of both scopes is no scope 2', () => {
  const said = `Absolute emissions

The total Scope 1 and 2 emissions in the year ended 31 December 2024 were:

29.8 tonnes of CO2 equivalent (tCO2e) using a 'location-based' emission factor methodology for Scope 2
emissions;
22.0 tonnes of CO2 equivalent (tCO2e) using a 'market-based' emission factor methodology for Scope 2
emissions.`
  expect(readIn2024(said).filter((one) => / 2/.test(one.slice(4)))).toEqual([])
})

test('"Scope-1- und -2-Emissionen" are both', () => {
  expect(readIn2024('2024 betrugen die Scope-1- und -2-Emissionen konzernweit circa 233 000 Tonnen CO2e.')).toEqual([
    '2024 1+2 233000',
  ])
})

test('Brazilian inventories have three decimals', async () => {
  const words = [
    'Escopo 1 – emissões de combustíveis em geradores e frota: 4,253 tCO2e',
    'Escopo 2 – emissões indiretas do consumo de energia: 18,424 tCO2e',
    'Escopo 3 – emissões indiretas de resíduos e viagens: 90,199 tCO2e',
    'A intensidade foi de 0,48 por colaborador e ano.',
  ]
  const texts = words.map((text, at) => ({ x: 50, y: 100 + at * 30, text }))
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2022 1 4.253',
    '2022 2 18.424',
    '2022 3 90.199',
  ])
})

test('a category named in brackets as counted besides is not the row’s', () => {
  const table = `| Emissions (tCO2e) | 2023 | 2024 |
|---|---|---|
| Scope 1 | 2.557 | 2.786 |
| Local heat from wood (contracting, incl. supply chain scope 3.3) | 5,91 | 5,50 |`
  expect(readIn2024(table).filter((one) => / 3/.test(one.slice(4)))).toEqual([])
})
