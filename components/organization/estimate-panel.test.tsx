import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { EstimatePanel } from './estimate-panel'

const asked: string[] = []
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EstimatePanel id={7} format={createFormat('en-US')} currency="EUR" />
    </QueryClientProvider>,
  )
}

const estimate = {
  value: 500_000,
  low: 250_000,
  high: 750_000,
  confidence: 'medium',
  boundary: 'Cradle to gate',
  factor: { source: { title: 'EPA factors', url: 'https://epa.example' } },
  amount: { kind: 'spend', amount: 1e6, currency: 'EUR', year: 2022, source: null },
  regional: { value: 600_000, low: 300_000, high: 900_000, ratio: 1.2, country: { region: 'PL' } },
  regional_reason: null,
  basis: ['Not deflated'],
}

it('is absent where the service has no estimates', async () => {
  for (const status of [404, 405, 501]) {
    answer = () => Response.json({ title: 'No', detail: 'No' }, { status })
    show()
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await Promise.resolve()
    expect(screen.queryByRole('region', { name: 'Estimate' })).toBeNull()
    cleanup()
    asked.length = 0
  }
})

it('says why there is no figure, and never shows one', async () => {
  answer = () => Response.json({ estimate: null, reason: 'No revenue of this organization is known; give a spend' })
  show()
  const panel = await screen.findByRole('region', { name: 'Estimate' })
  expect(within(panel).getByText(/^No estimate: No revenue of this organization is known/)).toBeTruthy()
  expect(panel.textContent).not.toMatch(/CO₂e/)
})

it('calls the figure an estimate, with range, country and basis, for the spend that was typed', async () => {
  answer = () => Response.json({ estimate: null, reason: 'No revenue' })
  show()
  const field = await screen.findByLabelText('Your spend with it, in EUR')
  for (const value of ['a lot', '1,23,4', '-5', '0']) {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Estimate from this spend' }))
  }
  expect(screen.getByText('An amount such as 25000')).toBeTruthy()
  expect(asked).toHaveLength(1)
  answer = () => Response.json({ estimate, reason: null })
  fireEvent.change(field, { target: { value: '1,000,000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Estimate from this spend' }))
  expect(await screen.findByText('about 500 t CO₂e')).toBeTruthy()
  expect(asked.at(-1)).toBe('/api/organizations/7/estimate?spend=1000000&currency=EUR')
  const panel = screen.getByRole('region', { name: 'Estimate' })
  expect(panel.textContent).toMatch(/250 t CO₂e to 750 t CO₂e, medium confidence/)
  expect(panel.textContent).toMatch(/Adjusted for Poland, 1.2 times the US: 600 t CO₂e/)
  // Nobody typed a year, and of two amounts one is the footprint's.
  expect(panel.textContent).toMatch(/A spend of EUR 1M, taken as money of 2022\. Adjusted/)
  expect(panel.textContent).toMatch(
    /The footprint counts the first amount; the second shows what the country may change\./,
  )
  expect(within(panel).getByText('Not deflated')).toBeTruthy()
})
