import { expect, test } from 'vitest'
import { readIn2024, readText } from '@/service/reports/testing/read-test-pages'

test('the digit of a category is no thousand of its amount', () => {
  expect(
    readIn2024('Our Scope 3 emissions: Category 5 143 t CO2e, Category 6 928 t CO2e and Category 9 468 t CO2e.'),
  ).toEqual(['2024 3.5 143', '2024 3.6 928', '2024 3.9 468'])
})

test('the name of a category behind its amount', () => {
  const said =
    'Scope 3 38,310 t-CO2 Category 1 36,741 t-CO2:Purchased goods and services Category 5 143 t-CO2:Waste generated in operations Category 7 1,426 t-CO2:Employee commuting'
  expect(readIn2024(said)).toEqual(['2024 3 38310', '2024 3.1 36741', '2024 3.5 143', '2024 3.7 1426'])
})

test('a share before an amount in brackets is no amount', () => {
  const text = `# Report 2024

Scope 3 emissions 2024: purchased goods 80.2% (65,926 tCO2e), capital goods 0.5% (384 tCO2e), business travel 0.4% (351 tCO2e).`
  const found = readText(text)
  expect(found.filter((one) => / 80$| 0$| 80000$/.test(one))).toEqual([])
})

test('what a numbered category includes describes all of it', () => {
  const table = `| | 2023 | 2024 |
|---|---|---|
| Scope 3 (Category 6: Business travel) (tCO2e) | 2,690 | 1,970 |
| Scope 3 (Category 7: Employee commuting, including teleworking) (tCO2e) | 1,730 | 1,160 |`
  expect(readIn2024(table)).toEqual(['2023 3.6 2690', '2023 3.7 1730', '2024 3.6 1970', '2024 3.7 1160'])
})

test('the rows of categories under a title that names scope 3 are no amount of it', () => {
  const rows = `上流のスコープ3排出量 2021年度 2022年度
1 購入した製品‧サービス 1,099トン 503トン
4 輸送、配送(上流) 317トン 15トン`
  expect(readText(rows).filter((one) => / 3 /.test(one))).toEqual([])
  const said = 'Scope 3 emissions, mainly purchased goods and services, were 402,150 t CO2e in 2024.'
  expect(readIn2024(said)).toEqual(['2024 3 402150'])
})
