import { expect, test } from 'vitest'
import { splitColumns } from '@/service/reports/segment/split-columns'
import { isOfOthers } from '@/service/reports/tables/detect/table-caption'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'
import { parseScope } from '@/service/reports/words/parse-scope'

// Layouts of annual reports, each read wrongly, or not at all, when it was first read.

test('a head of two lines stands higher than its neighbours of one: all are columns of years', async () => {
  const heads: TestText[] = [
    { x: 272, y: 100, text: '2019', size: 8 },
    { x: 312, y: 106, text: '2021', size: 8 },
    { x: 355, y: 106, text: '2022', size: 8 },
    { x: 391, y: 106, text: 'Target 2030', size: 8 },
    { x: 254, y: 112, text: 'Base year', size: 8 },
  ]
  const rows = [
    ['Scope 1', '428', '251', '217', '128'],
    ['Scope 2 (market-based)', '4,037', '1,382', '946', '0'],
  ]
  const title = { x: 50, y: 80, text: 'Greenhouse gas emissions (tCO2e)', size: 10 }
  const table = tableTexts(132, [50, 290, 330, 373, 436], rows, 20, 8)
  expect(await readPages({ texts: [reportTitle, title, ...heads, ...table] })).toEqual([
    '2019 1 428',
    '2019 2mb 4037',
    '2021 1 251',
    '2021 2mb 1382',
    '2022 1 217',
    '2022 2mb 946',
  ])
})

test('amounts between the two lines of their label do not cut a table over prose in columns', () => {
  const chunk = (x0: number, x1: number, text: string, y: number) => ({ text, x0, x1, y, size: 8, marks: [] })
  const line = (y: number, ...chunks: ReturnType<typeof chunk>[]) => ({ y, size: 8, chunks })
  const rows = Array.from({ length: 4 }, (_, i) => [
    line(100 + i * 30, chunk(45, 170, 'Total gross indirect emissions (Scope 3)', 100 + i * 30)),
    line(106 + i * 30, chunk(300, 325, '2,481', 106 + i * 30), chunk(400, 425, '2,325', 106 + i * 30)),
    line(112 + i * 30, chunk(45, 79, 'emissions', 112 + i * 30)),
    line(126 + i * 30, chunk(45, 99, 'Capital goods', 126 + i * 30), chunk(400, 425, '1,640', 126 + i * 30)),
  ]).flat()
  const words = 'Greenhouse gas emissions are calculated in'
  const prose = Array.from({ length: 6 }, (_, i) =>
    line(250 + i * 12, chunk(43, 197, words, 250 + i * 12), chunk(218, 371, words, 250 + i * 12)),
  )
  const first = line(86, chunk(45, 79, 'Scope 1', 86), chunk(300, 325, '27,905', 86), chunk(400, 425, '25,118', 86))
  const [table] = splitColumns({ number: 1, width: 600, height: 800, lines: [first, ...rows, ...prose] })
  expect(table?.lines.map(({ y }) => y)).toEqual([first, ...rows].map(({ y }) => y))
})

test('amounts beside each other are never read as one', async () => {
  const texts = [
    reportTitle,
    ...['Scope 1', 'Scope 2 (market-based)', 'Scope 3'].map((text, i) => ({ x: 60 + i * 180, y: 120, text, size: 9 })),
    ...['3,917', '6,284', '341,760'].map((text, i) => ({ x: 60 + i * 180, y: 142, text, size: 19 })),
    ...['', '', ''].map((_, i) => ({ x: 60 + i * 180, y: 156, text: 'tonnes CO2e', size: 8 })),
  ]
  const amounts = (await readPages({ texts })).map((figure) => Number(figure.split(' ')[2]))
  expect(amounts).toContain(341760)
  expect(Math.max(...amounts)).toBe(341760)
})

test('a title over a head of units dates the table and is no column of it', async () => {
  const rows = [
    ['Category', 'Thousand tonnes CO2e', 'Share'],
    ['Purchased goods and services', '2,148.3', '87.3%'],
    ['Capital goods', '61.7', '2.5%'],
    ['Waste generated in operations', '9.4', '0.4%'],
    ['Business travel', '5.2', '0.2%'],
  ]
  expect(await readPages(pageOf(rows, { above: ['Scope 3 emissions 2022'] }))).toEqual([
    '2022 3.1 2148300',
    '2022 3.2 61700',
    '2022 3.5 9400',
    '2022 3.6 5200',
  ])
})

test('gross emissions before offsets are the own ones, and freight upstream is category 4', () => {
  expect(isOfOthers('gross emissions before any offsets for the year')).toBe(false)
  expect(isOfOthers('Carbon offsets retired by scope')).toBe(true)
  expect(parseScope('dont transport de marchandises amont')?.category).toBe(4)
  expect(parseScope('Actividades relacionadas con combustibles y energía')?.category).toBe(3)
})
