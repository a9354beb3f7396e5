import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { viewSummary } from './summary-view'

function targetsCard(targets: object) {
  const summary = SummaryAnswer.parse({ organizations: 9, science_based_targets: targets })
  return viewSummary(summary, null, createFormat('en')).cards.at(-1)
}

it('counts targets whose year has passed apart from those set', () => {
  expect(targetsCard({ yes: 4, no: 2, unknown: 1, passed: 2 })).toMatchObject({
    figure: '4',
    note: '2 whose year has passed, 2 without a validated one in the list, 1 not known',
  })
  expect(targetsCard({ yes: 4, no: 2, unknown: 3 })?.note).toBe('2 without a validated one in the list, 3 not known')
})
