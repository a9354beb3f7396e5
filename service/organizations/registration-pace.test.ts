import { expect, it } from 'vitest'
import type { Database } from '@/service/storage/database'
import { isRegisteringMany, noteRegistration } from './registration-pace'

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
