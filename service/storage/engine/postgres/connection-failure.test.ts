import { expect, test } from 'vitest'
import { isConnectionFailure } from './connection-failure'

function failure(message: string, code?: string): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}

test.each([
  failure('duplicate key value violates unique constraint', '23505'),
  failure('syntax error', '42601'),
  failure('out of range', '22003'),
  failure('something else'),
  'a string',
  null,
])('a wrong statement is no absent database: %s', (error) => {
  expect(isConnectionFailure(error)).toBe(false)
})

test.each([
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('the database system is starting up', '57P03'),
  failure('sorry, too many clients already', '53300'),
  failure('canceling statement due to statement timeout', '57014'),
  failure('connection_exception', '08006'),
  failure('Connection terminated unexpectedly'),
  failure('timeout exceeded when trying to connect'),
  new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
])('a database that is away is told: %s', (error) => {
  expect(isConnectionFailure(error)).toBe(true)
})
