import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
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
  reasons: [],
  proof: null,
  reader: 'rules',
  other_reading: null as object | null,
  decision: 'proposed',
  corrected: null,
  decided_by: null,
}
const model = {
  model: 'small-model',
  host: 'models.example',
  prompt: 'emissions-1',
  pages: [2],
  failure: null as string | null,
  dropped: 1,
}

let reading: { document: object; figures: object[]; statements: object[] }
let listed: object

beforeEach(() => {
  reading = { document, figures: [figure], statements: [] }
  listed = { takes_addresses: false, model: null, documents: [] }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/content')) return new Response('Scope 1 4,512')
    return Response.json(
      /\/documents\/\d+$/.test(path)
        ? reading
        : path.endsWith('/documents')
          ? listed
          : { id: 1, name: 'Acme', status: 'synced', performances: [] },
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(page: ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <UrlStateForTests>
        <CanEditProvider canEdit>{page}</CanEditProvider>
      </UrlStateForTests>
    </QueryClientProvider>,
  )
}

it('both readings are shown side by side where a model read another amount', async () => {
  reading = {
    ...reading,
    figures: [
      {
        ...figure,
        other_reading: { value: 9000, printed_value: '9', printed_unit: 'kt', page: 5, quote: 'q', box: null },
      },
    ],
  }
  show(<DocumentPage id={1} documentId={3} />)
  const table = await screen.findByRole('table', { name: 'Both readings' })
  expect(within(table).getByRole('row', { name: /Rules.*4,512/ })).toBeDefined()
  expect(within(table).getByRole('row', { name: /Language model.*9,000.*9 kt.*page 5/ })).toBeDefined()
})

it('rules alone show no second reading', async () => {
  show(<DocumentPage id={1} documentId={3} />)
  await screen.findByText('Chosen figure')
  expect(screen.queryByRole('table', { name: 'Both readings' })).toBeNull()
})

it('figures that two readers read alike can be accepted together with those that a sum confirms', async () => {
  reading = {
    ...reading,
    figures: [
      { ...figure, proof: 'two_readers' },
      { ...figure, id: 2, scope: '3', proof: 'sum' },
    ],
  }
  show(<DocumentPage id={1} documentId={3} />)
  expect(await screen.findByRole('button', { name: 'Accept all 2 figures that are borne out' })).toBeDefined()
  expect(screen.getAllByText('read twice with the same result').length).toBeGreaterThan(0)
})

it('the report says which model read it, whose pages were sent, and why it failed', async () => {
  reading = { ...reading, document: { ...document, model_reading: model } }
  show(<DocumentPage id={1} documentId={3} />)
  expect(
    await screen.findByText(
      /page 2 was read by small-model at models\.example, too\..*1 amount it gave stands on no page/,
    ),
  ).toBeDefined()
  cleanup()
  reading = { ...reading, document: { ...document, model_reading: { ...model, failure: 'unreachable' } } }
  show(<DocumentPage id={1} documentId={3} />)
  expect(await screen.findByText(/could not be reached, so rules alone read this report/)).toBeDefined()
})

it('the panel says where the text of a report is sent before an upload, and nothing where it is not sent', async () => {
  listed = {
    takes_addresses: false,
    model: { host: 'models.example', name: 'small-model', most_pages: 6 },
    documents: [],
  }
  show(<DocumentsPanel id={1} />)
  expect(
    await screen.findByText(/at most 6 pages of each report that is given is sent to models\.example/),
  ).toBeDefined()
  cleanup()
  listed = { takes_addresses: false, model: null, documents: [] }
  show(<DocumentsPanel id={1} />)
  await screen.findByText('No report of this organization has been given.')
  expect(screen.queryByText(/is sent to/)).toBeNull()
})

it('statements of the report on its assurance and boundary are shown with quote and page', async () => {
  const said = { page: 7, quote: 'We use operational control.', box: null, assured_by: null }
  reading = {
    ...reading,
    statements: [
      { ...said, kind: 'boundary', value: 'operational_control' },
      { ...said, kind: 'assurance', value: 'limited', assured_by: 'Acme Audit' },
      { ...said, kind: 'gwp', value: 'AR5' },
    ],
  }
  show(<DocumentPage id={1} documentId={3} />)
  expect(await screen.findByText('Operational control')).toBeDefined()
  expect(screen.getByText('Limited assurance by Acme Audit')).toBeDefined()
  expect(screen.getByText('AR5')).toBeDefined()
  expect(screen.queryByText('Base year')).toBeNull()
})
