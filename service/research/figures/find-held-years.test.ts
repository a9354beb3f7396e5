import { expect, it } from 'vitest'
import type { Disclosure } from '@/service/reference/records'
import { findHeldYears } from './find-held-years'

function disclosure(year: number, fields: Partial<Disclosure>): Disclosure {
  return {
    companyId: 1,
    source: 'carbon-gap',
    recordId: 'Sample',
    year,
    region: 'GLOBAL',
    emissions: {},
    revenue: null,
    document: null,
    locator: '',
    printed: [],
    ...fields,
  }
}

const heldScope1 = { field: 'scope1Kg', value: 5, rule: 'reviewed', reason: 'Ten times the year before.' }
const heldRevenue = { field: 'revenue', value: 5, rule: 'reviewed', reason: 'Of another company.' }

it('returns the years whose emissions are all held back, newest first, and none that another source has', () => {
  const disclosures = [
    disclosure(2019, { held: [heldScope1] }),
    disclosure(2020, { held: [heldRevenue, heldScope1] }),
    disclosure(2021, { held: [heldScope1] }),
    disclosure(2022, { held: [heldRevenue] }),
  ]
  const shown = { year: 2021, region: 'GLOBAL', emissions: { scope1Kg: 1 }, revenue: null, documents: [], sources: [] }
  expect(findHeldYears(disclosures, [shown]).map(({ year, reason }) => [year, reason])).toEqual([
    [2020, heldScope1.reason],
    [2019, heldScope1.reason],
  ])
})

it('includes a year of which only revenue is shown', () => {
  const shown = { year: 2021, region: 'GLOBAL', emissions: {}, revenue: null, documents: [], sources: [] }
  expect(findHeldYears([disclosure(2021, { held: [heldScope1] })], [shown])).toHaveLength(1)
})
