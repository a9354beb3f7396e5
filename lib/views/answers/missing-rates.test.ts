import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { missingRates } from './missing-rates'

const format = createFormat('en')

const organization = (...years: [number, string | null][]) =>
  answerWith({
    performances: years.map(([year, currency]) => ({ year, region: 'GLOBAL', revenue_currency: currency })),
  })

it('names the years without a rate and the currency they are in', () => {
  expect(missingRates(organization([2020, 'USD']), 'ZWG', format)).toBe(
    'No ZWG exchange rate for 2020: these amounts are in USD.',
  )
  expect(missingRates(organization([2024, 'EUR'], [2021, 'USD'], [2020, 'SEK']), 'EUR', format)).toBe(
    'No EUR exchange rate for 2020 and 2021: these amounts are in SEK and USD.',
  )
  expect(missingRates(organization([2024, 'USD'], [2022, 'USD'], [2021, 'USD'], [2020, 'USD']), 'ZWG', format)).toBe(
    'No ZWG exchange rate for 4 years between 2020 and 2024: these amounts are in USD.',
  )
})

it('reads as a sentence in Japanese and German, for few years and for many', () => {
  const few = organization([2021, 'USD'], [2020, 'USD'])
  const many = organization([2024, 'USD'], [2022, 'USD'], [2021, 'USD'], [2020, 'USD'])
  const japanese = createFormat('ja', compileCatalog('ja'))
  expect(missingRates(few, 'ZWG', japanese)).toBe('2020・2021年はZWGの為替レートがないため、USDで表示しています。')
  expect(missingRates(many, 'ZWG', japanese)).toBe(
    '2020〜2024年のうち4年はZWGの為替レートがないため、USDで表示しています。',
  )
  expect(missingRates(many, 'ZWG', createFormat('de', compileCatalog('de')))).toBe(
    'Für 4 Jahre zwischen 2020 und 2024 gibt es keinen Wechselkurs für ZWG: diese Beträge sind in USD.',
  )
})

it('says nothing where there is nothing to say', () => {
  expect(missingRates(organization([2020, 'EUR'], [2019, null]), 'EUR', format)).toBeNull()
  expect(missingRates(organization(), 'EUR', format)).toBeNull()
})
