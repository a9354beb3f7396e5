import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const rows = (head: string) => `E1-6 – Gross Scopes 1, 2, 3 and Total GHG emissions
Retrospective Milestones and target years
${head}
Scope 1 GHG emissions
Gross Scope 1 GHG emissions (tCO2eq) 120,500 101,340 95,210 -6% 90,000 60,250 0 5.6
Percentage of Scope 1 GHG emissions from regulated emission trading schemes (%) 35 33 31 - - - - -
Scope 2 GHG emissions
Gross location-based Scope 2 GHG emissions (tCO2eq) 44,700 41,020 39,880 -3% - - - -
Gross market-based Scope 2 GHG emissions (tCO2eq) 38,900 20,450 12,330 -40% 10,000 0 0 11.1
Significant scope 3 GHG emissions
Total Gross indirect (Scope 3) GHG emissions (tCO2eq) 2,410,000 2,266,400 2,198,700 -3% - 1,687,000 - 3.3
1 Purchased goods and services 1,500,000 1,420,100 1,377,200 -3% - - - -
Total GHG emissions
Total GHG emissions (location-based) (tCO2eq) 2,575,200 2,408,760 2,333,790 -3% - - - -
Total GHG emissions (market-based) (tCO2eq) 2,569,400 2,388,190 2,306,240 -3% - - - -`

const ofTwoYears = [
  '2023 1 101340',
  '2023 2lb 41020',
  '2023 2mb 20450',
  '2023 3 2266400',
  '2023 3.1 1420100',
  '2024 1 95210',
  '2024 2lb 39880',
  '2024 2mb 12330',
  '2024 3 2198700',
  '2024 3.1 1377200',
]

test('the table of ESRS E1-6 one space apart: the past stands before the change, milestones behind it', () => {
  const text = rows('Base year 2021 2023 2024 % 2024 / 2023 2025 2030 (2050) Annual % target / Base year')
  expect(readText(text)).toEqual([
    '2021 1 120500',
    '2021 2lb 44700',
    '2021 2mb 38900',
    '2021 3 2410000',
    '2021 3.1 1500000',
    ...ofTwoYears,
  ])
})

test('a base year whose year the head does not print has no figures', () => {
  const text = rows('Base year 2023 2024 % 2024 / 2023 2025 2030 (2050) Annual % target / Base year')
  expect(readText(text)).toEqual(ofTwoYears)
})

test('the number of a scope at the end of a label is no amount', () => {
  const ofHead = (row: string) =>
    readText(
      `GHG emissions (tCO2eq)\nRetrospective Milestones and target years\nBase year 2021 2023 2024 % 2024 / 2023 2025 2030 (2050) Annual % target / Base year\n${row}\nGross market-based Scope 2 GHG emissions 38,900 20,450 12,330 -40% 10,000 0 0 11.1`,
    )
  const ofScope2 = ['2021 2mb 38900', '2023 2mb 20450', '2024 2mb 12330']
  expect(ofHead('Gross Scope 1 120,500 101,340 95,210 -6% 90,000 60,250 0 5.6')).toEqual([
    ...['2021 1 120500', '2021 2mb 38900', '2023 1 101340', '2023 2mb 20450', '2024 1 95210', '2024 2mb 12330'],
  ])
  // The base year is empty: nothing says which years the two amounts are of.
  expect(ofHead('Gross Scope 1 101,340 95,210 -6% 90,000 60,250 0 5.6')).toEqual(ofScope2)
})
