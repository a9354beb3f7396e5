import { listAll } from './client'
import type { FaultResult } from './fault'
import type { Ledger } from './ledger'
import { secondsSince, waitFor } from './wait-for'

const limitSeconds = 180

/** Waits until every organization has its result, without any further action. Returns the seconds it took. */
export async function waitForResults(ledgers: readonly Ledger[], url: string, result: FaultResult): Promise<number> {
  const began = performance.now()
  for (const { key } of ledgers) {
    let open: string[] = []
    const look = async () => {
      const listed = await listAll(url, key)
      open = listed.filter(({ status }) => status !== 'synced').map(({ name, status }) => `${name} is ${status}`)
      return open.length === 0 || undefined
    }
    const left = Math.max(1, limitSeconds - secondsSince(began))
    await waitFor('Settling', left, look, 250).catch(() => result.problems.push(...open.slice(0, 5)))
  }
  return secondsSince(began)
}
