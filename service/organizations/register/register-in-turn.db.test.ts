import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '@/service/context'
import { Registration } from '@/service/contract/registration'
import { ServiceError } from '@/service/errors'
import type { Database } from '@/service/storage/engine/database'
import { openPostgres } from '@/service/storage/engine/postgres'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import { startTestService, type TestService } from '@/service/testing/programs/start-test-service'
import { toGivenFields } from './given-fields'
import type { Registered } from './register-batch'
import { registerInTurn } from './register-in-turn'
import { registerOrganization } from './register-organization'
import { noteRegistration } from './registration-pace'

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
  return service.database.query(
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

it('tells of repeats among many that they change nothing', async () => {
  const project = await service.project()
  const bodies = Array.from({ length: 20 }, (_, place) => ({ name: nameOf(place), hq_region: 'NL' }))
  const first = await Promise.all(bodies.map((body) => project.post(body)))
  for (const _ of bodies) noteRegistration(service.ctx.database)
  const again = await Promise.all(
    bodies.map((body) =>
      registerOrganization(service.ctx, { projectId: project.id, registration: Registration.parse(body) }),
    ),
  )
  expect(again).toEqual(first.map(({ body }) => ({ id: body['id'], isNew: false, isUnchanged: true })))
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

describe('who registers', () => {
  /** Two at once, in a database whose first transaction is refused after all its statements where `isRefused`. */
  async function registerTwo(isRefused: boolean) {
    const project = await service.project()
    let begun = 0
    const transaction: Database['transaction'] = (work) =>
      service.database.transaction(async (made) => {
        const result = await work(made)
        if (begun++ === 0 && isRefused) throw new Error('Refused')
        return result
      })
    const ctx = { ...service.ctx, database: { ...service.database, transaction } }
    const told: OrganizationRow[][] = [[], []]
    const registered = await Promise.all(
      told.map((rows, place) => {
        const registration = Registration.parse({ name: nameOf(place), hq_region: 'NL' })
        const whenInserted = (row: OrganizationRow) => void rows.push(row)
        return registerOrganization(ctx, { projectId: project.id, registration, whenInserted })
      }),
    )
    return { told, registered: registered.map((one) => (one.isNew ? one.organization : null)) }
  }

  it('is told of the row as it was inserted', async () => {
    const { told, registered } = await registerTwo(false)
    expect(told).toEqual(registered.map((row) => [row]))
  })

  it('is told of another row where the transaction is made again', async () => {
    const { told, registered } = await registerTwo(true)
    expect(told.map((rows) => rows.length)).toEqual([2, 2])
    expect(told.map((rows) => rows.at(-1))).toEqual(registered)
    expect(told.map((rows) => rows[0]?.id)).not.toEqual(registered.map((row) => row?.id))
  })

  it('is refused where neither its answer can be made nor its research be enqueued', async () => {
    const project = await service.project()
    let failures = 0
    const enqueueNew: Context['queue']['enqueueNew'] = async (transaction, name, jobs) => {
      await service.ctx.queue.enqueueNew(transaction, name, jobs)
      if (failures > 0) throw new Error('Not enqueued')
    }
    const ctx = { ...service.ctx, queue: { ...service.ctx.queue, enqueueNew } }
    const register = (name: string, whenInserted: () => void) =>
      registerOrganization(ctx, { projectId: project.id, registration: Registration.parse({ name }), whenInserted })
    const refused = register(nameOf(0), () => {
      failures++
      throw new Error('No answer')
    })
    await expect(refused).rejects.toThrow('Not enqueued')
    failures = 0
    await register(nameOf(1), () => {})
    expect(await countOf(project.id)).toEqual([{ counted: 1, stored: 1, states: 1 }])
  })
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
  function heldUp(first: Promise<void>): Context {
    let begun = 0
    const transaction: Database['transaction'] = async (work) => {
      if (begun++ === 0) await first
      return service.database.transaction(work)
    }
    return { ...service.ctx, database: { ...service.database, transaction } }
  }

  /** Asks for one, and notes when it is prepared. */
  function ask(ctx: Context, projectId: number, place: number, prepared: number[]): Promise<Registered> {
    return registerInTurn(ctx, projectId, async () => {
      prepared.push(place)
      const given = toGivenFields(Registration.parse({ name: nameOf(place), hq_region: 'NL' }))
      return { given, companyId: null, telling: false, foundName: null }
    })
  }

  /** One is in its transaction, and `more` have come since, the first of them of the same name. */
  async function askDuring(first: Promise<void>, projectId: number, more: number) {
    const ctx = heldUp(first)
    const prepared: number[] = []
    const begun = ask(ctx, projectId, 0, prepared)
    await expect.poll(() => prepared).toEqual([0])
    await new Promise(setImmediate)
    const later = Array.from({ length: more }, (_, place) => ask(ctx, projectId, place, prepared))
    return { begun, later: Promise.allSettled(later) }
  }

  it('are compared with what it committed, and counted by what it left of the quota', async () => {
    const project = await service.project(20)
    const gate = createGate()
    const { begun, later } = await askDuring(gate.opened, project.id, 40)
    gate.open()
    const { id } = await begun
    const results = await later
    expect(results[0]).toEqual({ status: 'fulfilled', value: { id, isNew: false, isUnchanged: true } })
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
