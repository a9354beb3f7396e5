import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import type { Organization } from '@/service/contract/organization/organization'
import type { EditionContext } from '@/service/editions/edition-context'
import { loadReference } from '@/service/editions/load-reference'
import { createEditionApplier } from '@/service/editions/watch/apply-editions'
import { researchDue } from '@/service/editions/watch/research-due'
import { buildApp } from '@/service/http/build-app'
import { loadIndustryFigures } from '@/service/industries/load-industry-figures'
import { createMetrics } from '@/service/metrics/create-metrics'
import { createCountCache } from '@/service/organizations/list/count-cache'
import { createAnswerCache } from '@/service/organizations/read/answer-cache'
import { createProject } from '@/service/projects/create-project'
import { hashKey } from '@/service/projects/hash-key'
import { createKeyCache } from '@/service/projects/key-cache'
import { readReference } from '@/service/reference/read-reference'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import { insertTeamKey } from '@/service/storage/projects/team-keys'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { send } from './start-test-service'

export const teamKey = 'crt_team-key-of-the-tests'

export type TestEditions = {
  app: FastifyInstance
  ctx: Context
  database: TestDatabase
  key: string
  /** Registers by HTTP and researches at once. Returns the id. */
  register: (body: object) => Promise<number>
  /** The body of GET /organizations/{id}. */
  answer: (id: number) => Promise<Organization>
  /** Researches everything that is enqueued or due; returns the ids in order. */
  work: () => Promise<number[]>
  stop: () => Promise<void>
}

/** Starts the service with its own release loaded into its database; jobs run only when the test calls `work`. */
export async function startTestEditions(
  releaseDirectory: string,
  join?: EditionContext['join'],
): Promise<TestEditions> {
  const database = await openTestDatabase()
  const clock = () => new Date('2026-11-21T12:00:00Z')
  await loadReference({ database, referenceDirectory: releaseDirectory, clock, ...(join && { join }) })
  await insertTeamKey(database, { hash: hashKey(teamKey), prefix: null, expiresAt: null, at: clock() })
  const reference = readReference(releaseDirectory)
  let jobs: number[] = []
  const context: Context & Pick<EditionContext, 'join'> = {
    database,
    reads: database,
    queue: {
      enqueue: async (_transaction, _name, data) => {
        if ('organizationId' in data) jobs.push(data.organizationId)
      },
      enqueueNew: async (_transaction, _name, added) => {
        for (const { data } of added) if ('organizationId' in data) jobs.push(data.organizationId)
      },
    },
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    reference,
    industryFigures: await loadIndustryFigures(database),
    keyCache: createKeyCache(),
    answers: createAnswerCache(0),
    counts: createCountCache(),
    publicUrl: null,
    referenceDirectory: releaseDirectory,
    incomingDirectory: joinPath(tmpdir(), `carbon-incoming-${randomUUID()}`),
    isRefreshing: false,
    isAskingLiveSources: false,
    live: {
      dataDirectory: joinPath(tmpdir(), `carbon-live-${randomUUID()}`),
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
    applyEditions: () => applyEditions(),
    ...(join && { join }),
  }
  const research = {
    database,
    clock,
    benchmarks: await loadBenchmarks(database, reference),
    get reference() {
      return context.reference
    },
  }
  const applyEditions = createEditionApplier(context, research)
  await applyEditions()
  const app = await buildApp(context)
  const { api_key: key } = await createProject(context, { name: 'Test', max_organizations: null })
  const headers = { authorization: `Bearer ${key}` }

  async function work(): Promise<number[]> {
    await researchDue(context)
    const worked = [...new Set(jobs)].sort((a, b) => a - b)
    jobs = []
    await applyEditions()
    for (const organizationId of worked) await researchOrganization(research, { organizationId })
    return worked
  }

  return {
    app,
    ctx: context,
    database,
    key,
    work,
    async register(body) {
      const { body: made } = await send(app, {
        method: 'POST',
        url: '/organizations',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      await work()
      return Number(made['id'])
    },
    async answer(id) {
      const { body } = await send(app, { method: 'GET', url: `/organizations/${id}`, headers })
      return body as unknown as Organization
    },
    async stop() {
      await app.close()
      await database.close()
    },
  }
}
