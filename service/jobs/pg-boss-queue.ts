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
  /** The same PostgreSQL, for connections of the queue's own; null with the embedded database. */
  databaseUrl: string | null
  log: QueueLog
  /** Tries after the first, and the delay before the second, which doubles each time up to a minute. */
  retryLimit?: number
  retryDelaySeconds?: number
  /** How many documents are read at a time. */
  readers?: number
  /** How often the embedded database is searched for jobs that nobody is at. */
  orphanCheckSeconds?: number
}

const jobNames = ['research', 'document', 'named_report'] as const satisfies readonly JobName[]

/** Where pg-boss copies a job whose last try failed; its worker calls `giveUp`. */
function givenUp(name: JobName): string {
  return `${name}_given_up`
}

/**
 * `notify` wakes a worker at once; recovered and delayed jobs are found by the poll only, hence 1 s. Several at a
 * time and on again while batches come back full: a backlog would otherwise drain at one job a second.
 */
const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 1,
} as const

/**
 * Many organizations share statements and transactions (service/storage/engine/batches.ts), so a batch costs little more than
 * one. Reading a document takes a process and its memory (docs/operations/reports.md): as many as `readers` says, each taken
 * from the queue by itself.
 */
const atOnce = { research: 64, document: 1, named_report: 1 } as const satisfies Record<JobName, number>

/**
 * After so long a job is failed and begun again, although its worker may still be at it. A document is fetched (1 minute), read
 * (75 seconds) and asked a language model about, twice where the first question is not answered (5 minutes each).
 */
const expireInSeconds = { research: 300, document: 900, named_report: 300 } as const satisfies Record<JobName, number>

/** No cron and no flows. Statistics and housekeeping write rows, so they run no oftener than something depends on it. */
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
    // Nobody else can hold a job here: what a killed process left is found at start (`failOrphans`), not by heartbeats.
    return {
      ...common,
      db: database.driver,
      backend: 'pglite',
      superviseIntervalSeconds: 60,
      monitorIntervalSeconds: 60,
    }
  }
  if (databaseUrl === null) throw new Error('The queue on PostgreSQL needs the databaseUrl')
  // Heartbeats are missed after 10 s, the least there is: with these two and the poll another worker begins within 15 s.
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
    // `short`: of one singletonKey one job waits, and a further one may be enqueued as soon as it has begun.
    await boss.createQueue(name, { ...options, policy: 'short', deadLetter: givenUp(name) })
    // Creating leaves the options of a queue that is there as they were.
    await boss.updateQueue(givenUp(name), options)
    await boss.updateQueue(name, options)
    // Makes pg-boss remember the queue: asking for it from inside an embedded transaction would wait for ever.
    await boss.findJobs(name, { key: '-' })
  }
}

/** Ids of the jobs that this process is at. */
type AtWork = Set<string>

/** Only one process can have the embedded database open, so an active job that it is not at has lost its worker. */
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
 * A full disk can keep the end of a job from being written: it then stays active, and pg-boss would look after it in five
 * minutes only. Found twice without anybody at it, it is tried again. Returns a function that stops it.
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
 * What is kept of a failure. pg-boss would keep all an error holds: of one of the database that is the parameters of its
 * statement, and where that had failures in it the failures of other jobs, nested into megabytes.
 */
function outputOf(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error).slice(0, longestReason) }
  return { name: error.name, message: error.message.slice(0, longestReason) }
}

type Handle = (job: JobWithMetadata) => Promise<void>

/** All at once, so that what they look up shares round trips (service/storage/engine/batch-lookup.ts). */
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
        // From here on pg-boss writes how it ended, at once; the watch asks twice.
        atWork.delete(job.id)
      }
    }),
  )
}

/** The caller's transaction as a driver of pg-boss. */
function executing(transaction: Queryable) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await transaction.query(text, values, { isPrepared: true }),
    }),
  }
}

/**
 * Enqueued means: a job of this key begins after this transaction has committed. Where one waits already it does, but
 * a worker could begin it before our commit and miss what we wrote: locking its row holds that worker off.
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

/** pg-boss on the service's own database. Run it after `migrate`; stop it before the database is closed. */
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
      // Under this policy jobs without a key would count as of one key.
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
