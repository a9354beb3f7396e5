import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { ImportPage } from './import-page'

configure({ asyncUtilTimeout: 15_000 })

type Row = { name?: string; hq_region?: string; website?: string }
let keepsImports = false
const sent: { path: string; body: unknown }[] = []
const nothing = { organization: null, dry_run: null, error: null }
const told = { outcome: 'new', organization_id: null, company: null, candidates: [] }

const oldRows = [
  { number: 2, name: 'Alpha', organization_id: 5, is_own: true, state: 'recognised' },
  { number: 3, name: 'Omega', organization_id: 6, is_own: true, state: 'not_found' },
]

function checkOf({ name, website }: Row): object {
  if (name === 'Gamma?') return { ...nothing, error: { detail: 'name: is not taken here' } }
  if (website === 'https://a..com') return { ...nothing, error: { detail: 'website: is not taken here' } }
  if (name === 'Alpha' && keepsImports) return { ...nothing, dry_run: { ...told, outcome: 'same', organization_id: 5 } }
  if (name === 'Delta') {
    const candidates = [{ company_id: 4, name: 'Delta Electronics', hq_region: 'TW' }]
    return { ...nothing, dry_run: { ...told, outcome: 'candidates', candidates } }
  }
  return { ...nothing, dry_run: told }
}

function answer(path: string, body: { rows?: Row[] }): unknown {
  if (path === '/api/industries') return { industries: [] }
  if (path.includes('dry_run=true')) return { outcomes: body.rows?.map(checkOf) }
  if (path === '/api/organizations/batch')
    return { outcomes: body.rows?.map((_, index) => ({ ...nothing, organization: { id: 70 + index, is_new: true } })) }
  if (path === '/api/imports') return { id: 12 }
  if (path.startsWith('/api/imports/3?'))
    return { import: { id: 3, file_name: 'old.csv' }, counts: {}, rows: oldRows, next_after: null }
  if (path.startsWith('/api/imports/')) return { import: { id: 12 }, organizations: 1 }
  if (path.startsWith('/api/organizations/summary')) return keepsOwnData ? { own_data: {} } : {}
  if (path.includes('?ids='))
    return {
      organizations: path
        .split('ids=')[1]
        ?.split(',')
        .map((id) => ({ id: Number(id), status: 'synced' })),
    }
  return { organization_id: 71, candidates: [], duplicates: [], merged: [] }
}

let keepsOwnData = false
beforeEach(() => {
  keepsOwnData = false
  sent.length = 0
  keepsImports = false
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = init?.body === undefined ? {} : JSON.parse(String(init.body))
    if (init?.method === 'POST') sent.push({ path, body })
    if (path.startsWith('/api/imports') && !keepsImports) return Response.json({ status: 501 }, { status: 501 })
    return Response.json(answer(path, body))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function paste(text: string, search = ''): Promise<ReturnType<typeof userEvent.setup>> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UrlStateForTests search={search}>
        <ImportPage />
      </UrlStateForTests>
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByLabelText('Or paste rows from a spreadsheet'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  return user
}

it('says what is wrong with a sheet, and keeps what was pasted', async () => {
  await paste('Name\tCountry\n"Alpha\tSE')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('A quotation mark that opens a cell is never closed. It is in row 2.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste rows from a spreadsheet').value).toContain('"Alpha')
})

it('shows what each row would lead to, corrects a cell, takes a choice, and registers all but errors', async () => {
  const user = await paste(
    'Name\tCountry\tPage\nAlpha\tSE\ta.com\nDelta\tTW\t\nGamma?\tNarnia\thttps://gamma.example\nAlpha\tSE\t',
  )
  await screen.findByText(/^4 rows\./)
  // There is no IndexedDB here, as where site data is blocked.
  expect(await screen.findByText('This browser keeps nothing')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  await screen.findByText('4 of 4')
  const rows = () => within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')
  expect(rows().map((row) => /New|May be|Error|Repeats a row/.exec(row.textContent ?? '')?.[0])).toEqual([
    'New',
    'May be',
    'Error',
    'Repeats a row',
  ])
  expect(rows()[2]?.textContent).toContain('Name “Gamma?”: This is not taken here')

  await user.selectOptions(screen.getByLabelText('Which company is row 3?'), 'Delta Electronics (Taiwan)')
  await user.click(screen.getByRole('button', { name: 'Edit row 4' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.paste('Gamma')
  await user.clear(screen.getByLabelText('Country'))
  await user.paste('Norwegen')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(rows()[2]?.textContent).toContain('New'))
  expect(sent.at(-1)?.body).toEqual({
    rows: [{ name: 'Gamma', hq_region: 'NO', website: 'https://gamma.example' }],
  })

  await user.click(screen.getByRole('button', { name: 'Register 4 rows' }))
  await screen.findByText('4 newly registered, 0 registered already, 0 with errors.')
  expect(sent.filter(({ path }) => path.endsWith('/match'))).toEqual([
    { path: '/api/organizations/71/match', body: { company_id: 4 } },
  ])
  expect(
    within(rows()[1] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/organizations/71')
})

it('lets another row be the headings, corrects a country once for all its rows, and says what it left out', async () => {
  const user = await paste('Suppliers of 2026\t\nName\tCountry\nAlpha\tNarnia\nBeta\tNarnia\nTotal\t')
  await screen.findByText(/^2 rows\./)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Row 2' }).checked).toBe(true)
  expect(screen.getByText('1 row of totals is left out (row 5).')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Country for “Narnia”'), 'Norway')
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  await screen.findByText('2 of 2')
  expect(sent.at(-1)?.body).toEqual({
    rows: [
      { name: 'Alpha', hq_region: 'NO' },
      { name: 'Beta', hq_region: 'NO' },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Back to the columns' }))
  await user.click(screen.getByRole('radio', { name: 'None; the list begins with its first row' }))
  await screen.findByText(/^4 rows\./)
})

it('registers a row without an optional cell that the service refuses, and says so', async () => {
  const user = await paste('Name\tWebsite\tSpend\nAlpha\thttps://a..com\t1,200')
  sent.length = 0
  await screen.findByText(/^1 row\./)
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  await screen.findByText('1 of 1')
  expect(sent.map(({ body }) => body)).toEqual([
    { rows: [{ name: 'Alpha', website: 'https://a..com' }] },
    { rows: [{ name: 'Alpha' }] },
  ])
  expect(screen.getByText('Website “https://a..com” is not used: This is not taken here')).toBeTruthy()
  expect(screen.getByText('Spend: 1,200')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Register 1 row' }))
  await screen.findByText('1 newly registered, 0 registered already, 0 with errors.')
  expect(sent.find(({ path }) => path === '/api/organizations/batch')?.body).toEqual({ rows: [{ name: 'Alpha' }] })
})

it('sends what the list says beside who its companies are, in the year and currency that the reader chose', async () => {
  keepsOwnData = true
  const user = await paste('Name\tSpend\tBuyer\tTerms\nAlpha\t1,200.50\tEk\t30 days\nBeta\tplenty\t\t')
  await screen.findByText(/^2 rows\./)
  await user.selectOptions(await screen.findByLabelText('Currency of spend'), 'SEK')
  await user.selectOptions(screen.getByLabelText('Year of spend'), '2025')
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  await screen.findByText('2 of 2')
  expect(sent.at(-1)?.body).toEqual({ rows: [{ name: 'Alpha' }, { name: 'Beta' }] })
  expect(screen.getByText(/^Spend “plenty” is kept as text/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Register 2 rows' }))
  await screen.findByText('2 newly registered, 0 registered already, 0 with errors.')
  expect(sent.find(({ path }) => path === '/api/organizations/batch')?.body).toEqual({
    rows: [
      {
        name: 'Alpha',
        own_data: {
          buyer: 'Ek',
          columns: { Terms: '30 days' },
          spend: [{ year: 2025, amount: 1200.5, currency: 'SEK' }],
        },
      },
      { name: 'Beta', own_data: { columns: { Spend: 'plenty' } } },
    ],
  })
})

it('says in words that a row has no name, without asking the service', async () => {
  const user = await paste('Name\tCountry\tSpend\nAlpha\tSE\t\n\tSE\t1,200')
  await screen.findByText(/^2 rows\./)
  sent.length = 0
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  expect(await screen.findByText('Name: Enter a name, or an LEI, ISIN, DUNS or S&P Global number')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ rows: [{ name: 'Alpha', hq_region: 'SE' }] }])
})

it('keeps what became of each row with the import, refused ones too, and links to it', async () => {
  keepsImports = true
  const user = await paste('Name\tCountry\nBeta\tSE\nGamma?\t')
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }))
  await screen.findByText('2 of 2')
  await user.click(screen.getByRole('button', { name: 'Register 1 row' }))
  const link = await screen.findByRole('link', { name: 'Open this import' })
  expect(link.getAttribute('href')).toBe('/imports/12')
  const kept = sent.filter(({ path }) => path.startsWith('/api/imports'))
  expect(kept).toEqual([
    { path: '/api/imports', body: { file_name: null } },
    {
      path: '/api/imports/12/rows',
      body: {
        rows: [{ number: 3, name: 'Gamma?', country: null, organization_id: null, detail: 'name: is not taken here' }],
      },
    },
    {
      path: '/api/imports/12/rows',
      body: { rows: [{ number: 2, name: 'Beta', country: 'SE', organization_id: 70, detail: null }] },
    },
    { path: '/api/imports/12/complete', body: {} },
  ])
})

it('says before anything happens what replacing an import would do, and replaces it at the end', async () => {
  keepsImports = true
  const user = await paste('Name\tCountry\nAlpha\tSE\nBeta\t', '?replaces=3')
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }))
  await screen.findByText('1 stays, 1 is new, 1 is gone. Nothing happens before you register.')
  expect(screen.getByText('Replaces old.csv')).toBeTruthy()
  expect(screen.getByText('Omega')).toBeTruthy()
  expect(sent.filter(({ path }) => path.startsWith('/api/imports'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Register 2 rows' }))
  await screen.findByRole('link', { name: 'Open this import' })
  expect(sent.find(({ path }) => path.endsWith('/complete'))?.body).toEqual({ replaces: 3 })
})
