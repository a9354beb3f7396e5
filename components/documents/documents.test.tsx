import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CanEditProvider } from '@/components/ui/can-edit'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { DocumentPage } from './document-page'
import { DocumentsPanel } from './documents-panel'

vi.setConfig({ testTimeout: 60_000 })

const document = {
  id: 3,
  name: 'r.md',
  state: 'read',
  pages: 2,
  pages_read: 2,
  media_type: 'text/plain',
  failure: null,
}
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
  reasons: [] as { rule: string; values: Record<string, string> }[],
  proof: null as string | null,
  decision: 'proposed',
  corrected: null,
  decided_by: null,
}
const co2 = { ...figure, id: 2, scope: '2mb', value: 2401, gas: 'CO2', printed_value: '2,401', quote: 'Scope 2 2,401' }

let sent: { path: string; body: unknown }[]
let asked: string[]
let reading: { document: object; figures: (typeof figure)[] }
let listed: () => Response
let content: string

beforeEach(() => {
  sent = []
  asked = []
  reading = { document, figures: [figure, co2] }
  content = 'Intro\n| Scope 1 | 4,512 |\n| Scope 2 | 2,401 |'
  listed = () => Response.json({ takes_addresses: true, documents: [document] })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    if (path.endsWith('/content')) return new Response(content)
    if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) })
    if (path.includes('/figures/')) return Response.json(reading)
    if (path.endsWith('/documents/3') && method === 'GET') return Response.json(reading)
    if (path.includes('/documents')) return listed()
    return Response.json({ id: 7, name: 'Acme', status: 'synced', performances: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(what: ReactNode, canEdit = true): void {
  render(
    <UrlStateForTests>
      <QueryClientProvider client={new QueryClient()}>
        <CanEditProvider canEdit={canEdit}>{what}</CanEditProvider>
      </QueryClientProvider>
    </UrlStateForTests>,
  )
}

it('is absent where the service reads no reports', async () => {
  listed = () => Response.json({ title: 'Not offered', detail: 'None' }, { status: 501 })
  show(<DocumentsPanel id={7} />)
  await waitFor(() => expect(asked).toEqual(['GET /api/organizations/7/documents']))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

it('says why a report could not be read, how far another is, and which pages are damaged, and accepts neither a picture nor an invalid address', async () => {
  const documents = [
    { ...document, state: 'failed', failure: 'The PDF is encrypted' },
    { ...document, id: 4, name: 'b.pdf', state: 'reading', pages: 200, pages_read: 50 },
    { ...document, id: 5, name: 'c.pdf', pages: 9, pages_read: 9, skipped_pages: [4, 7] },
    { ...document, id: 6, state: 'failed', failure: 'x', failure_code: 'unpacks_too_large', failure_limit: 128 },
    { ...document, id: 8, pages: 900, pages_read: 40, failure: 'x', failure_code: 'takes_too_long', failure_limit: 45 },
    { ...document, id: 9, state: 'failed', failure: 'Of a newer service', failure_code: 'too_blue' },
  ]
  listed = () => Response.json({ takes_addresses: true, documents })
  show(<DocumentsPanel id={7} />)
  const failed = (await screen.findAllByText('Could not be read')).map((one) => one.parentElement?.textContent)
  expect(failed).toEqual([
    'Could not be read: The PDF is encrypted',
    'Could not be read: it unpacks to more than 128 MB',
    'Could not be read: Of a newer service',
  ])
  expect(screen.getByText(/^Reading took longer than 45 s, so pages 41 to 900 were not read to the end\./)).toBeTruthy()
  expect(screen.getByText(/^Pages 4, 7 are damaged and were not read/)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  const picture = new File(['x'], 'a.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Upload a report'), { target: { files: [picture] } })
  expect((await screen.findByRole('alert')).textContent).toContain('a.png is neither a PDF nor Markdown')
  await userEvent.type(screen.getByLabelText('Address of a report'), 'javascript:1')
  await userEvent.click(screen.getByRole('button', { name: 'Fetch the report' }))
  expect(screen.getByText('Enter an address that begins with https:// or http://')).toBeTruthy()
  expect(sent).toEqual([])
})

it('offers no action to readers without permission', async () => {
  show(<DocumentsPanel id={7} />, false)
  expect(await screen.findByRole('link', { name: 'r.md' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

/** Renders the panel, and records which queries it invalidates. */
function showWatched() {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  render(
    <QueryClientProvider client={client}>
      <DocumentsPanel id={7} />
    </QueryClientProvider>,
  )
  return invalidate
}

it('requests the organization again once a report has been read', async () => {
  listed = () => Response.json({ takes_addresses: false, documents: [{ ...document, state: 'waiting' }] })
  const invalidate = showWatched()
  expect(await screen.findByText('Waiting to be read')).toBeTruthy()
  listed = () => Response.json({ takes_addresses: false, documents: [document] })
  expect(await screen.findByText('Read, 2 pages')).toBeTruthy()
  await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['organization', 7] }))
})

it('does not request the organization again for a report that was read before the page was opened', async () => {
  const invalidate = showWatched()
  expect(await screen.findByText('Read, 2 pages')).toBeTruthy()
  expect(invalidate).not.toHaveBeenCalled()
})

it('marks each line of a quote of several lines, and not the empty lines between them', async () => {
  content = 'Intro\nScope 1\n\n4,512\nScope 2\n2,401'
  show(<DocumentPage id={7} documentId={3} />)
  const marked = () => [...window.document.querySelectorAll('mark')].map((mark) => mark.textContent)
  await waitFor(() => expect(marked()).toEqual(['Scope 1', '4,512']))
  expect(window.document.querySelector('pre')?.textContent).toBe(content)
})

it('marks the quote in the text, moves by keys, and never accepts figures of CO2 alone', async () => {
  show(<DocumentPage id={7} documentId={3} />)
  await waitFor(() => expect(window.document.querySelector('mark')?.textContent).toBe('| Scope 1 | 4,512 |'))
  await userEvent.keyboard('j')
  await waitFor(() => expect(window.document.querySelector('mark')?.textContent).toBe('| Scope 2 | 2,401 |'))
  expect(screen.getByText(/prints CO₂ alone here, which is not CO₂e/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(true)
  await userEvent.keyboard('a')
  expect(sent).toEqual([])
  await userEvent.keyboard('k')
  reading = { document, figures: [{ ...figure, decision: 'accepted' }, co2] }
  await userEvent.keyboard('a')
  await waitFor(() => expect(within(screen.getByRole('row', { name: /Scope 1/ })).getByText('Accepted')).toBeTruthy())
  expect(sent).toEqual([{ path: '/api/organizations/7/documents/3/figures/1', body: { decision: 'accepted' } }])
  // The next figure is before the reader, without another key.
  await waitFor(() => expect(window.document.querySelector('mark')?.textContent).toBe('| Scope 2 | 2,401 |'))
})

it('corrects a figure only to a valid year and number, and does not read a letter typed there as a shortcut', async () => {
  show(<DocumentPage id={7} documentId={3} />)
  await screen.findByRole('button', { name: 'Accept' })
  await userEvent.keyboard('c')
  const value = await screen.findByLabelText('Value in t CO₂e')
  await userEvent.clear(value)
  await userEvent.type(value, 'rak')
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(screen.getByText('A number of tonnes, 0 or more')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.clear(value)
  await userEvent.type(value, '4,600.5')
  await userEvent.selectOptions(screen.getByLabelText('Scope'), 'Scope 2, market based')
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: '/api/organizations/7/documents/3/figures/1',
        body: { decision: 'corrected', year: 2023, scope: '2mb', value: 4600.5 },
      },
    ]),
  )
})

it('accepts together only figures that sums in the report confirm, and says why each was read as it was', async () => {
  const proved = {
    ...figure,
    id: 4,
    scope: '3',
    proof: 'sum',
    reasons: [
      { rule: 'label_under', values: { label: 'Total', under: 'Scope 3' } },
      { rule: 'proved_by_sum', values: { sum: '1 + 2 = 3', page: '2' } },
      { rule: 'of_a_newer_service', values: {} },
    ],
  }
  reading = { document, figures: [figure, proved as typeof figure] }
  show(<DocumentPage id={7} documentId={3} />)
  const all = await screen.findByRole('button', {
    name: 'Accept 1 figure that is borne out',
  })
  const row = screen.getByRole('row', { name: /Scope 3/ })
  expect(within(row).getByText('borne out by its own sums')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Scope 1/ })).queryByText('borne out by its own sums')).toBeNull()
  await userEvent.keyboard('j')
  const reasons = screen.getByText('The report’s own sum bears it out: 1 + 2 = 3 (page 2).').closest('ul')
  expect(reasons?.querySelectorAll('li')).toHaveLength(2)
  expect(within(reasons as HTMLElement).getByText('The label “Total” under “Scope 3” names it.')).toBeTruthy()
  await userEvent.click(all)
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/organizations/7/documents/3/figures/4', body: { decision: 'accepted' } }]),
  )
})
