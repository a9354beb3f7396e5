import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'

let database: TestDatabase
const heard: string[] = []
const connections: boolean[] = []
let stop: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  stop = await database.listen('of_the_test', {
    onNotification: (payload) => void heard.push(payload),
    onConnection: (isUp) => void connections.push(isUp),
  })
})
afterAll(async () => {
  await stop()
  await database.close()
})

function tell(payload: string) {
  return database.query("select pg_notify('of_the_test', $1)", [payload])
}

it('hears what was committed, and not what was rolled back', async () => {
  const failed = database.transaction(async (transaction) => {
    await transaction.query("select pg_notify('of_the_test', 'rolled back')")
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await tell('committed')
  await expect.poll(() => heard).toEqual(['committed'])
})

it('says that it lost its connection and has another one, and hears again', async (context) => {
  // The embedded engine is in this process: there is no connection to lose.
  if (database.databaseUrl === null) return context.skip()
  expect(connections).toEqual([true])
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'carbon-register-listener' and datname = current_database()",
  )
  await expect.poll(() => connections, { timeout: 10_000 }).toEqual([true, false, true])
  await tell('after')
  await expect.poll(() => heard).toContain('after')
})
