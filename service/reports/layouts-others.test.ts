import { expect, test } from 'vitest'
import { tableTexts } from './build-test-pdf'
import { readPages, readText, reportTitle } from './read-test-pages'

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
