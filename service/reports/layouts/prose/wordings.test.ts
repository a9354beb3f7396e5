import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'
import { parseScope } from '@/service/reports/words/parse-scope'

test('categories by their names in more languages', () => {
  const names: Record<string, number> = {
    'Aangekochte goederen en diensten': 1,
    'Bens e serviços comprados': 1,
    'Ostetut tuotteet ja palvelut': 1,
    'Beni strumentali': 2,
    'カテゴリ3 Scope1,2に含まれない燃料及びエネルギー関連活動': 3,
    'Combustibles et énergie (hors scopes 1 et 2)': 3,
    'Trasporto e distribuzione a monte': 4,
    '輸送、配送（上流）': 4,
    'Kuljetukset ja jakelu (ylävirta)': 4,
    'カテゴリ5 事業から出る廃棄物': 5,
    'Viagens a negócios': 6,
    'Woon-werkverkeer': 7,
    'Transport i senare led': 9,
    '輸送、配送（下流）': 9,
    'Myytyjen tuotteiden käyttö': 11,
    'リース資産（下流）': 13,
    Franquias: 14,
  }
  for (const [name, category] of Object.entries(names)) expect(parseScope(name)?.category, name).toBe(category)
})

test('several categories in one label are none of them', () => {
  for (const label of [
    'Category 4+9 Transportation and distribution',
    'Upstream and downstream transportation and distribution',
    'Well-to-tank, travel, waste',
  ])
    expect(parseScope(label)?.category ?? null, label).toBeNull()
  expect(parseScope('Inbound and outbound transport (category 4)')?.category).toBe(4)
})

test('the words of British law name scopes 1 and 2 without a number', async () => {
  const rows = [
    ['Tonnes of CO2e', '2022', '2021'],
    ['Combustion of fuel and operation of facilities', '24,118', '25,604'],
    ['Electricity, heat, steam and cooling purchased for own use', '8,204', '9,311'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1 25604', '2021 2 9311', '2022 1 24118', '2022 2 8204'])
})

test('other categories are a part of scope 3, intensities in Spanish no emissions', async () => {
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '4,118', '4,330'],
    ['Other Scope 3 categories', '15,356', '7,727'],
    ['Scope 3 – value chain emissions', '179,536', '175,333'],
    ['Intensidad (tCO2e de alcance 1 y 2 / millón de ventas)', '21.4', '25.9'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1 4330', '2021 3 175333', '2022 1 4118', '2022 3 179536'])
})

test('an activity beside "3" in a column of scopes is a category where it is the only one', () => {
  const rows = [
    ['Scope', 'Activity (tCO2e)', '2022', '2021'],
    ['3', 'Business travel', '12.5', '11.1'],
    ['3', 'Employee commuting, cars', '20.8', '21.4'],
    ['3', 'Employee commuting, trains', '10.8', '11.4'],
    ['', 'Total Scope 3', '44.1', '43.9'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2021 3 43.9', '2021 3.6 11.1', '2022 3 44.1', '2022 3.6 12.5'])
})

test('letters of double width stand in columns too', () => {
  const text = [
    'サステナビリティレポート 2022 GHG排出量',
    '',
    '                              単位        2021年度    2022年度',
    'スコープ1排出量               t-CO2         80,298      84,258',
    'スコープ3排出量               t-CO2        742,417     752,507',
    '  カテゴリ6 出張              t-CO2          1,108       1,388',
  ].join('\n')
  expect(readText(text)).toEqual([
    '2021 1 80298',
    '2021 3 742417',
    '2021 3.6 1108',
    '2022 1 84258',
    '2022 3 752507',
    '2022 3.6 1388',
  ])
})

test('sentences: the method before its scope, what was reduced, and the earlier of two amounts', () => {
  const say = (text: string) => readText(`# Sustainability report 2022\n\n${text}\n`)
  expect(say('We emitted 12,118 tonnes from Scope 1, 8,377 tonnes from market-based Scope 2.')).toEqual([
    '2022 1 12118',
    '2022 2mb 8377',
  ])
  expect(say('We reached 1,718 tCO2e reduction in Scope 1.')).toEqual([])
  expect(say('Die Scope-1-Emissionen sanken von 11.540 t CO2e auf 9.127 t CO2e.')).toEqual(['2022 1 9127'])
  expect(say('Absolute emissions of the investees (investee scope 1 and 2) stood at 11.4 million t CO2e.')).toEqual([])
})

test('a list takes its unit from its title', async () => {
  const below = ['GHG emissions (tCO2e)', 'Scope 1: 3,210 (2021: 3,410)', 'Scope 3: 41,210 (2021: 43,410)']
  const texts = below.map((text, i) => ({ x: 50, y: 100 + i * 14, text, size: 9 }))
  const title = { x: 50, y: 40, text: 'Sustainability report 2022', size: 14 }
  expect(await readPages({ texts: [title, ...texts] })).toEqual([
    '2021 1 3410',
    '2021 3 43410',
    '2022 1 3210',
    '2022 3 41210',
  ])
})

test('the scopes of French Canada', () => {
  const read = (label: string) => parseScope(label)
  expect(read('Champ d’application 1')).toMatchObject({ scopes: [1], narrowness: 0 })
  expect(read('Champs d’application 1 et 2')).toMatchObject({ scopes: [1, 2] })
  expect(read('Portée 3')).toMatchObject({ scopes: [3], narrowness: 0 })
  expect(read('Champ d’application 2 (en fonction de l’emplacement)')).toMatchObject({ scopes: [2], method: 'lb' })
  expect(read('Champ d’application 2 (en fonction du marché)')).toMatchObject({ scopes: [2], method: 'mb' })
  expect(read('Le champ d’application du règlement')).toBeNull()
})

test('the 2 of CO2 raised instead of lowered', () => {
  const text = [
    '# Relatório de sustentabilidade 2022',
    '',
    'As emissões totalizaram 81,26 tCO²e em 2022, ou 0,41 toneladas por colaborador.',
    '',
    'Escopo 1 – geradores e frota: 7,114tCO²e',
    'Escopo 2 – energia elétrica: 29,482 tCO²e',
  ].join('\n')
  expect(readText(text)).toEqual(['2022 1 7.114', '2022 2 29.482'])
  expect(readText('# Report 2022\n\nScope 1 emissions in 2022 were 6,218 t CO² and filled 3,400 m².')).toEqual([
    '2022 1 6218',
  ])
})
