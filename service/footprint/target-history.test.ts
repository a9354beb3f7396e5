import { describe, expect, it } from 'vitest'
import { monthsUntil, type SbtiPast, targetOn } from './target-history'

function past(fields: Partial<SbtiPast>): SbtiPast {
  const nothing = {
    nearTerm: 'none' as const,
    longTerm: 'none' as const,
    nearTermYear: null,
    laterYear: null,
    changes: [],
  }
  return { ...nothing, updatedOn: '2023-01-01', ...fields }
}
const near = (on: string, change: SbtiPast['changes'][number]['change']) => ({ on, part: 'near_term' as const, change })

describe('targetOn', () => {
  it('is the state in the row if the row is older than the first list or the day', () => {
    const old = past({ nearTerm: 'set', nearTermYear: 2030 })
    expect(targetOn('2024-05-06', 'validated', old)).toEqual({ state: 'validated', mayBeValidated: true })
    expect(targetOn('2025-03-01', 'committed', past({ nearTerm: 'committed', updatedOn: '2025-02-01' })).state).toBe(
      'committed',
    )
  })

  it('is open before the day of a newer row, which may have been listed or not', () => {
    const newer = { updatedOn: '2025-07-10' }
    expect(targetOn('2025-07-01', 'validated', past({ nearTerm: 'set', ...newer }))).toEqual({
      state: 'unknown',
      mayBeValidated: true,
    })
    expect(targetOn('2025-07-01', 'committed', past({ nearTerm: 'committed', ...newer }))).toEqual({
      state: 'unknown',
      mayBeValidated: false,
    })
    expect(targetOn('2025-07-10', 'validated', past({ nearTerm: 'set', ...newer })).state).toBe('validated')
  })

  it('follows the changes, and before the first one allows every state that it can have changed from', () => {
    const row = past({
      nearTerm: 'removed',
      changes: [near('2025-01-10', 'set'), near('2026-01-20', 'removed')],
      updatedOn: '2026-01-20',
    })
    expect(targetOn('2024-12-01', 'removed', row)).toEqual({ state: 'unknown', mayBeValidated: false })
    expect(targetOn('2025-01-10', 'removed', row).state).toBe('validated')
    expect(targetOn('2026-01-19', 'removed', row).state).toBe('validated')
    expect(targetOn('2026-02-01', 'removed', row)).toEqual({ state: 'removed', mayBeValidated: false })
    const renewed = past({ nearTerm: 'set', nearTermYear: 2035, changes: [near('2025-05-01', 'renewed')] })
    expect(targetOn('2024-06-01', 'validated', renewed).state).toBe('validated')
    expect(
      targetOn('2024-06-01', 'removed', past({ nearTerm: 'removed', changes: [near('2025-01-01', 'removed')] })),
    ).toEqual({ state: 'unknown', mayBeValidated: true })
  })

  it('is the stronger of near and long term', () => {
    const row = past({
      nearTerm: 'committed',
      longTerm: 'set',
      changes: [{ on: '2025-03-18', part: 'long_term', change: 'set' }],
    })
    expect(targetOn('2025-04-01', 'validated', row).state).toBe('validated')
    expect(targetOn('2025-03-01', 'validated', row)).toEqual({ state: 'committed', mayBeValidated: false })
  })

  it('expires with the year of the near-term target, but not with the year of a later target', () => {
    const row = past({ nearTerm: 'set', nearTermYear: 2024 })
    expect(targetOn('2024-12-01', 'expired', row).state).toBe('validated')
    expect(targetOn('2025-01-01', 'expired', row)).toEqual({ state: 'expired', mayBeValidated: false })
    const renewed = past({ nearTerm: 'set', nearTermYear: 2025, changes: [near('2026-02-01', 'renewed')] })
    expect(targetOn('2026-01-01', 'expired', renewed).state).toBe('validated')
  })

  it('does not expire with the near-term target while a long-term target is validated for a later year', () => {
    const row = past({ nearTerm: 'set', nearTermYear: 2024, longTerm: 'set', laterYear: 2040 })
    expect(targetOn('2025-01-01', 'validated', row)).toEqual({ state: 'validated', mayBeValidated: true })
    expect(targetOn('2041-01-01', 'expired', row).state).toBe('expired')
    const netZero = past({ nearTerm: 'set', nearTermYear: 2024, laterYear: 2040 })
    expect(targetOn('2025-01-01', 'validated', netZero).state).toBe('validated')
    const committed = past({ nearTerm: 'set', nearTermYear: 2024, longTerm: 'committed', laterYear: null })
    expect(targetOn('2025-01-01', 'expired', committed).state).toBe('expired')
  })

  it('is unknown for a supplier about which nothing is known, or without a row of its own', () => {
    expect(targetOn('2025-01-01', 'unknown', null)).toEqual({ state: 'unknown', mayBeValidated: true })
    expect(targetOn('2025-01-01', 'validated', null)).toEqual({ state: 'unknown', mayBeValidated: true })
    expect(targetOn('2025-01-01', 'none', null)).toEqual({ state: 'none', mayBeValidated: false })
  })
})

it('lists months from the first list to the last day, each once', () => {
  expect(monthsUntil('2024-07-01')).toEqual(['2024-05-06', '2024-06-01', '2024-07-01'])
  expect(monthsUntil('2024-07-15')).toEqual(['2024-05-06', '2024-06-01', '2024-07-01', '2024-07-15'])
  expect(monthsUntil('2024-05-20')).toEqual(['2024-05-06', '2024-05-20'])
})
