import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startQueue } from '@/service/jobs/pg-boss-queue'
import type { Queue } from '@/service/jobs/queue'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { enqueueReading } from './enqueue-reading'
import { workReadings } from './work-readings'

let database: TestDatabase
let queue: Queue

beforeEach(async () => {
  database = await openTestDatabase()
  // In an empty database their ids are 1, 2 and 3.
  for (const name of ['A', 'B', 'C'])
    await database.query('insert into project (name, created_at) values ($1, now())', [name])
})
afterEach(async () => {
  await queue.stop()
  await database.close()
})

async function start(readers: number): Promise<void> {
  const { databaseUrl } = database
  queue = await startQueue({ database, databaseUrl, log: { warn: vi.fn(), error: vi.fn() }, readers })
}

/** The id of a document is a hundred times the project's id plus a running number. */
async function give(projectId: number, ...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    const reading = { documentId: projectId * 100 + number, projectId }
    await database.transaction((transaction) => enqueueReading(queue, transaction, 'document', reading))
  }
}

it('many reports of one project do not delay those of another', async () => {
  await start(1)
  const order: number[] = []
  const gate = new EventEmitter()
  await give(1, 1, 2, 3, 4)
  const work = async ({ documentId }: { documentId: number }) => {
    order.push(documentId)
    if (order.length === 2) {
      gate.emit('second')
      await once(gate, 'go')
    }
  }
  const second = once(gate, 'second')
  await workReadings({ queue, database }, 'document', work, async () => {})
  await second
  // While the second report of the first project is read, two other projects add reports, one of them many.
  await give(2, 1, 2, 3)
  await give(3, 1)
  await give(1, 5)
  gate.emit('go')
  await vi.waitFor(() => expect(order).toHaveLength(9), { timeout: 20_000 })
  expect(order.slice(0, 2)).toEqual([101, 102])
  expect(order.slice(2, 4).toSorted()).toEqual([201, 301])
  expect(order.slice(4, 6).toSorted()).toEqual([103, 202])
  expect(order.slice(6, 8).toSorted()).toEqual([104, 203])
  expect(order.at(-1)).toBe(105)
})

it('as many reports are read at once as there are readers', async () => {
  await start(2)
  let now = 0
  let most = 0
  const done: number[] = []
  const gate = new EventEmitter()
  await give(1, 1, 2, 3)
  const work = async ({ documentId }: { documentId: number }) => {
    now += 1
    most = Math.max(most, now)
    if (done.length === 0 && now < 2) await once(gate, 'both')
    gate.emit('both')
    now -= 1
    done.push(documentId)
  }
  await workReadings({ queue, database }, 'document', work, async () => {})
  await vi.waitFor(() => expect(done.toSorted()).toEqual([101, 102, 103]), { timeout: 20_000 })
  expect(most).toBe(2)
})
