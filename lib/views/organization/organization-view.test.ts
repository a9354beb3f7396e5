import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { viewEmissions, viewWorldwideBeside } from '@/lib/views/emissions/emissions-view'
import { viewFactors } from '@/lib/views/emissions/factors-view'
import { viewFigures } from '@/lib/views/emissions/figures-table'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { viewCommitments } from './commitments-view'
import { viewRevenue } from './money-view'
import { viewDetails } from './organization-details'
import { viewOrganization } from './organization-view'
import { viewScore } from './score-view'
import { viewSources } from './sources-view'

const format = createFormat('en-US')

describe('an industry wider than one', () => {
  const answer = {
    industry: null,
    industry_confidence: 'low',
    industry_group: [
      { id: '22', name: 'Manufacture of rubber and plastics products' },
      { id: '25', name: 'Other' },
    ],
    listed_sectors: [
      { source: 'net-zero-tracker', publisher: 'NZT', sector: 'Materials' },
      { source: 'race-to-zero', publisher: 'UN', sector: 'Containers and Packaging' },
      { source: 'sbti', publisher: 'SBTi', sector: 'Containers and Packaging' },
      { source: 'new-list', publisher: 'A new list', sector: 'Packaging' },
    ],
  }

  it('is a group, and the lists speak in their own words', () => {
    const view = viewOrganization(answerWith(answer), createFormat('en-US'))
    expect(view.industry).toBeNull()
    expect(view.industryGroup?.names).toHaveLength(2)
    expect(view.sectors.map(({ lists, sector }) => `${lists}: ${sector}`)).toEqual([
      'Net Zero Tracker: Materials',
      'Race to Zero, SBTi: Containers and Packaging',
      'A new list: Packaging',
    ])
  })

  it('is no group where one industry is known, nor where a service says nothing of it', () => {
    const one = viewOrganization(answerWith({ ...answer, industry: { id: '22', name: 'One' } }), createFormat('en-US'))
    expect(one.industryGroup).toBeNull()
    const silent = viewOrganization(answerWith({}), createFormat('en-US'))
    expect([silent.industryGroup, silent.sectors]).toEqual([null, []])
  })
})

describe('viewOrganization', () => {
  it('draws an answer that has nothing but an id', () => {
    const answer = answerWith({ name: null, status: 'somewhere_new' })
    const view = { ...viewDetails(answer, format), ...viewOrganization(answer, format) }
    expect(view.name).toBe('Organization 1')
    expect(view.country).toBeNull()
    expect(view.score.points).toBeNull()
    expect(view.industryLevel).toEqual({ step: null, word: 'Unknown' })
    expect(view.match).toBeNull()
    expect(view.emissions).toEqual([])
    expect(view.revenue).toBeNull()
    expect(view.factors).toBeNull()
    expect(view.figures).toEqual([])
    expect(view.commitments.map(({ answer }) => answer)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
    expect(view.progress).toMatchObject({ phase: 'in_progress', step: null })
  })

  it('takes very_high as the fifth, worst step', () => {
    const view = viewOrganization(answerWith({ industry_rank: 'very_high', region_rank: 'very_low' }), format)
    expect(view.industryLevel).toEqual({ step: 5, word: 'Very high' })
    expect(view.regionLevel).toEqual({ step: 1, word: 'Very low' })
  })
})

describe('viewScore', () => {
  it('says how many are compared, and why nothing is where too few are known as well', () => {
    const industry = { id: '06', name: 'Oil', scored_organizations: 29 }
    const of = (fields: object) => viewScore(answerWith({ score: 0.9, industry, ...fields }), format).standing
    expect(of({ industry_score_percentile: (100 * 24) / 29 })).toBe(
      '24 of the 29 companies in Oil that we know as much of score lower',
    )
    expect(of({ industry_score_percentile: 100 / 29 })).toBe(
      '1 of the 29 companies in Oil that we know as much of scores lower',
    )
    expect(of({ industry: { ...industry, scored_organizations: 3 }, score_reasons: [] })).toBe(
      'No comparison in its industry: we know as much of only 3 companies, and compare from 10',
    )
  })

  it('says how much is known where there is no score, and what the score could be', () => {
    const range = { low: 0.02, high: 0.9 }
    const view = viewScore(answerWith({ score: null, known_share: 0.14, score_range: range }), format)
    expect(view).toMatchObject({
      points: null,
      range: { low: 2, high: 90 },
      notScored: 'Not scored: we know 14 of 100 points',
      standing: null,
    })
  })

  it('says of the lowest in words that none scores lower', () => {
    const industry = { id: '26', name: 'Electronics', scored_organizations: 11 }
    const of = (fields: object) =>
      viewScore(answerWith({ score: 0.2, industry_score_percentile: 0, ...fields }), format)
    expect(of({ industry }).standing).toBe(
      'None of the 11 companies in Electronics that we know as much of scores lower',
    )
    expect(of({ industry: { ...industry, name: null } }).standing).toBe(
      'None of the 11 companies of its industry that we know as much of scores lower',
    )
  })

  it('never says better than all', () => {
    const industry = { id: '10', name: 'Food', scored_organizations: 599 }
    expect(viewScore(answerWith({ score: 0.9, industry_score_percentile: 99.83, industry }), format).standing).toBe(
      '598 of the 599 companies in Food that we know as much of score lower',
    )
  })

  it('keeps a score of zero apart from no score', () => {
    expect(viewScore(answerWith({ score: 0 }), format).points).toBe(0)
    expect(viewScore(answerWith({ score: null }), format).points).toBeNull()
  })

  it('shows the three strongest reasons of each kind', () => {
    const reason = (points: number, possible: number) => ({
      indicator: 'x',
      points,
      possible,
      reason: `${points} of ${possible}`,
    })
    const { raises, lowers } = viewScore(
      answerWith({
        score: 0.5,
        score_reasons: [
          reason(5, 5),
          reason(12, 12),
          reason(0, 3),
          reason(-5, 10),
          reason(4, 10),
          reason(10, 10),
          reason(0, 12),
        ],
      }),
      format,
    )
    expect(raises.map(({ points }) => points)).toEqual(['+12 of 12', '+10 of 10', '+5 of 5'])
    expect(lowers.map(({ points }) => points)).toEqual(['−5', '0 of 12', '0 of 3'])
  })
})

describe('viewCommitments', () => {
  function answers(fields: Record<string, unknown>): Record<string, string> {
    return Object.fromEntries(
      viewCommitments(answerWith(fields), format).map(({ id, answer, headline }) => [id, `${answer}: ${headline}`]),
    )
  }

  it('keeps unknown, no and yes apart on every list', () => {
    expect(answers({})).toEqual({
      cdp: 'unknown: Unknown',
      sbti: 'unknown: Unknown',
      un: 'unknown: Unknown',
      climate_pledge: 'unknown: Unknown',
    })
    const read = { last_retrieved_at: '2024-09-30' }
    expect(
      answers({
        cdp: { ...read, is_listed: false },
        sbti: { ...read, data: [] },
        un: { ...read, initiatives: [] },
        climate_pledge: { signed: false },
      }),
    ).toEqual({
      cdp: 'no: Not listed',
      sbti: 'no: Not in the list of Sep 30, 2024',
      un: 'no: Not in the list of Sep 30, 2024',
      climate_pledge: 'no: Not signed',
    })
    expect(
      answers({
        cdp: { ...read, is_listed: true },
        sbti: { ...read, data: [{ near_term: { has_target: true, target_status: 'set' } }] },
        un: { ...read, initiatives: [{ name: 'Race To Zero', slug: 'race-to-zero' }] },
        climate_pledge: { signed: true, signed_at: '2021-02-03' },
      }),
    ).toEqual({
      cdp: 'yes: Listed',
      sbti: 'yes: Near-term target validated',
      un: 'yes: Takes part',
      climate_pledge: 'yes: Signed',
    })
  })

  it('says of a near-term target whose year is over that it is, and names another target where its commitment was removed', () => {
    const of = (entry: unknown) => answers({ sbti: { last_retrieved_at: '2026-05-07', data: [entry] } })['sbti']
    const near = { has_target: true, target_status: 'set' }
    expect(of({ near_term: { ...near, year: 2025 } })).toBe('yes: Near-term target validated (year passed)')
    expect(of({ near_term: { ...near, year: 2026 } })).toBe('yes: Near-term target validated')
    const removed = { has_target: false, target_status: 'removed' }
    expect(of({ near_term: removed })).toBe('no: Commitment removed')
    expect(of({ near_term: removed, long_term: near })).toBe('yes: Target validated')
  })

  it('does not read an entry that says nothing of targets as one without a target', () => {
    const of = (entry: unknown) => answers({ sbti: { last_retrieved_at: '2024-09-30', data: [entry] } })['sbti']
    expect(of({})).toBe('unknown: Unknown')
    expect(of({ near_term: { has_target: null, target_status: null }, net_zero: null })).toBe('unknown: Unknown')
    expect(of({ near_term: { has_target: false } })).toBe('no: Listed without a target')
    expect(of({ near_term: { target_status: 'none' } })).toBe('no: Listed without a target')
  })

  it('does not read a list that was never retrieved as no', () => {
    expect(answers({ sbti: { last_retrieved_at: null, data: [] } })['sbti']).toBe('unknown: Unknown')
    expect(answers({ cdp: { last_retrieved_at: '2024-01-01', is_listed: null } })['cdp']).toBe('unknown: Unknown')
  })

  it('tells a commitment from a target, and a removed one from both', () => {
    const sbti = (status: string) => ({
      sbti: { last_retrieved_at: '2024-01-01', data: [{ near_term: { target_status: status } }] },
    })
    expect(answers(sbti('committed'))['sbti']).toBe('committed: Committed, target not validated')
    const netZeroOnly = {
      near_term: { target_status: 'none' },
      net_zero: { target_status: 'committed', has_target: false },
    }
    expect(answers({ sbti: { last_retrieved_at: '2024-01-01', data: [netZeroOnly] } })['sbti']).toBe(
      'committed: Committed, target not validated',
    )
    const longTermSet = { near_term: { target_status: 'committed' }, long_term: { has_target: true } }
    expect(answers({ sbti: { last_retrieved_at: '2024-01-01', data: [longTermSet] } })['sbti']).toMatch(/^yes: /)
    expect(answers(sbti('removed'))['sbti']).toBe('no: Commitment removed')
    expect(answers(sbti('brand_new'))['sbti']).toBe('no: Listed without a target')
  })

  it('says until when net zero, and how old the entry is', () => {
    const entry = {
      near_term: { target_status: 'set' },
      net_zero: { has_target: true, target_year: 2040 },
      created_at: '2024-01-25',
    }
    const [, sbti] = viewCommitments(answerWith({ sbti: { last_retrieved_at: '2026-05-01', data: [entry] } }), format)
    expect(sbti).toMatchObject({
      detail: 'Near-term target, validated; Net-zero target, validated, by 2040, entry of Jan 25, 2024',
      listedOn: 'List of May 1, 2026',
    })
  })

  it('tells the Global Compact from Race to Zero, each with its days', () => {
    const race = {
      name: 'Race to Zero',
      slug: 'race-to-zero',
      is_member: null,
      joined_at: null,
      last_retrieved_at: null,
    }
    const compact = {
      name: 'UN Global Compact',
      slug: 'un-global-compact',
      is_member: true,
      joined_at: '2015-06-01',
      last_retrieved_at: '2023-07-26',
    }
    const un = (memberships: unknown[], initiatives: unknown[] = []) =>
      viewCommitments(answerWith({ un: { initiatives }, un_memberships: memberships }), format)[2]
    expect(un([race, compact])).toMatchObject({ answer: 'yes', headline: 'Takes part' })
    expect(un([race, compact])?.parts).toMatchObject([
      { name: 'Race to Zero', answer: 'unknown', joined: null, listedOn: null },
      { answer: 'yes', joined: 'joined Jun 1, 2015', listedOn: 'List of Jul 26, 2023', evidence: '/un_memberships/1' },
    ])
    const member = { ...race, is_member: true, last_retrieved_at: '2024-11-01' }
    const tracked = { ...member, last_retrieved_at: '2025-11-09', listed_by: 'net-zero-tracker' }
    expect(un([tracked, compact])?.parts[0]?.listedOn).toBe('According to Net Zero Tracker, list of Nov 9, 2025')
    const partners = [
      { name: 'Race to Zero', slug: 'race-to-zero' },
      { name: 'SBTi', slug: 'sbti' },
    ]
    expect(un([member, { ...compact, is_member: null }], partners)?.parts[0]?.detail).toBe('SBTi')
    const outside = un([
      { ...race, is_member: false },
      { ...compact, is_member: null },
    ])
    expect([outside?.answer, ...(outside?.parts.map(({ answer }) => answer) ?? [])]).toEqual([
      'unknown',
      'no',
      'unknown',
    ])
    expect(un([], [{ name: 'Race To Zero' }])?.parts).toEqual([])
  })

  it('makes no link of a script', () => {
    const [, , un] = viewCommitments(
      answerWith({ un: { url: 'javascript:alert(1)', initiatives: [{ name: 'A' }] } }),
      format,
    )
    expect(un?.href).toBeNull()
  })
})

function year(value: number, emissions: unknown, more: Record<string, unknown> = {}) {
  return { year: value, region: 'GLOBAL', emissions, ...more }
}

describe('viewEmissions', () => {
  it('never mixes figures of one country into the worldwide series', () => {
    const views = viewEmissions(
      answerWith({
        performances: [
          { ...year(2022, { scope_1: { total: 5e9 } }), region: 'TW' },
          year(2022, { scope_1: { total: 9e9 } }),
          { ...year(2021, { scope_1: { total: 4e9 } }), region: 'TW' },
        ],
      }),
      format,
    )
    expect(views.map(({ place }) => place)).toEqual(['Worldwide', 'Taiwan'])
    expect(views[0]?.charts[0].points.map(({ year: of, scope1 }) => [of, scope1])).toEqual([[2022, 9]])
    expect(views[1]?.charts[0].points.map(({ year: of, scope1 }) => [of, scope1])).toEqual([
      [2021, 4],
      [2022, 5],
    ])
  })

  it('leaves a gap for a year without figures and draws no zero', () => {
    const [view] = viewEmissions(
      answerWith({ performances: [year(2022, { scope_1: { total: 2e9 } }), year(2020, { scope_1: { total: 3e9 } })] }),
      format,
    )
    expect(view?.charts[0].points.map(({ scope1 }) => scope1)).toEqual([3, null, 2])
  })

  it('keeps a stated zero', () => {
    const [view] = viewEmissions(answerWith({ performances: [year(2020, { scope_1: { total: 0 } })] }), format)
    expect(view?.charts[0].points[0]?.scope1).toBe(0)
  })

  it('takes the stated total before the sum, and says when it is a sum', () => {
    const [stated] = viewEmissions(
      answerWith({ performances: [year(2020, { scope_3: { total: 7e9, sum: 6e9 } })] }),
      format,
    )
    expect(stated?.years[0]?.figures.scope3).toEqual({ kilograms: 7e9, basis: 'stated' })
    const [added] = viewEmissions(
      answerWith({ performances: [year(2020, { scope_3: { total: null, sum: 6e9 } })] }),
      format,
    )
    expect(added?.hasAddedUp).toBe(true)
  })

  it('shows scopes 1 and 2 together only where they are not known apart, so that nothing counts twice', () => {
    const both = { scope_1_and_2: { total: 5e9 } }
    const [together] = viewEmissions(
      answerWith({ performances: [year(2020, { ...both, scope_1: { total: 3e9 } })] }),
      format,
    )
    expect(together?.series.map(({ key }) => key)).toEqual(['scope1And2'])
    const [apart] = viewEmissions(
      answerWith({ performances: [year(2020, { ...both, scope_1: { total: 3e9 }, scope_2: { total: 2e9 } })] }),
      format,
    )
    expect(apart?.series.map(({ key }) => key)).toEqual(['scope1', 'scope2'])
    expect(apart?.charts[0].claim).toBe('5 Mt CO₂e in 2020 (scopes 1 and 2)')
  })

  it('offers scopes 1 and 2 by themselves where scope 3 would hide them', () => {
    const [view] = viewEmissions(
      answerWith({ performances: [year(2020, { scope_1: { total: 49_000_000 }, scope_3: { total: 30e9 } })] }),
      format,
    )
    expect(view?.charts.map(({ label, unit }) => [label, unit])).toEqual([
      ['All scopes', 'Mt'],
      ['Scopes 1 and 2', 't'],
    ])
    expect(view?.charts[1]?.points[0]).toMatchObject({ scope1: 49_000, scope3: null })
  })

  it('says which years lack a scope that others have, of each chart its own', () => {
    const [view] = viewEmissions(
      answerWith({
        performances: [
          year(2022, { scope_1: { total: 1e9 }, scope_2: { total: 1e9 }, scope_3: { total: 9e9 } }),
          year(2021, { total: 11e9 }),
          year(2019, { scope_1: { total: 1e9 }, scope_2: { total: 1e9 } }),
          year(2018, { scope_1_and_2: { total: 2e9 }, scope_3: { total: 9e9 } }),
          year(2017, { scope_1: { total: 1e9 }, scope_2: { total: null } }),
        ],
      }),
      format,
    )
    expect(view?.charts.map(({ label, incomplete, missing }) => [label, incomplete, missing])).toEqual([
      ['All scopes', [2017, 2019], 'Without scope 3: 2019. Without scopes 2 and 3: 2017.'],
      ['Scopes 1 and 2', [2017], 'Without scope 2: 2017.'],
    ])
  })

  it('draws scope 2 by two methods as two series, and by one method as one', () => {
    const by = (of: number, method: string, kilograms: number) =>
      year(of, { scope_1: { total: 1e9 }, scope_2: { [method]: kilograms } })
    const performances = [
      by(2022, 'total_market_based', 2e9),
      by(2021, 'total_location_based', 9e9),
      by(2020, 'total', 8e9),
    ]
    const [mixed] = viewEmissions(answerWith({ performances }), format)
    expect(mixed?.series.map(({ label }) => label)).toEqual([
      'Scope 1',
      'Scope 2, market based',
      'Scope 2, method not stated',
      'Scope 2, location based',
    ])
    expect(
      mixed?.charts[0].points.map((point) => [point.scope2Market, point.scope2Unstated, point.scope2Location]),
    ).toEqual([
      [null, 8, null],
      [null, null, 9],
      [2, null, null],
    ])
    expect(mixed?.charts[0]).toMatchObject({ incomplete: [], missing: null })
    const [one] = viewEmissions(answerWith({ performances: performances.slice(0, 1) }), format)
    expect(one?.series.map(({ label }) => label)).toEqual(['Scope 1', 'Scope 2'])
  })

  it('names the method of each where organizations beside each other differ in it', () => {
    const of = (method: string) =>
      answerWith({ performances: [year(2022, { scope_1: { total: 1e9 }, scope_2: { [method]: 2e9 } })] })
    const labels = (...methods: string[]) =>
      viewWorldwideBeside(methods.map(of), format).map((view) => view?.series.map(({ label }) => label)[1])
    expect(labels('total_market_based', 'total_location_based')).toEqual([
      'Scope 2, market based',
      'Scope 2, location based',
    ])
    expect(labels('total_market_based', 'total_market_based')).toEqual(['Scope 2', 'Scope 2'])
  })

  it('does not draw thousands of gaps for a stray year', () => {
    const [view] = viewEmissions(
      answerWith({ performances: [year(1900, { total: 1e9 }), year(2020, { total: 1e9 })] }),
      format,
    )
    expect(view?.years).toHaveLength(2)
  })
})

describe('viewRevenue', () => {
  const conversion = {
    from: 'SEK',
    to: 'EUR',
    rate: 0.0951,
    year: 2023,
    method: 'mean of 255 daily rates',
    source: { title: 'ECB', url: 'https://ecb.example' },
  }

  it('labels the axis from the data, not from what was asked for', () => {
    const view = viewRevenue(
      answerWith({ performances: [year(2023, {}, { revenue: 1e9, revenue_currency: 'SEK' })] }),
      format,
    )
    expect(view?.currency).toBe('SEK')
  })

  it('keeps years in another currency out of the chart and names them', () => {
    const view = viewRevenue(
      answerWith({
        performances: [
          year(2023, {}, { revenue: 2e9, revenue_currency: 'EUR', currency_conversion: conversion }),
          year(2022, {}, { revenue: 1e9, revenue_currency: 'EUR', currency_conversion: null }),
          year(1995, {}, { revenue: 3e9, revenue_currency: 'SEK' }),
        ],
      }),
      format,
    )
    expect(view?.points).toEqual([
      { year: 2022, revenue: 1e9 },
      { year: 2023, revenue: 2e9 },
    ])
    expect(view?.elsewhere).toEqual([{ year: 1995, text: 'SEK 3B', note: null }])
    expect(view?.conversions.map(({ sentence }) => sentence)).toEqual([
      '1 SEK = 0.0951 EUR (2023, mean of 255 daily rates)',
    ])
    expect(view?.claim).toBe('EUR 2B in 2023')
  })

  it('does not say of a compiler’s currency that the company published it', () => {
    const given = { revenue: 48.2e9, revenue_currency: 'USD', currency_conversion: null }
    const rates = (...publishers: string[]) =>
      viewRevenue(answerWith({ performances: [year(2020, {}, { ...given, publishers })] }), format)?.rates
    expect(rates('Carbon Gap')).toBe('In the currency Carbon Gap gives it in')
    expect(rates('Klimatkollen', 'Carbon Gap')).toBe('In the currency its source gives it in')
  })

  it('does not claim that figures are as published where the service says nothing about it', () => {
    const silent = viewRevenue(
      answerWith({ performances: [year(2023, {}, { revenue: 1e9, revenue_currency: 'USD' })] }),
      format,
    )
    expect(silent?.saysConversion).toBe(false)
    const plain = viewRevenue(
      answerWith({
        performances: [year(2023, {}, { revenue: 1e9, revenue_currency: 'USD', currency_conversion: null })],
      }),
      format,
    )
    expect(plain?.saysConversion).toBe(true)
  })

  it('ignores revenue of one country', () => {
    expect(
      viewRevenue(
        answerWith({ performances: [{ ...year(2023, {}, { revenue: 1e9, revenue_currency: 'TWD' }), region: 'TW' }] }),
        format,
      ),
    ).toBeNull()
  })
})

describe('viewFactors', () => {
  const factor = (value: number, all: number | null, upstream: number | null) =>
    year(
      value,
      {},
      {
        emission_factor: all,
        total_upstream_emission_factor: upstream,
        scope_1_and_2_emission_factor: null,
        revenue_currency: 'USD',
      },
    )
  const industry = (currency: string | null, basis: string | null) => ({
    id: '26',
    name: 'Electronics',
    performances: [
      {
        year: 2022,
        region: 'US',
        emission_factor: 0.1,
        currency,
        basis,
        organizations: null,
        source: { url: 'https://epa.example' },
      },
    ],
  })

  it('says no ratio to its industry: at the rates of two years one would change with the currency', () => {
    const view = viewFactors(
      answerWith({ performances: [factor(2024, 0.8, 0.062)], industry: industry('USD', 'epa_supply_chain') }),
      format,
    )
    expect(view?.claim).toBe('0.8 kg CO₂e per USD in 2024 (all scopes)')
    expect(view?.industry).toMatchObject([{ year: 2022, factor: 0.1 }])
  })

  it('leaves out an industry factor in another currency', () => {
    const view = viewFactors(
      answerWith({ performances: [factor(2024, 0.8, null)], industry: industry('EUR', 'epa_supply_chain') }),
      format,
    )
    expect(view?.industry).toEqual([])
  })
})

describe('viewFigures', () => {
  it('shows stated and added-up totals side by side, newest year first, and unknown as null', () => {
    const [table] = viewFigures(
      answerWith({
        performances: [
          year(2019, { scope_1: { total: 49_000_000 }, total: 36e9, sum: 36.05e9 }),
          year(
            2020,
            { scope_1: { total: 39_640_000 } },
            { revenue: 89.9e9, revenue_currency: 'USD', emission_factor: 1.32559 },
          ),
        ],
      }),
      format,
    )
    expect(table?.years).toEqual([2020, 2019])
    const cells = Object.fromEntries(
      table?.groups.flatMap(({ rows }) => rows.map(({ label, cells: of }) => [label, of])) ?? [],
    )
    expect(cells['Scope 1, stated']).toEqual(['39,640', '49,000'])
    expect(cells['All scopes, stated']).toEqual([null, '36,000,000'])
    expect(cells['All scopes, added up']).toEqual([null, '36,050,000'])
    expect(cells['Revenue']).toEqual(['89,900', null])
    expect(cells['All scopes']).toEqual(['1.326', null])
    expect(cells).not.toHaveProperty('Scope 3, stated')
  })

  it('writes the currency beside each figure where years differ', () => {
    const [table] = viewFigures(
      answerWith({
        performances: [
          year(2020, {}, { revenue: 1e9, revenue_currency: 'EUR' }),
          year(2019, {}, { revenue: 2e9, revenue_currency: 'SEK' }),
        ],
      }),
      format,
    )
    expect(table?.groups[0]).toMatchObject({ unit: 'million EUR, SEK', rows: [{ cells: ['1,000 EUR', '2,000 SEK'] }] })
  })
})

describe('viewSources', () => {
  it('names a source without a title by its file, and never links a script', () => {
    const sources = viewSources(
      answerWith({
        sources: [
          { url: 'https://www.ericsson.com/assets/report%202023.pdf' },
          { url: 'javascript:alert(1)', title: 'A title' },
          { url: null },
          { url: 'https://www.ericsson.com/assets/report%202023.pdf' },
          { url: 'https://example.com/%E0%A4%A' },
        ],
      }),
      format,
    )
    expect(sources.map(({ title, href }) => [title, href])).toEqual([
      ['ericsson.com, report 2023.pdf', 'https://www.ericsson.com/assets/report%202023.pdf'],
      ['A title', null],
      ['example.com, %E0%A4%A', 'https://example.com/%E0%A4%A'],
    ])
  })
})
