import { expect, test } from 'vitest'
import { readTextReport } from '@/service/reports/read-report'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { briefly, readFigures, reportTitle as title } from '@/service/reports/testing/read-test-pages'

test('the German, French, Spanish and Scandinavian ways to write numbers and scopes', async () => {
  const german = await readFigures([
    {
      texts: [
        { ...title, text: 'Nachhaltigkeitsbericht 2022' },
        ...tableTexts(
          100,
          [50, 300, 400, 500],
          [
            ['Treibhausgasemissionen', 'Einheit', '2022', '2021'],
            ['Scope 1 (direkte Emissionen)', 't CO2e', '12.345,6', '13.345,6'],
            ['Scope 2 (standortbasiert)', 't CO2e', '1.234,5', '1.334,5'],
            ['Scope 2 (marktbasiert)', 't CO2e', '234,5', '334,5'],
          ],
        ),
      ],
    },
  ])
  expect(briefly(german)).toEqual([
    '2021 1 13345.6',
    '2021 2lb 1334.5',
    '2021 2mb 334.5',
    '2022 1 12345.6',
    '2022 2lb 1234.5',
    '2022 2mb 234.5',
  ])
  const french = await readFigures([
    {
      texts: [
        { ...title, text: 'Rapport annuel 2022' },
        ...tableTexts(
          100,
          [50, 350, 450],
          [
            ['Émissions de GES (milliers de tonnes de CO2e)', '2022', '2021'],
            ['Scope 1', '1 234,5', '1 334,5'],
            ['Scope 2 - méthode fondée sur la localisation', '12,5', '13,5'],
          ],
        ),
      ],
    },
  ])
  expect(briefly(french)).toEqual(['2021 1 1334500', '2021 2lb 13500', '2022 1 1234500', '2022 2lb 12500'])
  const swiss = await readFigures([
    {
      texts: [
        title,
        ...tableTexts(
          100,
          [50, 350, 450],
          [
            ['Emissions (t CO2e)', '2022', '2021'],
            ['Scope 1', '1’234', '1’334'],
            ['Scope 2', '12’345’678', '987'],
          ],
        ),
      ],
    },
  ])
  expect(briefly(swiss)).toEqual(['2021 1 1334', '2021 2 987', '2022 1 1234', '2022 2 12345678'])
})

test('Finnish, Norwegian, Danish and Japanese headings', () => {
  const text = (unit: string, one: string, two: string) =>
    `2022\n\n| ${unit} | 2022 | 2021 |\n|---|---|---|\n| ${one} | 1 234 | 1 334 |\n| ${two} | 234 | 334 |`
  const expected = ['2021 1 1334', '2021 2mb 334', '2022 1 1234', '2022 2mb 234']
  expect(
    briefly(
      readTextReport(text('Päästöt, tonnia CO2e', 'Scope 1, suorat päästöt', 'Scope 2, markkinaperusteinen')).figures,
    ),
  ).toEqual(expected)
  expect(briefly(readTextReport(text('Utslipp, tonn CO2e', 'Scope 1', 'Scope 2 (markedsbasert)')).figures)).toEqual(
    expected,
  )
  expect(briefly(readTextReport(text('Udledning, ton CO2e', 'Scope 1', 'Scope 2, markedsbaseret')).figures)).toEqual(
    expected,
  )
  const japanese =
    '2022\n\n| t-CO2e | 2022年度 | 2021年度 |\n|---|---|---|\n| スコープ1 | 1,234 | 1,334 |\n| スコープ2（マーケット基準） | 234 | 334 |'
  expect(briefly(readTextReport(japanese).figures)).toEqual(expected)
})

test('Mt is metric tonnes where amounts are large and million tonnes where they are small', () => {
  const table = (a: string, b: string) =>
    `Report 2022\n\n| MtCO2e | 2022 | 2021 |\n|---|---|---|\n| Scope 1 | ${a} | ${b} |\n`
  expect(briefly(readTextReport(table('78,229', '70,229')).figures)).toEqual(['2021 1 70229', '2022 1 78229'])
  expect(briefly(readTextReport(table('4.5', '4.6')).figures)).toEqual(['2021 1 4600000', '2022 1 4500000'])
})

test('CO2 alone is not called CO2e', () => {
  const [figure] = readTextReport('| tonnes CO2 | 2022 |\n|---|---|\n| Scope 1 | 1,234 |\n| Scope 2 | 34 |').figures
  expect(figure).toMatchObject({ gas: 'CO2', value: 1234 })
})
