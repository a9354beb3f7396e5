import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { missingRates } from './missing-rates'

const format = createFormat('en')

const organization = (...years: [number, string | null][]) =>
  answerWith({
    performances: years.map(([year, currency]) => ({ year, region: 'GLOBAL', revenue_currency: currency })),
  })

it('names the years without a rate and the currency they are in', () => {
  expect(missingRates(organization([2020, 'USD']), 'ZWG', format)).toBe('No ZWG rate for 2020: shown in USD.')
  expect(missingRates(organization([2024, 'EUR'], [2021, 'USD'], [2020, 'SEK']), 'EUR', format)).toBe(
    'No EUR rate for 2021, 2020: shown in SEK and USD.',
  )
  expect(missingRates(organization([2024, 'USD'], [2022, 'USD'], [2021, 'USD'], [2020, 'USD']), 'ZWG', format)).toBe(
    'No ZWG rate for 4 years, 2020 to 2024: shown in USD.',
  )
})

it('says nothing where there is nothing to say', () => {
  expect(missingRates(organization([2020, 'EUR'], [2019, null]), 'EUR', format)).toBeNull()
  expect(missingRates(organization(), 'EUR', format)).toBeNull()
})
