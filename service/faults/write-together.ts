import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { queryRows } from '@/service/storage/engine/rows'
import type { Launched } from '@/service/testing/programs/start-program'
import { createProject, type Method, send, teamKey } from './client'
import { countRound, emptyResult, type Fault, type FaultResult, type Random } from './fault'
import { type Installation, install } from './installation'
import { secondsSince } from './wait-for'

const processes = ['service', 'service', 'service', 'worker', 'worker', 'worker'] as const
const clients = 18
const secondsOfWriting = 20
const names = 40

/** What may be answered besides success: it is gone, merged, or another request was first. */
const expected = new Set([400, 404, 409])

type Writing = {
  urls: readonly string[]
  key: string
  random: Random
  ids: number[]
  webhooks: number[]
  imports: number[]
}
type Request = { method: Method; path: string; body?: object }

function pick<T>(random: Random, all: readonly T[]): T | undefined {
  return all[Math.floor(random() * all.length)]
}

function someIds({ random, ids }: Writing): number[] {
  // In no order: whoever locks several has to order them itself.
  return Array.from({ length: 8 }, () => pick(random, ids) ?? 1)
}

function registrationOf({ random }: Writing): object {
  const place = Math.floor(random() * names)
  const currency = pick(random, ['EUR', 'USD', 'SEK', 'GBP'])
  const spend = [2022, 2023, 2024].map((year) => ({ year, amount: Math.round(random() * 1e5), currency }))
  return {
    name:
      place % 4 === 0 ? `Nestle ${String.fromCharCode(65 + place)}` : `Quarry ${String.fromCharCode(65 + place)} Works`,
    external_id: `V${place}`,
    ...(random() < 0.5 && { hq_region: 'SE' }),
    ...(random() < 0.5 && { website: `https://quarry-${place}.example` }),
    own_data: { category: pick(random, ['Steel', 'Food', 'Travel']), buyer: pick(random, ['Ann', 'Ben']), spend },
  }
}

/** The writes of the interface that touch several rows or tables, by how they are asked for. */
const writes: readonly ((writing: Writing) => Request)[] = [
  (writing) => ({ method: 'POST', path: '/organizations', body: registrationOf(writing) }),
  (writing) => ({
    method: 'POST',
    path: '/organizations/batch',
    body: { rows: Array.from({ length: 10 }, () => registrationOf(writing)) },
  }),
  (writing) => ({
    method: 'PATCH',
    path: '/organizations/batch',
    body: {
      changes: someIds(writing).map((id) => ({
        id,
        website: `https://w-${Math.floor(writing.random() * 99)}.example`,
      })),
    },
  }),
  (writing) => ({
    method: 'POST',
    path: '/organizations/labels',
    body: { ids: [...new Set(someIds(writing))], add: ['a', 'b'], remove: writing.random() < 0.5 ? ['c'] : [] },
  }),
  (writing) => ({ method: 'POST', path: '/organizations/remove', body: { ids: someIds(writing).slice(0, 3) } }),
  (writing) => ({ method: 'POST', path: '/organizations/restore', body: { ids: writing.ids } }),
  (writing) => ({
    method: 'POST',
    path: `/organizations/${pick(writing.random, writing.ids)}/merge`,
    body: { into: pick(writing.random, writing.ids) },
  }),
  (writing) => ({ method: 'DELETE', path: `/organizations/${pick(writing.random, writing.ids)}/merge` }),
  (writing) => ({
    method: 'POST',
    path: `/organizations/${pick(writing.random, writing.ids)}/match`,
    body: { company_id: 'none' },
  }),
  (writing) => ({ method: 'DELETE', path: `/organizations/${pick(writing.random, writing.ids)}/match` }),
  (writing) => ({
    method: 'PUT',
    path: '/footprint/categories',
    body: {
      categories: ['Travel', 'Steel', 'Food']
        .toSorted(() => writing.random() - 0.5)
        .map((category) => ({ category, industry_id: pick(writing.random, ['24', '10']), scope_3_category: 1 })),
    },
  }),
  (writing) => ({
    method: 'POST',
    path: '/stated-figures/batch',
    body: {
      rows: someIds(writing).map((organization_id) => ({
        organization_id,
        year: 2023,
        scope: '1',
        value: Math.round(writing.random() * 1e4),
        unit: 't',
      })),
    },
  }),
  () => ({ method: 'POST', path: '/footprint/kept', body: { title: 'Kept' } }),
  (writing) => ({
    method: 'PATCH',
    path: `/webhooks/${pick(writing.random, writing.webhooks)}`,
    body: { state: pick(writing.random, ['on', 'off']) },
  }),
  (writing) => ({ method: 'DELETE', path: `/imports/${pick(writing.random, writing.imports)}` }),
  (writing) => ({ method: 'POST', path: `/imports/${pick(writing.random, writing.imports)}/restore` }),
]

function note(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

async function writeOne(writing: Writing, counts: Map<string, number>, result: FaultResult): Promise<void> {
  const { method, path, body } = (pick(writing.random, writes) ?? writes[0])?.(writing) ?? { method: 'GET', path: '/' }
  const url = `${pick(writing.random, writing.urls)}${path}`
  const { status, body: answer } = await send(url, writing.key, method, body)
  note(counts, `${method} ${path.replace(/\d+/g, ':id')} ${status}`)
  if (status >= 400 && !expected.has(status))
    result.problems.push(`${method} ${path} answered ${status} ${answer['detail']}`)
}

/** Registers what the writes are about, and imports and webhooks beside it. */
async function openWriting(urls: readonly string[], random: Random): Promise<Writing> {
  const url = urls[0] ?? ''
  const key = await createProject(url)
  const writing: Writing = { urls, key, random, ids: [], webhooks: [], imports: [] }
  for (let time = 0; time < 4; time++) {
    const rows = Array.from({ length: 20 }, () => registrationOf(writing))
    await send(`${url}/organizations/batch`, key, 'POST', { rows })
  }
  const { body } = await send(`${url}/organizations?limit=200`, key, 'GET')
  writing.ids.push(...(body['organizations'] as { id: number }[]).map(({ id }) => id))
  for (let time = 0; time < 3; time++) {
    const { body: hook } = await send(`${url}/webhooks`, key, 'POST', { url: `https://hook-${time}.example/in` })
    writing.webhooks.push(Number(hook['id']))
    const { body: made } = await send(`${url}/imports`, key, 'POST', { file_name: 'suppliers.csv' })
    const rows = writing.ids.map((id, place) => ({ number: place + 1, name: `Row ${place}`, organization_id: id }))
    await send(`${url}/imports/${made['id']}/rows`, key, 'POST', { rows })
    await send(`${url}/imports/${made['id']}/complete`, key, 'POST', {})
    writing.imports.push(Number(made['id']))
  }
  if (writing.ids.length === 0) throw new Error('Nothing was registered to write about')
  return writing
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
  const { body } = await send(`${urls[0]}/data/held-figures`, teamKey, 'GET')
  // What a person judged cannot be accepted.
  const first = Held.parse(body).held.find(({ rule }) => rule !== 'reviewed')
  let changes = 0
  for (; first !== undefined && !isOver(); changes++) {
    const { source, record_id, year, region, field } = first
    const figure = { source, record_id, year, region, field }
    const isAccepted = changes % 2 === 0
    const answer = await send(
      `${urls[changes % urls.length]}/data/held-figures/${isAccepted ? 'accept' : 'withdraw'}`,
      teamKey,
      'POST',
      isAccepted ? { ...figure, reason: 'Checked against the report' } : figure,
    )
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
    const writing = await openWriting(urls, random)
    const writingBegan = performance.now()
    const isOver = () => secondsSince(writingBegan) > secondsOfWriting
    const [changes] = await Promise.all([
      changeEditions(urls, isOver, result),
      ...Array.from({ length: clients }, async () => {
        while (!isOver()) await writeOne(writing, counts, result)
      }),
    ])
    await stopAll(again, result)
    await sleep(1_500)
    await countDeadlocks(installation, result)
    if (process.env['FAULTS_VERBOSE'] === '1')
      console.log(
        [...counts]
          .sort()
          .map(([what, count]) => `  ${count} ${what}`)
          .join('\n'),
      )
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
