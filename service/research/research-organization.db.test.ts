import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Organization } from '@/service/contract/organization/organization'
import { loadReference } from '@/service/editions/load-reference'
import { loadIndustryFigures } from '@/service/industries/load-industry-figures'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { websiteDomain } from '@/service/matching/normalize-website'
import { presentOrganization } from '@/service/organizations/present/present'
import { type Reference, readReference } from '@/service/reference/read-reference'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import type { Database } from '@/service/storage/engine/database'
import { queryRows } from '@/service/storage/engine/rows'
import { Outcome } from '@/service/storage/research/outcome'
import { loadForResearch } from '@/service/storage/research/research'
import { openLoadedDatabase } from '@/service/testing/loaded-database'
import { giveUp } from './give-up'
import { type ResearchContext, researchOrganization } from './research-organization'

const directory = fileURLToPath(new URL('../reference/data', import.meta.url))

let database: Database
let reference: Reference
let context: ResearchContext

beforeAll(async () => {
  database = await openLoadedDatabase(directory)
  reference = readReference(directory)
  context = {
    database,
    reference,
    benchmarks: await loadBenchmarks(database, reference),
    clock: () => new Date('2026-01-02T03:04:05Z'),
  }
  await database.query(`insert into project (name, created_at) values ('test', now())`)
}, 240_000)

afterAll(() => database.close())

type Given = { name?: string; region?: string; fuzzy?: string; lei?: string; website?: string; industry?: string }

async function register(given: Given): Promise<number> {
  const [row] = await queryRows(
    database,
    z.object({ id: z.number() }),
    `insert into organization (project_id, name, name_key, hq_region, hq_fuzzy, lei_number, website, website_domain, industry_id, status, created_at, updated_at)
     values ((select min(id) from project), $1, $2, $3, $4, $5, $6, $7, $8, 'created', now(), now()) returning id`,
    [
      given.name ?? null,
      given.name === undefined ? null : normalizeName(given.name),
      given.region ?? null,
      given.fuzzy ?? null,
      given.lei ?? null,
      given.website ?? null,
      given.website === undefined ? null : websiteDomain(given.website),
      given.industry ?? null,
    ],
  )
  if (!row) throw new Error('not inserted')
  return row.id
}

async function answerOf(id: number, currency = 'USD'): Promise<Organization> {
  const organization = await loadForResearch(database, id)
  if (!organization) throw new Error('not there')
  return presentOrganization({
    organization,
    reference,
    industryFigures: await loadIndustryFigures(database),
    publicUrl: null,
    currency,
  })
}

async function research(given: Given, currency?: string): Promise<Organization> {
  const id = await register(given)
  await researchOrganization(context, { organizationId: id })
  return answerOf(id, currency)
}

function year(answer: Organization, wanted: number, region = 'GLOBAL') {
  return answer.performances.find((performance) => performance.year === wanted && performance.region === region)
}

describe('researching real companies', () => {
  it('finds Nestlé with its revenue and emission factor of 2020', async () => {
    const nestle = await research({ name: 'Nestlé', region: 'CH' })
    expect(nestle.status).toBe('synced')
    expect(year(nestle, 2020)).toMatchObject({ revenue: 89_900_000_000, revenue_currency: 'USD' })
    expect(year(nestle, 2020)?.emission_factor).toBeCloseTo(1.161, 3)
    expect(year(nestle, 2020)?.documents.length).toBeGreaterThan(0)
    expect(nestle.sources.map(({ url }) => url)).toContainEqual(expect.stringContaining('2021-tcfd-report'))
  })

  it('computes a larger factor in euros than in dollars for 2020', async () => {
    const nestle = await research({ name: 'Nestlé', region: 'CH' }, 'EUR')
    // Mean of the ECB's 257 daily rates of 2020: a dollar was 0.87683 euros.
    expect(year(nestle, 2020)?.revenue).toBeCloseTo(89_900_000_000 * 0.87683, -8)
    expect(year(nestle, 2020)?.emission_factor).toBeCloseTo(1.16085 / 0.87683, 3)
    expect(year(nestle, 2020)?.currency_conversion?.source.title).toBeTruthy()
  })

  it('finds Ericsson with nine years and its scope 1 of 2019', async () => {
    const ericsson = await research({ name: 'Ericsson', region: 'SE' })
    const years = ericsson.performances
      .filter(({ region }) => region === 'GLOBAL')
      .map((performance) => performance.year)
    expect(years).toEqual([2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016])
    expect(year(ericsson, 2019)?.emissions.scope_1.total).toBe(49_000_000)
    expect(ericsson.sbti.data[0]?.near_term).toMatchObject({ has_target: true, target_status: 'set' })
  })

  it('has the score that the worksheet computes by hand, with its version, and compares it with its own industry', async () => {
    const id = await register({ name: 'Swedbank', region: 'SE' })
    await researchOrganization(context, { organizationId: id })
    const outcome = Outcome.parse((await loadForResearch(database, id))?.outcome)
    // docs/methodology-worksheet.md: 20 + 13 + 7 + 14
    expect(outcome.score).toBe(0.54)
    expect(outcome.assessment).toMatchObject({ version: '3', points: 54, basis: 'own_evidence', confidence: 'high' })
    // Only companies of its industry with the same known share: far fewer than have a score.
    const [{ all } = { all: 0 }] = await queryRows(
      database,
      z.object({ all: z.number() }),
      "select cardinality(scores)::int as all from industry_standing where industry_id = '64'",
    )
    const { scored = 0, level } = outcome.standing ?? {}
    expect(level).toBe('division')
    expect(scored).toBeGreaterThan(0)
    expect(scored).toBeLessThan(all)
    // Below ten of them there is no percentile and no mean.
    expect([outcome.percentile === null, outcome.standing?.meanScore === null]).toEqual([scored < 10, scored < 10])
  })

  it('has no score where only industry and country are known, and says how much is known', async () => {
    const id = await register({ name: 'Qwertz Uiop Steel', region: 'SE', industry: '24' })
    await researchOrganization(context, { organizationId: id })
    const outcome = Outcome.parse((await loadForResearch(database, id))?.outcome)
    // industry high 2, Sweden very low 5: 14 points known
    expect(outcome).toMatchObject({
      score: null,
      percentile: null,
      assessment: { basis: 'industry_and_region', points: 7, knownShare: 0.14 },
    })
    expect(outcome.scoreReasons[0]?.reason).toMatch(/^Not scored: we know 14 of 100 points/)
  })

  it('finds AES under both of its names, in a high-intensity industry', async () => {
    const short = await research({ name: 'AES Corp.', region: 'US' })
    const long = await research({ name: 'The AES Corporation', region: 'US' })
    expect(year(short, 2016)?.emissions.scope_1.total).toBe(70_457_000_000)
    expect(['high', 'very_high']).toContain(short.industry_rank)
    expect(short.industry?.performances[0]?.basis).toBe('median_of_disclosed')
    expect(long.matching_organization?.id).toBe(short.matching_organization?.id)
  })

  it('ends synced for an unknown company, with null for everything unknown', async () => {
    const nobody = await research({ name: 'Qwertz Uiop Nobody Knows', region: 'SE' })
    expect(nobody).toMatchObject({
      status: 'synced',
      matching_organization: null,
      performances: [],
      score: null,
      industry_score_percentile: null,
      industry: null,
      industry_rank: 'unknown',
      sbti: { last_retrieved_at: null, data: [] },
      climate_pledge: { signed: null },
    })
  })

  it('does not match the French maker of appliances to the Swedish bank of the same name', async () => {
    const bank = await research({ name: 'SEB', region: 'SE' })
    const appliances = await research({ name: 'SEB', region: 'FR' })
    expect(bank.matching_organization?.hq_region ?? 'SE').toBe('SE')
    expect(appliances.matching_organization?.id ?? null).not.toBe(bank.matching_organization?.id)
  })

  it('finds the country in free text, and matches by LEI alone', async () => {
    const placed = await research({ name: 'Nestlé', fuzzy: 'Avenue Nestlé 55, 1800 Vevey, Switzerland' })
    expect(placed.hq_region).toBe('CH')
    const [lei] = placed.matching_organization?.link?.split('/').slice(-1) ?? []
    const byLei = await research({ lei: lei ?? '' })
    expect(byLei.name).toBe(placed.matching_organization?.name)
  })

  it('shows figures of one country without factors', async () => {
    const [row] = await queryRows(
      database,
      z.object({ name: z.string() }),
      `select c.name from company c join company_disclosure d on d.company_id = c.id where d.source = 'taiwan-moenv' order by c.id limit 1`,
    )
    const regional = await research({ name: row?.name ?? '', region: 'TW' })
    expect(regional.performances[0]).toMatchObject({ region: 'TW', emission_factor: null, revenue: null })
  })

  it('keeps every state with its time and reason, in order', async () => {
    const id = await register({ name: 'Ericsson', region: 'SE' })
    await researchOrganization(context, { organizationId: id })
    const states = await database.query(
      'select state, reason, at from organization_state where organization_id = $1 order by id',
      [id],
    )
    expect(states.map(({ state }) => state)).toEqual([
      'locating', 'located', 'enriching', 'enriched', 'resolving', 'researching', 'resolved', 'calculating', 'synced',
    ]) // biome-ignore format: a list
    expect(states.every(({ reason, at }) => reason !== '' && at instanceof Date)).toBe(true)
  })

  it('ends errored with the reason when research is given up, and keeps what was found before', async () => {
    const id = await register({ name: 'Nestlé', region: 'CH' })
    await researchOrganization(context, { organizationId: id })
    await giveUp(context, { organizationId: id }, 'The database said no')
    const answer = await answerOf(id)
    expect(answer.status).toBe('errored')
    expect(answer.performances.length).toBeGreaterThan(0)
    const [last] = await database.query(
      'select reason from organization_state where organization_id = $1 order by id desc limit 1',
      [id],
    )
    expect(last?.['reason']).toBe('The database said no')
  })

  it('does nothing for an organization that is gone', async () => {
    await expect(researchOrganization(context, { organizationId: 999_999 })).resolves.toBeUndefined()
  })
})

describe('loadReference', () => {
  it('loads an edition once', async () => {
    expect(await loadReference({ database, referenceDirectory: directory, clock: () => new Date() })).toBe(false)
  })

  it('keeps the loaded edition when the files cannot be read', async () => {
    const before = await database.query('select count(*)::int as n from company')
    const elsewhere = fileURLToPath(new URL('.', import.meta.url))
    await expect(loadReference({ database, referenceDirectory: elsewhere, clock: () => new Date() })).rejects.toThrow(
      /cannot be read/,
    )
    expect(await database.query('select count(*)::int as n from company')).toEqual(before)
  })
})

describe('a report that the project uploaded', () => {
  async function give(organizationId: number, state: 'read' | 'waiting'): Promise<number> {
    const [row] = await queryRows(
      database,
      z.object({ id: z.number() }),
      `insert into document (organization_id, name, origin, state, added_at)
       values ($1, 'Own report 2031', 'uploaded', $2, now()) returning id`,
      [organizationId, state],
    )
    return row?.id ?? 0
  }

  async function propose(documentId: number, scope: string, decision: string): Promise<void> {
    await database.query(
      `insert into document_figure (document_id, year, scope, value, gas, printed_value, printed_unit, page, quote,
         confidence, reasons, decision, decided_by, decided_at)
       values ($1, 2031, $2, 12.5, 'CO2e', '12.5', 't', 4, 'Scope row', 0.9, '[]', $3, 'Ada', '2026-01-01T00:00:00Z')`,
      [documentId, scope, decision],
    )
  }

  it('adds verified revenue to the answer, converted like any other, with a factor and the text of the page', async () => {
    const id = await register({ name: 'Never Heard Of Either Ltd' })
    const documentId = await give(id, 'read')
    await propose(documentId, '1', 'accepted')
    await propose(documentId, '2mb', 'accepted')
    await database.query(
      `insert into document_figure (document_id, year, scope, value, currency, printed_value, printed_unit, page, quote,
         confidence, reasons, decision, decided_by, decided_at)
       values ($1, 2031, 'revenue', 50000, 'USD', '50', 'USD thousand', 9, 'Revenue row', 0.9, '[]', 'accepted', 'Bo',
         '2026-01-02T00:00:00Z'),
         ($1, 2030, 'revenue', 40000, 'USD', '40', 'USD thousand', 9, 'Revenue row', 0.9, '[]', 'proposed', null, null)`,
      [documentId],
    )
    await researchOrganization(context, { organizationId: id })
    const answer = await answerOf(id)
    expect(answer.performances).toMatchObject([
      {
        year: 2031,
        revenue: 50_000,
        revenue_currency: 'USD',
        scope_1_and_2_emission_factor: 0.5,
        documents: [{ title: 'Own report 2031', page: '4, 9' }],
        extraction: { verified_by: ['Ada'] },
        revenue_extraction: { method: 'extracted, verified by Bo', document_id: documentId },
      },
    ])
  })

  it('is "processing" while it waits, and adds only what a person verified, with the text of the page', async () => {
    const id = await register({ name: 'Never Heard Of Ltd' })
    const documentId = await give(id, 'waiting')
    await propose(documentId, '1', 'accepted')
    await propose(documentId, '2mb', 'proposed')
    await propose(documentId, '3', 'rejected')
    await researchOrganization(context, { organizationId: id })
    expect((await answerOf(id)).related_environmental_report_status).toBe('processing')

    await database.query(`update document set state = 'read' where id = $1`, [documentId])
    await researchOrganization(context, { organizationId: id })
    const answer = await answerOf(id)
    expect(answer.related_environmental_report_status).toBe('found')
    expect(answer.performances).toMatchObject([
      {
        year: 2031,
        emissions: { scope_1: { total: 12_500 }, scope_2: { total_market_based: null }, scope_3: { total: null } },
        publishers: ['Own report 2031'],
        extraction: { method: 'extracted, verified by Ada', document_id: documentId },
      },
    ])
    expect(answer.sources).toContainEqual(
      expect.objectContaining({
        url: `/organizations/${id}/documents/${documentId}/content`,
        title: 'Own report 2031',
      }),
    )
  })
})
