import { expect, test } from 'vitest'
import { toAddressGroup } from './address-group'

test.each([
  ['unknown', 'unknown'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(toAddressGroup(address)).toBe(group)
})
