import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnswerError } from '@/lib/queries/answer-error'
import type { RowResult } from '@/lib/views/import/import-job'
import { registerRows } from './register-rows'
import { settleRows } from './settle-rows'

type Asked = { path: string; body: { rows?: { name: string }[]; name?: string; company_id?: number } }
const asked: Asked[] = []
let answer: (asked: Asked) => Response

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const one = { path, body: init?.body === undefined ? {} : JSON.parse(String(init.body)) }
    asked.push(one)
    return answer(one)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const entries = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    place,
    body: { name: `A${place}` } as Readonly<Record<string, string>>,
    ownData: null,
    choice: null as number | { into: number } | null,
  }))

function start(rows: ReturnType<typeof entries>) {
  const results = new Map<number, RowResult>()
  const waits: (number | null)[] = []
  const controller = new AbortController()
  const ended = registerRows(rows, {
    signal: controller.signal,
    onWaiting: (waiting) => waits.push(waiting?.seconds ?? null),
    onResults: (told) => {
      for (const [place, result] of Object.entries(told)) results.set(Number(place), result)
    },
  })
  // Looked at by each test; until then it is no failure of the run.
  ended.catch(() => {})
  return { results, waits, controller, ended }
}

function outcomes({ body }: Asked): Response {
  const told = (body.rows ?? []).map(({ name }) => ({
    organization: { id: Number(name.slice(1)) + 1000, is_new: true },
  }))
  return Response.json({ outcomes: told })
}

const question = { organization_id: 7, candidates: [], answer: null, duplicates: [], merged: [] }

function refuse(status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ status, title: 'No', detail: `Refused with ${status}` }, { status, headers })
}

it('registers in batches of two hundred, each row with its own outcome', async () => {
  answer = outcomes
  const { results, ended } = start(entries(450))
  await ended
  expect(asked.map(({ body }) => body.rows?.length)).toEqual([200, 200, 50])
  expect(results.get(449)).toMatchObject({ kind: 'registered', id: 1449 })
})

it.each([
  ['is made one with the record that it is to join', () => Response.json(question), true],
  // What was begun and goes on is one already.
  ['is one already', () => refuse(400), true],
  ['is told where it could not be made one', () => refuse(404), false],
])('a row %s', async (_, answered, isChosen) => {
  answer = (one) => (one.path.endsWith('/merge') ? answered() : outcomes(one))
  // The third is answered by that very record.
  const into = [null, { into: 7 }, { into: 1002 }]
  const { results, ended } = start(entries(3).map((row) => ({ ...row, choice: into[row.place] ?? null })))
  await ended
  expect(asked.filter(({ path }) => path.endsWith('/merge'))).toEqual([
    { path: '/api/organizations/1001/merge', body: { into: 7 } },
  ])
  const chosen = [0, 1, 2].map((place) => {
    const result = results.get(place)
    return result?.kind === 'registered' ? result.isChosen : result
  })
  expect(chosen).toEqual([undefined, isChosen, undefined])
})

it('waits as long as the service asks for, sends the same batch again and loses no row', async () => {
  let times = 0
  answer = (one) => (times++ === 0 ? refuse(429, { 'retry-after': '30' }) : outcomes(one))
  const { results, waits, ended } = start(entries(3))
  await vi.advanceTimersByTimeAsync(29_000)
  expect([results.size, waits]).toEqual([0, [30]])
  await vi.advanceTimersByTimeAsync(2_000)
  await ended
  expect([results.size, waits, asked.length]).toEqual([3, [30, null], 2])
})

it('stops at what stays, keeps what is done, and goes on from there when it is asked again', async () => {
  answer = (one) => (asked.length === 2 ? refuse(403) : outcomes(one))
  const first = start(entries(450))
  await expect(first.ended).rejects.toBeInstanceOf(AnswerError)
  expect(first.results.size).toBe(200)
  const again = start(entries(450).filter(({ place }) => !first.results.has(place)))
  await again.ended
  expect([again.results.size, asked.at(-1)?.body.rows?.[0]?.name]).toEqual([250, 'A400'])
})

it('sends nothing more once it is stopped', async () => {
  answer = () => refuse(503)
  const { controller, ended } = start(entries(3))
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(ended).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

it('registers one by one where there are no batches: a row that is refused does not hold up the others', async () => {
  answer = ({ path, body }) => {
    if (path.endsWith('/batch')) return refuse(501)
    if (body.name === 'A1') return refuse(400)
    // A quota: there is no end of it to wait for.
    if (body.name === 'A2') return refuse(429)
    return Response.json({ id: 7, status: 'created' })
  }
  const { results, ended } = start(entries(5))
  await vi.advanceTimersByTimeAsync(60_000)
  await ended
  expect([...results].sort(([a], [b]) => a - b).map(([, { kind }]) => kind)).toEqual([
    'registered',
    'error',
    'error',
    'registered',
    'registered',
  ])
  expect(results.get(1)).toEqual({ kind: 'error', detail: 'Refused with 400' })
  expect(asked.filter(({ body }) => body.name === 'A2')).toHaveLength(1)
})

it('says which company a reader chose, and which choice was not taken', async () => {
  answer = (one) => {
    if (one.path.endsWith('/batch')) return outcomes(one)
    return one.body.company_id === 5 ? Response.json({ organization_id: 1000, candidates: [] }) : refuse(400)
  }
  const rows = entries(3)
  const chosen = rows.map((entry) => ({ ...entry, choice: [5, null, 6][entry.place] ?? null }))
  const { results, ended } = start(chosen)
  await ended
  expect([0, 1, 2].map((place) => results.get(place))).toMatchObject([{ isChosen: true }, {}, { isChosen: false }])
  expect(results.get(1)).not.toHaveProperty('isChosen')
})

it('asks for research until all of it has settled, two hundred at a time', async () => {
  const open = new Set([3, 250])
  answer = ({ path }) => {
    const ids = (path.split('ids=')[1] ?? '').split(',').map(Number)
    return Response.json({
      organizations: ids.map((id) => ({ id, status: open.has(id) ? 'researching' : 'synced' })),
    })
  }
  const statuses = new Map<number, string>()
  const ids = Array.from({ length: 260 }, (_, index) => index + 1)
  const ended = settleRows(ids, {
    signal: new AbortController().signal,
    onWaiting: () => {},
    onStatuses: (told) => {
      for (const [id, status] of told) statuses.set(id, status)
    },
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([statuses.get(3), statuses.get(1)]).toEqual(['researching', 'synced'])
  open.clear()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await ended).toBe(true)
  expect([...statuses.values()].every((status) => status === 'synced')).toBe(true)
  expect(statuses.size).toBe(260)
})

it.each([true, false])(
  'leaves out an optional cell that is refused, where nobody could check it before (batches: %s)',
  async (hasBatches) => {
    answer = ({ path, body }) => {
      const isBatch = path.endsWith('/batch')
      if (isBatch && !hasBatches) return refuse(501)
      const refusal = { status: 400, title: 'Bad request', detail: 'website: is no address' }
      if (!isBatch)
        return 'website' in body ? Response.json(refusal, { status: 400 }) : Response.json({ id: 7, status: 'created' })
      return Response.json({
        outcomes: (body.rows ?? []).map((row) =>
          'website' in row ? { error: refusal } : { organization: { id: 7, is_new: true } },
        ),
      })
    }
    const { results, ended } = start([{ place: 0, body: { name: 'A0', website: 'x' }, ownData: null, choice: null }])
    await vi.advanceTimersByTimeAsync(10_000)
    await ended
    expect(results.get(0)).toMatchObject({ kind: 'registered', id: 7, dropped: 'website: is no address' })
  },
)
