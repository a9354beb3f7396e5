import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'
import type { Context } from '@/service/context'
import { describeError } from '@/service/describe-error'
import { buildApp } from '@/service/http/build-app'
import { type Limits, looseLimits } from '@/service/http/limits/limits'
import { loadIndustryFigures } from '@/service/industries/load-industry-figures'
import { createMetrics } from '@/service/metrics/create-metrics'
import { createCountCache } from '@/service/organizations/list/count-cache'
import { createAnswerCache, watchAnswers } from '@/service/organizations/read/answer-cache'
import { createProject } from '@/service/projects/create-project'
import { hashKey } from '@/service/projects/hash-key'
import { createKeyCache } from '@/service/projects/key-cache'
import type { Company, Industry } from '@/service/reference/records'
import { blocksOf, exactKeysOf, searchTextOf } from '@/service/research/company-rows'
import { insertReferenceRows, recordEdition } from '@/service/storage/companies/reference-load'
import type { Database } from '@/service/storage/engine/database'
import { queryRows } from '@/service/storage/engine/rows'
import { insertTeamKey } from '@/service/storage/projects/team-keys'
import { referenceOf } from '@/service/testing/data/small-reference'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'

export const teamKey = 'crt_team-key-of-the-tests'

const industries: Industry[] = ['10', '26', '35'].map((id) => ({
  id,
  name: { '10': 'Food products', '26': 'Electronic products', '35': 'Electricity' }[id] ?? '',
  section: id === '35' ? { id: 'D', name: 'Energy supply' } : { id: 'C', name: 'Manufacturing' },
  epaFactor: null,
}))

export type TestService = {
  app: FastifyInstance
  ctx: Context
  database: TestDatabase
  /** Address for a second process on the same database; null when embedded, because only one process can open it. */
  databaseUrl: string | null
  /** The log, one line each. */
  logged: string[]
  /** Advances the clock. */
  pass: (milliseconds: number) => void
  /** Creates a project with its key. */
  project: (maxOrganizations?: number | null) => Promise<TestProject>
  stop: () => Promise<void>
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type TestProject = {
  id: number
  key: string
  /** Sends a request with the project's key; a `body` is sent as JSON. */
  ask: (method: Method, url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  post: (body: unknown) => Promise<Answer>
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>
  /** Organizations whose research was enqueued and committed, in order. */
  jobs: () => Promise<number[]>
}

export type Answer = { status: number; headers: Record<string, unknown>; text: string; body: Record<string, unknown> }

/** Writes errors as the service's own log does (service/main.ts). */
function describeErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? describeError(value) : value
}

/**
 * Starts the service on a fresh migrated database, with the real routes and storage. Jobs are stored in a table, in the caller's
 * transaction like those of the real queue, and nobody works them.
 */
export async function startTestService(
  companies: readonly Company[] = [],
  limits: Partial<Limits> = {},
): Promise<TestService> {
  const database = await openTestDatabase()
  await database.query(
    'create table test_job (id bigint generated always as identity, organization_id bigint not null)',
  )
  await loadCompanies(database, companies)
  await insertTeamKey(database, { hash: hashKey(teamKey), prefix: null, expiresAt: null, at: new Date() })
  let now = Date.parse('2026-01-01T00:00:00.000Z')
  const logged: string[] = []
  const log = (fields: object, message: string) =>
    void logged.push(`${message} ${JSON.stringify(fields, describeErrors)}`)
  const answers = createAnswerCache(1024 * 1024, () => now)
  const stopListening = await watchAnswers(answers, database)
  const ctx: Context = {
    database,
    reads: database,
    queue: {
      enqueue: async (transaction, _name, data) => {
        if (!('organizationId' in data)) return
        await transaction.query('insert into test_job (organization_id) values ($1)', [data.organizationId])
      },
      enqueueNew: async (transaction, _name, jobs) => {
        const ids = jobs.flatMap(({ data }) => ('organizationId' in data ? [data.organizationId] : []))
        await transaction.query('insert into test_job (organization_id) select unnest($1::bigint[])', [ids])
      },
    },
    clock: () => new Date(now),
    log: { info: log, warn: log, error: log },
    reference: referenceOf({
      industries,
      rates: [{ currency: 'GBP', year: 2022, perUsd: 0.8, source: 'ecb', method: 'mean' }],
    }),
    industryFigures: await loadIndustryFigures(database),
    keyCache: createKeyCache(),
    answers,
    counts: createCountCache(),
    publicUrl: null,
    referenceDirectory: fileURLToPath(new URL('../../reference/data', import.meta.url)),
    incomingDirectory: join(tmpdir(), `carbon-incoming-${randomUUID()}`),
    isRefreshing: false,
    isAskingLiveSources: false,
    live: {
      dataDirectory: join(tmpdir(), `carbon-live-${randomUUID()}`),
      contact: null,
      keys: {},
      keysSecret: null,
      baseUrls: {},
      reach: {},
    },
    mail: null,
    dashboardUrl: null,
    operations: {
      metrics: createMetrics(),
      metricsToken: null,
      logSample: 0,
      dataDirectory: tmpdir(),
      isStopping: false,
      hasFailed: false,
    },
    isFetchingReports: false,
    findsReports: null,
    reportModel: null,
    applyEditions: async () => {},
  }
  const app = await buildApp(ctx, { ...looseLimits, ...limits })
  return {
    app,
    ctx,
    database,
    databaseUrl: database.databaseUrl,
    logged,
    pass: (milliseconds) => {
      now += milliseconds
    },
    project: async (maxOrganizations = null) => {
      const made = await createProject(ctx, { name: 'Test', max_organizations: maxOrganizations })
      return testProject(app, database, made.id, made.api_key)
    },
    stop: async () => {
      await app.close()
      await stopListening()
      await database.close()
    },
  }
}

async function loadCompanies(database: Database, companies: readonly Company[]): Promise<void> {
  const rows = companies.map((company) => ({
    id: company.id,
    name: company.name,
    hq_region: company.hqRegion,
    hq_subregion: company.hqSubregion,
    record: company,
    search_text: searchTextOf(company),
  }))
  await insertReferenceRows(database, 'company', rows)
  await insertReferenceRows(database, 'company_key', companies.flatMap(exactKeysOf))
  await insertReferenceRows(database, 'company_block', companies.flatMap(blocksOf))
  const factor = {
    industry_id: '35',
    year: 2022,
    region: 'US',
    kg_per_usd: 2,
    basis: 'epa_supply_chain',
    organizations: null,
  }
  await insertReferenceRows(database, 'industry_factor', [factor])
  await insertReferenceRows(database, 'industry_standing', [
    {
      industry_id: '35',
      mean_score: 0.25,
      scores: [0.1, 0.1, 0.1, 0.1, 0.25, 0.25, 0.4, 0.4, 0.4, 0.4],
      known_shares: Array.from({ length: 10 }, () => 0.5),
    },
  ])
  await recordEdition(database, 'edition of the tests', new Date())
}

function testProject(app: FastifyInstance, database: Database, id: number, key: string): TestProject {
  const authorization = `Bearer ${key}`
  const ask: TestProject['ask'] = (method, url, body, headers = {}) => {
    const sent = body === undefined ? {} : { 'content-type': 'application/json' }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    return send(app, { method, url, headers: { authorization, ...sent, ...headers }, ...payload })
  }
  return {
    id,
    key,
    ask,
    post: (body) => ask('POST', '/organizations', body),
    get: (url, headers) => ask('GET', url, undefined, headers),
    jobs: async () => {
      const rows = await queryRows(
        database,
        z.object({ id: z.number() }),
        `select j.organization_id as id from test_job j join organization o on o.id = j.organization_id
          where o.project_id = $1 order by j.id`,
        [id],
      )
      return rows.map((row) => row.id)
    },
  }
}

/** Sends a request to the whole application without a socket. `body` is {} where the answer is not a JSON object. */
export async function send(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const { statusCode, headers, payload } = await app.inject(request)
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json')
  return { status: statusCode, headers, text: payload, body: isJson && payload !== '' ? JSON.parse(payload) : {} }
}

/** A known company with the given fields and the minimum of all others. */
export function companyOf(known: Pick<Company, 'id' | 'name' | 'hqRegion'> & Partial<Company>): Company {
  return {
    hqSubregion: null,
    website: null,
    industry: null,
    industryGroup: [],
    sectors: [],
    names: [{ value: known.name, source: 'sbti' }],
    websites: [],
    identifiers: [],
    tickers: [],
    sizeUsd: null,
    ...known,
  }
}
