import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/notices/toaster'
import { WebhooksPage } from './webhooks-page'

vi.setConfig({ testTimeout: 60_000 })

const sent: { method: string; path: string; body: unknown }[] = []
let refusal: Response | null
const webhook = {
  id: 3,
  url: 'https://hooks.example/changes',
  description: 'To the data team',
  kinds: ['target_set', 'target_removed'],
  state: 'on',
  is_gone: false,
  earlier_secret_until: null,
  deliveries: { delivered: 12, waiting: 1, dead: 2 },
}
const dead = {
  id: 9,
  kind: 'target_set',
  organization: { id: 7, name: 'Aldgate Brewing' },
  state: 'dead',
  attempts: 10,
  next_attempt_at: null,
  ended_at: '2026-11-27T10:00:00.000Z',
  failure: 'The address answered with status 503',
}

beforeEach(() => {
  sent.length = 0
  refusal = null
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ method, path, body: body === undefined ? null : JSON.parse(String(body)) })
    if (refusal !== null) return refusal.clone()
    if (path.includes('/deliveries')) return Response.json({ deliveries: [dead], next_cursor: null })
    if (path.endsWith('/secret') || (method === 'POST' && path === '/api/webhooks')) {
      return Response.json({ ...webhook, secret: 'whsec_shown-once' })
    }
    return Response.json({ webhooks: [webhook], replayed: 1 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WebhooksPage locale="en-US" />
      <Toaster />
    </QueryClientProvider>,
  )
}

it('shows for each address whether it is on, its changes, and the outcome of its messages', async () => {
  show()
  const entry = within(await screen.findByRole('listitem', { name: 'https://hooks.example/changes' }))
  expect(entry.getByText(/On · Targets · 12 delivered, 1 waiting, 2 given up/)).toBeTruthy()
  await userEvent.click(entry.getByRole('button', { name: 'Messages' }))
  expect(await entry.findByText('The address answered with status 503')).toBeTruthy()
  expect(entry.getByText('Given up · 10 attempts · Nov 27, 2026')).toBeTruthy()
  await userEvent.click(entry.getByRole('button', { name: 'Send again' }))
  await userEvent.click(entry.getByRole('button', { name: 'Send all that were given up again' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ delivery_ids: [9] }, {}]))
})

it('adds an address for the chosen kinds, and shows its secret once', async () => {
  show()
  await userEvent.type(await screen.findByLabelText('Address'), 'https://hooks.example/new')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Score' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('whsec_shown-once')).toBeTruthy()
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/webhooks',
      body: { url: 'https://hooks.example/new', description: null, kinds: ['score_moved'] },
    },
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('')
})

it('keeps the typed text where the service refuses it, and shows the service’s message', async () => {
  show()
  await userEvent.type(await screen.findByLabelText('Address'), 'https://10.0.0.1/')
  refusal = Response.json({ title: 'Bad request', detail: 'url: 10.0.0.1 is not public' }, { status: 400 })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  // In the notice, and for screen readers.
  expect((await screen.findAllByText('url: 10.0.0.1 is not public')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://10.0.0.1/')
})

it('switches an address off, creates a new secret, and removes the address only after a second click', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }))
  await userEvent.click(screen.getByRole('button', { name: 'New secret' }))
  expect(await screen.findByText('whsec_shown-once')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'POST'])
  await userEvent.click(screen.getByRole('button', { name: 'Really remove' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ method: 'DELETE', path: '/api/webhooks/3', body: null }))
})

it('says so where a service has no webhooks', async () => {
  refusal = Response.json({ status: 501, title: 'Not offered', detail: 'No' }, { status: 501 })
  show()
  expect(await screen.findByText('This service has no webhooks')).toBeTruthy()
})
