import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withNuqsTestingAdapter } from 'nuqs/adapters/testing'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PortfolioPage } from './portfolio-page'

const { push } = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

let answer: (path: string, init?: RequestInit) => Response
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  push.mockReset()
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(path)
    return answer(path, init)
  })
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

function show({ hasNoList = false, searchParams = '' } = {}): ReturnType<typeof userEvent.setup> {
  const Urls = withNuqsTestingAdapter({ searchParams, hasMemory: true })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Urls>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </Urls>
  )
  render(<PortfolioPage locale="en-US" hasNoList={hasNoList} />, { wrapper })
  return userEvent.setup({ delay: null })
}

const totals = { organizations: 3, with_emissions: 2, with_science_based_targets: 1, in_progress: 0 }
const nestle = {
  id: 2,
  name: 'Nestlé',
  hq_region: 'CH',
  industry: { id: '10', name: 'Food products' },
  status: 'synced',
  score: 0.67,
  industry_score_percentile: 99.8,
  industry_rank: 'very_high',
  region_rank: 'very_low',
  latest_emissions: { year: 2020, region: 'GLOBAL', kilograms: 119_170_000_000, covers: 'all_scopes' },
}
const unknown = { id: 3, name: 'Nobody', status: 'researching' }

it('says first what there is, then shows a row each, unknown never as zero', async () => {
  answer = () => Response.json({ organizations: [nestle, unknown], next_cursor: null, matching: 2, totals })
  show()
  expect(await screen.findByText('3 organizations, 2 disclose emissions, 1 has a science-based target.')).toBeTruthy()
  const cells = within(screen.getByRole('row', { name: /Nestlé/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Food products',
    '67',
    '99th',
    'Very high',
    'Very low',
    '119.2 Mt CO₂e2020, all scopes',
    'Complete',
  ])
  const unknownCells = within(screen.getByRole('row', { name: /Nobody/ })).getAllByRole('cell')
  expect(unknownCells.map(({ textContent }) => textContent)).toEqual([
    '–Industry not known',
    '–No score',
    '–No percentile',
    'Unknown',
    'Unknown',
    '–No emissions known',
    'In progress 5/6',
  ])
})

it('loads more by cursor and keeps what it has', async () => {
  answer = (path) =>
    path.includes('cursor=')
      ? Response.json({ organizations: [unknown], next_cursor: null, matching: 2, totals })
      : Response.json({ organizations: [nestle], next_cursor: 'a b', matching: 2, totals })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('row', { name: /Nobody/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /Nestlé/ })).toBeTruthy()
  expect(asked.at(-1)).toBe('/api/organizations?sort=name&cursor=a+b')
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('asks with what its address says, and clears it when nothing matches', async () => {
  answer = (path) =>
    Response.json({ organizations: path.includes('q=') ? [] : [nestle], next_cursor: null, matching: 0, totals })
  const user = show({ searchParams: '?q=zzz&status=errored&sort=-score' })
  await user.click(await screen.findByRole('button', { name: 'Clear search and filter' }))
  expect(asked[0]).toBe('/api/organizations?sort=-score&q=zzz&status=errored')
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  expect(asked.at(-1)).toBe('/api/organizations?sort=-score')
})

it('offers three real organizations where there are none, and registers one with a click', async () => {
  answer = (_, init) =>
    init?.method === 'POST'
      ? Response.json({ id: 9, name: 'Nestlé' })
      : Response.json({ organizations: [], next_cursor: null, matching: 0, totals: { ...totals, organizations: 0 } })
  const user = show()
  expect(await screen.findByRole('heading', { name: 'No organizations yet' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Nestlé/ }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/organizations/9'))
})

it('shows what another tab registered, without being asked', async () => {
  answer = () => Response.json({ organizations: [unknown], next_cursor: null, matching: 1, totals })
  show()
  expect(await screen.findByRole('row', { name: /Nobody/ })).toBeTruthy()
  answer = () => Response.json({ organizations: [nestle, unknown], next_cursor: null, matching: 2, totals })
  const otherTab = new BroadcastChannel('carbon-register.registrations')
  otherTab.postMessage('registered')
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  otherTab.close()
})

it('stops asking after a quarter of an hour while research goes on, and says so', async () => {
  vi.useFakeTimers()
  const open = { ...totals, in_progress: 1 }
  answer = () => Response.json({ organizations: [unknown], next_cursor: null, matching: 1, totals: open })
  show()
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  const before = asked.length
  expect(before).toBeLessThan(70)
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  expect(asked).toHaveLength(before)
  vi.useRealTimers()
})

it('says what went wrong and offers to try again', async () => {
  answer = () =>
    Response.json(
      { status: 502, title: 'The service cannot be reached', detail: 'Try again in a moment.' },
      { status: 502 },
    )
  const user = show()
  expect(await screen.findByText('The service cannot be reached')).toBeTruthy()
  answer = () => Response.json({ organizations: [nestle], next_cursor: null, matching: 1, totals })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
})

it('shows what this browser knows where the service has no list, and forgets what is gone', async () => {
  localStorage.setItem('carbon-register.organizations', '[{"id":2,"name":"Nestlé"},{"id":8,"name":"Gone"}]')
  answer = (path) => {
    if (path.startsWith('/api/organizations?'))
      return Response.json({ status: 501, title: 'No list', detail: 'x' }, { status: 501 })
    return path.startsWith('/api/organizations/2')
      ? Response.json(nestle)
      : Response.json({ status: 404, detail: 'x', id: '8' }, { status: 404 })
  }
  show()
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  expect(screen.getByText(/Shown are those registered or opened in this browser/)).toBeTruthy()
  expect(screen.queryByText('Gone')).toBeNull()
  expect(localStorage.getItem('carbon-register.organizations')).toBe('[{"id":2,"name":"Nestlé"}]')
})
