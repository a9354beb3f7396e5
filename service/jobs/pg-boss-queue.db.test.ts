import { EventEmitter, on, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queryRows } from '@/service/storage/engine/rows'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { startQueue } from './pg-boss-queue'
import type { Queue } from './queue'

const log = { warn: vi.fn(), error: vi.fn() }
let database: TestDatabase
let queues: Queue[]

beforeEach(async () => {
  database = await openTestDatabase()
  queues = []
  log.error.mockClear()
})
afterEach(async () => {
  for (const queue of queues) await queue.stop()
  await database.close()
})

async function start(retryLimit = 1): Promise<Queue> {
  const { databaseUrl } = database
  const options = { retryLimit, retryDelaySeconds: 0, orphanCheckSeconds: 0.5 }
  const queue = await startQueue({ database, databaseUrl, log, ...options })
  queues.push(queue)
  return queue
}

function enqueue(queue: Queue, organizationId: number): Promise<void> {
  return database.transaction((transaction) =>
    queue.enqueue(transaction, 'research', { organizationId }, { singletonKey: String(organizationId) }),
  )
}

/** Works and tells what happened; `handle` decides the outcome of each job. */
async function work(queue: Queue, handle: (organizationId: number) => Promise<void> = async () => {}) {
  const handled: number[] = []
  const givenUp: string[] = []
  const events = new EventEmitter()
  await queue.work(
    'research',
    async ({ organizationId }) => {
      handled.push(organizationId)
      events.emit('handled', organizationId)
      await handle(organizationId)
    },
    async ({ organizationId }, reason) => {
      givenUp.push(`${organizationId}: ${reason}`)
      events.emit('givenUp', organizationId)
    },
  )
  return { handled, givenUp, events }
}

test('an index that pg-boss calls bloated is made anew as docs/operations/observing.md says', async () => {
  await start()
  const page = readFileSync(new URL('../../docs/operations/observing.md', import.meta.url), 'utf8')
  const [, command = '', index = ''] = /`(reindex index concurrently pgboss\.(\w+))`/.exec(page) ?? []
  expect(index).toMatch(/^job_common_/)
  await database.query(command)
  const states = await database.query(
    'select indisvalid from pg_index join pg_class on pg_class.oid = indexrelid where relname = $1',
    [index],
  )
  expect(states).toEqual([{ indisvalid: true }])
})

describe('a job', () => {
  test('enqueued in a transaction that rolls back never runs', async () => {
    const queue = await start()
    const { handled, events } = await work(queue)
    const attempt = database.transaction(async (transaction) => {
      await queue.enqueue(transaction, 'research', { organizationId: 1 })
      throw new Error('rolled back')
    })
    await expect(attempt).rejects.toThrow('rolled back')
    const next = once(events, 'handled')
    await enqueue(queue, 2)
    await next
    expect(handled).toEqual([2])
  })

  test('that failed keeps name and message of the error, and nothing that the error holds', async () => {
    const queue = await start(0)
    const { events } = await work(queue, async () => {
      const inner = Object.assign(new Error('inner'), { params: ['p'.repeat(1_000_000)] })
      throw Object.assign(new Error('m'.repeat(1_000_000), { cause: inner }), { params: ['p'.repeat(1_000_000)] })
    })
    const givenUp = once(events, 'givenUp')
    await enqueue(queue, 3)
    await givenUp
    const kept = await queryRows(
      database,
      z.object({ bytes: z.number(), message: z.string() }),
      `select length(output::text)::int as bytes, left(output ->> 'message', 3) as message
         from pgboss.job where output is not null`,
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const { bytes } of kept) expect(bytes).toBeLessThan(3_000)
    expect(kept.map(({ message }) => message)).toContain('mmm')
  })

  test('of a report is given the time that two questions to a language model take', async () => {
    await start()
    const Expiry = z.object({ seconds: z.coerce.number() })
    const [document] = await queryRows(
      database,
      Expiry,
      "select expire_seconds as seconds from pgboss.queue where name = 'document'",
      [],
    )
    const fetching = 60
    const reading = 75
    const asking = 2 * 300
    expect(document?.seconds).toBeGreaterThan(fetching + reading + asking)
  })

  test('runs at once after its commit, without waiting for a poll', async () => {
    const queue = await start()
    const { events } = await work(queue)
    await sleep(200)
    const began = performance.now()
    const next = once(events, 'handled')
    await enqueue(queue, 7)
    await next
    expect(performance.now() - began).toBeLessThan(500)
  })

  test('that fails is tried again, and given up once with the reason of the last try', async () => {
    const queue = await start()
    let tries = 0
    const { handled, givenUp, events } = await work(queue, async () => {
      throw new Error(`try ${++tries} failed`)
    })
    const end = once(events, 'givenUp')
    await enqueue(queue, 3)
    await end
    await sleep(500)
    expect(handled).toEqual([3, 3])
    expect(givenUp).toEqual(['3: try 2 failed'])
  })

  test('that fails once and then succeeds is not given up', async () => {
    const queue = await start()
    let tries = 0
    const { handled, givenUp, events } = await work(queue, async () => {
      if (++tries === 1) throw new Error('once')
    })
    const calls = on(events, 'handled')
    await enqueue(queue, 4)
    await calls.next()
    await calls.next()
    await sleep(300)
    expect(handled).toEqual([4, 4])
    expect(givenUp).toEqual([])
  })

  test('of a key that waits already is not enqueued twice', async () => {
    const queue = await start()
    await enqueue(queue, 5)
    await enqueue(queue, 5)
    await enqueue(queue, 6)
    const { handled } = await work(queue)
    await vi.waitFor(() => expect(handled.toSorted()).toEqual([5, 6]), 15_000)
    await sleep(1200)
    expect(handled.toSorted()).toEqual([5, 6])
  })

  test('without a key does not stand for another without one', async () => {
    const queue = await start()
    await database.transaction(async (transaction) => {
      await queue.enqueue(transaction, 'research', { organizationId: 1 })
      await queue.enqueue(transaction, 'research', { organizationId: 2 })
    })
    const { handled } = await work(queue)
    await vi.waitFor(() => expect(handled.toSorted()).toEqual([1, 2]), 15_000)
  })

  test('enqueued while one of its key is at work runs afterwards', async () => {
    const queue = await start()
    const gate = new EventEmitter()
    let runs = 0
    const { handled, events } = await work(queue, async () => {
      if (++runs === 1) await once(gate, 'open')
    })
    const calls = on(events, 'handled')
    await enqueue(queue, 8)
    await calls.next()
    await enqueue(queue, 8)
    gate.emit('open')
    await calls.next()
    expect(handled).toEqual([8, 8])
  })

  test('is drained with its backlog at more than one a second', async () => {
    const queue = await start()
    for (let organizationId = 1; organizationId <= 30; organizationId++) await enqueue(queue, organizationId)
    const { handled } = await work(queue)
    await vi.waitFor(() => expect(handled.length).toBe(30), { timeout: 15_000, interval: 50 })
    expect(log.error).not.toHaveBeenCalled()
  })
})

describe('a job whose process died', () => {
  /** As a killed process leaves it: claimed, with nobody at work. */
  async function leaveActive(organizationId: number): Promise<void> {
    const queue = await start()
    await enqueue(queue, organizationId)
    await database.query(
      "update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute' where state = 'created'",
    )
    await queue.stop()
    queues = []
  }

  test('is tried again by the next process', async () => {
    await leaveActive(9)
    const { handled } = await work(await start())
    await vi.waitFor(() => expect(handled).toEqual([9]), { timeout: 15_000, interval: 100 })
  })

  test('during its last try is given up by the next process', async () => {
    await leaveActive(10)
    await database.query("update pgboss.job set retry_count = retry_limit where state = 'active'")
    const { handled, givenUp } = await work(await start())
    await vi.waitFor(() => expect(givenUp).toHaveLength(1), { timeout: 15_000, interval: 100 })
    expect(givenUp[0]).toMatch(/^10: (The process ended|job heartbeat timeout)/)
    expect(handled).toEqual([])
  })
})

describe.skipIf(process.env['TEST_DATABASE'] === 'postgres')('on the embedded database', () => {
  test('a job at work is left alone; one whose end could not be written is tried again', async () => {
    const queue = await start()
    const gate = new EventEmitter()
    const open = once(gate, 'open')
    const { handled } = await work(queue, async () => void (handled.length === 1 && (await open)))
    await enqueue(queue, 14)
    await vi.waitFor(() => expect(handled).toEqual([14]), { timeout: 15_000 })
    // Longer than two looks for jobs that nobody is at.
    await sleep(1_500)
    gate.emit('open')
    const completed = "select 1 from pgboss.job where state = 'completed'"
    await vi.waitFor(async () => expect(await database.query(completed)).toHaveLength(1), { timeout: 15_000 })
    expect(handled).toEqual([14])
    await database.query("update pgboss.job set state = 'active' where state = 'completed'")
    await vi.waitFor(() => expect(handled).toEqual([14, 14]), { timeout: 15_000 })
  })
})

describe.skipIf(process.env['TEST_DATABASE'] !== 'postgres')('on PostgreSQL', () => {
  test('a worker does not begin a job before a later enqueuing of its key has committed', async () => {
    const queue = await start()
    await database.query('create table note (text text)')
    await enqueue(queue, 11)
    const seen: unknown[] = []
    const gate = new EventEmitter()
    const writing = database.transaction(async (transaction) => {
      await transaction.query("insert into note values ('new')")
      await queue.enqueue(transaction, 'research', { organizationId: 11 }, { singletonKey: '11' })
      await once(gate, 'commit')
    })
    const { events } = await work(queue, async () => {
      seen.push(...(await database.query('select text from note')))
    })
    await sleep(1500)
    expect(seen).toEqual([])
    const handled = once(events, 'handled')
    gate.emit('commit')
    await writing
    await handled
    await vi.waitFor(() => expect(seen).toEqual([{ text: 'new' }]), 15_000)
  })

  test('two processes share the work, each job once', async () => {
    const first = await start()
    const second = await start()
    const counts = [await work(first), await work(second)]
    for (let organizationId = 1; organizationId <= 20; organizationId++) await enqueue(first, organizationId)
    await vi.waitFor(() => expect(counts.flatMap(({ handled }) => handled)).toHaveLength(20), 10_000)
    expect(new Set(counts.flatMap(({ handled }) => handled)).size).toBe(20)
  })
})
