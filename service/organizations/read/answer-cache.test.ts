import { expect, it } from 'vitest'
import { answerMilliseconds, createAnswerCache } from './answer-cache'

const key = { projectId: 1, organizationId: 5, variant: 'USD' }
const answer = { etag: '"a"', body: Buffer.from('{}') }

function listening(maxBytes = 10_000) {
  let now = 0
  const cache = createAnswerCache(maxBytes, () => now)
  cache.setListening(true)
  return { cache, pass: (ms: number) => (now += ms) }
}

it('does not keep an answer that changed while it was read', () => {
  const { cache } = listening()
  const reading = cache.begin(key)
  cache.drop(5)
  cache.keep(reading, answer)
  expect(cache.find(key)).toBeNull()
})

it('does not keep an answer whose change may not have been heard', () => {
  const { cache } = listening()
  const reading = cache.begin(key)
  cache.setListening(false)
  cache.setListening(true)
  cache.keep(reading, answer)
  expect(cache.find(key)).toBeNull()
})

it('keeps nothing while nobody tells what changes, and empties itself then', () => {
  const { cache } = listening()
  cache.keep(cache.begin(key), answer)
  cache.setListening(false)
  expect(cache.find(key)).toBeNull()
  cache.keep(cache.begin(key), answer)
  expect(cache.find(key)).toBeNull()
})

it('asks again after its time limit, told or not', () => {
  const { cache, pass } = listening()
  cache.keep(cache.begin(key), answer)
  pass(answerMilliseconds - 1)
  expect(cache.find(key)).toEqual(answer)
  pass(1)
  expect(cache.find(key)).toBeNull()
})

it('drops all currencies of an organization at once, and no other organization', () => {
  const { cache } = listening()
  const euros = { ...key, variant: 'EUR' }
  const neighbour = { ...key, organizationId: 6 }
  for (const kept of [key, euros, neighbour]) cache.keep(cache.begin(kept), answer)
  expect(cache.find(euros)).toEqual(answer)
  cache.drop(5)
  expect([cache.find(key), cache.find(euros), cache.find(neighbour)]).toEqual([null, null, answer])
})

it('holds no more bytes than it may', () => {
  const { cache } = listening(1_000)
  for (let id = 1; id <= 20; id++) cache.keep(cache.begin({ ...key, organizationId: id }), answer)
  expect(cache.counts().bytes).toBeLessThanOrEqual(1_000)
  expect(cache.find({ ...key, organizationId: 20 })).toEqual(answer)
  expect(cache.find({ ...key, organizationId: 1 })).toBeNull()
})

it('counts the bytes of an answer', () => {
  const { cache } = listening()
  cache.keep(cache.begin(key), answer)
  const { bytes } = cache.counts()
  cache.keep(cache.begin({ ...key, organizationId: 6 }), { etag: '"b"', body: Buffer.alloc(answer.body.length + 100) })
  expect(cache.counts().bytes).toBe(2 * bytes + 100)
})

it('gives no answer to another project', () => {
  const { cache } = listening()
  cache.keep(cache.begin(key), answer)
  expect(cache.find({ ...key, projectId: 2 })).toBeNull()
})

it('gives the room of answers back that nobody may be given any more', () => {
  const { cache, pass } = listening()
  for (let id = 1; id <= 20; id++) cache.keep(cache.begin({ ...key, organizationId: id }), answer)
  const { bytes } = cache.counts()
  pass(answerMilliseconds - 1)
  cache.keep(cache.begin({ ...key, organizationId: 21 }), answer)
  pass(1)
  cache.keep(cache.begin({ ...key, organizationId: 22 }), answer)
  expect(cache.counts().bytes).toBe(bytes / 10)
  expect(cache.find({ ...key, organizationId: 21 })).toEqual(answer)
})
