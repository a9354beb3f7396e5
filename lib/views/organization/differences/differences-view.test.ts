import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { viewDifferences } from './differences-view'

const format = createFormat('en')
const matching_organization = { id: 1, name: 'Known' }
const industry = { id: '26', name: 'Electronics' }

const byMarket = { scope_1: { total: 1 }, scope_2: { total_market_based: 2 } }

function year(of: number, factor: number | null, emissions: object = byMarket) {
  return { year: of, region: 'GLOBAL', revenue_currency: 'USD', scope_1_and_2_emission_factor: factor, emissions }
}

function rowsOf(...organizations: Parameters<typeof answerWith>[0][]) {
  const rows = viewDifferences(organizations.map(answerWith), format)
  return (key: string) => rows.find((row) => row.key === key)
}

it('compares the newest year that all have, the largest difference first, and names its direction', () => {
  const rows = viewDifferences(
    [
      answerWith({ id: 1, name: 'A', score: 0.4, industry, performances: [year(2023, 0.5), year(2021, 9)] }),
      answerWith({ id: 2, name: 'B', score: 0.7, industry, performances: [year(2021, 0.05)] }),
    ],
    format,
  )
  expect(rows.slice(0, 2).map(({ key, best, sentence }) => [key, best, sentence])).toEqual([
    ['intensity', 1, '2021: B 0.05, A 9: lower is better.'],
    ['score', 1, 'B 70, A 40: higher is better.'],
  ])
  expect(rows[0]?.values).toEqual([
    { text: '9', year: 2021, isOld: true, method: null },
    { text: '0.05', year: 2021, isOld: true, method: null },
  ])
})

it('says so where no year is shared, and then compares nothing', () => {
  const of = rowsOf(
    { id: 1, name: 'A', industry, performances: [year(2023, 0.5)] },
    { id: 2, name: 'B', industry, performances: [year(2022, 5)] },
  )
  const sentence = 'No year and method that all of them have: newest of each, not compared.'
  expect(of('intensity')).toMatchObject({ best: null, spread: 0, sentence })
  expect(of('scopes1And2')).toMatchObject({ best: null, sentence })
})

it('keeps methods of scope 2 apart', () => {
  const market = { scope_1: { total: 1000 }, scope_2: { total_market_based: 2000 } }
  const both = { scope_1: { total: 1000 }, scope_2: { total_market_based: 3000, total_location_based: 9000 } }
  const location = { scope_1: { total: 1000 }, scope_2: { total_location_based: 8000 } }
  const of = rowsOf(
    { id: 1, name: 'A', performances: [year(2024, null, location), year(2023, null, both)] },
    { id: 2, name: 'B', performances: [year(2024, null, market), year(2023, null, market)] },
  )
  // 2024 by one method here and the other there: the newest like pair is of 2023.
  expect(of('scopes1And2')).toMatchObject({
    values: [{ text: '4 t CO₂e', year: 2023 }, { text: '3 t CO₂e' }],
    best: null,
    sentence: 'All of 2023, market based.',
  })
})

it('takes nothing we lack for a zero, a defeat or a no', () => {
  const of = rowsOf(
    { id: 1, name: 'A', score: null, matching_organization, industry, performances: [year(2023, 0.5)] },
    { id: 2, name: 'B', score: 0.7, matching_organization, industry, climate_pledge: { signed: true } },
  )
  expect(of('score')).toMatchObject({ values: [null, { text: '70' }], best: null, sentence: 'We have it for B only.' })
  expect(of('intensity')).toMatchObject({ best: null, sentence: 'We have it for A only.' })
  // B has no year of which we know both scopes: none, not 0, and no winner.
  expect(of('coverage')).toMatchObject({
    values: [{ text: '1' }, null],
    best: null,
    sentence: 'We have none for 1 of 2.',
  })
  expect(of('targets')).toMatchObject({
    values: [null, { text: expect.stringMatching(/^1 yes, 0 no, \d not known$/) }],
  })
  expect(of('targets')).toMatchObject({ best: null })
  expect(of('categories')?.sentence).toBe('We have none for any of them.')
})

it('does not say "we have none" of an organization that was matched to no company', () => {
  const of = rowsOf(
    { id: 1, name: 'A', matching_organization, performances: [year(2023, 0.5)] },
    { id: 2, name: 'B' },
    { id: 3, name: 'C', status: 'researching' },
  )
  expect(of('scopes1And2')?.values).toMatchObject([{ year: 2023 }, 'not_identified', null])
})

it('ranks intensities of one industry and one currency only', () => {
  const euro = { ...year(2023, 5), revenue_currency: 'EUR' }
  expect(
    rowsOf({ id: 1, industry, performances: [year(2023, 1)] }, { id: 2, industry, performances: [euro] })('intensity'),
  ).toMatchObject({ best: null, sentence: 'In different currencies, so they do not compare.' })
  const food = { id: '10', name: 'Food' }
  expect(
    rowsOf(
      { id: 1, industry, performances: [year(2023, 1)] },
      { id: 2, industry: food, performances: [year(2023, 5)] },
    )('intensity'),
  ).toMatchObject({ best: null, sentence: 'Of different or unknown industries: their intensities do not compare.' })
})

it('names no better score where what is not known could turn the order', () => {
  const scored = (id: number, score: number, low: number, high: number) => ({
    id,
    name: `N${id}`,
    score,
    score_range: { low, high },
  })
  const open = rowsOf(scored(1, 0.4, 0.1, 0.77), scored(2, 0.27, 0.11, 0.84))('score')
  expect(open).toMatchObject({
    best: null,
    sentence: 'By what we do not know of them, the order may be another.',
    values: [{ text: '40, could be 10 to 77' }, { text: '27, could be 11 to 84' }],
  })
  expect(rowsOf(scored(1, 0.4, 0.35, 0.5), scored(2, 0.27, 0.1, 0.3))('score')).toMatchObject({ best: 0 })
})

it('has the newest change like for like, and the years of targets that are set', () => {
  const of = rowsOf(
    {
      id: 1,
      name: 'A',
      performances: [
        { ...year(2023, null, { scope_1: { total: 90 }, scope_2: { total_market_based: 0 } }), publishers: ['P'] },
        { ...year(2022, null, { scope_1: { total: 100 }, scope_2: { total_market_based: 0 } }), publishers: ['P'] },
      ],
      sbti: {
        last_retrieved_at: '2026-05-01',
        data: [
          {
            near_term: { has_target: true, target_status: 'set', year: 2031 },
            long_term: { has_target: true, year: 2050 },
            net_zero: { has_target: false, target_year: 2045 },
          },
        ],
      },
    },
    { id: 2, name: 'B', matching_organization },
  )
  expect(of('trend')).toMatchObject({
    values: [{ text: '−10%, market based, from 2022', year: 2023 }, null],
    best: null,
  })
  expect(of('targetYears')?.values).toEqual([
    { text: 'Near-term target 2031, Long-term target 2050', year: null, isOld: false, method: null },
    null,
  ])
})

it('compares all scopes, intensities and changes by one method only, as scopes 1 and 2', () => {
  const scope_3 = { total: 10 }
  const market = { scope_1: { total: 1 }, scope_2: { total_market_based: 2 }, scope_3 }
  const unstated = { scope_1: { total: 1 }, scope_2: { total: 3 }, scope_3 }
  const of = rowsOf(
    { id: 1, name: 'A', matching_organization, industry, performances: [year(2023, 0.3, market)] },
    { id: 2, name: 'B', matching_organization, industry, performances: [year(2023, 0.4, unstated)] },
  )
  const sentence = 'No year and method that all of them have: newest of each, not compared.'
  for (const key of ['allScopes', 'intensity']) {
    expect(of(key)).toMatchObject({ best: null, sentence })
    expect(of(key)?.values).toMatchObject([{ method: 'market based' }, { method: 'method not stated' }])
  }
})

it('says no order of intensities where no source names the method of scope 2', () => {
  const unnamed = { scope_1: { total: 1 }, scope_2: { total: 2 } }
  const of = rowsOf(
    { id: 1, name: 'A', industry, performances: [year(2023, 0.4, unnamed)] },
    { id: 2, name: 'B', industry, performances: [year(2023, 0.2, unnamed)] },
  )
  expect(of('intensity')).toMatchObject({ best: null, spread: 0, sentence: 'All of 2023, method not stated.' })
})

it('takes the intensity by the method that both have, where the newest is by another', () => {
  const both = { scope_1: { total: 10 }, scope_2: { total_market_based: 0, total_location_based: 30 } }
  const location = { scope_1: { total: 5 }, scope_2: { total_location_based: 5 } }
  const of = rowsOf(
    { id: 1, name: 'A', matching_organization, industry, performances: [year(2023, 0.1, both)] },
    { id: 2, name: 'B', matching_organization, industry, performances: [year(2023, 0.2, location)] },
  )
  // 10 kg are 0.1 by market, so the 40 kg by location are 0.4.
  expect(of('intensity')).toMatchObject({ best: 1, sentence: '2023: B 0.2, A 0.4: lower is better.' })
})

it('compares no sum with a few categories of scope 3 with a whole, and says of how many it is', () => {
  const own = { scope_1: { total: 1 }, scope_2: { total_market_based: 2 } }
  const few = { ...own, scope_3: { total: null, franchises: 7, sum: 7 } }
  const of = rowsOf(
    { id: 1, name: 'A', matching_organization, performances: [year(2023, null, few)] },
    { id: 2, name: 'B', matching_organization, performances: [year(2023, null, { ...own, scope_3: { total: 9 } })] },
  )
  expect(of('allScopes')).toMatchObject({
    values: [
      { text: '10 kg CO₂e, 1 of 15 categories of scope 3' },
      { text: '12 kg CO₂e, which categories of scope 3 it holds is not in our source' },
    ],
    sentence: 'No year and method that all of them have: newest of each, not compared.',
  })
})
