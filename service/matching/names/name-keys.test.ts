import { expect, it } from 'vitest'
import { blockingKeys } from './name-keys'

function doMeet(one: string, other: string): boolean {
  const keys = new Set(blockingKeys(other))
  return blockingKeys(one).some((key) => keys.has(key))
}

it.each([
  ['Simens AG', 'Siemens'],
  ['Nestel', 'Nestlé S.A.'],
  ['Gooogle', 'Google'],
  ['Erickson', 'Ericsson'],
  ['Bosh', 'Bosch'],
  ['Deutche Telekom', 'Deutsche Telekom AG'],
  ['Schnieder Electric', 'Schneider Electric SE'],
  ['Mercedez-Benz', 'Mercedes-Benz Group'],
  ['Erricson AB', 'Ericsson'],
  ['Phillips NV', 'Koninklijke Philips N.V.'],
  ['Goldmann Saks', 'Goldman Sachs'],
])('a short name meets another that is a slip of the pen away: %s, %s', (one, other) => {
  expect(doMeet(one, other)).toBe(true)
})

it.each([
  ['Sony', 'Song'],
  ['Nokia', 'Nike'],
  ['Delta Foods', 'Delia'],
])('two names that differ by more never meet: %s, %s', (one, other) => {
  expect(doMeet(one, other)).toBe(false)
})
