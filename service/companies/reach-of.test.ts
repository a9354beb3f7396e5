import { expect, it } from 'vitest'
import { reachOf } from './reach-of'

it('distinguishes a group from an owner of sites in one country, and returns null for others', () => {
  expect(reachOf(['epa-ghgrp', 'net-zero-tracker', 'un-global-compact'])).toBe('group')
  expect(reachOf(['epa-ghgrp', 'un-global-compact'])).toBe('sites')
  expect(reachOf(['un-global-compact'])).toBeNull()
  expect(reachOf(['epa-ghgrp', 'sbti'])).toBeNull()
  // A legal entity in Japan is just as often an independent company.
  expect(reachOf(['jp-eegs'])).toBeNull()
  expect(reachOf([])).toBeNull()
})
