import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Database } from '@/service/storage/engine/database'
import { isRegisteringMany, noteRegistration, noteWaiting, yieldToRegistrations } from './registration-pace'

function register(times: readonly number[]): Database {
  const database = {} as Database
  for (const time of times) noteRegistration(database, time)
  return database
}

it('takes single registrations for few, however many there were before', () => {
  expect(isRegisteringMany(register([]), 0)).toBe(false)
  expect(isRegisteringMany(register([10, 11]), 12)).toBe(false)
  const onceASecond = Array.from({ length: 100 }, (_, place) => place * 1_000)
  expect(isRegisteringMany(register(onceASecond), 99_001)).toBe(false)
})

it('takes sixteen within a fifth of a second for many, until that has passed', () => {
  const database = register(Array.from({ length: 16 }, (_, place) => 500 + place))
  expect(isRegisteringMany(database, 699)).toBe(true)
  expect(isRegisteringMany(database, 700)).toBe(false)
  expect(isRegisteringMany(register([...Array(15).keys()]), 15)).toBe(false)
})

/** Of which another process gives organizations these numbers, one at each look. */
function numbering(...numbers: number[]) {
  const looks: number[] = []
  const query = async () => {
    looks.push(numbers.shift() ?? Number.NaN)
    return [{ number: looks.at(-1) }]
  }
  return { database: { engine: 'postgres', query } as unknown as Database, looks }
}

const fresh = { waitedMs: 0, isStopping: () => false }

it('lets registrations of other processes go first until they are few', async () => {
  const { database, looks } = numbering(7, 8, 108, 109)
  // One more is no bulk, a hundred more are.
  for (const seen of [[7], [7, 8], [7, 8, 108, 109]]) {
    await yieldToRegistrations(database, fresh)
    expect(looks).toEqual(seen)
  }
})

it('holds nothing back that has waited for ten seconds, and nothing while the process stops', async () => {
  const { database, looks } = numbering(0, 1_000, 2_000)
  await yieldToRegistrations(database, { ...fresh, waitedMs: 10_000 })
  await yieldToRegistrations(database, { ...fresh, isStopping: () => true })
  expect(looks).toEqual([])
})

it('lets those go first who wait for a slow database, however long ago they came', async () => {
  const { database } = numbering(...Array(99).fill(7))
  for (let few = 0; few < 15; few += 1) noteWaiting(database, new Promise(() => {}))
  await yieldToRegistrations(database, fresh)

  let fail = (_: Error) => {}
  const sixteenth = new Promise((_, reject) => {
    fail = reject
  })
  noteWaiting(database, sixteenth)
  let isHeld = true
  const held = yieldToRegistrations(database, fresh).then(() => {
    isHeld = false
  })
  await sleep(300)
  expect(isHeld).toBe(true)
  fail(new Error('The database is away'))
  await held
})
