import { describe, expect, it } from 'vitest'
import { isIsin, isLei } from './check-digits'

describe('isLei', () => {
  it.each([
    ['one wrong digit', '2NUNNB7D43COUIRE5296'],
    ['two neighbours swapped', '2NUNNB7D43COUIRE2595'],
    ['lower case', '2nunnb7d43couire5295'],
    ['too short', '2NUNNB7D43COUIRE529'],
    ['letters as check digits', '2NUNNB7D43COUIRE52AB'],
    ['a UK company number', '09565076'],
    ['nothing', ''],
  ])('refuses %s', (_, value) => expect(isLei(value)).toBe(false))

  it.each([['2NUNNB7D43COUIRE5295'], ['549300NNLSIMY6Z8OT86'], ['XRZQ5S7HYJFPHJ78L959']])('accepts %s', (value) =>
    expect(isLei(value)).toBe(true),
  )
})

describe('isIsin', () => {
  it.each([
    ['one wrong digit', 'US00130H1058'],
    ['a segment suffix', 'IT0003132476-Oil'],
    ['lower case', 'us00130h1059'],
    ['nothing', ''],
  ])('refuses %s', (_, value) => expect(isIsin(value)).toBe(false))

  it.each([['US00130H1059'], ['IT0003132476'], ['SE0000108656'], ['GB0002634946']])('accepts %s', (value) =>
    expect(isIsin(value)).toBe(true),
  )
})
