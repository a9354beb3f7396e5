import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readCompanyfacts, readCompanyfactsLines } from './read-companyfacts'

const fact = {
  tag: 'Revenues',
  currency: 'USD',
  start: '2023-01-01',
  end: '2023-12-31',
  val: 500_000_000,
  form: '10-K',
  filed: '2024-02-20',
  accn: '0000320193-24-000001',
}
const read = (...facts: object[]) =>
  readCompanyfactsLines([
    JSON.stringify({
      cik: '320193',
      name: 'Aldgate Inc.',
      facts: [fact, ...facts.map((one) => ({ ...fact, ...one }))],
    }),
  ])
const years = (...facts: object[]) =>
  (read(...facts).records[0]?.disclosures ?? []).map(({ year, revenue }) => [year, revenue?.amount, revenue?.currency])

describe('readCompanyfacts', () => {
  it('files revenue under its own year, with its filing', () => {
    const [record] = read().records
    expect(record?.identifiers).toEqual([{ kind: 'cik', value: '320193' }])
    expect(record?.disclosures[0]).toMatchObject({
      year: 2023,
      filedIn: 2024,
      document: { title: '10-K filed 2024-02-20, 0000320193-24-000001' },
    })
    expect(record?.disclosures[0]?.period).toBeUndefined()
  })

  it('uses the newest filing of a restated year, and the widest of several tags', () => {
    expect(years({ val: 510_000_000, filed: '2025-02-20' })).toEqual([[2023, 510_000_000, 'USD']])
    const contracts = {
      tag: 'RevenueFromContractWithCustomerExcludingAssessedTax',
      val: 400_000_000,
      filed: '2025-02-20',
    }
    expect(years(contracts)).toEqual([[2023, 500_000_000, 'USD']])
  })

  it('leaves out quarters, other forms and convenience translations', () => {
    expect(
      years({ start: '2024-01-01', end: '2024-03-31' }, { form: '8-K', start: '2024-01-01', end: '2024-12-31' }),
    ).toEqual([[2023, 500_000_000, 'USD']])
    const translated = { currency: 'TWD', val: 16_000_000_000, start: '2022-01-01', end: '2022-12-31' }
    expect(years({ start: '2022-01-01', end: '2022-12-31' }, translated)).toEqual([
      [2023, 500_000_000, 'USD'],
      [2022, 500_000_000, 'USD'],
    ])
  })

  it('files 52 weeks that end in the first days of January under the year before, with their months', () => {
    const early = { start: '2021-01-03', end: '2022-01-01' }
    const offset = { start: '2023-07-01', end: '2024-06-30' }
    const { disclosures = [] } = read(early, offset).records[0] ?? {}
    expect(disclosures.map(({ year, period }) => [year, period])).toEqual([
      [2023, undefined],
      [2021, undefined],
      [2024, { from: '2023-07', to: '2024-06' }],
    ])
  })

  it('says so where two fiscal years end in one', () => {
    const { refused, records } = read(
      { start: '2022-07-01', end: '2023-06-30' },
      { start: '2022-01-01', end: '2022-12-31' },
    )
    expect(refused[0]?.reason).toBe('two fiscal years end in 2023 (2023-12-31, 2023-06-30): Aldgate Inc.')
    expect(records[0]?.disclosures.map(({ year }) => year)).toEqual([2022])
  })

  it.each([
    ['a line that was cut', '{"cik": "320', /is not JSON/],
    ['a CIK that is none', '{"cik": "0012", "name": "A", "facts": []}', /column cik/],
    ['a company without revenue alone', '{"cik": "12", "name": "A", "facts": []}', /there is no company in it/],
  ])('refuses %s', (_, text, message) => {
    expect(() => readCompanyfacts(new TextEncoder().encode(text))).toThrow(SourceFileError)
    expect(() => readCompanyfacts(new TextEncoder().encode(text))).toThrow(message)
  })
})
