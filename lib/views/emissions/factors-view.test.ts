import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { viewFactors } from './factors-view'

const format = createFormat('en')
const industry = {
  id: '47',
  name: 'Retail',
  performances: [{ year: 2022, currency: 'USD', emission_factor: 0.127, basis: 'epa_supply_chain' }],
}

function view(factors: object) {
  const performances = [{ year: 2022, region: 'GLOBAL', revenue_currency: 'USD', ...factors }]
  return viewFactors(answerWith({ industry, performances }), format)
}

it('draws the industry, whose factor holds the supply chain, only beside figures that hold it too', () => {
  const alone = view({ scope_1_and_2_emission_factor: 0.03, emission_factor: 0.9 })
  expect([alone?.industry, alone?.years[0]?.industry]).toEqual([[], null])
  expect(alone?.aside).toMatchObject({ factor: 0.127, year: 2022 })
  const whole = view({ scope_1_and_2_emission_factor: 0.03, total_upstream_emission_factor: 0.1 })
  expect(whole?.years[0]?.industry).toBe(0.127)
  expect(whole?.aside).toBeNull()
})
