import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const page = (...lines: string[]) => readText(['Report 2023', 'GHG emissions (tCO2e)', ...lines].join('\n'))
const read = ['2022 1 1234', '2022 2mb 410', '2023 1 1100', '2023 2mb 390']

test('each year over the same labels with an amount each', () => {
  const [one, two] = ['Scope 1', 'Scope 2 (market-based)']
  expect(page('2022', one, '1,234', two, '410', '2023', one, '1,100', two, '390')).toEqual(read)
})

test('each label over the same years with an amount each', () => {
  const [one, two] = ['Scope 1', 'Scope 2 (market-based)']
  expect(page(one, '2022', '1,234', '2023', '1,100', two, '2022', '410', '2023', '390')).toEqual(read)
})

test('labels that name no scope lend none to their amounts', () => {
  expect(page('2022', 'Paper', '1,234', 'Glass', '410', '2023', 'Paper', '1,100', 'Glass', '390')).toEqual([])
})
