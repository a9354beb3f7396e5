import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { queryRows } from '@/service/storage/engine/rows'
import {
  type AskedWrite,
  chooseWrite,
  countAnswer,
  type Method,
  pick,
  prepareWrites,
  showCounts,
  type Writing,
} from '@/service/testing/colliding-writes'
import type { Launched } from '@/service/testing/programs/start-program'
import { type Answer, createProject, send, teamKey } from './client'
import { countRound, emptyResult, type Fault, type FaultResult, type Random } from './fault'
import { type Installation, install } from './installation'
import { secondsSince } from './wait-for'

const processes = ['service', 'service', 'service', 'worker', 'worker', 'worker'] as const
const clients = 18
const secondsOfWriting = 20

/** What may be answered besides success: it is gone, merged, or another request was first. */
const expected = new Set([400, 404, 409])

/**
 * It is answered when all sources have been joined anew, which takes twenty seconds of a processor and more: on a busy machine, beside
 * six processes and a database, minutes. No lock is held meanwhile.
 */
const joinLimitMs = 240_000

/** Sends a request; where there is no answer, the error says of what. */
function ask(url: string, key: string, { method, path, body }: AskedWrite, longestMs?: number): Promise<Answer> {
  return send(`${url}${path}`, key, method, body, longestMs).catch((error: unknown) => {
    throw new Error(`${method} ${path} has no answer: ${String(error)}`, { cause: error })
  })
}

type Answered = { urls: readonly string[]; key: string; counts: Map<string, number>; result: FaultResult }

async function writeOne(writing: Writing, { urls, key, counts, result }: Answered): Promise<void> {
  const asked = chooseWrite(writing)
  const { status, body } = await ask(pick(writing, urls), key, asked)
  const what = countAnswer(counts, asked, status)
  if (status >= 400 && !expected.has(status)) result.problems.push(`${what} ${body['detail']}`)
}

function openWriting(url: string, key: string, random: Random): Promise<Writing> {
  const askAndExpect = async (method: Method, path: string, given?: object) => {
    const { status, body } = await ask(url, key, { method, path, ...(given && { body: given }) })
    if (status >= 400) throw new Error(`${method} ${path} answered ${status} ${body['detail']}`)
    return body
  }
  return prepareWrites(askAndExpect, { random, choices: ['none'] })
}

const Held = z.object({
  held: z.array(
    z.object({
      source: z.string(),
      record_id: z.string(),
      year: z.number(),
      region: z.string(),
      field: z.string(),
      rule: z.string(),
    }),
  ),
})

/** A person accepts a held figure and takes that back: every process takes the new edition into use, and research begins anew. */
async function changeEditions(urls: readonly string[], isOver: () => boolean, result: FaultResult): Promise<number> {
  const { body } = await ask(urls[0] ?? '', teamKey, { method: 'GET', path: '/data/held-figures' })
  // What a person judged cannot be accepted.
  const first = Held.parse(body).held.find(({ rule }) => rule !== 'reviewed')
  let changes = 0
  for (; first !== undefined && !isOver(); changes++) {
    const { source, record_id, year, region, field } = first
    const figure = { source, record_id, year, region, field }
    const isAccepted = changes % 2 === 0
    const asked: AskedWrite = {
      method: 'POST',
      path: `/data/held-figures/${isAccepted ? 'accept' : 'withdraw'}`,
      body: isAccepted ? { ...figure, reason: 'Checked against the report' } : figure,
    }
    const answer = await ask(urls[changes % urls.length] ?? '', teamKey, asked, joinLimitMs)
    if (answer.status !== 200)
      result.problems.push(`Accepting a figure answered ${answer.status} ${answer.body['detail']}`)
  }
  return changes
}

/** All processes at the same moment; each has to become ready. */
async function startTogether(installation: Installation, result: FaultResult): Promise<Launched[]> {
  const launched = processes.map((role) => installation.launch(role))
  for (const [place, program] of launched.entries()) {
    await program.ready.catch((error: unknown) => {
      result.problems.push(`The ${processes[place]} did not start: ${String(error).slice(-500)}`)
    })
  }
  return launched
}

async function stopAll(programs: readonly Launched[], result: FaultResult): Promise<void> {
  const codes = await Promise.all(programs.map((program) => program.end('SIGTERM')))
  for (const code of codes) if (code !== 0) result.problems.push(`A process ended with ${code}`)
  for (const line of programs.flatMap(({ lines }) => lines)) {
    if (/deadlock|40P01|40001/.test(line)) result.problems.push(line.slice(0, 300))
  }
}

const Deadlocks = z.object({ deadlocks: z.number() })

/** Adds what the server itself counted: also a deadlock that somebody tried again. */
async function countDeadlocks(installation: Installation, result: FaultResult): Promise<void> {
  const counted = 'select deadlocks::int from pg_stat_database where datname = current_database()'
  const [row] = await installation.withDatabase((database) => queryRows(database, Deadlocks, counted))
  if (row === undefined || row.deadlocks === 0) return
  const said = installation.server?.said() ?? ''
  const details = said
    .split('\n')
    .flatMap((line, place, lines) =>
      line.includes('deadlock detected') ? [lines.slice(place, place + 16).join('\n')] : [],
    )
  result.problems.push(`PostgreSQL counted ${row.deadlocks} deadlocks`, ...details)
}

async function oneRound(random: Random, result: FaultResult): Promise<string> {
  const installation = await install('postgres', { full: true })
  try {
    const counts = new Map<string, number>()
    const began = performance.now()
    await stopAll(await startTogether(installation, result), result)
    // With rates of another release, which each of them wants to change at its start.
    await installation.withDatabase((database) => database.query('update spend_rate set per_usd = per_usd * 2'))
    const again = await startTogether(installation, result)
    const startSeconds = secondsSince(began)
    const urls = await Promise.all(again.slice(0, 3).map(({ ready }) => ready))
    const key = await createProject(urls[0] ?? '')
    const writing = await openWriting(urls[0] ?? '', key, random)
    const writingBegan = performance.now()
    const isOver = () => secondsSince(writingBegan) > secondsOfWriting
    const [changes] = await Promise.all([
      changeEditions(urls, isOver, result),
      ...Array.from({ length: clients }, async () => {
        while (!isOver()) await writeOne(writing, { urls, key, counts, result })
      }),
    ])
    await stopAll(again, result)
    await sleep(1_500)
    await countDeadlocks(installation, result)
    if (process.env['FAULTS_VERBOSE'] === '1') console.log(showCounts(counts))
    countRound(result, startSeconds)
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return `${sent} writes and ${changes} changes of an edition`
  } finally {
    await installation.remove()
  }
}

/** Six processes start together on one PostgreSQL, twice, and write the same organizations: nothing waits in a circle. */
export const writeTogether: Fault = {
  name: 'write-together',
  rounds: { quick: 1, full: 5 },
  async run({ rounds, random }) {
    const result = emptyResult()
    const notes: string[] = []
    for (let round = 0; round < rounds; round++) notes.push(await oneRound(random, result))
    result.note = `${processes.length} processes; ${notes.join('; ')}`
    return result
  },
}
