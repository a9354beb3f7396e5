import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { CommitmentQuestions } from './commitment-questions'

type Sent = { path: string; method: string; body: unknown }

vi.setConfig({ testTimeout: 60_000 })

const row = {
  company_id: 41,
  name: 'Pirelli & C. S.p.A',
  names_as_listed: ['Pirelli & C. S.p.A'],
  hq_region: 'IT',
  identifiers: [{ kind: 'lei', value: '815600A0C9AFC1F2A709' }],
  is_same: null,
}
const open = {
  list: 'sbti',
  title: 'Companies taking action',
  retrieved_at: '2026-05-01',
  state: 'open',
  candidates: [row],
}

let sent: Sent[]
let answered: number
let status: string
let question: () => Response

beforeEach(() => {
  sent = []
  answered = 0
  status = 'synced'
  question = () => Response.json({ organization_id: 7, company_id: 3, questions: [open] })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    answered += 1
    if (method !== 'GET') sent.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : null })
    if (!path.includes('/commitment-questions')) return Response.json({ id: 7, name: 'Pirelli', status })
    return question()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(): void {
  const client = new QueryClient()
  render(<CommitmentQuestions id={7} />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UrlStateForTests>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </UrlStateForTests>
    ),
  })
}

it.each([
  ['the service does not ask', 'synced', () => Response.json({ status: 501 }, { status: 501 }), 2],
  ['no row comes near', 'synced', () => Response.json({ organization_id: 7, company_id: 3, questions: [] }), 2],
  ['the answer is something else', 'synced', () => Response.json({ questions: [{ list: 'cdp', state: 'open' }] }), 2],
  ['research goes on', 'researching', () => Response.json({ questions: [open] }), 1],
])('is absent where %s', async (_why, state, answer, requests) => {
  status = state
  question = answer
  show()
  await waitFor(() => expect(answered).toBeGreaterThanOrEqual(requests))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
})

it('shows the near rows, and sends the chosen one', async () => {
  const user = userEvent.setup()
  show()
  const section = await screen.findByRole('region', { name: 'Science Based Targets: not found under this name' })
  expect(within(section).getByText('Pirelli & C. S.p.A')).toBeDefined()
  expect(within(section).getByText(/Italy/).textContent).toContain('LEI 815600A0C9AFC1F2A709')
  await user.click(within(section).getByRole('button', { name: 'It is this row: Pirelli & C. S.p.A' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '/api/organizations/7/commitment-questions/sbti', method: 'POST', body: { company_id: 41 } },
    ]),
  )
})

it('sends that none of them is the organization', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: /None of these/ }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ company_id: 'none' }]))
})

it.each([
  ['joined', true, 'Science Based Targets: you said that its row is Pirelli & C. S.p.A'],
  ['none', false, 'Science Based Targets: you said that none of its rows is this company.'],
])('shows the answer (%s), and can undo it', async (state, isSame, said) => {
  question = () => Response.json({ questions: [{ ...open, state, candidates: [{ ...row, is_same: isSame }] }] })
  const user = userEvent.setup()
  show()
  expect((await screen.findByRole('status')).textContent).toBe(said)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/organizations/7/commitment-questions/sbti', method: 'DELETE', body: null }]),
  )
})

it('says that an answer was not saved', async () => {
  const user = userEvent.setup()
  show()
  const choose = await screen.findByRole('button', { name: /It is this row/ })
  question = () => Response.json({ title: 'Bad request', detail: 'no', status: 400 }, { status: 400 })
  await user.click(choose)
  expect((await screen.findByRole('alert')).textContent).toContain('This was not saved')
})
