import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { parseAssessment } from '@/lib/views/answers/assessment-answer'
import { viewAssessment, writePoints } from './assessment-view'

const indicator = { id: 'a', group: 'g', title: 'Recent', points: 3, possible: 3, state: 'earned', reason: 'Of 2024' }

function view(more: object) {
  const answer = parseAssessment({ summary: 'Known in part', ...more })
  if (answer === null) throw new Error('not read')
  return viewAssessment(answer, createFormat('en'))
}

describe('parseAssessment', () => {
  it('finds none in the answer of a service without it', () => {
    for (const answer of [null, {}, 'no', [], { id: 7, name: 'Sample' }]) expect(parseAssessment(answer)).toBeNull()
  })

  it('leaves out indicators that it cannot read', () => {
    const answer = parseAssessment({ indicators: [indicator, { id: 'b' }, null] })
    expect(answer?.indicators.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('viewAssessment', () => {
  const group = { id: 'g', title: 'Disclosure', points: 3, possible: 24, score_without: 0.581 }

  it('tells earned, in part, not earned, against and unknown apart in words', () => {
    const states = [
      indicator,
      { ...indicator, points: 1 },
      { ...indicator, points: 0, state: 'not_earned' },
      { ...indicator, points: -3, state: 'not_earned' },
      { ...indicator, points: 0, state: 'unknown' },
    ]
    const rows = view({ groups: [group], indicators: states }).groups[0]?.indicators
    expect(rows?.map(({ word, points }) => `${word}: ${points}`)).toEqual([
      'Earned: 3 of 3',
      'Earned in part: 1 of 3',
      'Not earned: 0 of 3',
      'Counts against: −3 of 3',
      'Unknown: – of 3',
    ])
  })

  it('says what the score would be without a group, and fills no bar below zero', () => {
    const [first, second] = view({ groups: [group, { ...group, points: -7, score_without: null }] }).groups
    expect(first).toMatchObject({ filled: 12.5, without: '. Without these points the score would be 58.' })
    expect(second).toMatchObject({ filled: 0, points: '−7 of 24', without: null })
  })

  it('says nothing, and not 0, of a group of which nothing is known', () => {
    const unknown = { ...indicator, points: 0, state: 'unknown' }
    const of = (indicators: object[]) => view({ groups: [{ ...group, points: 0 }], indicators }).groups[0]?.points
    expect(of([unknown, { ...unknown, id: 'b' }])).toBe('– of 24')
    expect(of([unknown, { ...unknown, id: 'b', state: 'not_earned' }])).toBe('0 of 24')
  })

  it('names what would raise the score by the title of its indicator', () => {
    const raises = view({
      indicators: [indicator],
      raise_most: [{ indicator: 'a', gain: 2.5, to_earn: 'Publish' }],
    }).raises
    expect(raises).toEqual([{ id: 'a', title: 'Recent', gain: '+2.5', toEarn: 'Publish' }])
  })

  it('says that a newer methodology exists', () => {
    expect(view({ methodology: { version: '1', current_version: '2' } }).isOlder).toBe(true)
    expect(view({ methodology: { version: null, current_version: '2' } }).isOlder).toBe(false)
  })
})

it('points have at most one decimal and a true minus sign', () => {
  expect([4, 2.4999999999999996, -3, 0].map((points) => writePoints(points))).toEqual(['4', '2.5', '−3', '0'])
})
