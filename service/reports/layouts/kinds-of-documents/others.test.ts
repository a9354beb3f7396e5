import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

/** A table set in the middle of the page, under a title at its left edge and a line more. */
function centred(last: readonly string[]): Promise<string[]> {
  const rows = [
    ['Site', 'Scope 1 (t CO2e)', 'Scope 2 (t CO2e)', 'Waste (t)'],
    ['Aachen', '1,204', '310', '1,204'],
    ['Brno', '2,204', '1,310', '2,310'],
    [...last],
  ]
  const titles = ['Emissions of our production sites 2021', 'in tonnes'].map((text, i) => ({
    x: 78,
    y: 92 + i * 14,
    text,
  }))
  return readPages({ texts: [reportTitle, ...titles, ...tableTexts(122, [162, 290, 370, 440], rows, 16)] })
}

test('sites under a title left of their table: none of them is the whole, and the title gives the year of their total', async () => {
  expect(await centred(['Cork', '118', '204', '410'])).toEqual([])
  expect(await centred(['Total', '3,408', '1,620', '3,514'])).toEqual(['2021 1 3408', '2021 2 1620'])
})

test('what others emit, and what would have been emitted or is budgeted, is nobody’s figure', () => {
  const report = (text: string) => readText(`# Sustainability report 2022\n\n${text}\n`)
  const joint = 'Emissions of joint ventures that we do not operate: Scope 1 120,000 tCO2e, Scope 2 14,000 tCO2e.'
  expect(report(joint)).toEqual([])
  expect(report('Without these measures, Scope 1 emissions would have been 27,400 tCO2e in 2022.')).toEqual([])
  expect(report('Scope 1 emissions budgeted for 2022 were 480 ktCO2e.')).toEqual([])
  expect(report('Scope 1 emissions including joint ventures were 480 ktCO2e.')).toEqual(['2022 1 480000'])
  const method = 'Under the location-based method, Scope 2 emissions would have been 2,310 tCO2e in 2022.'
  expect(report(method)).toEqual(['2022 2lb 2310'])
})

test('tables of what suppliers emit and customers save are not the reporter’s', async () => {
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '310,000', '322,000'],
    ['Scope 2', '118,000', '120,000'],
  ]
  expect(await readPages(pageOf(rows, { above: ['Emissions of our top suppliers'] }))).toEqual([])
  expect(await readPages(pageOf(rows, { above: ['Emissions saved by customers'] }))).toEqual([])
  expect(await readPages(pageOf(rows, { above: ['Emissions of our operations'] }))).toHaveLength(4)
})

test('a sentence that names only years to come speaks of an aim; a year right behind an amount is its own', () => {
  const report = (text: string) => readText(`# Report 2022\n\n${text}\n`)
  expect(report('By 2030 we want to bring Scope 1 and 2 emissions down to 400 kilotonnes.')).toEqual([])
  expect(report('Utsläppen i Scope 1 och 2 får uppgå till högst 1 500 ton CO2e år 2030.')).toEqual([])
  expect(report('Scope 1 uppgick till 412 ton CO2e, jämfört med 455 ton CO2e 2021.')).toEqual([
    '2021 1 455',
    '2022 1 412',
  ])
  expect(report('Scope 1 minskade med 43 ton CO2e 2022.')).toEqual([])
  const financed = 'Financed emissions (Scope 3, category 15) were 3.84 million tonnes CO2e in 2022.'
  expect(report(financed)).toEqual(['2022 3.15 3840000'])
})
