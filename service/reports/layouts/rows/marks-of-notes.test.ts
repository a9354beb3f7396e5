import { describe, expect, test } from 'vitest'
import { markdownOf, readText } from '@/service/reports/testing/read-test-pages'

const marks =
  `¹|²|³|1)|2)| 1)|(1)| (1)| (2)| [1]|[2]|*|**| *|†|‡| (a)|(b)|ᵃ|ⁱ| ¹⁾|¹⁾| ²⁾| (i)| (ii)|#| ^1|^2| <sup>1</sup>|<sup>2</sup>| △| ✓| ☑| ■| ●| (A)| (note 1)| (see note 2)| Note 3| ※1|※|＊1| 注1|(注2)| *1|*2| 1,2| ¹,²| ¹ ²| §| ^(1)| {1}| ◆| (LA)`.split(
    '|',
  )
const read = (...rows: (readonly string[])[]) => readText(markdownOf(rows))

describe.each(marks)('the mark "%s"', (mark) => {
  test('behind a scope', () => {
    const head = ['tCO2e', '2022', '2021']
    expect(
      read(head, [`Scope 1${mark}`, '12,345', '13,456'], [`Scope 2 market-based${mark} (tCO2e)`, '2,345', '3,456']),
    ).toEqual(['2021 1 13456', '2021 2mb 3456', '2022 1 12345', '2022 2mb 2345'])
    expect(read(head, [`Category 6: Business travel${mark}`, '345', '456'])).toEqual(['2021 3.6 456', '2022 3.6 345'])
    expect(read(head, [`Total scope 1 and 2${mark}`, '12,345', '13,456'])).toEqual(['2021 1+2 13456', '2022 1+2 12345'])
  })
  test('behind an amount and a year', () => {
    const rows = [
      ['Scope 1', `12,345${mark}`, '13,456'],
      ['Scope 2', '2,345', `3,456${mark}`],
    ]
    const expected = ['2021 1 13456', '2021 2 3456', '2022 1 12345', '2022 2 2345']
    expect(read(['tCO2e', '2022', '2021'], ...rows)).toEqual(expected)
    expect(read(['tCO2e', `2022${mark}`, '2021'], ...rows)).toEqual(expected)
  })
})

test('raised marks of a text lead to their notes', () => {
  const rows = [
    ['tCO2e', '2022'],
    ['Scope 2¹', '2,234'],
    ['Scope 2²⁾', '2,034'],
  ]
  expect(readText(`${markdownOf(rows)}\n¹ Location-based method.\n\n²⁾ Market-based method.\n`)).toEqual([
    '2022 2lb 2234',
    '2022 2mb 2034',
  ])
})

test('powers and the 2 of a gas are no marks', () => {
  const rows = [
    ['kt CO²e', '2022'],
    ['Scope 1', '12.3'],
    ['Wasser (1000 m³)', '99.1'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2022 1 12300'])
})
