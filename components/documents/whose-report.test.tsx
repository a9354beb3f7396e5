import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CanEditProvider } from '@/components/ui/can-edit'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { DocumentPage } from './document-page'

vi.setConfig({ testTimeout: 60_000 })

const figure = {
  id: 1,
  year: 2023,
  scope: '1',
  value: 4512,
  gas: 'CO2e',
  printed_value: '4,512',
  printed_unit: 't CO2e',
  page: 2,
  quote: 'Scope 1 4,512',
  box: null,
  confidence: 0.9,
  reasons: [],
  proof: 'sum',
  decision: 'proposed',
  corrected: null,
  decided_by: null,
}
const report = { id: 3, name: 'r.md', state: 'read', pages: 2, pages_read: 2, media_type: 'text/plain' }

let document: object
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  sent = []
  document = { ...report, asks_whose: true, confirmed_by: null }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/content')) return new Response('| Scope 1 | 4,512 |')
    if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) })
    if (path.endsWith('/confirmation')) document = { ...report, asks_whose: false, confirmed_by: 'Ada' }
    if (path.includes('/documents/3')) return Response.json({ document, figures: [figure] })
    return Response.json({ id: 7, name: 'Acme', status: 'synced', performances: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(canEdit = true): void {
  render(
    <UrlStateForTests>
      <QueryClientProvider client={new QueryClient()}>
        <CanEditProvider canEdit={canEdit}>
          <DocumentPage id={7} documentId={3} />
        </CanEditProvider>
      </QueryClientProvider>
    </UrlStateForTests>,
  )
}

const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

it('asks whose report it is before anything can be accepted, by button or by key, and offers it once a person has said so', async () => {
  show()
  expect(await screen.findByText('Is this the report of Acme?')).toBeTruthy()
  expect([isOff('Accept'), isOff('Correct'), isOff('Reject')]).toEqual([true, true, false])
  expect(screen.queryByRole('button', { name: /Accept .* borne out/ })).toBeNull()
  await userEvent.keyboard('ac')
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Yes, it is its report' }))
  expect(await screen.findByRole('button', { name: 'Accept 1 figure that is borne out' })).toBeTruthy()
  expect(sent).toEqual([{ path: '/api/organizations/7/documents/3/confirmation', body: { is_own: true } }])
  expect(isOff('Accept')).toBe(false)
  expect(screen.getByText('Its text does not name the organization; Ada confirmed that it is its report.')).toBeTruthy()
})

it('shows the question to who may only look, with nothing to press', async () => {
  show(false)
  expect(await screen.findByText('Is this the report of Acme?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes, it is its report' })).toBeNull()
})
