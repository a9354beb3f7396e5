import { describe, expect, it } from 'vitest'
import { type AnswerDraft, emptyDraft, toAnswer } from './answer-draft'

const draft = (more: Partial<AnswerDraft> = {}): AnswerDraft => ({
  ...emptyDraft,
  year: '2025',
  name: 'Grace',
  ...more,
})
const english = { hasReport: false, locale: 'en', declines: false }

describe('an answer', () => {
  it('is none without a name, a figure or a report, or with what is no number or address', () => {
    expect(toAnswer(draft({ name: ' ' }), english)).toEqual({ faults: ['name', 'nothing'] })
    expect(toAnswer(draft({ scope1: 'about 5', scope3: '-1', email: 'me' }), english)).toEqual({
      faults: ['scope1', 'scope3', 'email'],
    })
    expect(toAnswer(draft({ scope1: '1e999' }), english)).toEqual({ faults: ['scope1'] })
  })

  it('holds what was filled in, numbers as the reader writes them, and nothing for what was left empty', () => {
    const filled = draft({
      scope1: '1.234,5',
      allocated: '7',
      allocatedScope: 'allocated_1+2',
      unit: 'kg',
      method: ' GHG ',
    })
    expect(toAnswer(filled, { ...english, locale: 'de' })).toEqual({
      body: {
        figures: [
          { year: 2025, scope: '1', value: 1234.5, unit: 'kg' },
          { year: 2025, scope: 'allocated_1+2', value: 7, unit: 'kg' },
        ],
        method: 'GHG',
        assurance: null,
        note: null,
        name: 'Grace',
        email: null,
        declines: false,
      },
    })
  })

  it('needs no figure beside a report, and has none where it declines', () => {
    expect(toAnswer(draft(), { ...english, hasReport: true })).toMatchObject({ body: { figures: [] } })
    expect(
      toAnswer(draft({ scope1: '5', assurance: 'limited', note: 'Next spring' }), { ...english, declines: true }),
    ).toMatchObject({
      body: { figures: [], assurance: null, note: 'Next spring', declines: true },
    })
  })
})
