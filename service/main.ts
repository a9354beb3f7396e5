import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { createEditionApplier } from '@/service/editions/watch/apply-editions'
import { watchEditions } from '@/service/editions/watch/watch-editions'
import { watchSources } from '@/service/editions/watch/watch-sources'
import { warmNames } from '@/service/matching/names/warm-names'
import { watchRemoved } from '@/service/organizations/change/erase-removed'
import { createCountCache } from '@/service/organizations/list/count-cache'
import { renewKeys } from '@/service/organizations/match/renew-keys'
import { createAnswerCache, watchAnswers } from '@/service/organizations/read/answer-cache'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import { loadInTurn } from '@/service/storage/companies/reference-load'
import { dropWaitingSearches } from '@/service/storage/documents/report-searches'
import type { Database } from '@/service/storage/engine/database'
import { makeDataDirectory } from '@/service/storage/engine/embedded/make-data-directory'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { openReadReplica, type ReadReplica } from '@/service/storage/engine/read-replica'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { watchDigests } from './changes/digest/send-digests'
import { watchWebhooks } from './changes/webhooks/watch-webhooks'
import { type Config, readConfig } from './config'
import type { Context, Operations } from './context'
import { describeError } from './describe-error'
import { dropForgotten } from './documents/add-document'
import { noteReportSearch } from './documents/find/note-search'
import { isFindingReports } from './documents/find/report-search-choice'
import { watchSearches } from './documents/find/watch-searches'
import { giveUpDocument, readGivenDocument } from './documents/read-given-document'
import { stopReadings } from './documents/read-in-process'
import { seekNamedReport } from './documents/seek-named-report'
import { workReadings } from './documents/work-readings'
import { loadReference } from './editions/load-reference'
import { buildApp, buildWorkerApp } from './http/build-app'
import { drain } from './http/drain'
import { loadIndustryFigures } from './industries/load-industry-figures'
import { startQueue } from './jobs/pg-boss-queue'
import type { Queue } from './jobs/queue'
import { watchLiveSources } from './live/watch-live-sources'
import { createMetrics } from './metrics/create-metrics'
import { readReadings } from './metrics/read-readings'
import { watchValidity } from './product-footprints/watch-validity'
import { ensureTeamKey } from './projects/ensure-team-key'
import { createKeyCache } from './projects/key-cache'
import { readReference } from './reference/read-reference'
import { addresses } from './refresh/addresses'
import { giveUp } from './research/give-up'
import { type ResearchContext, researchOrganization } from './research/research-organization'
import { traced } from './tracing/trace'
import { watchBlockedLoop } from './watch-blocked-loop'

/** Beside the bundle where there is one, else in the source tree. */
const referenceDirectory = fileURLToPath(new URL('./reference/data', import.meta.url))

function clock(): Date {
  return new Date()
}

/** Where the service answers when nobody named its public address. */
function ownUrl({ host, port }: Config): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  return `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
}

/** `npx carbon-register service` answers HTTP and, unless told otherwise, works jobs; `npx carbon-register worker` works jobs only. */
type Role = 'service' | 'worker'

function createOperations(config: Config, database: Database): Operations {
  const holder = { database, referenceDirectory, clock }
  const metrics = createMetrics({ readings: () => readReadings(holder), withProcess: true })
  const { metricsToken, logSample, dataDirectory } = config
  return { metrics, metricsToken, logSample, dataDirectory, isStopping: false, hasFailed: false }
}

async function openReads({ databaseReadUrl }: Config, database: Database, log: pino.Logger): Promise<ReadReplica> {
  if (databaseReadUrl !== null) return openReadReplica(databaseReadUrl, database, log)
  return { query: database.query, close: async () => {} }
}

async function workJobs(queue: Queue, context: Context, research: ResearchContext): Promise<void> {
  const { metrics } = context.operations
  await queue.work(
    'research',
    async (job) => {
      const began = performance.now()
      const done = (outcome: 'done' | 'failed') => metrics.observeResearch(outcome, (performance.now() - began) / 1_000)
      await traced('research', { 'organization.id': job.organizationId }, async () => {
        // A job may be of an import that another process made a moment ago.
        await context.applyEditions()
        await researchOrganization(research, job)
        await seekNamedReport(context, job)
        await noteReportSearch(context, job)
      }).then(
        () => done('done'),
        (error: unknown) => {
          done('failed')
          throw error
        },
      )
    },
    (job, reason) => giveUp(research, job, reason),
  )
  for (const name of ['document', 'named_report'] as const) {
    await workReadings(
      { queue, database: context.database },
      name,
      (job) => traced(name, { 'document.id': job.documentId }, () => readGivenDocument(context, job)),
      (job, reason) => giveUpDocument(context, job, reason),
    )
  }
}

async function loadResearch(context: Pick<Context, 'database' | 'reference'>): Promise<ResearchContext> {
  return {
    database: context.database,
    clock,
    benchmarks: await loadBenchmarks(context.database, context.reference),
    get reference() {
      return context.reference
    },
  }
}

/**
 * Whoever watches the process starts it anew; a process that lives on and answers 503 would be left as it is. Who is
 * waiting for an answer is told within the moment.
 */
function endAfterFault(log: pino.Logger, error: Error): void {
  log.fatal({ error }, error.message)
  setTimeout(() => process.exit(1), 500)
}

/** An upgrade may take its time, in which /readyz is not answered: each step is told before it begins. */
async function bringUpToDate(database: ScriptDatabase, log: pino.Logger): Promise<void> {
  await migrate(database, undefined, {
    onApply: (migration) => log.info({ migration }, 'Bringing the tables up to this version'),
  })
  warmNames()
  await renewKeys(database)
  const onLoad = () => log.info('Loading the known companies of this version; all organizations are researched again')
  const isLoaded = await loadInTurn(database, () => loadReference({ database, referenceDirectory, clock }, onLoad))
  if (isLoaded) log.info('The known companies are loaded')
}

type Started = { address: string; engine: Database['engine']; isWorking: boolean; stop: () => Promise<void> }

/** Opens everything in the order it depends on; `stop` closes it again. */
async function start(config: Config, log: pino.Logger, role: Role): Promise<Started> {
  makeDataDirectory(config.dataDirectory)
  const { databaseUrl, dataDirectory } = config
  let operations: Operations | undefined
  const database = await openDatabase({
    databaseUrl,
    dataDirectory,
    isGuarded: false,
    log,
    onFault: (error) => {
      if (operations !== undefined) operations.hasFailed = true
      endAfterFault(log, error)
    },
  })
  operations = createOperations(config, database)
  const reads = await openReads(config, database, log)
  await bringUpToDate(database, log)
  const queue = await startQueue({ database, databaseUrl: config.databaseUrl, log, readers: config.readers })
  const answers = createAnswerCache(config.answerCacheBytes)
  const context: Context = {
    database,
    reads,
    queue,
    clock,
    log,
    reference: readReference(referenceDirectory),
    industryFigures: await loadIndustryFigures(database),
    keyCache: createKeyCache(),
    answers,
    counts: createCountCache(),
    publicUrl: config.publicUrl ?? ownUrl(config),
    referenceDirectory,
    incomingDirectory: join(config.dataDirectory, 'incoming'),
    isRefreshing: config.isRefreshing,
    isAskingLiveSources: config.isAskingLiveSources,
    live: config.live,
    mail: config.mail,
    dashboardUrl: config.dashboardUrl,
    operations,
    isFetchingReports: config.isFetchingReports,
    findsReports: config.findsReports,
    reportModel: config.reportModel,
    applyEditions: () => applyEditions(),
  }
  if (role === 'service') await ensureTeamKey(context, config)
  const research = await loadResearch(context)
  const applyEditions = createEditionApplier(context, research)
  await dropForgotten(context)
  await applyEditions()
  const isWorking = role === 'worker' || config.isWorking
  if (isWorking) await workJobs(queue, context, research)
  const app = role === 'worker' ? await buildWorkerApp(context) : await buildApp(context, config.limits)
  const { host, port } = role === 'worker' ? { host: config.workerHost, port: config.workerPort } : config
  const address = await app.listen({ host, port })
  const stopWatching = watchEditions(context)
  const stopListening = await watchAnswers(answers, database)
  const stopErasing = isWorking ? watchRemoved(context) : null
  const stopRefreshing =
    config.isRefreshing && isWorking
      ? watchSources(context, addresses, { ...config.live.reach, contact: config.live.contact })
      : null
  const { isAskingLiveSources: isOnCadence } = config
  // A process that works no jobs may have been told nothing of it.
  if (isWorking && !(await isFindingReports(context))) await dropWaitingSearches(database)
  const { contact, reach } = config.live
  const stopFinding =
    config.findsReports !== false && isWorking ? watchSearches({ ...context, contact, reach, pauseMs: 1_000 }) : null
  const stopTelling = isWorking ? watchWebhooks(context) : null
  const stopRenewing = isWorking ? watchValidity(context) : null
  const stopSummaries = isWorking && config.mail !== null ? watchDigests(context) : null
  const stopAsking = isWorking ? watchLiveSources(context, { isOnCadence }) : null
  watchBlockedLoop(config.watchdogSeconds)
  const stop = async () => {
    await drain(app, context, config.drain)
    await stopTelling?.()
    await stopSummaries?.()
    await stopRenewing?.()
    await stopFinding?.()
    await stopAsking?.()
    await stopRefreshing?.()
    await stopErasing?.()
    await stopWatching()
    await stopListening()
    stopReadings()
    await queue.stop()
    await reads.close()
    await database.close()
  }
  return { address, engine: database.engine, isWorking, stop }
}

/** `node dist/service/main.js [worker]`. Throws an Error in words. */
function readRole(config: Config): Role {
  const [word] = process.argv.slice(2)
  if (word === undefined) return 'service'
  if (word !== 'worker') throw new Error(`There is no role "${word}"; the only one that is named is worker`)
  if (config.databaseUrl === null) {
    throw new Error(
      'A worker of its own needs DATABASE_URL: the embedded database serves one process, and `npx carbon-register service` works its jobs',
    )
  }
  return 'worker'
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel, serializers: { error: describeError } })
  const role = readRole(config)
  const { address, engine, isWorking, stop } = await start(config, log, role)
  let stopping = false
  // Windows sends SIGHUP where the window of the console is closed.
  const signals = ['SIGINT', 'SIGTERM', ...(process.platform === 'win32' ? (['SIGHUP'] as const) : [])] as const
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'Stopping')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, 'Stopping failed')
          process.exit(1)
        },
      )
    })
  }
  // Said last: who reads it may send a signal at once, and without a listener that would end the process in the middle of its work.
  log.info({ address, database: engine, role, isWorking }, 'Ready')
}

main().catch((error: unknown) => {
  // Words for the person who started it; the stack only helps when it was not foreseen.
  const isForeseen = error instanceof Error && (error.name === 'ServiceError' || error.name === 'Error')
  process.stderr.write(`${isForeseen ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
