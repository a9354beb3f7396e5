import { describe, expect, it } from 'vitest'
import { readInlineXbrl } from '@/service/reports/input/xbrl/read-inline-xbrl'
import { readTextReport } from '@/service/reports/read-report'
import { markdownOf } from '@/service/reports/testing/read-test-pages'

function facts(text: string): string[] {
  return readTextReport(text).facts.map(({ kind, year, value, currency, basis }) =>
    [kind, year, value, currency, basis].filter((one) => one !== null).join(' '),
  )
}

describe('revenue and employees in tables', () => {
  it('reads no growth, intensity, quarter, target, segment or share as revenue', () => {
    expect(
      facts(
        markdownOf([
          ['EUR million', '2022', '2021', 'Q4 2022', 'Target 2025'],
          ['Revenue growth', '8.1', '7.2', '9.0', '10'],
          ['Revenue per employee', '120', '118', '121', '130'],
          ['Revenue from taxonomy-aligned activities', '300', '200', '80', '900'],
          ['Revenue, segment Pumps', '700', '650', '180', '800'],
        ]),
      ),
    ).toEqual([])
  })
  it('takes no part of the staff, no rate and no money for the number of employees', () => {
    expect(
      facts(
        markdownOf([
          ['', '2022', '2021'],
          ['Employees (women)', '1,200', '1,100'],
          ['New employees', '300', '250'],
          ['Employee turnover', '12', '11'],
          ['Part-time employees', '400', '390'],
          ['Personnel costs, EUR million', '512', '498'],
          ['Employees trained', '2,000', '1,900'],
        ]),
      ),
    ).toEqual([])
  })
  it('reads both with currency and scale, and says how employees are counted', () => {
    expect(
      facts(
        markdownOf([
          ['Key figures', '2022', '2021'],
          ['Net sales, SEK million', '12 345', '11 222'],
          ['Average number of employees (FTE)', '4 321', '4 200'],
        ]),
      ),
    ).toEqual([
      'revenue 2021 11222000000 SEK',
      'employees 2021 4200 average FTE',
      'revenue 2022 12345000000 SEK',
      'employees 2022 4321 average FTE',
    ])
  })
  it('gives the unit as printed, without the label it stands in', () => {
    const units = (label: string) =>
      readTextReport(
        markdownOf([
          ['', '2022'],
          [label, '4.500'],
        ]),
      ).facts.map(({ printedUnit }) => printedUnit)
    expect(units('Ricavi (milioni di euro)')).toEqual(['milioni di euro'])
    expect(units('Umsatz in Mio. €')).toEqual(['in Mio. €'])
  })
  it('names no currency for a sign of several countries unless the report does', () => {
    const table = markdownOf([
      ['$ million', '2022'],
      ['Revenue', '4,500'],
    ])
    expect(readTextReport(table).facts.map(({ currency }) => currency)).toEqual([null])
    expect(readTextReport(`${table}\nAmounts are in AUD.`).facts.map(({ currency }) => currency)).toEqual(['AUD'])
  })
  it('leaves out a row that another row of the same year exceeds, in all its years', () => {
    const group = markdownOf([
      ['EUR million', '2022'],
      ['Revenue', '9,000'],
    ])
    const part = '\n## Page 2\n\n| EUR million | 2022 | 2021 |\n|---|---|---|\n| Revenue | 4,000 | 3,000 |\n'
    expect(facts(group + part)).toEqual(['revenue 2022 9000000000 EUR'])
  })
})

describe('revenue and employees in sentences', () => {
  it('leaves shares, plans, parts and other companies alone', () => {
    expect(
      facts(
        [
          '# Sustainability report 2022',
          'In 2022, 10% of revenue was EUR 400 million higher.',
          'We expect revenue of EUR 900 million in 2025.',
          'Revenue from services was EUR 300 million in 2022.',
          'In 2022 we acquired Example Ltd, which had revenue of EUR 40 million and 350 employees.',
          'In 2022 we trained 2,300 employees.',
          'In 2022 we had 800 employees in Poland.',
        ].join('\n\n'),
      ),
    ).toEqual([])
  })
  it('reads what a sentence states for its year', () => {
    expect(
      facts(
        '# Sustainability report 2022\n\nNet sales amounted to SEK 12.3 billion in 2022.\n\nAt the end of 2022 the group had 5,432 employees.',
      ),
    ).toEqual(['revenue 2022 12300000000 SEK', 'employees 2022 5432'])
  })
})

describe('tagged revenue and employees', () => {
  const context = (id: string, inside = '') =>
    `<xbrli:context id="${id}"><xbrli:entity>${inside}</xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>`
  const head = `<html>${context('c')}${context('d', '<xbrldi:explicitMember>x:Pumps</xbrldi:explicitMember>')}<xbrli:unit id="eur"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit><xbrli:unit id="n"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>`
  it('takes the whole undertaking, not a segment, and scales what is printed', () => {
    const html = `${head}<ix:nonFraction name="ifrs-full:Revenue" contextRef="d" unitRef="eur" scale="6">100</ix:nonFraction><ix:nonFraction name="ifrs-full:Revenue" contextRef="c" unitRef="eur" scale="6">1,234.5</ix:nonFraction><ix:nonFraction name="esrs:NumberOfEmployeesHeadCountAtEndOfPeriod" contextRef="c" unitRef="n">8,765</ix:nonFraction></html>`
    expect(
      readInlineXbrl(html).facts.map(({ kind, year, value, currency, basis }) => [kind, year, value, currency, basis]),
    ).toEqual([
      ['revenue', 2024, 1_234_500_000, 'EUR', null],
      ['employees', 2024, 8765, null, 'head count'],
    ])
  })
})
