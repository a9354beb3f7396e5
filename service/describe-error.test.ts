import { expect, test } from 'vitest'
import { describeError } from './describe-error'

test('has what helps, and never the parameters of a statement or what PostgreSQL says of a row', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    severity: 'ERROR',
    query: 'insert into note values ($1)',
    params: ['secret'],
    detail: 'Key (name)=(secret) already exists.',
  })
  const described = describeError(new TypeError('Not kept', { cause }))
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'Not kept',
    cause: { message: 'duplicate key', code: '23505', severity: 'ERROR', query: 'insert into note values ($1)' },
  })
  expect(JSON.stringify(described)).not.toContain('secret')
})

test('has the message of what is no error but has one, as the queue reports failures', () => {
  const reported = { ...new Error('x'), message: 'the connection was lost', queue: 'research', params: ['secret'] }
  expect(describeError(reported)).toEqual({ type: 'object', message: 'the connection was lost' })
})

test('stays small, however long the message, however deep the causes, and for what is no error', () => {
  let error = new Error('x'.repeat(5_000_000))
  for (let depth = 0; depth < 10_000; depth++) error = new Error(`${depth}`, { cause: error })
  const round = new Error('round')
  round.cause = round
  for (const one of [error, new Error('x'.repeat(5_000_000)), round, 'y'.repeat(5_000_000), null]) {
    expect(JSON.stringify(describeError(one)).length).toBeLessThan(25_000)
  }
  expect(describeError(null)).toEqual({ type: 'object', message: 'null' })
})
