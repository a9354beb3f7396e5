import { randomUUID } from 'node:crypto'
import { type ConstructorOptions, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database, Queryable } from '@/service/storage/engine/database'
import type { EmbeddedDatabase } from '@/service/storage/engine/embedded/embedded'
import { queryRows } from '@/service/storage/engine/rows'
import type { JobData, JobName, Queue } from './queue'

export type QueueLog = { warn(fields: object, message: string): void; error(fields: object, message: string): void }

export type QueueSettings = {
  database: Database
  /** PostgreSQL for the queue's own connections; null with the embedded database. */
  databaseUrl: string | null
  log: QueueLog
  /** Retries after the first attempt, and the delay before the first retry, which doubles up to a minute. */
  retryLimit?: number
  retryDelaySeconds?: number
  /** How many documents are read at a time. */
  readers?: number
  /** How often the embedded database is searched for jobs without a worker. */
  orphanCheckSeconds?: number
}

const jobNames = ['research', 'document', 'named_report'] as const satisfies readonly JobName[]

/** The queue into which pg-boss copies a job whose last attempt failed; its worker calls `giveUp`. */
function givenUp(name: JobName): string {
  return `${name}_given_up`
}

/**
 * `notify` wakes a worker at once; recovered and delayed jobs are only found by polling, hence 1 s. Takes several at a time and continues
 * while batches come back full: a backlog would otherwise drain at one job per second.
 */
const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 1,
} as const

/**
 * Organizations share statements and transactions (service/storage/engine/batches.ts), so a batch costs little more than one. Reading a
 * document takes a process with its memory (docs/operations/reports.md): as many as `readers` at a time, each fetched separately.
 */
const atOnce = { research: 64, document: 1, named_report: 1 } as const satisfies Record<JobName, number>

/**
 * Seconds after which a job is failed and restarted, even if its worker is still running. A document takes up to 1 minute to fetch, 75
 * seconds to read and 5 minutes for a language model, which is asked twice if the first question gets no answer.
 */
const expireInSeconds = { research: 300, document: 900, named_report: 300 } as const satisfies Record<JobName, number>

/** No cron and no flows. Statistics and maintenance write rows, so they run as rarely as possible. */
const common = {
  schedule: false,
  useListenNotify: true,
  monitorVacuum: false,
  reindex: false,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 600,
  maintenanceIntervalSeconds: 3600,
}

function isEmbedded(database: Database): database is EmbeddedDatabase {
  return database.engine === 'embedded'
}

function bossOptions({ database, databaseUrl }: QueueSettings): ConstructorOptions {
  if (isEmbedded(database)) {
    // With the embedded database no other process can hold a job: jobs left by a killed process are found at start (`failOrphans`), not
    // by heartbeats.
    return {
      ...common,
      db: database.driver,
      backend: 'pglite',
      superviseIntervalSeconds: 60,
      monitorIntervalSeconds: 60,
    }
  }
  if (databaseUrl === null) throw new Error('The queue on PostgreSQL needs the databaseUrl')
  // Heartbeats count as missed after 10 s, the minimum: with these two settings and polling another worker takes over within 15 s.
  return { ...common, connectionString: databaseUrl, max: 4, superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 }
}

async function createQueues(boss: PgBoss, settings: QueueSettings): Promise<void> {
  const { retryLimit = 4, retryDelaySeconds = 1 } = settings
  const heartbeat = isEmbedded(settings.database) ? {} : { heartbeatSeconds: 10 }
  const retry = { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true, retryDelayMax: 60 }
  for (const name of jobNames) {
    const expiry = { expireInSeconds: expireInSeconds[name], deleteAfterSeconds: 3600 }
    const options = { ...heartbeat, ...retry, ...expiry, notify: true }
    await boss.createQueue(givenUp(name), options)
    // `short`: one job per singletonKey waits, and another may be enqueued as soon as it has started.
    await boss.createQueue(name, { ...options, policy: 'short', deadLetter: givenUp(name) })
    // Creating an existing queue does not change its options.
    await boss.updateQueue(givenUp(name), options)
    await boss.updateQueue(name, options)
    // Makes pg-boss cache the queue: looking it up inside an embedded transaction would wait forever.
    await boss.findJobs(name, { key: '-' })
  }
}

/** Ids of the jobs running in this process. */
type AtWork = Set<string>

/** Only one process can have the embedded database open, so an active job that is not running here has lost its worker. */
async function findOrphans(database: Database, name: string, atWork: AtWork): Promise<string[]> {
  const rows = await queryRows(
    database,
    z.object({ id: z.string() }),
    "select id::text from pgboss.job where name = $1 and state = 'active'",
    [name],
  )
  return rows.map(({ id }) => id).filter((id) => !atWork.has(id))
}

const allQueues = jobNames.flatMap((job) => [job, givenUp(job)])

async function failOrphans(boss: PgBoss, database: Database): Promise<void> {
  for (const name of allQueues) {
    const ids = await findOrphans(database, name, new Set())
    if (ids.length > 0) await boss.fail(name, ids, { message: 'The process ended while it was at work' })
  }
}

/**
 * A full disk can prevent writing the end of a job: it stays active, and pg-boss would check it only after five minutes. Found twice
 * without a worker, it is retried. Returns a function that stops the watch.
 */
function watchOrphans(boss: PgBoss, { database, log, orphanCheckSeconds = 10 }: QueueSettings, atWork: AtWork) {
  let before = new Set<string>()
  async function check(): Promise<void> {
    const found = new Set<string>()
    for (const name of allQueues) {
      const ids = await findOrphans(database, name, atWork)
      const lost = ids.filter((id) => before.has(id))
      if (lost.length > 0) await boss.fail(name, lost, { message: 'Its end could not be written' })
      for (const id of ids) if (!before.has(id)) found.add(id)
    }
    before = found
  }
  let checking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    checking = check().catch((error: unknown) => log.warn({ error }, 'Jobs that nobody is at were not looked for'))
  }, orphanCheckSeconds * 1_000)
  return async () => {
    clearInterval(timer)
    await checking
  }
}

function reasonOf(output: unknown): string {
  if (output === null || typeof output !== 'object') return 'Unknown reason'
  if ('message' in output && typeof output.message === 'string') return output.message
  return 'value' in output ? reasonOf(output.value) : 'Unknown reason'
}

const longestReason = 1_000

/**
 * The stored part of an error. pg-boss would store everything: for a database error the statement's parameters, including errors of other
 * jobs, nested into megabytes.
 */
function outputOf(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error).slice(0, longestReason) }
  return { name: error.name, message: error.message.slice(0, longestReason) }
}

type Handle = (job: JobWithMetadata) => Promise<void>

/** Handles all jobs at once, so that their lookups share round trips (service/storage/engine/batch-lookup.ts). */
function settle(jobs: readonly JobWithMetadata[], atWork: AtWork, handle: Handle): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      atWork.add(job.id)
      try {
        await handle(job)
        return { id: job.id, status: 'completed' }
      } catch (error) {
        return { id: job.id, status: 'failed', output: outputOf(error) }
      } finally {
        // From here on pg-boss records the end at once; the watch only reacts to a job found twice.
        atWork.delete(job.id)
      }
    }),
  )
}

/** The caller's transaction as a driver for pg-boss. */
function executing(transaction: Queryable) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await transaction.query(text, values, { isPrepared: true }),
    }),
  }
}

/**
 * Guarantees that a job with this key starts after this transaction commits. An already waiting job would do, but a worker could start it
 * before our commit and miss our changes: locking its row delays that worker.
 */
async function enqueue(
  boss: PgBoss,
  transaction: Queryable,
  name: JobName,
  data: object,
  { singletonKey, priority }: { singletonKey: string; priority: number },
): Promise<void> {
  const db = executing(transaction)
  while ((await boss.send(name, data, { db, singletonKey, priority })) === null) {
    const waiting = await transaction.query(
      "select id from pgboss.job where name = $1 and singleton_key = $2 and state = 'created' for update",
      [name, singletonKey],
    )
    if (waiting.length > 0) return
  }
}

/** Starts pg-boss on the service's own database. Call it after `migrate`; stop it before the database is closed. */
export async function startQueue(settings: QueueSettings): Promise<Queue> {
  const { database, log, readers = 1 } = settings
  const boss = new PgBoss(bossOptions(settings))
  boss.on('error', (error) => log.error({ error }, 'The queue met an error; it goes on'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The queue warns'))
  await boss.start()
  await createQueues(boss, settings)
  const atWork: AtWork = new Set()
  if (isEmbedded(database)) await failOrphans(boss, database)
  const stopWatching = isEmbedded(database) ? watchOrphans(boss, settings, atWork) : async () => {}
  return {
    enqueue: (transaction, name, data, { singletonKey = randomUUID(), priority = 0 } = {}) =>
      // Under this policy, jobs without a key would count as having the same one.
      enqueue(boss, transaction, name, data, { singletonKey, priority }),
    async enqueueNew(transaction, name, jobs) {
      if (jobs.length > 0) await boss.insert(name, [...jobs], { db: executing(transaction) })
    },
    async work<Name extends JobName>(
      name: Name,
      handle: (data: JobData[Name]) => Promise<void>,
      giveUp: (data: JobData[Name], reason: string) => Promise<void>,
    ) {
      const dataOf = (job: JobWithMetadata) => job.data as JobData[Name]
      const localConcurrency = name === 'document' ? readers : 1
      const options = { ...workOptions, batchSize: atOnce[name], localConcurrency }
      await boss.work<object, JobResult[], typeof options>(name, options, (jobs) =>
        settle(jobs, atWork, (job) => handle(dataOf(job))),
      )
      // pg-boss does not notify of these, and they are rare.
      const givenUpOptions = { ...options, notifyPollingIntervalSeconds: 2, localConcurrency: 1 }
      await boss.work<object, JobResult[], typeof givenUpOptions>(givenUp(name), givenUpOptions, (jobs) =>
        settle(jobs, atWork, (job) => giveUp(dataOf(job), reasonOf(job.sourceOutput))),
      )
    },
    async stop() {
      await stopWatching()
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
