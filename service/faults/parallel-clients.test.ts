import { expect, test } from 'vitest'
import { findContradictions } from './parallel-clients'

const answer = (subject: number, id: number, asked: number, answered: number) => ({ subject, id, asked, answered })

test('one organization with two ids, two with one, and ids that contradict the order of requests are contradictions', () => {
  expect(findContradictions([answer(1, 10, 0, 5), answer(1, 10, 1, 6), answer(2, 9, 2, 7)])).toEqual([])
  expect(findContradictions([answer(1, 10, 0, 5), answer(1, 11, 1, 6)])).toEqual(['Organization 1 is 10 and 11'])
  expect(findContradictions([answer(1, 10, 0, 5), answer(2, 10, 1, 6)])).toEqual(['Organizations 1 and 2 are both 10'])
  expect(findContradictions([answer(1, 10, 0, 5), answer(2, 9, 6, 7)])).toEqual([
    '1 (10) was answered before 2 (9) was asked for',
  ])
})

test('an id is compared with the first time that an organization was registered', () => {
  expect(findContradictions([answer(1, 10, 4, 5), answer(2, 9, 6, 7), answer(2, 9, 0, 8)])).toEqual([])
})
