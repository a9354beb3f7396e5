import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CanEditProvider } from '@/components/ui/can-edit'
import { Toaster } from '@/components/ui/notices/toaster'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { DecidePage } from './decide-page'

vi.setConfig({ testTimeout: 60_000 })

const sent: { path: string; body: unknown }[] = []
const asked: string[] = []
let refuses: boolean
let queue: () => Response

function candidate(id: number) {
  return {
    company_id: id,
    name: `Company ${id}`,
    names: [],
    hq_region: 'SE',
    websites: [{ value: 'https://example.org' }],
    identifiers: [{ kind: 'lei', value: `L${id}` }],
    sources: [],
    held: { years: 3, latest_year: 2024, lists: ['Science Based Targets'] },
    reasons: ['Same country'],
    vetoes: [],
  }
}

beforeEach(() => {
  sent.length = 0
  asked.length = 0
  refuses = false
  queue = () =>
    Response.json({
      organizations: [
        { id: 7, name: 'Nordic Papers', hq_region: 'SE', open_candidates: 2 },
        { id: 8, name: 'Delta', open_candidates: 1 },
      ],
      totals: {},
    })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null })
      if (refuses) return Response.json({ status: 502, title: 'The service failed', detail: 'Later' }, { status: 502 })
      return Response.json({ organization_id: 7, candidates: [], answer: null, duplicates: [], merged: [] })
    }
    asked.push(path)
    if (path.startsWith('/api/companies')) return Response.json({ companies: [candidate(99)] })
    const [, id] = /\/organizations\/(\d+)\/candidates/.exec(path) ?? []
    if (id !== undefined) {
      const candidates = id === '7' ? [candidate(41), candidate(42)] : [candidate(51)]
      return Response.json({ organization_id: Number(id), candidates, answer: null, duplicates: [], merged: [] })
    }
    return queue()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show({ search = '', canEdit = true } = {}): void {
  render(
    <UrlStateForTests search={search}>
      <QueryClientProvider client={new QueryClient()}>
        <CanEditProvider canEdit={canEdit}>
          <DecidePage />
        </CanEditProvider>
        <Toaster />
      </QueryClientProvider>
    </UrlStateForTests>,
  )
}

it('goes through the queue with keys: a number chooses, 0 means none, n skips, and an answer can be undone', async () => {
  show()
  await screen.findByText('1 of 2')
  await screen.findByText('Company 42')
  expect(screen.getAllByText('figures of 3 years, newest 2024 · Science Based Targets')).toHaveLength(2)
  await userEvent.keyboard('3')
  expect(sent).toEqual([])
  await userEvent.keyboard('2')
  await screen.findByText('2 of 2')
  expect(sent).toEqual([{ path: '/api/organizations/7/match', body: { company_id: 42 } }])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByText('Company 51')
  await userEvent.keyboard('0')
  await screen.findByText('There is nothing to decide here any more')
  expect(sent.at(-1)).toEqual({ path: '/api/organizations/8/match', body: { company_id: 'none' } })
  await userEvent.click(screen.getByRole('button', { name: 'Look for more' }))
  await screen.findByText('1 of 2')
  await userEvent.keyboard('n')
  await screen.findByText('2 of 2')
  expect(sent).toHaveLength(3)
})

it('searches all known companies with s, and does not read letters typed there as shortcuts', async () => {
  show()
  await screen.findByText('Company 41')
  await userEvent.keyboard('s')
  const field = await screen.findByRole('searchbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field).toHaveProperty('value', '')
  await userEvent.type(field, 'no1')
  expect(sent).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'It is this one: Company 99' }))
  await screen.findByText('2 of 2')
  expect(sent).toEqual([{ path: '/api/organizations/7/match', body: { company_id: 99 } }])
  expect(asked).toContain('/api/companies?q=no1')
})

it('does not search for two letters', async () => {
  show()
  await screen.findByText('Company 41')
  await userEvent.keyboard('s')
  await userEvent.type(await screen.findByRole('searchbox'), 'no')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked.filter((path) => path.startsWith('/api/companies'))).toEqual([])
})

it('stays at an organization whose answer could not be saved, and says so', async () => {
  refuses = true
  show()
  await screen.findByText('Company 41')
  await userEvent.keyboard('1')
  await screen.findByRole('alert')
  expect(screen.getByText('1 of 2')).toBeTruthy()
})

it('shows each organization of an import once, and says which rows it cannot show', async () => {
  queue = () =>
    Response.json({
      import: { id: 3 },
      counts: {},
      rows: [
        { number: 2, name: 'Delta', country: 'Narnia', organization_id: 8, state: 'to_decide' },
        { number: 3, name: 'Delta', country: null, organization_id: 8, state: 'to_decide' },
      ],
      next_after: null,
    })
  show({ search: '?import=3' })
  await screen.findByText('1 of 1')
  expect(screen.getByText('Narnia')).toBeTruthy()
  expect(asked[0]).toBe('/api/imports/3?state=to_decide&limit=500')
  cleanup()
  show({ search: '?import=3', canEdit: false })
  await screen.findByText('Somebody with the role editor can decide this.')
  cleanup()
  queue = () => Response.json({ status: 501 }, { status: 501 })
  show()
  await screen.findByText('This service does not ask which company it is.')
})
