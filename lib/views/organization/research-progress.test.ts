import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import * as contract from '@/service/contract/status'
import { isSettled, researchProgress } from './research-progress'

const format = createFormat('en')

describe('researchProgress', () => {
  it('takes a state nobody told us about as in progress', () => {
    expect(researchProgress('deep_reading', true, format)).toEqual({
      phase: 'in_progress',
      sentence: 'Research in progress (deep reading)',
      step: null,
      of: 6,
    })
    for (const status of ['', 'SYNCED', 'toString', 'constructor'])
      expect(researchProgress(status, true, format).phase).toBe('in_progress')
  })

  it('never steps back along the usual order', () => {
    const order = [
      'created',
      'locating',
      'located',
      'enriching',
      'enriched',
      'resolving',
      'researching',
      'resolved',
      'calculating',
    ]
    const steps = order.map((status) => {
      const progress = researchProgress(status, true, format)
      return progress.phase === 'in_progress' ? progress.step : null
    })
    expect(steps).toEqual([1, 2, 2, 3, 3, 4, 5, 5, 6])
  })

  it('never calls research of a company complete that none was identified for', () => {
    expect(researchProgress('synced', true, format)).toMatchObject({ sentence: 'Research complete' })
    expect(researchProgress('synced', false, format)).toMatchObject({
      sentence: 'Research ended: company not identified',
    })
  })

  it('settles exactly where the contract does', () => {
    for (const status of [...contract.statuses, 'unheard_of'])
      expect(isSettled(status)).toBe(contract.isSettled(status))
  })
})
