import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const table = ['GHG emissions (tCO2e) 2022 2021 2020', 'Scope 1 1,234 1,300 1,402', 'Scope 3 52,234 52,300 52,402']
const title = ['Sustainability report 2023', 'Sustainability report 2023', 'Sustainability report 2023', '']

test('a sentence without a year is not of the year of a report whose rows end earlier', () => {
  const lines = [...title, 'Our gross global Scope 1 emissions were 1,777 tCO2e.', '', ...table]
  const years = readText(lines.join('\n')).filter((one) => one.includes(' 1 '))
  expect(years).toEqual(['2020 1 1402', '2021 1 1300', '2022 1 1234'])
})

test('without rows of its scope it is of the year of the report', () => {
  expect(readText([...title, 'Our gross global Scope 1 emissions were 1,777 tCO2e.'].join('\n'))).toEqual([
    '2023 1 1777',
  ])
})
