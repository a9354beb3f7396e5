import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const page = (...lines: string[]) => readText(['Report 2024', 'GHG emissions in 2024', ...lines].join('\n'))

test('labels and amounts in lines of their own, with the mark of what was assured', () => {
  const lines = ['Scope 1', '2,118★', '(t-CO2e)', 'Scope 2', '5,210★', '(t-CO2e)']
  expect(page(...lines)).toEqual(['2024 1 2118', '2024 2 5210'])
})

test('an amount before the first label as well as behind the last: nothing says whose each is', () => {
  expect(page('9,999★', 't-CO2e', 'Scope 1', '2,118★', 't-CO2e')).toEqual([])
})
