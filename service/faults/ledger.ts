import { setTimeout as sleep } from 'node:timers/promises'
import { createProject, listAll, send } from './client'
import type { FaultResult, Random } from './fault'

/** What clients sent to one project, and the answers they received. */
export type Ledger = {
  key: string
  sent: Set<string>
  /** Names with the id in the answer. */
  acknowledged: Map<string, number>
  /** Answers other than 200 and 503, or one name with two ids. */
  wrong: string[]
  /** Refusals with 503, by whether they had Retry-After. */
  refusals: { withRetryAfter: number; without: number }
}

export async function openLedger(url: string): Promise<Ledger> {
  return {
    key: await createProject(url),
    sent: new Set(),
    acknowledged: new Map(),
    wrong: [],
    refusals: { withRetryAfter: 0, without: 0 },
  }
}

export async function register(ledger: Ledger, url: string, name: string): Promise<void> {
  ledger.sent.add(name)
  const { status, headers, body } = await send(`${url}/organizations`, ledger.key, 'POST', { name })
  if (status === 503) {
    if (headers.has('retry-after')) ledger.refusals.withRetryAfter++
    else ledger.refusals.without++
    return
  }
  const id = body['id']
  if (status !== 200 || typeof id !== 'number') {
    ledger.wrong.push(`registering ${name} answered ${status} ${body['detail']}`)
    return
  }
  const before = ledger.acknowledged.get(name)
  if (before !== undefined && before !== id) ledger.wrong.push(`${name} was ${before} and is ${id}`)
  ledger.acknowledged.set(name, id)
}

export type Load = { stop: () => Promise<void> }

const clients = 6

/**
 * Clients that register one organization after the other without end, every fourth time a name that was sent before. A missing
 * answer is not counted, because the process may have been killed.
 */
export function startLoad(ledger: Ledger, urls: readonly string[], random: Random): Load {
  let isOver = false
  async function run(client: number): Promise<void> {
    while (!isOver) {
      const known = [...ledger.sent].slice(-20)
      const again = random() < 0.25 ? known[Math.floor(random() * known.length)] : undefined
      const name = again ?? `Quarry ${ledger.sent.size + 1} Works`
      const url = urls[client % urls.length] ?? ''
      await register(ledger, url, name).catch(() => sleep(20))
    }
  }
  const running = Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return {
    async stop() {
      isOver = true
      await running
    },
  }
}

/**
 * Compares the organizations that are there with those that were sent. Registrations without an answer are first sent again, as
 * clients do: they exist afterwards, whether or not they did before.
 */
export async function compare(ledger: Ledger, url: string, result: FaultResult): Promise<void> {
  for (const name of ledger.sent) if (!ledger.acknowledged.has(name)) await register(ledger, url, name)
  const listed = await listAll(url, ledger.key)
  const ids = new Map(listed.map(({ id, name }) => [id, name]))
  for (const [name, id] of ledger.acknowledged) {
    if (ids.get(id) !== name) countLoss(result, `${name} was answered as ${id}, and is not there`)
  }
  for (const { id, name } of listed) {
    if (!ledger.sent.has(name)) countLoss(result, `${name} (${id}) is there, and was never sent`)
  }
  result.duplicates += listed.length - new Set(listed.map(({ name }) => name)).size
  result.problems.push(...ledger.wrong.splice(0))
}

function countLoss(result: FaultResult, words: string): void {
  result.losses++
  result.problems.push(words)
}
