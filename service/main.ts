import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { type Config, readConfig } from './config'
import type { Context } from './context'
import { giveUpDocument, readGivenDocument } from './documents/read-given-document'
import { loadReference } from './editions/load-reference'
import { createTakeUp } from './editions/take-up-editions'
import { watchEditions } from './editions/watch-editions'
import { watchSources } from './editions/watch-sources'
import { buildApp } from './http/build-app'
import { loadIndustryFigures } from './industries/load-industry-figures'
import { startQueue } from './jobs/pg-boss-queue'
import { renewKeys } from './organizations/renew-keys'
import { ensureTeamKey } from './projects/ensure-team-key'
import { createKeyCache } from './projects/key-cache'
import { readReference } from './reference/read-reference'
import { addresses } from './refresh/addresses'
import { loadBenchmarks } from './research/benchmarks'
import { giveUp } from './research/give-up'
import { researchOrganization } from './research/research-organization'
import { migrate } from './storage/migrate'
import { openDatabase } from './storage/open-database'

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

/** Opens everything in the order it depends on, and gives back how to close it again. */
async function start(config: Config, log: pino.Logger): Promise<() => Promise<void>> {
  mkdirSync(config.dataDirectory, { recursive: true })
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDirectory: config.dataDirectory })
  await migrate(database)
  await renewKeys(database)
  await loadReference({ database, referenceDirectory, clock })
  const reference = readReference(referenceDirectory)
  const queue = await startQueue({ database, databaseUrl: config.databaseUrl, log })
  const context: Context = {
    database,
    queue,
    clock,
    log,
    reference,
    industryFigures: await loadIndustryFigures(database),
    keyCache: createKeyCache(),
    publicUrl: config.publicUrl ?? ownUrl(config),
    referenceDirectory,
    incomingDirectory: join(config.dataDirectory, 'incoming'),
    isRefreshing: config.isRefreshing,
    isFetchingReports: config.isFetchingReports,
    takeUpEditions: () => takeUp(),
  }
  await ensureTeamKey(context, config)
  const research = {
    database,
    clock,
    benchmarks: await loadBenchmarks(database, reference),
    get reference() {
      return context.reference
    },
  }
  const takeUp = createTakeUp(context, research)
  await takeUp()
  await queue.work(
    'research',
    async (job) => {
      // A job may be of an import that another process made a moment ago.
      await takeUp()
      await researchOrganization(research, job)
    },
    (job, reason) => giveUp(research, job, reason),
  )
  await queue.work(
    'document',
    (job) => readGivenDocument(context, job),
    (job, reason) => giveUpDocument(context, job, reason),
  )
  const app = await buildApp(context)
  const address = await app.listen({ host: config.host, port: config.port })
  const stopWatching = watchEditions(context)
  const stopRefreshing = config.isRefreshing ? watchSources(context, addresses) : null
  log.info({ address, database: database.engine }, 'Ready')
  return async () => {
    await app.close()
    await stopRefreshing?.()
    await stopWatching()
    await queue.stop()
    await database.close()
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // pino writes out errors under "err" only; ours stand under "error".
  const log = pino({ level: config.logLevel, serializers: { error: pino.stdSerializers.err } })
  const stop = await start(config, log)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
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
}

main().catch((error: unknown) => {
  // Words for the person who started it; the stack only helps when it was not foreseen.
  const isForeseen = error instanceof Error && (error.name === 'ServiceError' || error.name === 'Error')
  process.stderr.write(`${isForeseen ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
