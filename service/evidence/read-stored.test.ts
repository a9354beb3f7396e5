import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { REVIEWED_INDUSTRIES } from '@/service/compile/companies/reviewed-industries'
import { checkDisclosures } from '@/service/plausibility/check-disclosures'
import { readReference } from '@/service/reference/read-reference'
import type { Disclosure } from '@/service/reference/records'
import { readHeldReason, readRateMethod, readReviewedBasis } from './read-stored'
import { inEnglish } from './say'

const directory = fileURLToPath(new URL('../reference/data', import.meta.url))

function disclosure(year: number, emissions: Disclosure['emissions'], revenue: number | null = null): Disclosure {
  return {
    companyId: 1,
    source: 'klimatkollen',
    recordId: 'a',
    year,
    region: 'GLOBAL',
    emissions,
    revenue: revenue === null ? null : { amount: revenue, currency: 'USD' },
    document: null,
    locator: '',
    printed: [],
  }
}

function reasonsOf(disclosures: Disclosure[], industryKgPerUsd: number | null = null): string[] {
  return checkDisclosures(disclosures, { toUsd: (amount) => amount, industryKgPerUsd }).map(({ reason }) => reason)
}

it('recognises every reason that a plausibility check writes', () => {
  const kt = 1_000_000
  const reasons = [
    ...reasonsOf([disclosure(2020, { totalKg: 1_234_500, scope1Kg: 9 * kt })]),
    ...reasonsOf([disclosure(2020, { scope1Kg: kt + 1, scope2LocationKg: kt + 1 })]),
    ...reasonsOf([disclosure(2020, { scope3Kg: kt, scope3CategoriesKg: { '1': 9 * kt } })]),
    ...reasonsOf([2020, 2021].map((year) => disclosure(year, { scope2LocationKg: kt, scope2MarketKg: kt }))),
    ...reasonsOf(
      [1, 9].map((share, at) =>
        disclosure(2020 + at, { totalKg: 12 * kt, scope1Kg: share * kt, scope2MarketKg: kt, scope3Kg: 2 * kt }),
      ),
    ),
    ...reasonsOf([2019, 2020, 2021].map((year) => disclosure(year, { scope1Kg: year === 2020 ? 90 * kt : 9 * kt }))),
    ...reasonsOf([2019, 2020, 2021].map((year) => disclosure(year, { scope1Kg: year === 2020 ? 9 * kt : 9000 * kt }))),
    ...reasonsOf([2019, 2020, 2021].map((year) => disclosure(year, {}, year === 2020 ? 5e9 : 1e6))),
    ...reasonsOf([disclosure(2020, { scope1And2Kg: 9000 * kt }, 100)], 0.5),
    ...reasonsOf([disclosure(2020, { scope1And2Kg: 9 }, 1e9)], 0.5),
  ]
  const read = reasons.map(readHeldReason)
  expect(new Set(read.map(({ code }) => code))).toEqual(
    new Set([
      'held_total',
      'held_scope_3',
      'held_copied',
      'held_copied_total',
      'held_copied_scope',
      'held_more',
      'held_less',
      'held_revenue',
      'held_intensity',
      'held_intensity_low',
    ]),
  )
  expect(read.map((said) => inEnglish([said]))).toEqual(reasons)
})

it('recognises every reason of a person that is part of the program', () => {
  const path = fileURLToPath(new URL('../compile/companies/held-back.ts', import.meta.url))
  const written = [...readFileSync(path, 'utf8').matchAll(/because: '([^']+)'/g)].map(([, because = '']) => because)
  expect(written.length).toBeGreaterThan(5)
  const read = written.map(readHeldReason)
  expect(read.filter(({ code }) => code === 'quoted')).toEqual([])
  expect(read.map((said) => inEnglish([said]))).toEqual(written)
})

it('recognises the basis of every reviewed industry', () => {
  const read = REVIEWED_INDUSTRIES.map(({ basis }) => readReviewedBasis(basis))
  expect(read.filter(({ code }) => code === 'quoted')).toEqual([])
  expect(read.map((said) => inEnglish([said]))).toEqual(REVIEWED_INDUSTRIES.map(({ basis }) => `${basis}.`))
})

it('recognises the method of every rate of the release, and quotes unknown ones', () => {
  const methods = [...new Set(JSON.stringify(readReference(directory).rates).match(/(?<="method":")[^"]+/g) ?? [])]
  expect(methods.length).toBeGreaterThan(20)
  expect(methods.filter((method) => readRateMethod(method).some(({ code }) => code === 'quoted'))).toEqual([])
  expect(readRateMethod('a guess')).toEqual([{ code: 'quoted', values: { text: 'a guess' } }])
})
