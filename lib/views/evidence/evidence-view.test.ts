import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { parseEvidence } from '@/lib/views/answers/evidence-answer'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { pathOfFigure, scopePointers } from './evidence-paths'
import { viewEvidence } from './evidence-view'

const format = createFormat('en-US')

function viewOf(entries: unknown[], path: string) {
  const evidence = parseEvidence({ entries, sources: [{ id: 'a', publisher: 'Alpha' }] })
  if (evidence === null) throw new Error('not read')
  return viewEvidence(evidence, path, format)
}

describe('viewEvidence', () => {
  it('survives entries of another make: what is missing is unknown', () => {
    const [view, ...others] = viewOf(
      [{ path: '/score', value: 'high', statement: 5 }, 'no entry', { value: 1 }],
      '/score',
    )
    expect(others).toEqual([])
    expect(view).toMatchObject({ label: 'Figure', value: 'high', statement: null, inputs: [], missing: null })
    expect(parseEvidence('nothing')).toBeNull()
  })

  it('writes a mass as the page does, and to the last digit beside it', () => {
    const [view] = viewOf([{ path: '/a', value: 70_457_123_400, unit: 'kg CO2e', method: 'reported' }], '/a')
    expect([view?.value, view?.exact]).toEqual(['70.46 Mt CO₂e', '70,457,123,400 kg CO₂e'])
    const [factor] = viewOf([{ path: '/b', value: 1.3255839821, unit: 'kg CO2e per USD' }], '/b')
    expect([factor?.value, factor?.exact]).toEqual(['1.326 kg CO₂e per USD', '1.3255839821 kg CO₂e per USD'])
  })

  it('reads words of the interface as words and leaves what a file prints', () => {
    expect(viewOf([{ path: '/industry_rank', value: 'very_high' }], '/industry_rank')[0]?.value).toBe('very high')
    expect(viewOf([{ path: '/a', value: 'sites_2023.csv rows 1' }], '/a')[0]?.value).toBe('sites_2023.csv rows 1')
  })

  it('writes a day as the reader’s language does', () => {
    expect(viewOf([{ path: '/a', value: '2021-04-13' }], '/a')[0]?.value).toBe('Apr 13, 2021')
    expect(viewOf([{ path: '/a', value: '2021-04-13, row 2' }], '/a')[0]?.value).toBe('2021-04-13, row 2')
  })

  it('shows a score on the scale of the page', () => {
    const [view] = viewOf([{ path: '/score', value: 0.8, unit: '0 (worst) to 1 (best)', method: 'computed' }], '/score')
    expect([view?.value, view?.exact]).toEqual(['80 of 100', null])
  })

  it('says in words who took a figure from where, and what is not known of it', () => {
    const took = (document: object | null) =>
      viewOf([{ path: '/a', value: 1, method: 'reported', statement: { source: 'a', document } }], '/a')[0]?.method
    expect(took({ title: 'Sustainability Report 2023', url: null, page: '31' })).toBe(
      'Alpha took it from “Sustainability Report 2023”; page 31',
    )
    expect(took({ title: null, url: 'https://a.example', page: null })).toBe(
      'Alpha took it from a report of the company; page not given',
    )
    expect(took(null)).toBe('Reported: as published by Alpha')
  })

  it('says whose a printed figure is: a compiler may have put it into another currency than the company', () => {
    const titled = (path: string | null, source: string) => {
      const place = { file: 'a.csv', sheet: null, row: 4, column: 'Sales', path }
      const printed = [{ value: '$48200000000,00', unit: 'USD', place }]
      const entry = { path: '/revenue', value: 1, method: 'reported', statement: { source, document: null, printed } }
      return viewOf([entry], '/revenue')[0]?.statement?.printedTitle
    }
    expect(titled(null, 'a')).toBe('As Alpha gives it')
    expect(titled('page 31', 'a')).toBe('As printed')
    expect(titled(null, 'nobody')).toBe('As printed')
  })

  it('never says that a company does not disclose what a list does not have', () => {
    const [view] = viewOf([{ path: '/r', value: null, missing: { reason: 'not_disclosed', words: 'x' } }], '/r')
    expect(view?.missing?.title).toBe('Not in our sources')
  })

  it('says of what a list does not name that it was looked up, and names an initiative by no code', () => {
    const statement = { source: 'a' }
    const method = (value: boolean) =>
      viewOf([{ path: '/sbti/data', value, method: 'listed', statement }], '/sbti/data')
    expect(method(false)[0]?.method).toBe('Looked up in the list of Alpha')
    expect(method(true)[0]?.method).toBe('Listed by Alpha')
    const path = '/un/initiatives/0/slug'
    expect(viewOf([{ path, value: 'race-to-zero', method: 'listed', statement }], path)[0]?.value).toBe('In the list')
  })

  it('writes a year as a year', () => {
    const [view] = viewOf([{ path: '/sbti/data/0/net_zero/target_year', value: 2040 }], '/sbti')
    expect(view?.value).toBe('2040')
  })

  it('finds all entries below a path that has none of its own, and no path that only begins alike', () => {
    const entries = [
      { path: '/sbti/data/0/a', value: 'set' },
      { path: '/sbti/data/0/b', value: true },
      { path: '/sbtix', value: 1 },
    ]
    expect(viewOf(entries, '/sbti').map(({ value }) => value)).toEqual(['set', 'Yes'])
  })

  it('links an input only where there is an entry for it', () => {
    const inputs = [
      { label: 'x', value: 1, path: '/x', source: 'a' },
      { label: 'y', value: 2, path: '/y' },
    ]
    const [view] = viewOf([{ path: '/s', value: 3, computation: { formula: 'x + y', inputs } }, { path: '/x' }], '/s')
    expect(view?.inputs.map(({ path, source }) => [path, source])).toEqual([
      ['/x', 'Alpha'],
      [null, null],
    ])
  })

  it('never shows a value beside a reason why there is none', () => {
    const [view] = viewOf([{ path: '/r', value: null, missing: { reason: 'held_back', words: 'Contradicted' } }], '/r')
    expect(view).toMatchObject({ value: null, missing: { title: 'Held back', words: 'Contradicted' } })
  })
})

describe('pathOfFigure', () => {
  const organization = answerWith({
    performances: [
      { year: 2021, region: 'TW', emissions: { scope_1: { total: 5 } } },
      { year: 2020, region: 'GLOBAL', emissions: { scope_2: { total_location_based: 7 } } },
    ],
  })

  it('points into the list as the service answered it, at the figure that a page picks', () => {
    const scope2 = { region: 'worldwide', year: 2020, pointers: scopePointers.scope2 }
    expect(pathOfFigure(organization, scope2)).toBe('/performances/1/emissions/scope_2/total_location_based')
    const scope1 = { region: 'TW', year: 2021, pointers: scopePointers.scope1 }
    expect(pathOfFigure(organization, scope1)).toBe('/performances/0/emissions/scope_1/total')
  })

  it('points at the figure of the method that is shown, of a year with several', () => {
    const scope_2 = { total: 9, total_market_based: 5, total_location_based: 7 }
    const several = answerWith({ performances: [{ year: 2020, region: 'GLOBAL', emissions: { scope_2 } }] })
    const scope2 = { region: 'worldwide', year: 2020, pointers: scopePointers.scope2 }
    expect(pathOfFigure(several, scope2)).toBe('/performances/0/emissions/scope_2/total_market_based')
  })

  it('points at the first choice where none has a figure, and nowhere where there is no such year', () => {
    const scope1 = { region: 'worldwide', year: 2020, pointers: scopePointers.scope1 }
    expect(pathOfFigure(organization, scope1)).toBe('/performances/1/emissions/scope_1/total')
    expect(pathOfFigure(organization, { ...scope1, year: 2019 })).toBeNull()
  })
})
