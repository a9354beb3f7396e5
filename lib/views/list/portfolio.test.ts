import { describe, expect, it } from 'vitest'
import { forgetOrganization, readRemembered, rememberOrganization } from '@/lib/browser-memory/browser-organizations'
import { createFormat } from '@/lib/format/create-format'
import { noFilters } from '@/lib/views/address/list-in-url'
import { OrganizationSummary, parseList, SummaryAnswer } from '@/lib/views/answers/list-answer'
import { summarizeOrganization } from '@/lib/views/organization/summarize-organization'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { arrangeSummaries } from './arrange-summaries'
import { viewRow } from './portfolio-row'
import { portfolioSentence, shownTotals } from './portfolio-sentence'

const format = createFormat('en-US')
const summary = (fields: Record<string, unknown>) => OrganizationSummary.parse({ id: 1, ...fields })

describe('parseList', () => {
  it('refuses what is no list', () => {
    for (const answer of [null, [], {}, { organizations: 'none' }]) expect(parseList(answer)).toBeNull()
  })

  it('reads a list without counts or cursor', () => {
    const read = parseList({ organizations: [{ id: 3 }, { name: 'No id' }] })
    expect(read?.organizations.map(({ id }) => id)).toEqual([3])
    expect(read?.next_cursor).toBeNull()
    expect(read?.totals.organizations).toBeNull()
  })
})

const unknownTotals = {
  organizations: null,
  with_emissions: null,
  with_worldwide_figures: null,
  with_one_country_figures: null,
  not_recognised: null,
  with_science_based_targets: null,
  in_progress: null,
}

describe('viewRow of spend', () => {
  const own = {
    spend: [
      { year: 2024, currency: 'EUR', amount: 800 },
      { year: 2023, currency: 'USD', amount: 5 },
    ],
    spend_in_usd: [
      { year: 2024, amount: 1000 },
      { year: 2023, amount: 5 },
    ],
  }
  const spendIn = (year: number | null, own_data: unknown = own) =>
    viewRow(summary({ own_data }), format, undefined, year).spend

  it('shows the newest year as it was given', () => {
    expect(spendIn(null)).toEqual({ amounts: 'EUR 800', year: 2024, inUsd: null })
    expect(spendIn(null, null)).toBeNull()
  })

  it('shows the year by which the list is ordered, with the dollars that are compared where it was given in others', () => {
    expect(spendIn(2024)).toEqual({ amounts: 'EUR 800', year: 2024, inUsd: 'USD 1K' })
    expect(spendIn(2023)).toEqual({ amounts: 'USD 5', year: 2023, inUsd: null })
  })

  it('says that a year has no amount, and nothing of dollars where an amount has no rate', () => {
    expect(spendIn(2022)).toEqual({ amounts: null, year: 2022, inUsd: null })
    expect(spendIn(2024, { ...own, spend_in_usd: [{ year: 2024, amount: null }] })?.inUsd).toBeNull()
  })
})

describe('shownTotals', () => {
  it('counts what passes the filters where the list is filtered', () => {
    const filtered = SummaryAnswer.parse({
      organizations: 5,
      figures: { worldwide: 3, one_country: 0, none: 2, not_recognised: 0, in_progress: 0 },
      science_based_targets: { yes: 4 },
    })
    expect(shownTotals({ ...unknownTotals, organizations: 30 }, undefined).organizations).toBe(30)
    expect(portfolioSentence(shownTotals({ ...unknownTotals, organizations: 30 }, filtered), format)).toBe(
      '5 organizations, worldwide figures of 3, 4 have validated science-based targets.',
    )
  })
})

describe('portfolioSentence', () => {
  it('says what is there, in the right number', () => {
    const totals = {
      organizations: 38,
      with_emissions: 24,
      with_worldwide_figures: 20,
      with_one_country_figures: 4,
      not_recognised: 3,
      with_science_based_targets: 17,
      in_progress: 2,
    }
    expect(portfolioSentence(totals, format)).toBe(
      '38 organizations, worldwide figures of 20, of one country only of 4, 3 not recognised, 17 have validated science-based targets, 2 still being researched.',
    )
    // A service of before counts them together: then so do we.
    expect(
      portfolioSentence(
        { ...unknownTotals, organizations: 1, with_emissions: 1, with_science_based_targets: 0 },
        format,
      ),
    ).toBe('1 organization, figures of 1, 0 have validated science-based targets.')
  })

  it('leaves out what is not known instead of counting zero', () => {
    expect(portfolioSentence({ ...unknownTotals, organizations: 5 }, format)).toBe('5 organizations.')
  })
})

describe('viewRow', () => {
  it('says of a target whose year has passed that it has', () => {
    const row = (year: number) => viewRow(summary({ commitments: { sbti: 'set' }, target_year: year }), format)
    expect(row(2025).target).toBe('Validated (year passed)')
    expect(row(2026).target).toBe('Validated')
  })

  it('shows unknown as null everywhere', () => {
    expect(viewRow(summary({}), format)).toMatchObject({
      name: 'Organization 1',
      country: null,
      points: null,
      percentile: null,
      scopes1And2: null,
      allScopes: null,
      hasTarget: null,
    })
  })

  it('says of each amount its year, age, place and method', () => {
    const row = viewRow(
      summary({
        scopes_1_and_2: {
          year: 2022,
          region: 'TW',
          kilograms: 11_490_000_000,
          covers: 'scope_1',
          basis: 'stated',
          scope_2_method: null,
        },
        all_scopes: {
          year: 2023,
          region: 'GLOBAL',
          kilograms: 2_000_000,
          basis: 'added_up',
          scope_2_method: 'market',
        },
      }),
      format,
    )
    expect(row.scopes1And2).toEqual({
      mass: { figure: '11.49', unit: 'Mt' },
      year: 2022,
      isOld: true,
      isWhole: false,
      less: 'Taiwan only, scope 1 only',
      notes: 'Taiwan only, scope 1 only, stated',
      sparkline: null,
    })
    expect(row.allScopes).toMatchObject({ isOld: false, isWhole: true, notes: 'added up, market based' })
  })

  it('does not say of our sources what nobody looked up there', () => {
    const unmatched = { is_identified: false, status: 'synced' }
    expect(viewRow(summary(unmatched), format).isUnidentified).toBe(true)
    // Research may still find it, and a service that does not say is believed.
    expect(viewRow(summary({ ...unmatched, status: 'researching' }), format).isUnidentified).toBe(false)
    expect(viewRow(summary({ status: 'synced' }), format).isUnidentified).toBe(false)
  })

  it('says of how many categories a sum is, and ranks none of a few', () => {
    const of = (count: number) => ({
      year: 2023,
      region: 'GLOBAL',
      kilograms: 2_000_000,
      basis: 'added_up',
      scope_2_method: 'market',
      scope_3_categories: Array.from({ length: count }, (_, index) => index + 1),
    })
    const few = viewRow(summary({ all_scopes: of(1) }), format).allScopes
    expect(few).toMatchObject({ isWhole: false, notes: '1 of 15 categories of scope 3, added up, market based' })
    expect(viewRow(summary({ all_scopes: of(7) }), format).allScopes?.isWhole).toBe(true)
  })

  it('puts the one amount of a service of before into the column of its scopes', () => {
    const latest = { year: 2024, region: 'GLOBAL', kilograms: 5000, covers: 'scope_1_and_2' }
    const row = viewRow(summary({ latest_emissions: latest }), format)
    expect([row.scopes1And2?.year, row.allScopes]).toEqual([2024, null])
  })
})

describe('what needs attention', () => {
  const beyond = (fields: Record<string, unknown>) => viewRow(summary(fields), format, { below: 40, above: 1 })
  const emissions = (kilograms: number) => ({ year: 2024, region: 'GLOBAL', kilograms, covers: 'all_scopes' })

  it('crosses both thresholds, and what is not known crosses none', () => {
    expect(beyond({ score: 0.39, latest_emissions: emissions(1001) }).needsAttention).toBe(true)
    expect(beyond({ score: 0.4, latest_emissions: emissions(1001) }).needsAttention).toBe(false)
    expect(beyond({ score: 0.39, latest_emissions: emissions(1000) }).needsAttention).toBe(false)
    expect(beyond({ latest_emissions: emissions(1001) }).needsAttention).toBe(false)
    expect(beyond({ score: 0.39 }).needsAttention).toBe(false)
    expect(viewRow(summary({ score: 0, latest_emissions: emissions(9e9) }), format).needsAttention).toBe(false)
  })
})

describe('a sparkline', () => {
  const line = (series: [number, number][]) =>
    viewRow(
      summary({
        latest_emissions: { year: 2024, region: 'GLOBAL', kilograms: 1, covers: 'all_scopes' },
        emissions_series: series.map(([year, kilograms]) => ({ year, kilograms })),
      }),
      format,
    ).allScopes?.sparkline

  it('needs two years and a figure', () => {
    expect(line([])).toBeNull()
    expect(line([[2024, 5]])).toBeNull()
    expect(
      line([
        [2023, 0],
        [2024, 0],
      ]),
    ).toBeNull()
  })

  it('starts at zero, leaves room for missing years, and says what it shows', () => {
    const drawn = line([
      [2020, 4_000_000],
      [2021, 2_000_000],
      [2024, 1_000_000],
    ])
    expect(drawn?.line).toBe('2.0,2.0 17.0,10.0 62.0,14.0')
    expect(drawn?.words).toBe('2020 to 2024: from 4,000 t CO₂e to 1,000 t CO₂e')
  })
})

describe('arrangeSummaries', () => {
  const all = [
    summary({ id: 1, name: 'Ångström', score: 0.2 }),
    summary({ id: 2, name: 'Beta', score: null }),
    summary({ id: 3, name: 'alpha', score: 0.9 }),
  ]
  const ids = (question: Partial<Parameters<typeof arrangeSummaries>[1]>) =>
    arrangeSummaries(all, { ...noFilters, below: null, above: null, sort: 'name', ...question }, format).map(
      ({ id }) => id,
    )

  it('puts unknown last in either direction', () => {
    expect(ids({ sort: 'score' })).toEqual([1, 3, 2])
    expect(ids({ sort: '-score' })).toEqual([3, 1, 2])
  })

  it('filters as the service does, unknown never as no', () => {
    const known = summary({
      id: 4,
      name: 'Delta',
      hq_region: 'SE',
      score: 1,
      industry: { id: '26', name: 'Electronics' },
      commitments: { race_to_zero: false },
      labels: ['Key Supplier'],
      latest_emissions: { year: 2020, region: 'GLOBAL', kilograms: 2_000_000, covers: 'all_scopes' },
    })
    const left = (question: Partial<Parameters<typeof arrangeSummaries>[1]>) =>
      arrangeSummaries(
        [...all, known],
        { ...noFilters, below: null, above: null, sort: 'name', ...question },
        format,
      ).map(({ id }) => id)
    expect(left({ country: ['SE'] })).toEqual([4])
    expect(left({ country: ['unknown'] })).toEqual([3, 1, 2])
    expect(left({ race_to_zero: 'no' })).toEqual([4])
    expect(left({ race_to_zero: 'unknown' })).toEqual([3, 1, 2])
    expect(left({ score_band: ['9'] })).toEqual([3, 4])
    expect(left({ score_band: ['unknown'] })).toEqual([2])
    expect(left({ label: ['key supplier'] })).toEqual([4])
    expect(left({ has_emissions: 'no' })).toEqual([3, 1, 2])
    expect(left({ figures: 'worldwide' })).toEqual([4])
    expect(left({ figures: 'one_country' })).toEqual([])
    expect(left({ figures_since: '2020' })).toEqual([4])
    expect(left({ figures_since: '2021' })).toEqual([])
    expect(left({ attention: true, below: 100, above: 1 })).toEqual([])
    expect(left({ sort: '-country' })).toEqual([4, 1, 2, 3])
  })

  it('never sets one country or scope 1 alone among totals, nor intensities of several industries in an order', () => {
    const figure = (region: string, kilograms: number, covers = 'scope_1_and_2') => ({
      scopes_1_and_2: { year: 2024, region, kilograms, covers },
    })
    const intensity = (kilograms_per_unit: number) => ({ kilograms_per_unit, currency: 'USD', year: 2024 })
    const rows = [
      summary({
        id: 1,
        name: 'A',
        ...figure('US', 900),
        industry: { id: '10', name: 'Food' },
        intensity: intensity(9),
      }),
      summary({
        id: 2,
        name: 'B',
        ...figure('GLOBAL', 5),
        industry: { id: '26', name: 'El' },
        intensity: intensity(2),
      }),
      summary({
        id: 3,
        name: 'C',
        ...figure('GLOBAL', 800, 'scope_1'),
        industry: { id: '26', name: 'El' },
        intensity: intensity(3),
      }),
      summary({ id: 4, name: 'D', ...figure('GLOBAL', 7) }),
    ]
    const sorted = (question: Partial<Parameters<typeof arrangeSummaries>[1]>) =>
      arrangeSummaries(rows, { ...noFilters, below: null, above: null, sort: 'name', ...question }, format).map(
        ({ id }) => id,
      )
    expect(sorted({ sort: '-scope_1_2' })).toEqual([4, 2, 1, 3])
    expect(sorted({ sort: '-intensity' })).toEqual([1, 2, 3, 4])
    expect(sorted({ sort: '-intensity', industry: ['26'] })).toEqual([3, 2])
  })

  it('searches without regard to case and accents', () => {
    expect(ids({ q: 'ANG' })).toEqual([1])
  })
})

describe('summarizeOrganization', () => {
  it('keeps the newest year of each kind of amount apart', () => {
    const row = summarizeOrganization(
      answerWith({
        performances: [
          { year: 2024, region: 'GLOBAL', emissions: { total: 90 } },
          { year: 2022, region: 'GLOBAL', emissions: { scope_1: { total: 1 }, scope_2: { total: 2 } } },
        ],
      }),
    )
    expect(row.scopes_1_and_2).toMatchObject({ year: 2022, kilograms: 3, covers: 'scope_1_and_2' })
    expect(row.all_scopes).toMatchObject({ year: 2024, kilograms: 90, basis: 'stated' })
  })

  const latest = (emissions: unknown) =>
    summarizeOrganization(answerWith({ performances: [{ year: 2020, emissions }] })).latest_emissions

  it('says which scopes the amount holds', () => {
    expect(latest({ total: 9 })).toMatchObject({ kilograms: 9, covers: 'all_scopes' })
    expect(latest({ scope_1: { total: 1 }, scope_2: { total_market_based: 2 }, scope_3: { sum: 4 } })).toMatchObject({
      kilograms: 7,
      covers: 'all_scopes',
    })
    expect(latest({ scope_1: { total: 1 }, scope_2: { total: 2 } })).toMatchObject({
      kilograms: 3,
      covers: 'scope_1_and_2',
    })
    expect(latest({ scope_1: { total: 1 } })).toMatchObject({ kilograms: 1, covers: 'scope_1' })
    expect(latest({ scope_3: { total: 4 } })).toBeNull()
  })
})

describe('organizations remembered by the browser', () => {
  function memory(text: string | null = null) {
    let kept = text
    return {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value
      },
    }
  }

  it('survives storage that holds something else', () => {
    for (const text of [null, '', 'no json', '{}', '[{"id":"7"}]', '7'])
      expect(readRemembered(memory(text))).toEqual([])
  })

  it('survives storage that refuses', () => {
    const refuse = () => {
      throw new Error('The quota is exceeded')
    }
    expect(() => rememberOrganization({ getItem: refuse, setItem: refuse }, { id: 1, name: 'A' })).not.toThrow()
  })

  it('keeps each organization once, newest first', () => {
    const storage = memory()
    for (const [id, name] of [
      [1, 'A'],
      [2, 'B'],
      [1, 'A Corp.'],
    ] as const)
      rememberOrganization(storage, { id, name })
    expect(readRemembered(storage)).toEqual([
      { id: 1, name: 'A Corp.' },
      { id: 2, name: 'B' },
    ])
    forgetOrganization(storage, 1)
    expect(readRemembered(storage)).toEqual([{ id: 2, name: 'B' }])
  })
})
