import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/notices/toaster'
import { ImportedListPage } from './imported-list-page'
import { ImportsPage } from './imports-page'

vi.setConfig({ testTimeout: 60_000 })

const asked: string[] = []
const sent: string[] = []
let takenBackAt: string | null
let isOffered: boolean

const one = {
  id: 3,
  file_name: 'suppliers.xlsx',
  imported_by: 'Ada',
  created_at: '2026-11-27T10:00:00.000Z',
  completed_at: '2026-11-27T10:01:00.000Z',
  replaced_by: null,
  rows: 4,
  registered: 2,
  found: 1,
  refused: 1,
}
const counts = { recognised: 1, to_decide: 1, not_found: 1, in_progress: 0, failed: 0, refused: 1, removed: 0 }
const rows = [
  { number: 2, name: 'Telstra', country: 'AU', organization_id: 7, organization_name: 'Telstra', is_own: true, state: 'recognised', detail: null },
  { number: 3, name: 'Howdens', country: null, organization_id: 8, organization_name: 'Howden', is_own: false, state: 'to_decide', detail: null },
  { number: 9, name: '', country: null, organization_id: null, organization_name: null, is_own: false, state: 'refused', detail: 'name: is required' },
] // biome-ignore format: a table

beforeEach(() => {
  asked.length = 0
  sent.length = 0
  takenBackAt = null
  isOffered = true
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (!isOffered) return Response.json({ status: 501 }, { status: 501 })
    if (method !== 'GET') {
      sent.push(`${method} ${path}`)
      takenBackAt = method === 'DELETE' ? '2026-11-28T10:00:00.000Z' : null
      return Response.json({ import: { ...one, taken_back_at: takenBackAt }, organizations: 2 })
    }
    asked.push(path)
    const state = new URLSearchParams(path.split('?')[1]).get('state')
    if (path === '/api/imports') return Response.json({ imports: [{ ...one, taken_back_at: takenBackAt }] })
    const shown = rows.filter((row) => state === null || row.state === state)
    return Response.json({
      import: { ...one, taken_back_at: takenBackAt },
      counts,
      rows: shown,
      next_after: state === null ? 9 : null,
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(page: React.ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      {page}
      <Toaster />
    </QueryClientProvider>,
  )
}

it('lists imports with file, person and outcomes, and says so where the service stores none', async () => {
  show(<ImportsPage />)
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /suppliers.xlsx/ })
  expect(row.textContent).toContain('Ada')
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/imports/3')
  cleanup()
  isOffered = false
  show(<ImportsPage />)
  await screen.findByText('This service keeps no imports.')
})

it('shows each row with its present state, filters by state, and turns pages', async () => {
  show(<ImportedListPage id={3} />)
  const list = () => screen.getByRole('list', { name: 'Rows' })
  await screen.findByRole('button', { name: 'Not found 1' })
  expect(within(list()).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Row 22TelstraAURecognised',
    'Row 33HowdensTo decideRegistered as HowdenWas there before',
    'Row 99–Errorsname: is required',
  ]) // biome-ignore format: rows
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked.at(-1)).toBe('/api/imports/3?after=9'))
  await userEvent.click(screen.getByRole('button', { name: 'To decide 1' }))
  await waitFor(() => expect(within(list()).getAllByRole('listitem')).toHaveLength(1))
  expect(asked.at(-1)).toBe('/api/imports/3?after=0&state=to_decide')
})

it('reverts the whole import and undoes that', async () => {
  show(<ImportedListPage id={3} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Take the whole import back' }))
  await screen.findByText('2 organizations are removed. They can be restored for 30 days.')
  await screen.findByText(/Taken back on/)
  expect(screen.queryByRole('link', { name: 'Replace it by a newer file' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Take the whole import back' })
  expect(sent).toEqual(['DELETE /api/imports/3', 'POST /api/imports/3/restore'])
})
