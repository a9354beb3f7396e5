import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigation } from '@/components/testing/fake-navigation'
import { CanEditProvider } from '@/components/ui/can-edit'
import { KeptPage } from './kept-page'

const { push } = navigation

const covered = { suppliers: 0, spend_share: 0, emission_share: null }
const footprint = {
  year: 2025,
  years: [2025],
  currency: 'EUR',
  total: {
    kg: 1_000_000,
    low: 500_000,
    high: 2_000_000,
    primary_share: 0,
    quality: 4,
    spend: 1000,
    covered_spend: 1000,
    suppliers: 1,
    covered_suppliers: 1,
  },
  methods: [],
  not_covered: [],
  lines: [],
  hot_spots: { industries: [], countries: [] },
  engagement: {
    two_thirds: null,
    targets: {
      validated: covered,
      committed: covered,
      removed: covered,
      expired: covered,
      none: covered,
      unknown: covered,
    },
    goal: null,
  },
  rates: [],
  editions: [],
}
const kept = {
  id: 7,
  title: 'Annual report',
  kept_by: 'Ada',
  kept_at: '2026-03-01T10:00:00.000Z',
  year: 2025,
  currency: 'EUR',
  kg: 1_000_000,
  suppliers: 1,
  covered_suppliers: 1,
  version: 1,
  digest: 'abc123',
}
const check = {
  is_intact: false,
  again: { version: 2, is_same: false, kg: 900_000, other_lines: 1 },
  today: {
    before: { kg: 1_000_000 },
    now: { kg: 700_000 },
    reasons: [{ reason: 'factor', suppliers: 1, kg: -300_000 }],
    lines: [
      { organization_id: 1, name: 'Alpha', kg_before: 1_000_000, kg_now: null, because: ['factor', 'calculation'] },
    ],
    differing_suppliers: 1,
    editions: [{ source: 'sbti', before: '2026-01-01', now: '2026-05-07' }],
    rates: [],
  },
}

let answers: Record<string, () => Response>
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  answers = {
    '/api/footprint/kept/7': () => Response.json({ ...kept, footprint }),
    '/api/footprint/kept/7/check': () => Response.json(check),
  }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    sent.push(`${init?.method ?? 'GET'} ${path}`)
    return answers[path]?.() ?? Response.json({ status: 404, detail: 'none' }, { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(canEdit = true) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CanEditProvider canEdit={canEdit}>
        <KeptPage id={7} locale="en-US" />
      </CanEditProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

it('shows the figures of then with digest and version, offers no change of them, and the workbook', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Annual report' })).toBeTruthy()
  expect(screen.getByText(/kept on Mar 1, 2026 by Ada/)).toBeTruthy()
  expect(screen.getByText(/version 1.*abc123/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Set goal' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Excel workbook' }).getAttribute('href')).toBe(
    '/api/footprint/kept/7/workbook',
  )
})

it('says what was altered, what today’s programs compute otherwise, and why today differs', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Compute again now' }))
  expect(await screen.findByText(/The stored calculation was altered/)).toBeTruthy()
  expect(screen.getByText(/Computed again by version 2 from what was kept, it is 900 t CO₂e; one line/)).toBeTruthy()
  expect(
    screen.getByText('By what is known today it would be 700 t CO₂e, not 1,000 t CO₂e; one supplier differs.'),
  ).toBeTruthy()
  expect(screen.getByText('different industry factor: 1 supplier, −300 t CO₂e')).toBeTruthy()
  expect(screen.getByText(/sbti Jan 1, 2026 → May 7, 2026/)).toBeTruthy()
  expect(
    screen.getByRole('row', { name: /Alpha 1,000 t CO₂e – different industry factor; computed in another way/ }),
  ).toBeTruthy()
})

it('asks once more before it removes, and does not offer that to who may only look', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(sent.some((one) => one.startsWith('DELETE'))).toBe(false)
  answers['/api/footprint/kept/7'] = () => Response.json({ id: 7, removed: true })
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Remove for good' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/footprint'))
  expect(sent).toContain('DELETE /api/footprint/kept/7')
  cleanup()
  answers['/api/footprint/kept/7'] = () => Response.json({ ...kept, footprint })
  show(false)
  await screen.findByRole('heading', { level: 1, name: 'Annual report' })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
