import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const table = (...heads: string[]) =>
  readText(
    `# Annual report\n\n| GHG emissions (tCO2e) | ${heads.join(' | ')} |\n|---|---|---|\n| Scope 1 | 1,200 | 1,350 |`,
  )

test('a year of weeks that ends in the first days of January is the year before', () => {
  const own = table('53 weeks ended 3 January 2026', '52 weeks ended 28 December 2024')
  expect(own).toEqual(['2024 1 1350', '2025 1 1200'])
  expect(table('Fiscal year ended January 1, 2023', 'Fiscal year ended January 2, 2022')).toEqual([
    '2021 1 1350',
    '2022 1 1200',
  ])
})

test('a year that ends later in January keeps its name', () => {
  expect(table('Year ended 31 January 2025', 'Year ended 31 January 2024')).toEqual(['2024 1 1350', '2025 1 1200'])
})

test('a half of a year is none', () => {
  expect(table('H1 2024', 'H1 2023')).toEqual([])
})

test.each(['Emissions allocated to Customer X in 2023 (tCO2e)', 'Supplier-allocated emissions (tCO2e)'])(
  'what is allocated to one customer is not the company’s: %s',
  (title) => {
    expect(
      readText(
        `# Supplier statement\n\n${title}\n\n| | 2023 |\n|---|---|\n| Scope 1 | 12 |\n| Scope 2 (market-based) | 8 |`,
      ),
    ).toEqual([])
  },
)

test('years as a program writes numbers', () => {
  expect(table('2023.0', '2022.0')).toEqual(['2022 1 1350', '2023 1 1200'])
})
