import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Context } from '@/service/context'
import { Registration } from '@/service/contract/registration'
import { ServiceError } from '@/service/errors'
import type { Database } from '@/service/storage/engine/database'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { queryRows } from '@/service/storage/engine/rows'
import { startTestService, type TestService } from '@/service/testing/programs/start-test-service'
import { registerOrganization } from './register-organization'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

/** A name of letters only: numbers would tell organizations apart. */
function nameOf(place: number): string {
  return `Batch ${String.fromCharCode(97 + (place % 26))}${String.fromCharCode(97 + Math.floor(place / 26))} Mills`
}

async function countOf(projectId: number): Promise<{ counted: number; stored: number; states: number }[]> {
  return queryRows(
    service.database,
    z.object({ counted: z.number(), stored: z.number(), states: z.number() }),
    `select p.organization_count as counted,
            (select count(*)::int from organization where project_id = p.id) as stored,
            (select count(*)::int from organization_state s join organization o on o.id = s.organization_id
              where o.project_id = p.id and s.state = 'created') as states
       from project p where p.id = $1`,
    [projectId],
  )
}

it('gives many that come at once one id each, and the same id to those that are one', async () => {
  const project = await service.project()
  const places = Array.from({ length: 120 }, (_, place) => place % 40)
  const answers = await Promise.all(places.map((place) => project.post({ name: nameOf(place), hq_region: 'NL' })))
  const ids = answers.map(({ body }) => Number(body['id']))
  expect(new Set(ids).size).toBe(40)
  for (const [index, place] of places.entries()) expect(ids[index]).toBe(ids[place])
  for (const [index, { body }] of answers.entries()) expect(body['name']).toBe(nameOf(places[index] ?? -1))
  expect(await countOf(project.id)).toEqual([{ counted: 40, stored: 40, states: 40 }])
  expect((await project.jobs()).toSorted((a, b) => a - b)).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
})

/** The same registration, past HTTP. */
function register(ctx: Context, projectId: number, place: number) {
  const registration = Registration.parse({ name: nameOf(place), hq_region: 'NL' })
  return registerOrganization(ctx, { projectId, registration })
}

it('finds what is there, inserts what is new and fills what was blank in one transaction', async () => {
  const project = await service.project()
  const known = Number((await project.post({ name: nameOf(0), hq_region: 'NL' })).body['id'])
  let transactions = 0
  const transaction: Database['transaction'] = (work) => {
    transactions++
    return service.database.transaction(work)
  }
  const ctx = { ...service.ctx, database: { ...service.database, transaction } }
  const bodies = [
    // Fills a blank of the one that is there.
    { name: nameOf(0), hq_region: 'NL', lei_number: '5493001KJTIIGC8Y1R12' },
    // Twice the same, which is not there.
    { name: nameOf(1), hq_region: 'NL', external_id: 'one' },
    { name: nameOf(1), hq_region: 'NL', external_id: 'one' },
    // Under other words that one again, by what it was just told.
    { name: nameOf(2), hq_region: 'NL', lei_number: '5493001KJTIIGC8Y1R12' },
    { name: nameOf(3), hq_region: 'NL', external_id: 'one' },
  ]
  const registered = await Promise.all(
    bodies.map((body) => registerOrganization(ctx, { projectId: project.id, registration: Registration.parse(body) })),
  )
  const [, one] = registered.map(({ id }) => id)
  expect(registered.map(({ id }) => id)).toEqual([known, one, one, known, one])
  expect(registered.map(({ isNew }) => isNew)).toEqual([false, true, false, false, false])
  expect(transactions).toBe(1)
  expect(await countOf(project.id)).toMatchObject([{ counted: 2, stored: 2 }])
  expect(await project.jobs()).toEqual([known, known, one])
})

it('answers a repeat that changes nothing without a transaction', async () => {
  const project = await service.project()
  const { id } = await register(service.ctx, project.id, 0)
  const transaction = () => Promise.reject(new Error('A transaction'))
  const ctx = { ...service.ctx, database: { ...service.database, transaction } }
  expect(await register(ctx, project.id, 0)).toEqual({ id, isNew: false })
  await expect(register(ctx, project.id, 1)).rejects.toThrow('A transaction')
})

it('refuses only those beyond the quota, and registers the others of the same transaction', async () => {
  const project = await service.project(5)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) => project.post({ name: nameOf(place), hq_region: 'NL' })),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(7)
  expect(refused[0]?.body['detail']).toMatch(/may register 5 organizations and has registered 5/)
  expect(await countOf(project.id)).toEqual([{ counted: 5, stored: 5, states: 5 }])
})

it('fills the blanks of one organization with what several tell at once', async () => {
  const project = await service.project()
  const name = 'Blank Mills'
  const [first] = [await project.post({ name, hq_region: 'NL', external_id: 'a' })]
  const told = [
    { website: 'https://blank.example' },
    { lei_number: null, duns_number: '150483782' },
    { hq_fuzzy: 'Delft' },
  ]
  const answers = await Promise.all(
    told.map((more) => project.post({ name, hq_region: 'NL', external_id: 'a', ...more })),
  )
  expect(answers.map(({ body }) => body['id'])).toEqual(told.map(() => first?.body['id']))
  const [row] = await service.database.query(
    'select website, duns_number, hq_fuzzy from organization where project_id = $1',
    [project.id],
  )
  expect(row).toEqual({ website: 'https://blank.example', duns_number: '150483782', hq_fuzzy: 'Delft' })
})

it('registers each alone where the transaction of all is refused, and gives the row as it was inserted then', async () => {
  const project = await service.project()
  let begun = 0
  const transaction: Database['transaction'] = (work) =>
    service.database.transaction(async (made) => {
      const result = await work(made)
      if (begun++ === 0) throw new Error('Refused')
      return result
    })
  const ctx = { ...service.ctx, database: { ...service.database, transaction } }
  const registered = await Promise.all([0, 1].map((place) => register(ctx, project.id, place)))
  expect(begun).toBe(3)
  const rows = await queryRows(
    service.database,
    z.object({ id: z.number(), name: z.string() }),
    'select id, name from organization where project_id = $1 order by id',
    [project.id],
  )
  expect(registered.map((one) => one.isNew && { id: one.organization.id, name: one.organization.name })).toEqual(rows)
  expect(await countOf(project.id)).toEqual([{ counted: 2, stored: 2, states: 2 }])
})

it('registers nothing whose research cannot be enqueued', async () => {
  const project = await service.project()
  const enqueueNew: Context['queue']['enqueueNew'] = async (transaction, name, jobs) => {
    await service.ctx.queue.enqueueNew(transaction, name, jobs)
    throw new Error('Not enqueued')
  }
  const ctx = { ...service.ctx, queue: { ...service.ctx.queue, enqueueNew } }
  await expect(register(ctx, project.id, 0)).rejects.toThrow('Not enqueued')
  await register(service.ctx, project.id, 1)
  expect(await countOf(project.id)).toEqual([{ counted: 1, stored: 1, states: 1 }])
})

it('counts the quota exactly when two processes register at once', async (context) => {
  if (service.databaseUrl === null) return context.skip()
  const project = await service.project(15)
  const database = await openPostgres(service.databaseUrl)
  const contexts = [service.ctx, { ...service.ctx, database }]
  const attempts = await Promise.allSettled(
    Array.from({ length: 60 }, (_, place) => {
      // Each name comes twice, to one process and to the other.
      const registration = Registration.parse({ name: nameOf(Math.floor(place / 2)), hq_region: 'NL' })
      return registerOrganization(contexts[place % 2] ?? service.ctx, { projectId: project.id, registration })
    }),
  )
  await database.close()
  const ids = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value.id] : []))
  expect(new Set(ids).size).toBe(15)
  expect(await countOf(project.id)).toEqual([{ counted: 15, stored: 15, states: 15 }])
})

describe('those who come while a transaction is under way', () => {
  function createGate() {
    let [open, fail] = [() => {}, (_: Error) => {}]
    const opened = new Promise<void>((resolve, reject) => {
      open = resolve
      fail = reject
    })
    return { opened, open, fail }
  }

  /** The service's database, whose first transaction begins with what `first` gives, and the others at once. */
  function heldUp(first: Promise<void>) {
    let begun = 0
    const transaction: Database['transaction'] = async (work) => {
      if (begun++ === 0) await first
      return service.database.transaction(work)
    }
    const ctx: Context = { ...service.ctx, database: { ...service.database, transaction } }
    return { ctx, hasBegun: () => begun > 0 }
  }

  /** One is in its transaction, and `more` have come since, the first of them of the same name. */
  async function askDuring(first: Promise<void>, projectId: number, more: number) {
    const { ctx, hasBegun } = heldUp(first)
    const begun = register(ctx, projectId, 0)
    await expect.poll(hasBegun).toBe(true)
    const later = Array.from({ length: more }, (_, place) => register(ctx, projectId, place))
    return { begun, later: Promise.allSettled(later) }
  }

  it('are compared with what it committed, and counted by what it left of the quota', async () => {
    const project = await service.project(20)
    const gate = createGate()
    const { begun, later } = await askDuring(gate.opened, project.id, 40)
    gate.open()
    const { id } = await begun
    const results = await later
    expect(results[0]).toEqual({ status: 'fulfilled', value: { id, isNew: false } })
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20)
    expect(results[39]).toMatchObject({ reason: { message: expect.stringMatching(/has registered 20/) } })
    expect(await countOf(project.id)).toEqual([{ counted: 20, stored: 20, states: 20 }])
  })

  it('are registered although it failed', async () => {
    const project = await service.project()
    const gate = createGate()
    const { begun, later } = await askDuring(gate.opened, project.id, 40)
    gate.fail(new ServiceError('unavailable', 'Away'))
    await expect(begun).rejects.toThrow('Away')
    expect((await later).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await countOf(project.id)).toEqual([{ counted: 40, stored: 40, states: 40 }])
  })
})
