import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { TargetAnswer } from '@/lib/views/answers/target-answer'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { viewTrajectory } from './trajectory-view'

const format = createFormat('en')
const source = { title: 'List', publisher: 'Publisher', url: null, retrieved_at: '2026-05-01' }
const target: TargetAnswer = {
  kind: 'interim',
  status: 'Emissions reduction target',
  ambition: null,
  target_year: 2030,
  base_year: 2020,
  reduction_percent: 50,
  scopes: null,
  source,
}

function year(of: number, scope1: number, scope2: number | null, scope3: number | null = null) {
  return {
    year: of,
    region: 'GLOBAL',
    emissions: { scope_1: { total: scope1 }, scope_2: { total_market_based: scope2 }, scope_3: { total: scope3 } },
  }
}

const known = answerWith({
  performances: [year(2022, 700_000, 100_000, 9e6), year(2021, 5, null), year(2020, 800_000, 200_000)],
})
const both = { scope: 'scopes12', baseYear: null } as const

it('draws nothing but reasons where no year has the scopes', () => {
  const view = viewTrajectory(answerWith({ performances: [year(2021, 5, null)] }), [target], both, format)
  expect([view.series, view.points, view.marks, view.baseYear]).toEqual([[], [], [], null])
  expect(view.notDrawn).toEqual([
    'Interim target, emissions reduction target, −50% from 2020, by 2030 (List, May 1, 2026): no figure of scopes 1 and 2 is known for 2020, its base year.',
    '4.2% a year: no year with scopes 1 and 2 is known.',
  ])
})

it('draws own target and 4.2 % a year from the base year, and leaves out a year that lacks a scope', () => {
  const view = viewTrajectory(known, [target], both, format)
  const at = (wanted: number) => view.points.find((point) => point.year === wanted)
  expect(view.unit).toBe('t')
  expect(at(2020)).toEqual({ year: 2020, history: 1000, own0: 1000, standard: 1000 })
  expect(at(2021)).toEqual({ year: 2021, history: null, own0: 950, standard: 958 })
  expect(at(2022)).toEqual({ year: 2022, history: 800, own0: 900, standard: 916 })
  expect(at(2030)).toEqual({ year: 2030, history: null, own0: 500, standard: 580 })
  expect(view.points).toHaveLength(11)
  expect(view.claim).toBe('In 2022, scopes 1 and 2 were 116 t CO₂e below a path of 4.2% a year from 2020.')
  expect(view.notDrawn).toEqual([])
  expect(view.sources[0]).toContain('it does not say which scopes it covers; drawn as if scopes 1 and 2')
})

it('says of a base year that is not over that it is not, and not that we have no figure of it', () => {
  const later = { ...target, base_year: 2030, target_year: 2040 }
  expect(viewTrajectory(known, [later], both, format).notDrawn[0]).toBe(
    'Interim target, emissions reduction target, −50% from 2030, by 2040 (List, May 1, 2026): the list gives 2030 as its base year, which is not over, so no path can be drawn.',
  )
})

it('starts from another base year where one with a figure is asked for', () => {
  const from2022 = viewTrajectory(known, [target], { ...both, baseYear: 2022 }, format)
  expect(from2022.points.find((point) => point.year === 2030)).toMatchObject({
    own0: 500,
    standard: expect.closeTo(531.2),
  })
  expect(viewTrajectory(known, [target], { ...both, baseYear: 2021 }, format).baseYear).toBe(2020)
})

it('only marks the year of a target without percentage, and says why; a removed one is not even marked', () => {
  const bare = {
    ...target,
    kind: 'net_zero',
    status: 'set',
    target_year: 2040,
    base_year: null,
    reduction_percent: null,
  }
  const view = viewTrajectory(known, [bare, { ...bare, status: 'removed', target_year: 2035 }], both, format)
  expect(view.marks).toEqual([{ year: 2040, label: 'Net zero 2040' }])
  expect(view.notDrawn[0]).toBe(
    'Net-zero target, validated, by 2040 (List, May 1, 2026): the list does not state base year and percentage, so no path can be drawn.',
  )
})

it('takes scope 3 along only where it is known, and then has no base for a target from another year', () => {
  const view = viewTrajectory(known, [target], { scope: 'all', baseYear: null }, format)
  expect(view.points.find((point) => point.year === 2022)).toMatchObject({ history: 9800 })
  expect(view.points[0]?.year).toBe(2022)
  expect(view.notDrawn[0]).toContain('no figure of scopes 1, 2 and 3 is known for 2020')
})

it('does not take a total of scope 3 for the whole where another year shows that it is one category', () => {
  const total = year(2021, 700_000, 100_000, 9e6)
  const category = year(2022, 700_000, 100_000)
  const organization = answerWith({
    performances: [{ ...category, emissions: { ...category.emissions, scope_3: { business_travel: 9e6 } } }, total],
  })
  expect(viewTrajectory(organization, [], { scope: 'all', baseYear: null }, format).points).toEqual([])
})

it('sets no year against a path where the years between look like another method', () => {
  const broken = answerWith({ performances: [year(2022, 300_000, 0), year(2021, 700_000, 0), year(2020, 800_000, 0)] })
  expect(viewTrajectory(broken, [], both, format).claim).toBe(
    '2020 and 2022 are not alike enough to compare, so 2022 is not set against a path from 2020.',
  )
  const asked = viewTrajectory(broken, [], { ...both, baseYear: 2020 }, format)
  expect(asked.claim).toBe(
    '2020 and 2022 are not alike enough to compare, so 2022 is not set against a path from 2020.',
  )
})

it('starts its path with the first year that compares with the newest, and sets no year of one publisher against another’s', () => {
  const own = [year(2022, 300_000, 0), year(2021, 310_000, 0)].map((one) => ({ ...one, publishers: ['A'] }))
  const others = [{ ...year(2020, 320_000, 0), publishers: ['B'] }]
  const view = viewTrajectory(answerWith({ performances: [...own, ...others] }), [], both, format)
  expect(view.baseYear).toBe(2021)
  expect(view.claim).toContain('above a path of 4.2% a year from 2021')
})

it('says nothing of a path that starts with the newest year, where earlier years compare', () => {
  const alike = answerWith({ performances: [year(2021, 300_000, 0), year(2020, 310_000, 0)] })
  expect(viewTrajectory(alike, [], { ...both, baseYear: 2021 }, format).claim).toBe('')
})
