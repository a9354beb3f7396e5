import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openKeptAnswers } from './kept-answers'

let folder: string
const now = new Date('2026-11-21T12:00:00Z')
const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function collect(kept: Awaited<ReturnType<typeof openKeptAnswers>>) {
  const all: unknown[] = []
  for await (const { key, answer } of kept.entries()) all.push([key, answer])
  return all
}

it('still has the answers after an interruption, except the line that was cut off', async () => {
  const first = await openKeptAnswers(folder, now)
  await Promise.all([first.keep('b', { n: 2 }), first.keep('a', { n: 'é\u2028' }, { etag: '"1"', lastModified: null })])
  await first.close()
  appendFileSync(join(folder, 'answers.ndjson'), '{"key":"c","round":"2026')
  const second = await openKeptAnswers(folder, new Date(now.getTime() + day))
  expect(await second.find('a')).toEqual({
    answer: { n: 'é\u2028' },
    etag: '"1"',
    lastModified: null,
    isOfThisRound: true,
  })
  expect(await second.find('c')).toBeNull()
  await second.keep('d', { n: 4 })
  expect(await collect(second)).toEqual([
    ['a', { n: 'é\u2028' }],
    ['b', { n: 2 }],
    ['d', { n: 4 }],
  ])
  await second.close()
  const third = await openKeptAnswers(folder, now)
  expect(await third.find('d')).toMatchObject({ answer: { n: 4 } })
  await third.close()
})

it('asks again in the next round, and deletes answers that were not asked for any more', async () => {
  const first = await openKeptAnswers(folder, now)
  for (const key of ['a', 'b', 'c']) await first.keep(key, { key })
  await first.finish()
  await first.close()
  const second = await openKeptAnswers(folder, new Date(now.getTime() + day))
  expect(await second.find('a')).toMatchObject({ isOfThisRound: false })
  expect(await collect(second)).toEqual([])
  await second.confirm('a')
  await second.keep('b', { key: 'new' })
  expect(await collect(second)).toEqual([
    ['a', { key: 'a' }],
    ['b', { key: 'new' }],
  ])
  await second.finish()
  await second.close()
  expect(readFileSync(join(folder, 'answers.ndjson'), 'utf8').trim().split('\n')).toHaveLength(2)
})

it('starts a new round after an interruption of several weeks', async () => {
  const first = await openKeptAnswers(folder, now)
  await first.keep('a', 1)
  await first.close()
  const later = await openKeptAnswers(folder, new Date(now.getTime() + 15 * day))
  expect(await later.find('a')).toMatchObject({ isOfThisRound: false })
  await later.close()
})
