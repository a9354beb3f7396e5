import { setTimeout as sleep } from 'node:timers/promises'
import type { ScriptDatabase } from '@/service/storage/script-database'

export type TakeoverResult = {
  /** From the kill until another worker had begun the job. */
  secondsUntilBegun: number
  /** Until the organization had its result. */
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
 * A worker is killed in the middle of the research of `organizationId`, while another one runs on the same PostgreSQL.
 * `enqueue` registers it; its row is locked, so that research cannot end before the kill; `kill` must be a kill -9 of the
 * only worker there is, and start the other.
 */
export async function killWorkerAtWork(
  database: ScriptDatabase,
  steps: { enqueue: () => Promise<number>; kill: () => Promise<void> },
): Promise<TakeoverResult> {
  const organizationId = await steps.enqueue()
  const attempts = async (transaction: Pick<ScriptDatabase, 'query'>) => {
    const [job] = await transaction.query<{ tries: number; state: string }>(
      `select retry_count as tries, state::text from pgboss.job
        where name = 'research' and (data ->> 'organizationId')::bigint = $1 order by created_on desc limit 1`,
      [organizationId],
    )
    return job
  }
  let began = 0
  let begun = 0
  await database.transaction(async (transaction) => {
    await transaction.query('select id from organization where id = $1 for update', [organizationId])
    const first = async () => ((await attempts(transaction))?.state === 'active' ? true : undefined)
    await until(first, 10_000, 'The first try')
    await steps.kill()
    began = performance.now()
    const second = async () => {
      const job = await attempts(transaction)
      return job?.state === 'active' && job.tries > 0 ? true : undefined
    }
    await until(second, 60_000, 'The second try')
    begun = performance.now()
  })
  const settled = async () => {
    const rows = await database.query("select 1 from organization where id = $1 and status = 'synced'", [organizationId])
    return rows.length > 0 ? true : undefined
  }
  await until(settled, 30_000, 'The result')
  const seconds = (at: number) => (at - began) / 1_000
  return { secondsUntilBegun: seconds(begun), secondsUntilSettled: seconds(performance.now()) }
}
