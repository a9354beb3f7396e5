import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './client'
import { countRound, emptyResult, type Fault, type FaultResult, type Random } from './fault'
import { type Installation, install } from './installation'
import { compare, type Ledger, openLedger, register, startLoad } from './ledger'
import { secondsSince, waitFor } from './wait-for'
import { waitForResults } from './wait-for-results'

/** Checks what each path answers while there is no database. */
async function checkAnswers(url: string, ledger: Ledger, result: FaultResult): Promise<void> {
  for (const [path, method] of [
    ['/organizations', 'POST'],
    ['/organizations?q=none', 'GET'],
    ['/readyz', 'GET'],
  ] as const) {
    const body = method === 'POST' ? { name: 'Nobody Works' } : undefined
    if (body !== undefined) ledger.sent.add(body.name)
    const answer = await send(url + path, ledger.key, method, body)
    const retryAfter = answer.headers.get('retry-after')
    if (answer.status === 503 && retryAfter !== null && typeof answer.body['detail'] === 'string') continue
    result.problems.push(`${method} ${path} answered ${answer.status}, Retry-After ${retryAfter}, without a database`)
  }
  const { status } = await send(`${url}/healthz`, null, 'GET')
  if (status !== 200) result.problems.push(`/healthz answered ${status} without a database`)
}

async function stopAndResume(
  installation: Installation,
  url: string,
  random: Random,
  result: FaultResult,
): Promise<Ledger> {
  const ledger = await openLedger(url)
  const load = startLoad(ledger, [url], random)
  await sleep(300 + random() * 700)
  // In half of the rounds PostgreSQL ends at once, without finishing anything.
  await installation.server?.halt(random() < 0.5 ? 'INT' : 'QUIT')
  await checkAnswers(url, ledger, result)
  await sleep(random() * 2_000)
  await installation.server?.resume()
  const began = performance.now()
  await waitFor('Serving again', 30, async () => {
    const before = ledger.acknowledged.size
    await register(ledger, url, `Back ${before} Works`)
    return ledger.acknowledged.size > before || undefined
  })
  await waitFor(
    'Being ready again',
    30,
    async () => (await send(`${url}/readyz`, null, 'GET')).status === 200 || undefined,
  )
  countRound(result, secondsSince(began))
  await load.stop()
  if (ledger.refusals.without > 0) result.problems.push(`${ledger.refusals.without} answers of 503 had no Retry-After`)
  await compare(ledger, url, result)
  return ledger
}

async function stopRounds(rounds: number, random: Random): Promise<FaultResult> {
  const result = emptyResult()
  const installation = await install('postgres')
  try {
    const [service, worker] = await Promise.all([
      installation.start('service', { WORKERS: 'off' }),
      installation.start('worker'),
    ])
    const ledgers: Ledger[] = []
    for (let round = 0; round < rounds; round++) {
      ledgers.push(await stopAndResume(installation, service.url, random, result))
    }
    const seconds = await waitForResults(ledgers, service.url, result)
    for (const [name, { ended }] of Object.entries({ service, worker })) {
      const end = await Promise.race([ended.then((code) => `ended with ${code}`), sleep(10)])
      if (end !== undefined) result.problems.push(`The ${name} ${end} when the database went away`)
    }
    const refused = ledgers.reduce((sum, { refusals }) => sum + refusals.withRetryAfter, 0)
    result.note = `${refused} refused with 503 meanwhile; all settled ${seconds.toFixed(1)} s after the last`
    return result
  } finally {
    await installation.remove()
  }
}

/** PostgreSQL stops, in order or at once, and starts again; service and worker continue by themselves. */
export const databaseAway: Fault = {
  name: 'database-away',
  rounds: { quick: 3, full: 20 },
  run: ({ rounds, random }) => stopRounds(rounds, random),
}
