import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Transaction } from '@/service/storage/engine/database'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { lockProject } from '@/service/storage/projects/projects'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'
import { setMergedInto } from './duplicates'
import { lockOrganizations } from './lock-organizations'
import { setRemoved } from './removed-organizations'

// Two sessions are needed to wait for each other, and the embedded database has one.
const isPostgres = process.env['TEST_DATABASE'] === 'postgres'

let service: TestService
let other: ScriptDatabase
let project: TestProject

beforeAll(async () => {
  if (!isPostgres) return
  service = await startTestService()
  other = await openPostgres(service.databaseUrl ?? '')
  project = await service.project()
}, 180_000)
afterAll(async () => {
  await other?.close()
  await service?.stop()
})

async function register(name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

/** Waits until the other session waits for a lock; asks in the transaction that holds it. */
async function untilWaiting(transaction: Transaction): Promise<void> {
  await vi.waitFor(async () => {
    // What sessions do is read once for a transaction, unless it is told to look again.
    await transaction.query('select pg_stat_clear_snapshot()')
    const waiting = await transaction.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(waiting).toHaveLength(1)
  }, 20_000)
}

test.skipIf(!isPostgres)(
  'several organizations are removed while research saves them, in whatever order they lie',
  async () => {
    const [first, second] = [await register('Lower'), await register('Higher')]
    // A changed row is written anew, behind the others: the table is read with the higher id first.
    await service.database.query('update organization set updated_at = now() where id = $1', [first])
    let removed: Promise<void> | undefined
    await service.database.transaction(async (saving) => {
      await lockOrganizations(saving, [first])
      removed = other.transaction((removing) =>
        setRemoved(removing, [second, first], { removedAt: new Date(), reason: 'Removed', at: new Date() }),
      )
      await untilWaiting(saving)
      await lockOrganizations(saving, [second])
    })
    await expect(removed).resolves.toBeUndefined()
  },
)

test.skipIf(!isPostgres)(
  'a record is merged, with what was merged into it before, while research saves them',
  async () => {
    const ids = [await register('Merged first'), await register('Merged then'), await register('Answers for both')]
    const [first = 0, second = 0, third = 0] = ids
    const at = new Date()
    await service.database.transaction((merging) => setMergedInto(merging, first, second, at))
    let merged: Promise<number[]> | undefined
    await service.database.transaction(async (saving) => {
      await lockOrganizations(saving, [first])
      merged = other.transaction((merging) => setMergedInto(merging, second, third, at))
      await untilWaiting(saving)
      await lockOrganizations(saving, [second])
    })
    await expect(merged).resolves.toEqual([])
  },
)

test.skipIf(!isPostgres)(
  'who has locked an organization can write of its project while another holds that',
  async () => {
    const id = await register('Waited for')
    let waiting: Promise<void> | undefined
    await service.database.transaction(async (reading) => {
      await lockOrganizations(reading, [id])
      waiting = other.transaction(async (changing) => {
        await lockProject(changing, project.id)
        await lockOrganizations(changing, [id])
      })
      await untilWaiting(reading)
      await reading.query(
        "insert into organization_footprint_method (organization_id, project_id, method, chosen_at) values ($1, $2, 'spend', now())",
        [id, project.id],
      )
    })
    await expect(waiting).resolves.toBeUndefined()
  },
)
