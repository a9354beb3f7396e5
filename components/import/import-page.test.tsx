import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { ImportPage } from './import-page'
import { ImportWork } from './import-work'

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
  if (name === '삼성전자㈜' || name === 'Samsung by number') {
    const there = { ...told, outcome: 'same', organization_id: 5, organization_name: 'Samsung Electronics' }
    const company = { id: 3, name: 'Samsung Electronics', hq_region: 'KR' }
    return { ...nothing, dry_run: { ...there, company, matched_by: name === '삼성전자㈜' ? 'company' : 'identifier' } }
  }
  if (name === 'RDS') {
    const same_company = { organization_id: 9, name: 'Shell', hq_region: 'GB' }
    const company = { id: 6, name: 'Shell', hq_region: 'GB' }
    return { ...nothing, dry_run: { ...told, outcome: 'same', company, same_company } }
  }
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
  if (path.startsWith('/api/imports/12?'))
    return { import: { id: 12 }, counts: { recognised: 40, to_decide: 2 }, rows: [], next_after: null }
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
  await paste('Name\tCountry\n"Alpha\nand more\tSE\nBeta')
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
  expect(await screen.findByText(/^40 recognised, 2 to decide, 0 not found in our sources\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Decide 2' }).getAttribute('href')).toBe('/decide?import=12')
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
  const user = await paste('Name\tCountry\nAlpha\tSE\nBeta\t\nRDS\tNL', '?replaces=3')
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }))
  await screen.findByText('1 stays, 2 are new, 1 is gone. Nothing happens before you register.')
  expect(screen.getByText('Replaces old.csv')).toBeTruthy()
  expect(screen.getByText('Omega')).toBeTruthy()
  // What only the old import brought goes with it: nothing is joined with that.
  expect(screen.getByRole('link', { name: 'Shell (United Kingdom)' })).toBeTruthy()
  expect(screen.queryByLabelText('What becomes of row 4?')).toBeNull()
  expect(sent.filter(({ path }) => path.startsWith('/api/imports'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Register 3 rows' }))
  await screen.findByRole('link', { name: 'Open this import' })
  expect(sent.find(({ path }) => path.endsWith('/complete'))?.body).toEqual({ replaces: 3 })
})

it('says in which unit amounts are, lets a reader choose another, and says which of year and currency is missing', async () => {
  keepsOwnData = true
  const user = await paste('Name\tInköp (tkr)\tSpend 2024 (zz)\nAlpha\t1 200\t5\nBeta\t\tx')
  // Without a year beside a year it may be the same money.
  await user.click(await screen.findByRole('button', { name: 'It is spend: Inköp (tkr)' }))
  expect(await screen.findByText('“Inköp (tkr)”: amounts are in thousands and are multiplied so.')).toBeTruthy()
  const doubt =
    '“Spend 2024 (zz)”: “zz” is no unit we know. Its amounts are taken as they stand; choose a unit if they are in another.'
  expect(screen.getByText(doubt)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Unit of the amounts under “Spend 2024 (zz)”'), 'millions')
  await user.selectOptions(screen.getByLabelText('Currency of spend'), 'SEK')
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  await screen.findByText('2 of 2')
  expect(screen.getByText('“Inköp (tkr)”: amounts are in thousands and are multiplied so.')).toBeTruthy()
  expect(screen.getByText('Spend “1 200” is kept as text: its year is not known.')).toBeTruthy()
  expect(screen.getByText('Spend “x” is kept as text: it cannot be read.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the columns' }))
  await user.selectOptions(screen.getByLabelText('Year of spend'), '2025')
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  await screen.findByText('2 of 2')
  await user.click(screen.getByRole('button', { name: 'Register 2 rows' }))
  await screen.findByText('2 newly registered, 0 registered already, 0 with errors.')
  const body = sent.find(({ path }) => path === '/api/organizations/batch')?.body as { rows: Record<string, unknown>[] }
  expect(body.rows[0]?.['own_data']).toEqual({
    spend: [
      { year: 2025, amount: 1_200_000, currency: 'SEK' },
      { year: 2024, amount: 5_000_000, currency: 'SEK' },
    ],
  })
})

it('leaves out rows for no one company and headings of groups, and takes them in when asked', async () => {
  const user = await paste('Name\tCountry\nEMEA\t\nAlpha\tSE\nDiverse leverantörer\tSE')
  await screen.findByText(/^1 row\./)
  expect(screen.getByText(/^1 row that heads a group of rows.*\(row 2\)\.$/)).toBeTruthy()
  expect(screen.getByText(/^1 row that stands for no one company.*\(row 4\)\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take rows for no one company in' }))
  await screen.findByText(/^2 rows\./)
  await user.click(screen.getByRole('button', { name: 'Take rows that head groups in' }))
  await screen.findByText(/^3 rows\./)
})

it('asks whether a column of amounts that it does not recognise is spend, and says of another that it would count twice', async () => {
  keepsOwnData = true
  const user = await paste(
    'Supplier\tCountry\tLanded (USD) 2024\tLanded gross (USD) 2024\nAlpha\tSE\t1,200.50\t1,300.50\nBeta\tSE\t300.25\t310.25\n',
  )
  expect(await screen.findByText('Are these amounts what you spend?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'It is spend: Landed (USD) 2024' }))
  expect(screen.getByText(/Landed gross.* is of the same year as .*Landed \(USD\) 2024/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'It is not: Landed gross (USD) 2024' }))
  expect(screen.queryByText('Are these amounts what you spend?')).toBeNull()
})

it('offers to join or leave out a row whose company is there, and doubts an identifier only where one led there', async () => {
  const user = await paste('Name\tCountry\nRDS\tNL\nRDS\tBE\n삼성전자㈜\tKR\nSamsung by number\tKR')
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }))
  await screen.findByText('4 of 4')
  expect(screen.getAllByRole('link', { name: 'Shell (United Kingdom)' })[0]?.getAttribute('href')).toBe(
    '/organizations/9',
  )
  await user.selectOptions(screen.getByLabelText('What becomes of row 2?'), 'Register it and make both one')
  await user.selectOptions(screen.getByLabelText('What becomes of row 3?'), 'Leave this row out')
  expect(screen.getByText('It is registered as Samsung Electronics; both names are Samsung Electronics.')).toBeTruthy()
  expect(screen.queryAllByText(/Correct the identifier/)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Register 3 rows' }))
  await screen.findByText('3 newly registered, 0 registered already, 0 with errors.')
  expect(sent.filter(({ path }) => path.endsWith('/merge'))).toEqual([
    { path: '/api/organizations/70/merge', body: { into: 9 } },
  ])
  expect(sent.find(({ path }) => path === '/api/organizations/batch')?.body).toMatchObject({
    rows: [{ name: 'RDS', hq_region: 'NL' }, { name: '삼성전자㈜' }, { name: 'Samsung by number' }],
  })
})

it('goes on with a check where the page was left, with what was checked and chosen', async () => {
  const plan = {
    id: 'left',
    fileName: 'suppliers.csv',
    rows: [['Name'], ['Alpha'], ['Delta'], ['Omega']],
    headings: 0,
    columns: ['name'],
    hidden: [],
    links: {},
    unknownFormulas: 0,
    countries: {},
    spend: { year: '', currency: '' },
    choices: { 1: 'skip' },
  } as const
  const checks = { checks: { 1: { kind: 'new', company: null } }, since: Date.now() } as const
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UrlStateForTests search="">
        <ImportWork start={{ kept: { plan, progress: null, checks } }} source={null} replaces={null} />
      </UrlStateForTests>
    </QueryClientProvider>,
  )
  await screen.findByText('3 of 3')
  expect(sent.map(({ body }) => body)).toEqual([{ rows: [{ name: 'Delta' }, { name: 'Omega' }] }])
  expect(screen.getByRole('button', { name: 'Register 2 rows' })).toBeTruthy()
})
