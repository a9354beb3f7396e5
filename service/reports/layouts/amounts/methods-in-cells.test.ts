import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { markdownOf, pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

test('the end of a head of two lines, "goals)", says nothing of the rows', async () => {
  const rows = [
    ['On the road to net zero', '', 'page 7'],
    ['Gross direct (Scope 1) GHG emissions (CO2e)', 'Million tonnes', '3.16'],
    ['Gross other indirect (Scope 3) GHG emissions (CO2e)', 'Million tonnes', '84.08'],
    ['Total weight of waste generated', 'Tonnes', '1,564,810'],
  ]
  const texts = [
    ...tableTexts(120, [50, 220, 460, 540], [['Environmental matters (including', 'Indicator', 'Unit', '2023']], 12, 8),
    { x: 50, y: 130, text: 'CO2 goals)', size: 8 },
    ...tableTexts(150, [220, 460, 540], rows, 16, 8),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2023 1 3160000', '2023 3 84080000'])
})

test('two methods alone under scope 2, above the sum of both scopes; "tonn" is a unit', async () => {
  const rows = [
    ['EMISSIONI - SCOPO 2', 'U.M.', '2020', '2021'],
    ['Energia elettrica - location based', 'tonn CO2-eq', '588,10', '608,80'],
    ['Energia elettrica - market based', 'tonn CO2-eq', '951,20', '984,42'],
    ['EMISSIONI - SCOPO 1 E 2 (location based)', 'tonn CO2-eq', '1.232,20', '1.262,09'],
    ['Totale emissioni - ISO 14064', 'tonn CO2-eq', '9.900,95', '6.567,73'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 300, 400, 480] }))).toEqual([
    '2020 1+2 1232.2',
    '2020 2lb 588.1',
    '2020 2mb 951.2',
    '2021 1+2 1262.09',
    '2021 2lb 608.8',
    '2021 2mb 984.42',
  ])
})

test('amounts under scopes across that say unit and method themselves', async () => {
  const rows = [
    ['Scope 1:', 'Scope 2:', 'Scope 3:'],
    ['14 716 Mg CO2e', '80 416 Mg CO2e(location based)', '18 277 Mg CO2e'],
    ['', '33 784 Mg CO2e(market based)', ''],
  ]
  expect(await readText(`# Emissions 2022\n\n${markdownOf(rows)}`)).toEqual([
    '2022 1 14716',
    '2022 2lb 80416',
    '2022 2mb 33784',
    '2022 3 18277',
  ])
})

test('two amounts in one cell, on one line or two, told apart by marks that notes explain', async () => {
  const notes = ['*1 Location-based', '*2 Market-based']
  const inOne = [
    ['ktCO2e', '2021', '2022'],
    ['Scope 1', '84', '81'],
    ['Scope 2', '398 (*1) 344 (*2)', '391 (*1) 288 (*2)'],
    ['Scope 3', '5,004', '4,877'],
  ]
  const both = [
    '2021 1 84000',
    '2021 2lb 398000',
    '2021 2mb 344000',
    '2021 3 5004000',
    '2022 1 81000',
    '2022 2lb 391000',
    '2022 2mb 288000',
    '2022 3 4877000',
  ]
  const look = { columns: [50, 360, 500], below: notes }
  expect(await readPages(pageOf(inOne, look))).toEqual(both)
  const inTwo = [...inOne.slice(0, 2), ['Scope 2', '398 *1', '391 *1'], ['', '344 *2', '288 *2'], ...inOne.slice(3)]
  expect(await readPages(pageOf(inTwo, look))).toEqual(both)
  const unsaid = await readPages(pageOf(inOne, { columns: [50, 360, 500] }))
  expect(unsaid.filter((one) => one.includes(' 2'))).toEqual([])
})
