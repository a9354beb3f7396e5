import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/notices/toaster'
import { DigestPage } from './digest-page'

vi.setConfig({ testTimeout: 60_000 })

const asked: string[] = []
const sent: unknown[] = []
let mail: Record<string, unknown>
let isOffered: boolean

beforeEach(() => {
  asked.length = 0
  sent.length = 0
  isOffered = true
  mail = { is_possible: true, cadence: 'off', recipients: [], next_at: null, last_sent_at: null, last_failure: null }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push(path)
    if (body !== undefined) sent.push(JSON.parse(String(body)))
    if (!isOffered) return Response.json({ status: 501 }, { status: 501 })
    return Response.json({ subject: 'S', text: 'Carbon Register: 2 changes\n\nTarget removed\n- Aldgate\n', mail })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DigestPage locale="en-US" />
      <Toaster />
    </QueryClientProvider>,
  )
}

it('shows the summary of the chosen days', async () => {
  show()
  expect((await screen.findByRole('region', { name: 'Summary' })).textContent).toContain('Target removed\n- Aldgate')
  await userEvent.selectOptions(screen.getByLabelText('Days'), '30')
  await waitFor(() => expect(asked.at(-1)).toBe('/api/changes/digest?days=30&language=en'))
})

it('accepts addresses with any separator, and needs at least one', async () => {
  show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Weekly, on Mondays' }))
  const recipients = screen.getByLabelText<HTMLInputElement>('To whom')
  expect(recipients.required).toBe(true)
  await userEvent.type(recipients, 'ada@example.org; grace@example.org,')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ cadence: 'weekly', recipients: ['ada@example.org', 'grace@example.org'], language: 'en' }])
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
})

it('says when it is due, when it was sent, and why the last one was not sent', async () => {
  mail = {
    ...mail,
    cadence: 'daily',
    recipients: ['ada@example.org'],
    next_at: '2026-11-28T06:00:00.000Z',
    last_sent_at: '2026-11-20T06:00:00.000Z',
    last_failure: 'The mail server answered with 550',
  }
  show()
  expect(await screen.findByText('The next one is due on Nov 28, 2026, if anything changed.')).toBeTruthy()
  expect(screen.getByText('Last sent on Nov 20, 2026.')).toBeTruthy()
  expect(screen.getByText('The last one was not sent: The mail server answered with 550')).toBeTruthy()
})

it('can be read where no e-mail is sent, and says so where a service has no summary', async () => {
  mail = { ...mail, is_possible: false }
  show()
  expect(await screen.findByText(/This installation sends no e-mail/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  cleanup()
  isOffered = false
  show()
  expect(await screen.findByText('This service makes no summaries')).toBeTruthy()
})
