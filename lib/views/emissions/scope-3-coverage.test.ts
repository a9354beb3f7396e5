import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { disagreements } from '@/lib/views/organization/differences/disagreements'
import { summarizeOrganization } from '@/lib/views/organization/summarize-organization'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { viewEmissions } from './emissions-view'
import { viewFactors } from './factors-view'
import { viewFigures } from './figures-table'

const format = createFormat('en')
const own = { scope_1: { total: 1e9 }, scope_2: { total_market_based: 1e9 } }

function categories(count: number) {
  const known = scope3Categories.slice(0, count).map((category) => [category, 1e9] as const)
  return { total: null, ...Object.fromEntries(known), sum: count * 1e9 }
}

function answer(years: Record<number, { scope_3?: object; factor?: number; total?: number }>) {
  const performances = Object.entries(years).map(([year, { scope_3, factor, total }]) => ({
    year: Number(year),
    region: 'GLOBAL',
    revenue_currency: 'USD',
    emission_factor: factor ?? null,
    emissions: { ...own, ...(scope_3 && { scope_3 }), total: total ?? null },
  }))
  return answerWith({ performances })
}

it('says a sum over categories as one, in the claim, beside the chart and in what is taken away', () => {
  const organization = answer({
    2023: { scope_3: categories(1) },
    2022: { scope_3: categories(9) },
    2021: { scope_3: { total: 9e9 } },
  })
  const chart = viewEmissions(organization, format)[0]?.charts[0]
  expect(chart?.claim).toBe('11 Mt CO₂e in 2022 (scopes 1 and 2, and 9 of 15 categories of scope 3)')
  expect(chart?.missing).toBe('Scope 3 holds 1 of 15 categories: 2023. Scope 3 holds 9 of 15 categories: 2022.')
  // The bar of one category is not the whole; that of nine is taken for it, and says of how many.
  expect(chart?.incomplete).toEqual([2023])
  expect(chart?.categoryCounts).toEqual([null, 9, 1])
})

it('adds up no headline without scopes 1 and 2, and says of one scope that it is one', () => {
  const of = (emissions: object) =>
    viewEmissions(answerWith({ performances: [{ year: 2021, region: 'GLOBAL', emissions }] }), format)[0]?.charts[0]
      ?.claim
  const scope_3 = categories(11)
  expect(of({ scope_2: { total_market_based: 2e9 }, scope_3 })).toBe('No year with both scopes 1 and 2 in our sources')
  expect(of({ scope_3: { total: 4e9 } })).toBe('4 Mt CO₂e in 2021: scope 3 only, more is not in our sources')
  expect(of({ scope_1: { total: 4e9 } })).toBe('4 Mt CO₂e in 2021: scope 1 only, more is not in our sources')
})

it('does not call a factor with a few categories one of all scopes', () => {
  const few = viewFactors(answer({ 2023: { scope_3: categories(1), factor: 0.0277 } }), format)
  expect(few?.claim).toBe('0.0277 kg CO₂e per USD in 2023 (scopes 1 and 2, and 1 of 15 categories of scope 3)')
  expect(few?.categories).toBe('Scope 3 holds 1 of 15 categories: 2023.')
  const stated = viewFactors(answer({ 2023: { scope_3: categories(1), factor: 0.5, total: 9e9 } }), format)
  expect([stated?.claim, stated?.categories]).toEqual([
    '0.5 kg CO₂e per USD in 2023 (scopes 1, 2 and 3; which categories of scope 3 it holds is not in our source)',
    null,
  ])
})

it('has the number of categories under the sums of the table', () => {
  const [table] = viewFigures(
    answer({ 2023: { scope_3: categories(2), factor: 2 }, 2022: { scope_3: { total: 4e9 } } }),
    format,
  )
  const rows = table?.groups.flatMap(({ key, rows: of }) => of.map((row) => [key, row.label, row.cells] as const)) ?? []
  const label = 'Categories known to be in scope 3'
  expect(rows.filter(([, of]) => of === label)).toEqual([
    ['scopes', label, ['2 of 15', null]],
    ['factors', label, ['2 of 15', null]],
  ])
})

it('takes the newest whole year for a list, and a few categories only where there is none', () => {
  const whole = summarizeOrganization(
    answer({ 2023: { scope_3: categories(6) }, 2022: { scope_3: categories(7) }, 2021: { scope_3: { total: 9e9 } } }),
  )
  expect(whole.all_scopes).toMatchObject({ year: 2022, scope_3_categories: [1, 2, 3, 4, 5, 6, 7] })
  expect(whole.all_scopes?.series.map(({ year }) => year)).toEqual([2022])
  const few = summarizeOrganization(answer({ 2023: { scope_3: categories(1) } }))
  expect(few.all_scopes).toMatchObject({ year: 2023, kilograms: 3e9, scope_3_categories: [1] })
  expect(few.latest_emissions).toMatchObject({ covers: 'scope_1_and_2', kilograms: 2e9 })
})

it('finds no disagreement between a stated total and a sum with a few categories', () => {
  const disagree = (count: number) =>
    answerWith({
      performances: [
        { year: 2022, region: 'GLOBAL', emissions: { ...own, scope_3: categories(count), total: 40e9, sum: 9e9 } },
      ],
    }).performances
  expect(disagreements(disagree(1), format)).toEqual([])
  expect(disagreements(disagree(7), format)).toHaveLength(1)
})

it('says what makes up an amount that scope 3 is nearly all of, only where the scopes come to it', () => {
  const made = (fields: { scope_3?: object; total?: number }) =>
    viewEmissions(answer({ 2024: fields }), format)[0]?.charts[0]?.madeOf
  expect(made({ scope_3: { total: 9998e9 } })).toBe(
    'Of the amount of 2024, scope 3 is 99.9% (9,998 Mt CO₂e, a total without categories in our source); scopes 1 and 2 are 2 Mt CO₂e.',
  )
  expect(made({ scope_3: { total: null, use_of_sold_products: 98e9, sum: 98e9 } })).toBe(
    'Of the amount of 2024, scope 3 is 98.0% (98 Mt CO₂e); scopes 1 and 2 are 2 Mt CO₂e.',
  )
  expect(made({ scope_3: { total: 6e9 } })).toBeNull()
  // What the rest of this total is nobody knows.
  expect(made({ scope_3: { total: 50e9 }, total: 900e9 })).toBeNull()
})
