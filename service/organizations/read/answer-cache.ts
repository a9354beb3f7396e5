import { LRUCache } from 'lru-cache'
import type { AnswerCache, AnswerKey, OrganizationAnswer, Reading } from '@/service/context'
import type { Database } from '@/service/storage/engine/database'

/** The longest age of a cached answer, in case a notification is lost. */
export const answerMilliseconds = 2_000

/** Estimated bytes per entry besides the answer (map, key, ETag), on the high side. */
const overhead = 300

type Held = { projectId: number; answers: Map<string, { answer: OrganizationAnswer; until: number }>; bytes: number }

/** `maxBytes` 0 caches nothing. `clock` in milliseconds. */
export function createAnswerCache(maxBytes: number, clock: () => number = Date.now): AnswerCache {
  const held = new LRUCache<number, Held>({ maxSize: Math.max(maxBytes, 1), sizeCalculation: ({ bytes }) => bytes })
  const readings = new Map<number, Set<Reading>>()
  let isListening = false
  let hits = 0
  let misses = 0
  let sweptAt = clock()

  function makeStale(set: Iterable<Reading>): void {
    for (const reading of set) reading.isStale = true
  }

  function end(reading: Reading): void {
    const id = reading.key.organizationId
    const others = readings.get(id)
    others?.delete(reading)
    if (others?.size === 0) readings.delete(id)
  }

  /** Removes expired entries, which would otherwise stay until `maxBytes` is reached. */
  function sweep(now: number): void {
    if (now - sweptAt < answerMilliseconds) return
    sweptAt = now
    const old = [...held.entries()].filter(([, { answers }]) =>
      [...answers.values()].every(({ until }) => until <= now),
    )
    for (const [organizationId] of old) held.delete(organizationId)
  }

  function put({ projectId, organizationId, variant }: AnswerKey, answer: OrganizationAnswer): void {
    const now = clock()
    sweep(now)
    const before = held.get(organizationId)
    // Keeps fresh answers in other currencies. The entry is replaced, because its size is fixed when it is set.
    const fresh = [...(before?.answers ?? [])].filter(([name, { until }]) => name !== variant && until > now)
    const answers = new Map([...fresh, [variant, { answer, until: now + answerMilliseconds }] as const])
    const bytes = [...answers.values()].reduce((sum, { answer: { body } }) => sum + body.length + overhead, 0)
    held.set(organizationId, { projectId, answers, bytes })
  }

  return {
    find({ projectId, organizationId, variant }) {
      const entry = held.get(organizationId)
      // The project is compared here: another project's key must never see a cached answer.
      const found = entry?.projectId === projectId ? entry.answers.get(variant) : undefined
      if (found === undefined || found.until <= clock()) return null
      hits++
      return found.answer
    },
    begin(key) {
      misses++
      const reading = { key, isStale: false }
      const others = readings.get(key.organizationId)
      if (others === undefined) readings.set(key.organizationId, new Set([reading]))
      else others.add(reading)
      return reading
    },
    keep(reading, answer) {
      end(reading)
      if (isListening && maxBytes > 0 && !reading.isStale) put(reading.key, answer)
    },
    forget: end,
    drop(organizationId) {
      held.delete(organizationId)
      makeStale(readings.get(organizationId) ?? [])
    },
    setListening(now) {
      isListening = now
      held.clear()
      for (const set of readings.values()) makeStale(set)
    },
    counts: () => ({ hits, misses, bytes: held.calculatedSize ?? 0 }),
  }
}

/** Removes entries when any process changes them. Returns a function that stops listening. */
export function watchAnswers(answers: AnswerCache, database: Pick<Database, 'listen'>): Promise<() => Promise<void>> {
  return database.listen('organization_answer', {
    onNotification: (payload) => answers.drop(Number(payload)),
    onConnection: (isUp) => answers.setListening(isUp),
  })
}
