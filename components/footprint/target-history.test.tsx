import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { TargetHistory } from './target-history'

const shares = { committed: 0, removed: 0, expired: 0, none: 0.5, unknown: 0 }
const history = {
  year: 2025,
  list_day: '2026-05-07',
  points: [
    { day: '2024-05-06', spend: { ...shares, validated: 0.25, validated_at_most: 0.25 }, emissions: null },
    { day: '2026-05-07', spend: { ...shares, validated: 0.5, validated_at_most: 0.5 }, emissions: null },
  ],
  movers: [],
  goal: { basis: 'emissions', share: 0.67, year: 2030 },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the curve of spend where the goal is one of emissions and none were computed', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async () => Response.json(history))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TargetHistory year={2025} format={createFormat('en-US')} />
    </QueryClientProvider>,
  )
  expect((await screen.findAllByText(/Of the spend of 2025, 50% is with suppliers/)).length).toBeGreaterThan(0)
})
