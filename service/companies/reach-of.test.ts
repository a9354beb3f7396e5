import { expect, it } from 'vitest'
import { reachOf } from './reach-of'

it('tells a group from an owner of sites in one country, and says nothing of others', () => {
  expect(reachOf(['epa-ghgrp', 'net-zero-tracker', 'un-global-compact'])).toBe('group')
  expect(reachOf(['epa-ghgrp', 'un-global-compact'])).toBe('sites')
  expect(reachOf(['un-global-compact'])).toBeNull()
  expect(reachOf(['epa-ghgrp', 'sbti'])).toBeNull()
  // A legal entity in Japan is a company of its own as often.
  expect(reachOf(['jp-eegs'])).toBeNull()
  expect(reachOf([])).toBeNull()
})
