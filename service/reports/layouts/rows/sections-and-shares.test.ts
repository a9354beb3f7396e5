import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { markdownOf, pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

test('a total under one scope that adds up the scopes above it too is none of it; CO2 alone under scope 2 is all of it', async () => {
  const rows = [
    ['Million metric tons CO2e', '2022', '2021', '2020'],
    ['Scope 1'],
    ['CO2 (carbon dioxide)', '17.234', '16.860', '17.025'],
    ['N2O (nitrous oxide)', '0.418', '0.609', '0.677'],
    ['CH4 (methane)', '0.034', '0.023', '0.027'],
    ['Scope 2'],
    ['CO2', '2.464', '3.279', '4.067'],
    ['Total', '20.150', '20.771', '21.796'],
    ['Sale of energy to third parties (Scope 1)'],
    ['CO2', '0.947', '0.845', '0.773'],
    ['Total', '21.097', '21.616', '22.569'],
  ]
  const found = await readPages(pageOf(rows))
  expect(found.filter((one) => one.includes(' 2 '))).toEqual(['2020 2 4067000', '2021 2 3279000', '2022 2 2464000'])
  expect(found.filter((one) => /202[012] 1 (?:2[012]|0)/.test(one))).toEqual([])
})

test('emissions without more words under a heading of scopes 1 and 2 are those of both', async () => {
  const rows = [
    ['', '', '2022', '2021'],
    ['CO2 Emissionen (Scope 1 und 2)'],
    ['CO2-Emissionen', 't', '121 014', '150 591'],
    ['CO2-Intensität (relativ zum Umsatz)', '%', '36,8', '43,6'],
    ['Energieverbrauch'],
    ['Strom', 'GWh', '198,9', '219,0'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1+2 150591', '2022 1+2 121014'])
})

test('Japanese tonnes in the cells of categories, and no figure out of what is in neither scope', () => {
  const rows = [
    ['', 'カテゴリ', '2021年度', '2022年度'],
    ['1', '購入した製品・サービス', '503,042トン', '650,001トン'],
    ['3', 'スコープ1、2に含まれない燃料及びエネルギー関連活動', '30,590トン', '30,096トン'],
    ['6', '出張', '算定対象外', '6,940トン'],
  ]
  expect(readText(markdownOf(rows, 'スコープ3の温室効果ガス排出量'))).toEqual([
    '2021 3.1 503042',
    '2021 3.3 30590',
    '2022 3.1 650001',
    '2022 3.3 30096',
    '2022 3.6 6940',
  ])
})

test('shares in brackets between amounts and their scopes; a base year without its year is not the year of the report', () => {
  const text = `# Nachhaltigkeitsbericht 2022

Insgesamt ergeben sich im Jahr 2022 Emissionen von 475 t CO2e. 94,1 t CO2e (19,8%) entfallen auf Scope 1, 79 t CO2e (16,6%) auf Scope 2 und 302,8 t CO2e (63,6) auf Scope-3-Emissionen. Im Basisjahr waren es 189,4 t CO2e (38,2%) Scope-1-Emissionen und 230,8 t CO2e (46,5%) Scope-3-Emissionen.`
  expect(readText(text)).toEqual(['2022 1 94.1', '2022 2 79', '2022 3 302.8'])
})

test('MTCDE is metric tons of carbon dioxide equivalent', () => {
  const text =
    '# GHG inventory 2022\n\nIn fiscal year 2022, Scope 2 had the highest emissions with 61,081 MTCDE, followed by Scope 3 with 9,846 MTCDE and Scope 1 with 1,960 MTCDE.'
  expect(readText(text)).toEqual(['2022 1 1960', '2022 2 61081', '2022 3 9846'])
})

test('a paragraph above a list may name a factor; a row of another table above it is no title', async () => {
  const above = [
    'Scope 2 reporting: both methods, by the grid factor of the country and by the residual mix of its market.',
  ]
  const rows = [
    ['Emissions', 'Total (tCO2e)'],
    ['Scope 1', '12.40'],
    ['Scope 2 (location-based)', '43.10'],
  ]
  expect(await readPages(pageOf(rows, { above }))).toEqual(['2022 1 12.4', '2022 2lb 43.1'])

  const tables = [
    ['Summary', 'Staff', 'Income', 'Per unit of income'],
    ['2022', '12.03', '925,469', '0.15'],
    ['2021', '11.18', '837,426', '0.11'],
    ['% change', '8%', '11%', '47%'],
    ['Breakdown', '', 'kg CO2e', ''],
    ['Scope 2', '', '38,847', '27%'],
    ['Scope 3', '', '104,526', '73%'],
  ]
  expect(await readPages(pageOf(tables))).toEqual(['2022 2 38.847', '2022 3 104.526'])
})

test('a category with what it holds besides is all of it; what holds a category is not one', async () => {
  const rows = [
    ['Scope 3 (tCO2e)', '2022'],
    ['Employee commuting (incl. working from home)', '528'],
    ['Estimated other emissions, including business travel', '9,120'],
    ['Upstream of energy', '135'],
    ['Wastes', '111'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2022 3.3 135', '2022 3.5 111', '2022 3.7 528'])
})

test('years of a head that follow each other date the report, though the text names the first of them most', async () => {
  const above = ['Our first inventory was of 2018/19.', 'All is measured against 2018/19 since 2018/19.']
  const rows = [
    ['Emission source', '2018/19', '2019/20', '2020/21', '2021/22'],
    ['Scope 1'],
    ['Gas consumption – tonnes of CO2e', '2,884', '2,874', '2,334', '2,446'],
    ['Scope 2'],
    ['Electricity consumption – tonnes of CO2e', '1,229', '895', '829', '924'],
    ['Scope 3'],
    ['Electricity (transmission and distribution losses) – tonnes of CO2e', '104', '75', '72', '83'],
    ['Waste production – tonnes of CO2e', '43', '90', '113', '377'],
  ]
  const page = pageOf(rows, { above, columns: [50, 380, 430, 480, 530] })
  expect(await readPages({ texts: page.texts.slice(1) })).toEqual([
    '2019 2 1229',
    '2019 3.3 104',
    '2019 3.5 43',
    '2020 2 895',
    '2020 3.3 75',
    '2020 3.5 90',
    '2021 2 829',
    '2021 3.3 72',
    '2021 3.5 113',
    '2022 2 924',
    '2022 3.3 83',
    '2022 3.5 377',
  ])
})

test('the head of the labels between the years and the units under them', async () => {
  const columns = [68, 194, 264, 330, 386]
  const rows = [
    ['Scope 1', '748,860', '45.1', '251,218', '45.2'],
    ['Heat', '540,420', '23.2', '283,556', '21.2'],
    ['Cars', '208,440', '21.9', '267,662', '24.0'],
  ]
  const texts = [
    reportTitle,
    { x: 259, y: 120, text: '2021', size: 9 },
    { x: 381, y: 120, text: '2022', size: 9 },
    { x: 68, y: 128, text: 'Category', size: 9 },
    ...tableTexts(137, [68, 172, 267, 316, 389], [['', '[kg CO2e]', '[%]', '[kg CO2e]', '[%]']], 14, 9),
    ...tableTexts(154, columns, rows, 17, 9),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 748.86', '2022 1 251.218'])
})

test('a total after scopes 1 and 2 in a table headed by one of them is a total of them all', async () => {
  const rows = [
    ['EMISSIONI – SCOPO 2 (t CO2e)', '2021', '2022'],
    ['SCOPO 2 market based', '884', '588'],
    ['SCOPO 1 E 2 market based', '1,409', '1,232'],
    ['Totale emissioni', '6,567', '7,118'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1+2 1409', '2021 2mb 884', '2022 1+2 1232', '2022 2mb 588'])
})
