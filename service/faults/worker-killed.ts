import { setTimeout as sleep } from 'node:timers/promises'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'

export type TakeoverResult = {
  /** From the kill until another worker began the job. */
  secondsUntilBegun: number
  /** From the kill until the organization had its result. */
  secondsUntilSettled: number
}

async function until<T>(find: () => Promise<T | undefined>, limitMs: number, what: string): Promise<T> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (performance.now() > deadline) throw new Error(`${what} did not happen within ${limitMs / 1000} s`)
    await sleep(50)
  }
}

/**
 * A worker is killed in the middle of its research while another one runs on the same PostgreSQL. `enqueue` registers an
 * organization and returns its id; the rows that research writes to are locked, so that it cannot end before the kill; `kill`
 * starts the other worker and then ends the first one with SIGKILL.
 */
export async function killWorkerAtWork(
  database: ScriptDatabase,
  steps: { enqueue: () => Promise<number>; kill: () => Promise<void> },
): Promise<TakeoverResult> {
  let began = 0
  let begun = 0
  const organizationId = await database.transaction(async (transaction) => {
    const isActive = async (least: number) => {
      const rows = await transaction.query(
        "select 1 from pgboss.job where name = 'research' and state = 'active' and retry_count >= $1",
        [least],
      )
      return rows.length > 0 ? true : undefined
    }
    await transaction.query('lock table match_candidate in exclusive mode')
    const id = await steps.enqueue()
    await until(() => isActive(0), 20_000, 'The first try')
    await steps.kill()
    began = performance.now()
    await until(() => isActive(1), 60_000, 'The second try')
    begun = performance.now()
    return id
  })
  const settled = async () => {
    const rows = await database.query("select 1 from organization where id = $1 and status = 'synced'", [
      organizationId,
    ])
    return rows.length > 0 ? true : undefined
  }
  await until(settled, 30_000, 'The result')
  const seconds = (at: number) => (at - began) / 1_000
  return { secondsUntilBegun: seconds(begun), secondsUntilSettled: seconds(performance.now()) }
}
