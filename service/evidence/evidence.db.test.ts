import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { parseEvidence } from '@/lib/views/answers/evidence-answer'
import { viewEvidence } from '@/lib/views/evidence/evidence-view'
import { sayEvidence } from '@/lib/views/translate/say-evidence'
import { sayReason } from '@/lib/views/translate/score/say-reason'
import type { Context } from '@/service/context'
import { Evidence, type EvidenceEntry } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import { loadIndustryFigures } from '@/service/industries/load-industry-figures'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { createMetrics } from '@/service/metrics/create-metrics'
import { createCountCache } from '@/service/organizations/list/count-cache'
import { createAnswerCache } from '@/service/organizations/read/answer-cache'
import { createKeyCache } from '@/service/projects/key-cache'
import { readReference } from '@/service/reference/read-reference'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import type { Database } from '@/service/storage/engine/database'
import { queryRows } from '@/service/storage/engine/rows'
import { findOrganization } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'
import { openLoadedDatabase } from '@/service/testing/loaded-database'
import { buildEvidence } from './build-evidence'
import { loadEvidenceFacts } from './read-evidence'

const directory = fileURLToPath(new URL('../reference/data', import.meta.url))

const clock = () => new Date('2026-01-02T03:04:05Z')
let database: Database
let ctx: Context

beforeAll(async () => {
  database = await openLoadedDatabase(directory)
  const quiet = () => undefined
  ctx = {
    database,
    reads: database,
    queue: { enqueue: async () => undefined, enqueueNew: async () => undefined },
    clock,
    log: { info: quiet, warn: quiet, error: quiet },
    reference: readReference(directory),
    industryFigures: await loadIndustryFigures(database),
    keyCache: createKeyCache(),
    answers: createAnswerCache(0),
    counts: createCountCache(),
    publicUrl: null,
    referenceDirectory: directory,
    incomingDirectory: directory,
    isRefreshing: false,
    isAskingLiveSources: false,
    live: { dataDirectory: directory, contact: null, keys: {}, keysSecret: null, baseUrls: {}, reach: {} },
    mail: null,
    dashboardUrl: null,
    operations: {
      metrics: createMetrics(),
      metricsToken: null,
      logSample: 0,
      dataDirectory: directory,
      isStopping: false,
      hasFailed: false,
    },
    isFetchingReports: false,
    findsReports: null,
    reportModel: null,
    applyEditions: async () => undefined,
  }
  await database.query(`insert into project (name, created_at) values ('test', now())`)
  // Loads the release if no other test file has, which can take minutes on a busy machine.
}, 600_000)

afterAll(() => database.close())

/** A reproducible sample: the companies whose hashed ids are smallest. */
async function chooseCompanies(source: string, count: number): Promise<number[]> {
  const rows = await queryRows(
    database,
    z.object({ id: z.number() }),
    `select c.id from company c where exists
       (select 1 from company_disclosure d where d.company_id = c.id and d.source = $1)
     order by md5(c.id::text || 'evidence') limit $2`,
    [source, count],
  )
  return rows.map(({ id }) => id)
}

async function registerCompany(companyId: number): Promise<number> {
  const [company] = await queryRows(
    database,
    z.object({ name: z.string(), lei: z.string().nullable() }),
    `select name, (select min(value) from company_key where company_id = id and kind = 'lei') as lei from company where id = $1`,
    [companyId],
  )
  const [row] = await queryRows(
    database,
    z.object({ id: z.number() }),
    `insert into organization (project_id, name, name_key, lei_number, hq_region, status, created_at, updated_at)
     values ((select min(id) from project), $1, $2, $3, (select hq_region from company where id = $4), 'created', now(), now())
     returning id`,
    [company?.name, normalizeName(company?.name ?? ''), company?.lei, companyId],
  )
  if (!row) throw new Error('not inserted')
  return row.id
}

async function evidenceOf(id: number, currency: string): Promise<{ answer: Organization; evidence: Evidence }> {
  const organization = await findOrganization(database, 1, id)
  if (!organization) throw new Error('not there')
  const facts = await loadEvidenceFacts(ctx, organization, { currency, ratesYear: null })
  return { answer: facts.answer, evidence: buildEvidence(facts) }
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((inner, key) => Reflect.get(Object(inner), key), value)
}

/** Years and the parts of a conversion have no evidence of their own. */
const notFigures = new Set(['year', 'currency_conversion'])

function numbersIn(value: unknown, pointer: string): string[] {
  if (typeof value === 'number') return [pointer]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    notFigures.has(key) ? [] : numbersIn(inner, `${pointer}/${key}`),
  )
}

function figuresOf(answer: Organization): string[] {
  return [
    ...numbersIn(answer.performances, '/performances'),
    ...(answer.score === null ? [] : ['/score']),
    ...(answer.industry_score_percentile === null ? [] : ['/industry_score_percentile']),
    ...(answer.industry_rank === 'unknown' ? [] : ['/industry_rank']),
    ...(answer.region_rank === 'unknown' ? [] : ['/region_rank']),
    ...(answer.industry?.performances ?? []).map((_, index) => `/industry/performances/${index}/emission_factor`),
    ...answer.sbti.data.map((_, index) => `/sbti/data/${index}/near_term/target_status`),
    ...answer.un.initiatives.map((_, index) => `/un/initiatives/${index}/slug`),
    ...answer.un_memberships.flatMap(({ is_member: is }, index) =>
      is === null ? [] : [`/un_memberships/${index}/is_member`],
    ),
    ...(answer.climate_pledge.signed === null ? [] : ['/climate_pledge/signed']),
  ]
}

/** Returns what is wrong with a figure's evidence, in words; null if it leads to its source. */
function faultOf(entry: EvidenceEntry | undefined, value: unknown, sources: ReadonlySet<string>): string | null {
  if (!entry) return 'has no evidence'
  if (entry.value !== value) return `has evidence for ${entry.value}, not ${value}`
  if (entry.missing) return 'is said to be missing'
  if (entry.method === null) return 'has no method'
  if (entry.method === 'computed' && !entry.computation?.inputs.length) return 'has a method without inputs'
  if (entry.method !== 'computed' && !entry.statement) return 'has nobody who says so'
  const unknown = [entry.statement?.source, ...entry.others.map(({ statement }) => statement.source)].find(
    (id) => id !== undefined && !sources.has(id),
  )
  return unknown === undefined ? null : `names the source ${unknown}, which is not listed`
}

function resultOf({ formula, inputs }: NonNullable<EvidenceEntry['computation']>): number | null {
  const amounts = inputs.map(({ value }) => (typeof value === 'number' ? value : Number.NaN))
  if (formula.endsWith('÷ revenue')) {
    return amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0) / (amounts.at(-1) ?? 0)
  }
  if (formula.startsWith('points of all')) {
    return Math.min(1, Math.max(0, amounts.reduce((sum, amount) => sum + amount, 0) / 100))
  }
  return formula.includes(' + ') ? amounts.reduce((sum, amount) => sum + amount, 0) : null
}

describe('evidence of real companies', () => {
  it('leads from every figure of 200 of them to its source, with the very value of the answer', async () => {
    const counts = {
      klimatkollen: 60,
      'os-climate-itr': 50,
      'carbon-gap': 50,
      'taiwan-moenv': 15,
      'epa-ghgrp': 15,
      'au-nger': 10,
    }
    const chosen = await Promise.all(Object.entries(counts).map(([source, count]) => chooseCompanies(source, count)))
    const companies = [...new Set(chosen.flat())]
    expect(companies.length).toBeGreaterThan(150)
    const context = {
      database,
      reference: ctx.reference,
      benchmarks: await loadBenchmarks(database, ctx.reference),
      clock: ctx.clock,
    }
    const faults: string[] = []
    let figures = 0
    for (const [index, company] of companies.entries()) {
      const id = await registerCompany(company)
      await researchOrganization(context, { organizationId: id })
      const { answer, evidence } = await evidenceOf(id, index % 2 === 0 ? 'USD' : 'SEK')
      Evidence.parse(evidence)
      const byPath = new Map(evidence.entries.map((entry) => [entry.path, entry]))
      const sources = new Set(evidence.sources.map((source) => source.id))
      expect(byPath.size, 'an entry a path').toBe(evidence.entries.length)
      for (const path of figuresOf(answer)) {
        figures += 1
        const fault = faultOf(byPath.get(path), at(answer, path), sources)
        if (fault) faults.push(`${answer.name} ${path} ${fault}`)
      }
      for (const { path, value, missing, computation } of evidence.entries) {
        const shown = at(answer, path)
        if (value === null && missing === null) faults.push(`${path} has neither a value nor a reason`)
        if (missing && shown !== null && !Array.isArray(shown) && shown !== 'unknown') faults.push(`${path} is there`)
        const result = computation && resultOf(computation)
        if (typeof result === 'number' && result !== value)
          faults.push(`${path}: its inputs give ${result}, not ${value}`)
      }
    }
    expect(faults).toEqual([])
    expect(figures).toBeGreaterThan(4500)
  }, 300_000)
})

/** Words that almost every English sentence contains, and sentences of the other languages do not. */
const english = /\b(the|of|and|is|are|has|have|with|which|this|that|not|none|by|from|its|companies|year|disclosed)\b/i

/** Names that are not translated. */
const names =
  /CC BY|The Climate Pledge|Business Ambition for 1\.5 °C|Science Based Targets initiative|Companies taking action|Race to Zero participants|\([^)]*\)|„[^“]*“|«[^»]*»|”[^”]*”|「[^」]*」/g

async function outcomeOf(id: number): Promise<Outcome> {
  const organization = await findOrganization(database, 1, id)
  return Outcome.parse(organization?.outcome)
}

describe('the drawer of real companies in another language', () => {
  const ids: number[] = []
  beforeAll(async () => {
    const rows = await queryRows(
      database,
      z.object({ id: z.number() }),
      `select c.id from company c where name in ('Nestlé', 'ABB', 'Nestle', 'ABB Ltd', 'Nestlé S.A.')
         and exists (select 1 from company_disclosure d where d.company_id = c.id)`,
      [],
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    const sources = [
      'klimatkollen',
      'carbon-gap',
      'epa-ghgrp',
      'taiwan-moenv',
      'os-climate-itr',
      'read-reports',
      'uk-ets',
    ]
    const others = await Promise.all(sources.map((source) => chooseCompanies(source, 3)))
    for (const company of [...rows.map((row) => row.id), ...others.flat()]) ids.push(await registerCompany(company))
    const [unknown] = await queryRows(
      database,
      z.object({ id: z.number() }),
      `insert into organization (project_id, name, name_key, status, created_at, updated_at)
       values ((select min(id) from project), 'Nobody Knows This', 'nobody knows this', 'created', now(), now()) returning id`,
      [],
    )
    if (unknown) ids.push(unknown.id)
    const benchmarks = await loadBenchmarks(database, ctx.reference)
    for (const organizationId of ids) {
      await researchOrganization({ database, reference: ctx.reference, benchmarks, clock }, { organizationId })
    }
  }, 300_000)

  it.each(['de', 'fr', 'sv', 'ja'] as const)(
    'contains no English sentence in %s',
    async (language) => {
      const format = createFormat(language, compileCatalog(language))
      const left: string[] = []
      let texts = 0
      for (const id of ids) {
        const { evidence } = await evidenceOf(id, 'SEK')
        const { assessment } = await outcomeOf(id)
        const reasons = new Map(
          (assessment?.indicators ?? []).map((one) => [one.id, sayReason(one, format) ?? `English: ${one.id}`]),
        )
        const said = parseEvidence(sayEvidence(JSON.parse(JSON.stringify(evidence)), reasons, format))
        if (said === null) throw new Error('not read')
        const sites = said.entries.flatMap(
          ({ statement }) => statement?.printed.flatMap(({ label }) => label ?? []) ?? [],
        )
        const own = [...said.sources.flatMap(({ publisher, title }) => [publisher, title]), ...sites]
          .filter((name) => name !== null)
          .toSorted((a, b) => b.length - a.length)
        for (const { path } of said.entries) {
          for (const view of viewEvidence(said, path, format)) {
            const shown = [
              view.label,
              view.missing?.title,
              view.missing?.words,
              view.method,
              view.formula,
              view.basis,
              view.chosenBecause,
              view.statement?.licence,
              ...(view.conversion?.rates ?? []),
              // A sector or a word of a name is shown in the words of the list.
              ...view.inputs.flatMap(({ label, text }) => (/\d/.test(text) ? [label, text] : [label])),
            ].filter((text) => text !== undefined && text !== null)
            texts += shown.length
            const bare = (text: string) =>
              own.reduce((rest, name) => rest.replaceAll(name, ''), text).replaceAll(names, '')
            const marked = Object.entries(view.lang).filter(([, lang]) => lang === 'en')
            left.push(
              ...shown.filter((text) => english.test(bare(text))),
              ...marked.map(([text]) => `${path}: ${text} is marked as English`),
              ...view.inputs.filter(({ lang }) => lang === 'en').map(({ label }) => `marked: ${label}`),
            )
          }
        }
      }
      expect([...new Set(left)]).toEqual([])
      expect(texts).toBeGreaterThan(2000)
    },
    300_000,
  )
})
