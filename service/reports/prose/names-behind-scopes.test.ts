import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

test('entries of a list that name scope 3 and then the category', () => {
  const entries = [
    'Scope 1: Direct emissions from owned operations 1,234 MT CO2e GRI 305-1',
    'Scope 3: Capital goods 81,500 MT CO2e GRI 305-3',
    'Scope 3: Business travel6 3,210 MT CO2e GRI 305-3',
    'Scope 3: Other 29,800 MT CO2e GRI 305-3',
  ]
  expect(readText(`Report 2022\n\n• ${entries.join(' • ')}\n`)).toEqual([
    '2022 1 1234',
    '2022 3.2 81500',
    '2022 3.6 3210',
  ])
})

test.each([
  ['a total', 'Scope 3: total of all categories 81,500 t CO2e', ['2022 3 81500']],
  ['a sentence', 'Scope 3 - in 2022 we emitted 81,500 t CO2e', ['2022 3 81500']],
])('%s behind the scope is no category', (_, text, read) => {
  expect(readText(`Report 2022\n\n${text}.\n`)).toEqual(read)
})

test('letters of two lines in one say nothing', () => {
  const mixed = 'I H n i t s e t r o n a ic t a io l n F a i l n a S n ta ci n a d l a In rd'
  expect(readText(`Report 2022\n\nIn 2022 emissions (Scope 1, Scope 2) ${mixed} 0 t of it were checked.\n`)).toEqual([])
  expect(readText('Report 2022\n\nIn 2022 emissions (Scope 1) were 20 t.\n')).toEqual(['2022 1 20'])
})
