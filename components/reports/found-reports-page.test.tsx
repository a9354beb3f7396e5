import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ReportSearch } from '@/components/documents/report-search'
import { useFormat } from '@/lib/format/use-format'
import { FoundReportsPage } from './found-reports-page'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function InPanel() {
  return <ReportSearch id={7} format={useFormat('en-US')} />
}

function show(answer: () => Response, page: 'list' | 'panel'): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    return answer()
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      {page === 'list' ? <FoundReportsPage locale="en-US" /> : <InPanel />}
    </QueryClientProvider>,
  )
  return asked
}

const found = {
  organization_id: 7,
  name: 'Aldgate Brewing',
  state: 'found',
  url: 'https://aldgate.example/report-2024.pdf',
  document_id: 3,
  ended_at: '2026-11-21T12:00:00.000Z',
  next_at: '2027-02-20T12:00:00.000Z',
  figures: 8,
  unchecked: 3,
}

it('lists found reports, open questions and failed searches, each with its organization', async () => {
  const asks = { ...found, organization_id: 8, name: 'Bishopsgate Mills', state: 'asks', unchecked: 0 }
  const none = {
    ...found,
    organization_id: 9,
    name: 'Moorgate Mills',
    state: 'not_found',
    url: null,
    document_id: null,
  }
  show(() => Response.json([found, asks, none, { state: 'strange' }]), 'list')
  expect(await screen.findByText('8 figures, 3 shown unchecked')).toBeTruthy()
  expect(screen.getByText('Found · Nov 21, 2026')).toBeTruthy()
  expect(screen.getByText('Is it its report? · Nov 21, 2026')).toBeTruthy()
  expect(screen.getByText('Not found · Nov 21, 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Moorgate Mills' }).getAttribute('href')).toBe('/organizations/9')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

it('says that no search was made yet, and says so where a service does not search', async () => {
  show(() => Response.json([]), 'list')
  expect(await screen.findByText(/REPORTS_FIND=on/)).toBeTruthy()
  cleanup()
  show(() => Response.json({ status: 501, title: 'No search', detail: 'No' }, { status: 501 }), 'list')
  expect(await screen.findByText('This service does not look for reports')).toBeTruthy()
})

it('shows on the organization’s page what was found and tried, and searches again on request', async () => {
  const tried = [{ url: 'https://aldgate.example/x.pdf', what: 'answered with status 404' }]
  const asked = show(() => Response.json({ ...found, tried }), 'panel')
  expect(await screen.findByText(/Found on its website on Nov 21, 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: found.url }).getAttribute('href')).toBe(found.url)
  expect(screen.getByText(/x\.pdf: answered with status 404/)).toBeTruthy()
  expect(screen.getByText('Looked for again Feb 20, 2027')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
  await waitFor(() => expect(asked).toContain('POST /api/organizations/7/report-search'))
})

it('is absent where no search was made, and asks questions that only a person can answer', async () => {
  const asked = show(() => Response.json({ state: 'never', url: null, tried: [] }), 'panel')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByText('Report on its website')).toBeNull()
  cleanup()
  show(() => Response.json({ ...found, state: 'asks', tried: [] }), 'panel')
  expect(await screen.findByText(/Is it its report\?/)).toBeTruthy()
})
