import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'
import { LinesTable } from './lines-table'

afterEach(cleanup)

function lineOf(industries: readonly string[]) {
  const factor = {
    kg_per_usd: 0.5,
    price_year: 2022,
    basis: 'group',
    divisions: industries.length,
    industries: industries.map((name) => ({ id: name, name })),
    categories: [],
  }
  const result = { method: 'industry_average', kg: 1, low: 1, high: 2, quality: 5, is_at_least: false }
  return {
    organization_id: industries.length,
    name: `Supplier of ${industries.length}`,
    spend: 1,
    target: 'none',
    chosen_method: null,
    not_covered: null,
    result: { ...result, own_figures: null, allocated: null, factor },
  }
}

it('names at most three of the industries that a supplier may be of, and how many they are', () => {
  const lines = [lineOf(['Food', 'Paper', 'Mining']), lineOf(['Food', 'Paper', 'Mining', 'Trade', 'Banks'])]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinesTable
        footprint={{ lines, currency: 'EUR', year: 2022 } as unknown as FootprintAnswer}
        format={createFormat('en-US')}
      />
    </QueryClientProvider>,
  )
  const said = (name: RegExp) => screen.getByRole('rowheader', { name }).textContent
  expect(said(/of 3/)).toMatch(/mean of 3 industries it may be in: Food, Paper, Mining$/)
  expect(said(/of 5/)).toMatch(/mean of 5 industries it may be in: Food, Paper, Mining …$/)
})
