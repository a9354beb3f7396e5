import { expect, it } from 'vitest'
import { lastTargetYear, standingTargetYear } from './target-years'

const set = (year: number | null) => ({ status: 'set', year })

it('takes the latest year of the validated targets', () => {
  expect(lastTargetYear([set(2025), set(2040), set(2040)])).toBe(2040)
  expect(lastTargetYear([set(2025), { status: 'removed', year: 2050 }, { status: 'none', year: null }])).toBe(2025)
  expect(lastTargetYear([{ status: 'committed', year: null }])).toBeNull()
  expect(lastTargetYear([])).toBeNull()
})

it('does not know the latest year where a validated target has none', () => {
  expect(lastTargetYear([set(2025), set(null)])).toBeNull()
})

it('says the year of the near-term target until it is over', () => {
  expect(standingTargetYear({ nearTerm: 2030, last: 2050 }, 2026)).toEqual({ year: 2030, isPast: false })
  expect(standingTargetYear({ nearTerm: 2026, last: 2026 }, 2026)).toEqual({ year: 2026, isPast: false })
})

it('says the year of a later target once that of the near-term target is over', () => {
  expect(standingTargetYear({ nearTerm: 2025, last: 2040 }, 2026)).toEqual({ year: 2040, isPast: false })
  expect(standingTargetYear({ nearTerm: null, last: 2045 }, 2026)).toEqual({ year: 2045, isPast: false })
})

it('is past only when the years of all validated targets are over', () => {
  expect(standingTargetYear({ nearTerm: 2025, last: 2025 }, 2026)).toEqual({ year: 2025, isPast: true })
  expect(standingTargetYear({ nearTerm: 2025, last: null }, 2026)).toEqual({ year: null, isPast: false })
  expect(standingTargetYear({ nearTerm: null, last: null }, 2026)).toEqual({ year: null, isPast: false })
})
