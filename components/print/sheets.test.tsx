import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { parseFootprint } from '@/lib/views/answers/footprint/footprint-answer'
import { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { PortfolioSheet } from './portfolio-sheet'
import { SupplierSheet } from './supplier-sheet'

afterEach(cleanup)

const format = createFormat('en-US')
const day = 'Nov 28, 2026'

function rowsOf(fields: Record<string, unknown>): string[] {
  render(<SupplierSheet organization={answerWith(fields)} format={format} day={day} address="http://127.0.0.1/7" />)
  return screen.queryAllByRole('rowheader').map((head) => head.textContent ?? '')
}

it('prints scopes 1 and 2 of a company without a figure of all scopes', () => {
  const emissions = { scope_1: { total: 3000 }, scope_2: { total_market_based: 2000 } }
  expect(rowsOf({ performances: [{ year: 2024, region: 'GLOBAL', emissions }] })).toEqual([
    expect.stringContaining('Scope 1'),
    expect.stringContaining('market'),
  ])
})

it('prints no table of years where none has a figure', () => {
  expect(rowsOf({ performances: [{ year: 2024, region: 'GLOBAL', revenue: 5, revenue_currency: 'USD' }] })).toEqual([])
  expect(screen.queryByRole('table')).toBeNull()
})

it('prints which of Race to Zero and Global Compact a company takes part in, and by whose list', () => {
  const race = { name: 'Race to Zero', slug: 'race-to-zero', is_member: true, joined_at: null }
  const compact = { name: 'UN Global Compact', slug: 'un-global-compact', is_member: null, joined_at: null }
  rowsOf({
    un_memberships: [
      { ...race, last_retrieved_at: '2025-11-09', listed_by: 'net-zero-tracker' },
      { ...compact, last_retrieved_at: null, listed_by: null },
    ],
  })
  expect(screen.getByText(/^Race to Zero: Takes part$/)).toBeTruthy()
  expect(screen.getByText('According to Net Zero Tracker, list of Nov 9, 2025')).toBeTruthy()
  expect(screen.getByText(/^UN Global Compact: /).textContent).not.toContain('Takes part')
})

it('prints of how many industries a company may be where lists name several', () => {
  const divisions = [
    { id: '22', name: 'Rubber' },
    { id: '25', name: 'Metal' },
  ]
  rowsOf({ industry: null, industry_group: divisions })
  expect(screen.getByText('one of 2 industries')).toBeTruthy()
  cleanup()
  rowsOf({ industry: null })
  expect(screen.queryByText(/^one of/)).toBeNull()
})

function printList(spend: number): string {
  const nobody = { suppliers: 0, spend_share: 0, emission_share: 0 }
  const targets = {
    validated: nobody,
    committed: nobody,
    removed: nobody,
    expired: nobody,
    none: nobody,
    unknown: nobody,
  }
  const footprint = parseFootprint({
    ...{ year: 2025, years: [2025], currency: 'USD', methods: [], not_covered: [], lines: [], version: 1, rates: [] },
    total: {
      ...{ kg: 0, low: 0, high: 0, primary_share: null, quality: null, spend },
      ...{ covered_spend: 0, suppliers: 1, covered_suppliers: 0 },
    },
    ...{
      hot_spots: { industries: [], countries: [] },
      engagement: { two_thirds: null, targets, goal: null },
      editions: [],
    },
  })
  const summary = SummaryAnswer.parse({ organizations: 3, science_based_targets: { yes: 1, no: 1, unknown: 1 } })
  const list = { rows: [], matching: 3, summary, footprint, filters: '', editions: [] }
  const { container } = render(<PortfolioSheet {...list} format={format} day={day} address="http://127.0.0.1/" />)
  return container.textContent ?? ''
}

it('prints no share of spend with a validated target where there is no spend', () => {
  expect(printList(0)).not.toContain('Spend with a validated target')
  cleanup()
  expect(printList(100)).toContain('Spend with a validated target: 0%')
})

it('prints three reasons of each kind, and says how many more there are', () => {
  const reason = (points: number, index: number) => ({
    indicator: `i${index}`,
    points,
    possible: 5,
    reason: `Reason ${index}`,
  })
  rowsOf({ score: 0.5, score_reasons: [5, 4, 3, 2, 1, -1, 0].map(reason) })
  expect(screen.getByText('Reason 2')).toBeTruthy()
  expect(screen.queryByText('Reason 3')).toBeNull()
  expect(screen.getAllByText(/more, on its page/).map(({ textContent }) => textContent)).toEqual([
    'and 2 more, on its page',
  ])
})
