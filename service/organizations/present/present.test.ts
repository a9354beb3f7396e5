import { describe, expect, it } from 'vitest'
import { Organization } from '@/service/contract/organization/organization'
import type { Rate } from '@/service/reference/records'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import type { Outcome } from '@/service/storage/research/outcome'
import { referenceOf } from '@/service/testing/data/small-reference'
import { presentOrganization } from './present'

const row: OrganizationRow = {
  id: 7, projectId: 1, name: 'Acme', hqRegion: null, hqSubregion: null, hqFuzzy: null, industryId: null, industryName: null,
  website: null, externalId: null, isLegalEntityName: null, leiNumber: null, isinNumber: null, dunsNumber: null,
  spGlobalNumber: null, nameKey: 'acme', websiteDomain: null, foundName: null, foundRegion: null, foundSubregion: null,
  foundWebsite: null, companyId: null, mergedInto: null, coreKey: null, status: 'created', createdAt: new Date(0), updatedAt: new Date(0), revision: 0, setByHand: {}, hidesGroup: false, outcome: null,
} // biome-ignore format: a row

const outcome: Outcome = {
  company: null,
  industry: { id: '10', confidence: 'medium' },
  industryGroup: [],
  performances: [
    {
      year: 2020,
      region: 'GLOBAL',
      emissions: {
        scope1Kg: 3_260_000_000,
        scope2Kg: 1_910_000_000,
        scope3Kg: 114_000_000_000,
        scope3CategoriesKg: { '1': 100_000_000_000, '11': 5_000_000_000 },
      },
      revenue: { amount: 89_900_000_000, currency: 'USD' },
      documents: [],
      sources: ['carbon-gap'],
    },
    {
      year: 2019,
      region: 'TW',
      emissions: { scope1Kg: 5, scope2Kg: 6 },
      revenue: { amount: 10, currency: 'USD' },
      documents: [],
      sources: ['taiwan-moenv'],
    },
  ],
  sources: [],
  commitments: {
    sbti: { retrievedOn: null, targets: [] },
    un: { retrievedOn: null, url: null, initiatives: [] },
    climatePledge: { signed: null, signedOn: null, url: null },
  },
  group: null,
  reportStatus: 'not_found',
  score: 0.5,
  scoreReasons: [],
  percentile: 80,
  assessment: null,
  standing: null,
  industryRank: 'high',
  regionRank: 'low',
}

function rate(currency: string, year: number, perUsd: number): Rate {
  return { currency, year, perUsd, source: 'ecb', method: 'mean of daily rates' }
}

const lookups = {
  reference: referenceOf({
    rates: [
      rate('GBP', 2020, 0.8),
      rate('GBP', 2021, 0.75),
      { ...rate('XOF', 2020, 575), source: 'legal-parities', anchorSource: 'ecb' },
      { ...rate('EUR', 2020, 0.88), months: Array.from({ length: 12 }, () => 0.88) },
      { ...rate('EUR', 2019, 0.92), months: Array.from({ length: 12 }, () => 0.92) },
    ],
  }),
  industryFigures: { factors: new Map(), means: new Map() },
  publicUrl: null,
}

function present(change: Partial<OrganizationRow>, currency = 'USD', ratesYear: number | null = null) {
  return presentOrganization({ ...lookups, organization: { ...row, ...change }, currency, ratesYear })
}

describe('presentOrganization', () => {
  it('has every field of the contract, null or empty, before anything is known', () => {
    const answer = present({})
    expect(Organization.strict().parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({
      score: null,
      performances: [],
      matching_organization: null,
      industry_rank: 'unknown',
    })
    expect(answer.cdp.is_listed).toBeNull()
    expect(answer.climate_pledge.signed).toBeNull()
    expect(answer.sbti).toEqual({ last_retrieved_at: null, data: [] })
    expect(answer.related_environmental_report_status).toBe('processing')
  })

  it('keeps Race to Zero and the Global Compact apart', () => {
    const compact = { retrievedOn: '2023-07-26', url: 'https://unglobalcompact.org', joinedOn: '2015-06-01' }
    const of = (commitments: Partial<Outcome['commitments']>) =>
      present({ status: 'synced', outcome: { ...outcome, commitments: { ...outcome.commitments, ...commitments } } })
    const answers = ({ un_memberships: memberships }: Organization) => memberships.map(({ is_member: is }) => is)
    const unknownRace = of({ globalCompact: compact })
    expect(unknownRace.un).toEqual({
      last_retrieved_at: '2023-07-26',
      url: 'https://unglobalcompact.org',
      initiatives: [{ name: 'UN Global Compact', slug: 'un-global-compact' }],
    })
    expect(answers(unknownRace)).toEqual([null, true])
    const read = { retrievedOn: '2024-11-01', url: null, initiatives: [], joinedOn: '2021-03-05' }
    expect(answers(of({ un: read }))).toEqual([false, null])
    const race = { name: 'Race to Zero', slug: 'race-to-zero' }
    const both = of({ un: { ...read, initiatives: [race] }, globalCompact: compact })
    expect(both.un.initiatives.map(({ slug }) => slug)).toEqual(['race-to-zero', 'un-global-compact'])
    expect(both.un_memberships.map(({ joined_at: on, last_retrieved_at: list }) => [on, list])).toEqual([
      ['2021-03-05', '2024-11-01'],
      ['2015-06-01', '2023-07-26'],
    ])
    const listedBy = ({ un_memberships: memberships }: Organization) => memberships.map(({ listed_by: by }) => by)
    expect(listedBy(both)).toEqual(['race-to-zero', 'un-global-compact'])
    const tracked = { ...read, initiatives: [race], isTracked: true as const }
    expect(listedBy(of({ un: tracked }))).toEqual(['net-zero-tracker', null])
    expect(answers(present({}))).toEqual([null, null])
  })

  it('divides all emissions by revenue, and does the sum itself where no total is stated', () => {
    const [newest] = present({ status: 'synced', outcome }).performances
    expect(newest?.emissions.total).toBeNull()
    expect(newest?.emissions.sum).toBe(119_170_000_000)
    expect(newest?.emission_factor).toBeCloseTo(1.3256, 4)
    expect(newest?.scope_1_and_2_emission_factor).toBeCloseTo(5_170_000_000 / 89_900_000_000, 12)
    expect(newest?.total_upstream_emission_factor).toBeCloseTo(105_170_000_000 / 89_900_000_000, 12)
  })

  it('gives a larger factor in a dearer currency, with the rate it used', () => {
    const [newest] = present({ status: 'synced', outcome }, 'GBP').performances
    expect(newest?.revenue).toBeCloseTo(71_920_000_000, 0)
    expect(newest?.revenue_currency).toBe('GBP')
    expect(newest?.emission_factor).toBeCloseTo(1.657, 3)
    expect(newest?.currency_conversion).toMatchObject({ from: 'USD', to: 'GBP', rate: 0.8, year: 2020 })
  })

  it('keeps a year in its own currency where that year has no rate, and says so', () => {
    const [newest] = present({ status: 'synced', outcome }, 'SEK').performances
    expect(newest).toMatchObject({ revenue: 89_900_000_000, revenue_currency: 'USD', currency_conversion: null })
  })

  it('says in words which rate is missing and why, and null where nothing is', () => {
    const noteIn = (currency: string) => present({ status: 'synced', outcome }, currency).performances[0]?.currency_note
    expect(noteIn('VES')).toMatch(/^No annual rate of VES for 2020: redenominations/)
    expect(noteIn('GBP')).toBeNull()
    expect(noteIn('USD')).toBeNull()
    const later = { ...outcome, performances: outcome.performances.map((one) => ({ ...one, year: 2024 })) }
    expect(present({ status: 'synced', outcome: later }, 'GBP').performances[0]?.currency_note).toBe(
      'No annual rate of GBP for 2024: our sources have it between 2020 and 2021',
    )
  })

  it('uses the rate of one year for every year where that is asked for, and says so', () => {
    const [newest] = present({ status: 'synced', outcome }, 'GBP', 2021).performances
    expect(newest?.revenue).toBe(67_425_000_000)
    expect(newest?.currency_conversion).toMatchObject({
      rate: 0.75,
      year: 2021,
      method: 'constant rate of 2021; GBP: mean of daily rates',
    })
    expect(newest?.emission_factor).toBeCloseTo(119_170_000_000 / 67_425_000_000, 12)
    expect(present({ status: 'synced', outcome }, 'GBP', 2019).performances[0]?.revenue_currency).toBe('USD')
  })

  it('names every table behind a rate, the one of the anchor too', () => {
    const conversion = present({ status: 'synced', outcome }, 'XOF').performances[0]?.currency_conversion
    expect(conversion?.sources.map(({ title }) => title)).toEqual(['List legal-parities', 'List ecb'])
    expect(conversion?.source).toEqual(conversion?.sources[0])
  })

  it('converts a fiscal year at the mean of its months where it knows them, and says so', () => {
    const fiscal = (from: string, to: string) => ({
      ...outcome,
      performances: outcome.performances.map((one) => ({ ...one, period: { from, to } })),
    })
    const [months] = present({ status: 'synced', outcome: fiscal('2019-07', '2020-06') }, 'EUR').performances
    expect(months?.currency_conversion?.rate).toBeCloseTo(0.9, 12)
    expect(months?.currency_conversion?.method).toMatch(/^mean of the monthly means from 2019-07 to 2020-06; EUR 2019/)
    const [calendar] = present({ status: 'synced', outcome: fiscal('2019-07', '2020-06') }, 'GBP').performances
    expect(calendar?.currency_conversion?.rate).toBe(0.8)
    expect(calendar?.currency_conversion?.method).toMatch(/^mean of the calendar year 2020, because not every month/)
    const [plain] = present({ status: 'synced', outcome: fiscal('2020-01', '2020-12') }, 'EUR').performances
    expect(plain?.currency_conversion?.method).toBe('EUR: mean of daily rates')
  })

  it('gives the shown revenue when the printed one is multiplied by the shown rate', () => {
    for (const currency of ['GBP', 'XOF', 'EUR']) {
      const [newest] = present({ status: 'synced', outcome }, currency).performances
      const product = 89_900_000_000 * (newest?.currency_conversion?.rate ?? Number.NaN)
      expect(Math.abs(product - (newest?.revenue ?? Number.NaN))).toBeLessThanOrEqual(0.5)
    }
  })

  it('has no factors for the figures of one country', () => {
    const [, taiwan] = present({ status: 'synced', outcome }).performances
    expect(taiwan?.region).toBe('TW')
    expect(taiwan?.emission_factor).toBeNull()
    expect(taiwan?.scope_1_and_2_emission_factor).toBeNull()
  })

  it('places an organization by free text that names one place, before research and whatever that found', () => {
    const place = (organization: Partial<OrganizationRow>) => {
      const { hq_region, hq_subregion } = present(organization)
      return [hq_region, hq_subregion]
    }
    const postal = '1600 Amphitheatre Parkway, Mountain View, CA, United States'
    expect(place({ hqFuzzy: postal })).toEqual(['US', 'CA'])
    expect(place({ hqFuzzy: 'Stockholm, Sweden' })).toEqual(['SE', null])
    expect(place({ hqFuzzy: 'Stockholm, Sweden', foundRegion: 'SE', foundSubregion: 'AB' })).toEqual(['SE', 'AB'])
    expect(place({ hqFuzzy: 'Atlanta, Georgia' })).toEqual([null, null])
    expect(place({ hqFuzzy: 'somewhere', foundRegion: 'SE', foundSubregion: 'AB' })).toEqual(['SE', 'AB'])
    expect(place({ hqFuzzy: postal, hqRegion: 'SE' })).toEqual(['SE', null])
    expect(place({ hqFuzzy: postal, hqSubregion: 'NY' })).toEqual(['US', 'NY'])
    expect(place({ hqFuzzy: 'Stockholm, Sweden', hqSubregion: 'NY' })).toEqual(['SE', null])
  })

  it('fills blanks of the project with what was found, and overwrites nothing', () => {
    const found = {
      foundName: 'ACME Inc.',
      foundRegion: 'US',
      foundWebsite: 'https://acme.example',
      status: 'synced',
      outcome,
    } as const
    expect(present(found)).toMatchObject({ name: 'Acme', hq_region: 'US', website: 'https://acme.example' })
    expect(present({ ...found, hqRegion: 'SE', website: 'acme.se' })).toMatchObject({
      hq_region: 'SE',
      website: 'acme.se',
    })
  })
})
