import { expect, it } from 'vitest'
import { createStatementNames } from './statement-names'

it('names a statement from the second time on, and another one otherwise', () => {
  const nameOf = createStatementNames()
  expect(nameOf('select 1')).toBeNull()
  const name = nameOf('select 1')
  expect(name).not.toBeNull()
  expect(nameOf('select 1')).toBe(name)
  nameOf(' with one as (select 1) select 2')
  expect(nameOf(' with one as (select 1) select 2')).not.toBe(name)
})

it('leaves what tells only when it runs what it gives, and what comes after two hundred names', () => {
  const nameOf = createStatementNames()
  nameOf('fetch 100 from rows')
  expect(nameOf('fetch 100 from rows')).toBeNull()
  const named = Array.from({ length: 201 }, (_, place) => [nameOf(`select ${place}`), nameOf(`select ${place}`)][1])
  expect(named.filter((name) => name !== null)).toHaveLength(200)
  expect(named.at(-1)).toBeNull()
})
