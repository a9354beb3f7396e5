import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangedMark } from '@/components/portfolio/rows/changed-mark'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { ChangesPage } from './changes-page'

const asked: URL[] = []
let answer: (url: URL) => Response

const removed = {
  id: 2,
  organization: { id: 7, name: 'Aldgate Brewing' },
  kind: 'target_removed',
  happened_on: '2026-06-10',
  noted_at: '2026-11-21T12:00:00.000Z',
  is_history: false,
  details: { part: 'near_term', target_year: null },
}
const committed = {
  ...removed,
  id: 1,
  organization: { id: 8, name: null },
  kind: 'target_committed',
  happened_on: '2024-09-05',
  is_history: true,
}

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  answer = () => Response.json({ changes: [removed, committed], next_cursor: 'older', latest_cursor: 'now' })
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://dashboard.test')
    asked.push(url)
    return answer(url)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(page: React.ReactNode, search = ''): void {
  render(
    <UrlStateForTests search={search}>
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </UrlStateForTests>,
  )
}
const lastAsked = () => Object.fromEntries(asked.at(-1)?.searchParams ?? [])

it('lists changes under the day of their source, with organization, evidence and the time they were recorded', async () => {
  show(<ChangesPage locale="en-US" isAdmin={false} />)
  const june = within(await screen.findByRole('region', { name: 'Jun 10, 2026' }))
  expect(june.getByText('Near-term target: commitment removed (SBTi)')).toBeTruthy()
  expect(june.getByText('noted Nov 21, 2026')).toBeTruthy()
  expect(june.getByRole('link', { name: 'Aldgate Brewing' }).getAttribute('href')).toBe('/organizations/7')
  const evidence = june.getByRole('link', { name: 'Evidence: Aldgate Brewing' })
  expect(evidence.getAttribute('href')).toContain('/organizations/7?evidence=')
  const before = within(screen.getByRole('region', { name: 'Sep 5, 2024' }))
  expect(before.getByText('Known when it was first looked up')).toBeTruthy()
  expect(before.getByRole('link', { name: '8' })).toBeTruthy()
  expect(lastAsked()).toEqual({ order: 'newest', by: 'happened', limit: '50' })
})

it('requests changes from a day, of a kind, by the other day, and earlier pages', async () => {
  show(<ChangesPage locale="en-US" isAdmin={false} />, '?since=2026-01-01&show=targets&organization=7')
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier' }))
  await waitFor(() => expect(lastAsked()).toMatchObject({ since: 'older', organization: '7' }))
  expect(lastAsked()['kind']).toBe('target_committed,target_set,target_renewed,target_removed,target_expired')
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  await userEvent.click(screen.getByRole('radio', { name: 'When we knew of it' }))
  await waitFor(() => expect(lastAsked()).toMatchObject({ since: '2026-01-01', by: 'noted', history: 'false' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show all organizations' }))
  await waitFor(() => expect(lastAsked()['organization']).toBeUndefined())
})

it('says that nothing fits, and says so where a service records no changes', async () => {
  answer = () => Response.json({ changes: [], next_cursor: null, latest_cursor: 'now' })
  show(<ChangesPage locale="en-US" isAdmin={false} />)
  expect(await screen.findByText('Nothing changed that fits')).toBeTruthy()
  cleanup()
  answer = () => Response.json({ status: 501, title: 'Not offered', detail: 'No' }, { status: 501 })
  show(<ChangesPage locale="en-US" isAdmin={false} />)
  expect(await screen.findByText('This service does not keep what changed')).toBeTruthy()
})

it('shows no empty list where the answer is not a list of changes', async () => {
  answer = () => Response.json({ organizations: [] })
  show(<ChangesPage locale="en-US" isAdmin={false} />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('says so where this browser has no earlier visit', async () => {
  show(<ChangesPage locale="en-US" isAdmin={false} />, '?since=visit&by=noted')
  expect(await screen.findByText(/does not know an earlier visit/)).toBeTruthy()
  cleanup()
  localStorage.setItem('carbon-register.visit', JSON.stringify({ before: null, latest: 'then', at: 0 }))
  show(<ChangesPage locale="en-US" isAdmin={false} />, '?since=visit&by=noted')
  await waitFor(() => expect(lastAsked()).toMatchObject({ since: 'then', history: 'false' }))
  expect(screen.queryByText(/does not know an earlier visit/)).toBeNull()
})

it('marks organizations that changed since the last visit, and none on the first visit or where that is unknown', async () => {
  const marks = () => screen.queryAllByText('Changed since your last visit').length
  const rows = [7, 8].map((id) => <ChangedMark key={id} id={id} />)
  show(rows)
  await waitFor(() => expect(localStorage.getItem('carbon-register.visit')).toContain('"latest":"now"'))
  expect(marks()).toBe(0)
  cleanup()
  localStorage.setItem('carbon-register.visit', JSON.stringify({ before: null, latest: 'then', at: 0 }))
  answer = () => Response.json({ organization_ids: [7], latest_cursor: 'later' })
  show(rows)
  await waitFor(() => expect(marks()).toBe(1))
  expect(asked.at(-1)?.pathname).toBe('/api/changes/summary')
  expect(lastAsked()).toEqual({ since: 'then', history: 'false' })
  expect(JSON.parse(localStorage.getItem('carbon-register.visit') ?? '')).toMatchObject({
    before: 'then',
    latest: 'later',
  })
  cleanup()
  answer = () => Response.json({ status: 501 }, { status: 501 })
  show(rows)
  await waitFor(() => expect(asked.length).toBe(3))
  expect(marks()).toBe(0)
})
