import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { MatchingPanel } from './matching-panel'

type Sent = { path: string; method: string; body: unknown }

vi.setConfig({ testTimeout: 60_000 })

let sent: Sent[]
let answered: number
let status: string
let question: () => Response

const candidate = {
  company_id: 41,
  name: 'Nordic Paper Holding AB',
  names: [{ value: 'Nordic Paper' }],
  hq_region: 'SE',
  industry: { id: 17, name: 'Paper' },
  websites: [{ value: 'https://www.nordic-paper.com/' }],
  identifiers: [
    { kind: 'lei', value: 'A1' },
    { kind: 'jp_corporate_number', value: '7' },
    { kind: 'brand_new', value: '9' },
  ],
  sources: [{ title: 'Science Based Targets', url: 'https://example.org' }],
  reasons: ['Same country'],
  vetoes: ['Another website'],
}
const asked = { organization_id: 7, candidates: [candidate], answer: null, duplicates: [], merged: [] }

beforeEach(() => {
  sent = []
  answered = 0
  status = 'synced'
  question = () => Response.json(asked)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    answered += 1
    if (method !== 'GET') sent.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : null })
    if (method === 'GET' && !path.endsWith('/candidates'))
      return Response.json({ id: 7, name: 'Nordic Papers', status })
    return question()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(client = new QueryClient()): void {
  render(<MatchingPanel id={7} />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UrlStateForTests>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </UrlStateForTests>
    ),
  })
}

it.each([
  ['the service does not ask', 'synced', () => Response.json({ status: 501 }, { status: 501 }), 2],
  ['nothing is to be decided', 'synced', () => Response.json({ ...asked, candidates: [] }), 2],
  ['research goes on', 'researching', () => Response.json(asked), 1],
])('is absent where %s', async (_why, state, answer, requests) => {
  status = state
  question = answer
  show()
  await waitFor(() => expect(answered).toBeGreaterThanOrEqual(requests))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

it('asks again where research was complete again before the page has looked', async () => {
  const user = userEvent.setup()
  show()
  const choose = await screen.findByRole('button', { name: 'None of these' })
  // Nothing is left to decide at first; after the page has fetched the organization again there is.
  let looked = false
  const settling = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if ((init.method ?? 'GET') === 'GET' && !path.endsWith('/candidates')) looked = true
    return settling(path, init)
  })
  question = () => Response.json(looked ? asked : { ...asked, candidates: [] })
  await user.click(choose)
  await waitFor(() => expect(looked).toBe(true))
  expect(await screen.findByRole('region', { name: 'Is it one of these?' })).toBeTruthy()
})

it('shows the evidence for and against, and sends the choice', async () => {
  show()
  expect(await screen.findByRole('region', { name: 'Is it one of these?' })).toBeTruthy()
  expect(screen.getByText('Sweden')).toBeTruthy()
  expect(screen.getByText('nordic-paper.com').getAttribute('href')).toBe('https://www.nordic-paper.com/')
  expect(screen.getByText('LEI A1 · Japan Corporate Number 7 · Other number 9')).toBeTruthy()
  expect(screen.getByText('Same country').textContent).toContain('For it')
  expect(screen.getByText('Another website').textContent).toContain('Against it')
  question = () => Response.json({ ...asked, candidates: [], answer: { company_id: 41, company_name: candidate.name } })
  await userEvent.click(screen.getByRole('button', { name: 'It is this one: Nordic Paper Holding AB' }))
  expect(await screen.findByText('You said that it is Nordic Paper Holding AB')).toBeTruthy()
  question = () => Response.json(asked)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'None of these' })
  expect(sent).toEqual([
    { path: '/api/organizations/7/match', method: 'POST', body: { company_id: 41 } },
    { path: '/api/organizations/7/match', method: 'DELETE', body: null },
  ])
})

it('says that nothing was saved, with the service’s message', async () => {
  show()
  const none = await screen.findByRole('button', { name: 'None of these' })
  const kept = question
  question = () =>
    Response.json({ status: 503, title: 'Away', detail: 'The database does not answer' }, { status: 503 })
  await userEvent.click(none)
  expect((await screen.findByRole('alert')).textContent).toContain('The database does not answer')
  question = kept
  expect(sent.at(-1)).toEqual({ path: '/api/organizations/7/match', method: 'POST', body: { company_id: 'none' } })
})

it('asks again for what moved with a merged record when that is undone', async () => {
  const client = new QueryClient()
  client.setQueryData(['own-data', 7], { spend: [] })
  client.setQueryData(['own-data', 8], { spend: [] })
  const merged = [{ id: 9, name: 'Nordic Paper', hq_region: 'SE', reason: 'x', reason_codes: [], is_undecided: false }]
  question = () => Response.json({ ...asked, candidates: [], merged })
  show(client)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Nordic Paper' }))
  await waitFor(() => expect(client.getQueryState(['own-data', 7])?.isInvalidated).toBe(true))
  expect(client.getQueryState(['own-data', 8])?.isInvalidated).toBe(false)
})

it('offers to merge a second record into this one, and to undo it', async () => {
  const other = { id: 9, name: 'Nordic Paper', hq_region: 'SE', reason: 'Matched to the same company' }
  question = () => Response.json({ ...asked, candidates: [], duplicates: [other] })
  show()
  const merge = await screen.findByRole('button', { name: 'Merge into this one: Nordic Paper' })
  question = () => Response.json({ ...asked, candidates: [], duplicates: [], merged: [other] })
  await userEvent.click(merge)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Nordic Paper' }))
  expect(sent).toEqual([
    { path: '/api/organizations/9/merge', method: 'POST', body: { into: 7 } },
    { path: '/api/organizations/9/merge', method: 'DELETE', body: null },
  ])
})

it('offers no merge while the match of one of the two is undecided, and says so', async () => {
  const other = { id: 9, name: 'Nordic Paper', hq_region: 'SE', reason: 'Same name', is_undecided: false }
  question = () => Response.json({ ...asked, duplicates: [other] })
  show()
  expect(await screen.findByText('First decide above which company this one is.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Merge/ })).toBeNull()
  cleanup()
  question = () => Response.json({ ...asked, candidates: [], duplicates: [{ ...other, is_undecided: true }] })
  show()
  expect(await screen.findByText('First decide on its page which company it is.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Merge/ })).toBeNull()
})
