import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { DataPage } from './data-page'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const noLiveSources = () => Response.json({ status: 501, title: 'No live sources', detail: 'No' }, { status: 501 })

type Change = { method: string; path: string; body: unknown }

const noSearch = () => Response.json({ status: 501, title: 'No search', detail: 'No' }, { status: 501 })

function show(
  answer: () => Response,
  live: () => Response = noLiveSources,
  isAdmin = false,
  search: () => Response = noSearch,
): Change[] {
  const changes: Change[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const isOfSearch = path.startsWith('/api/report-searches/choice')
    if (!isOfSearch && !path.startsWith('/api/data/live')) return answer()
    const { method = 'GET', body = null } = init
    if (method === 'GET') return isOfSearch ? search() : live()
    changes.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null })
    return Response.json({})
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataPage locale="en-US" isAdmin={isAdmin} />
    </QueryClientProvider>,
  )
  return changes
}

const sbti = {
  source: 'sbti',
  title: 'Companies taking action',
  publisher: 'Science Based Targets initiative',
  url: 'https://sciencebasedtargets.org',
  licence: 'Terms of use',
  licence_url: null,
  leaves_out: 'The full wording of targets',
  edition: 2,
  vintage: 'May 2026',
  retrieved_at: '2026-05-01',
  age_days: 204,
  records: 14585,
  refused: 1,
  imported_at: '2026-05-03T10:00:00.000Z',
  last_failure: null,
  check: { checked_at: '2026-11-21T12:00:00.000Z', next_check_at: '2026-11-28T12:00:00.000Z' },
}

const entry = async (name: string) => within(await screen.findByRole('listitem', { name }))

it('says what is in use, how old it is, what is left out and when a newer file is looked for', async () => {
  show(() => Response.json({ sources: [sbti], counts: [{ what: 'tickers', found: 10433, goal: 10000 }] }))
  const source = await entry('Companies taking action')
  expect(source.getByText('May 1, 2026, 6 months old; imported May 3, 2026')).toBeTruthy()
  expect(source.getByText('14,585; 1 row not carried over')).toBeTruthy()
  expect(source.getByText('The full wording of targets')).toBeTruthy()
  expect(source.getByText('Last looked for: Nov 21, 2026; next Nov 28, 2026')).toBeTruthy()
  expect(screen.queryByText(/could not be renewed/)).toBeNull()
  expect(screen.getByText('10,433')).toBeTruthy()
})

it('shows a failure, and that the edition in use stays', async () => {
  const last_failure = { at: '2026-11-21T12:00:00.000Z', reason: "The publisher's address answered with status 500" }
  show(() => Response.json({ sources: [{ ...sbti, last_failure }], counts: [] }))
  const source = await entry('Companies taking action')
  expect(source.getByText(/Nov 21, 2026: The publisher's address answered with status 500/)).toBeTruthy()
  expect(screen.getByText('One source could not be renewed')).toBeTruthy()
})

it('never takes what is missing for zero or for checked', async () => {
  const { source, title } = sbti
  const off = { source: 'sec', title: 'Tickers', edition: 0, check: { checked_at: null, next_check_at: null } }
  show(() => Response.json({ sources: [{ source, title }, off, 7], counts: [{ what: 'tickers' }] }))
  const bare = await entry('Companies taking action')
  expect(bare.getByText('Not looked for by the service')).toBeTruthy()
  expect(bare.queryByText('Records')).toBeNull()
  expect(bare.queryByText('In use')).toBeNull()
  const tickers = await entry('Tickers')
  expect(tickers.getByText('Last looked for: never; switched off in this service')).toBeTruthy()
  expect(screen.queryByText('What is known')).toBeNull()
})

it('says that a service does not say, where it has no such list', async () => {
  show(() => Response.json({ status: 501, title: 'No list of sources', detail: 'No' }, { status: 501 }))
  expect(await screen.findByText('This service does not say which sources it uses')).toBeTruthy()
})

it('offers to try again where the service fails', async () => {
  show(() => Response.json({ title: 'The service is not ready', detail: 'Try again' }, { status: 503 }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByText('The service is not ready')).toBeTruthy()
})

const idle = {
  source: 'twse',
  key: null,
  key_from: null,
  is_for_own_use: false,
  by_hand: 'Open the address in a browser',
  next_at: null,
  state: 'never',
  step: null,
  done: 0,
  total: null,
  ended_at: null,
  outcome: null,
  failure: null,
  remarks: [],
}
const nothing = () => Response.json({ sources: [], counts: [] })
const live =
  (sources: object[], may_fetch = true) =>
  () =>
    Response.json({ sources, may_fetch })

it('lets an admin fetch and type a key, which is shown nowhere', async () => {
  const nzdpu = { ...idle, source: 'nzdpu', key: 'missing', key_from: 'https://nzdpu.com', is_for_own_use: true }
  const changes = show(nothing, live([idle, nzdpu]), true)
  const source = await entry('NZDPU')
  expect(source.getByText(/the terms forbid passing these figures on/)).toBeTruthy()
  expect(source.getByText(/no key yet; get one at https:\/\/nzdpu.com/)).toBeTruthy()
  const user = userEvent.setup()
  await user.type(source.getByLabelText('Key for NZDPU'), ' secret-key ')
  await user.click(source.getByRole('button', { name: 'Keep the key' }))
  await waitFor(() =>
    expect(changes).toEqual([{ method: 'PUT', path: '/api/data/live/nzdpu/key', body: { key: 'secret-key' } }]),
  )
  expect(source.getByLabelText<HTMLInputElement>('Key for NZDPU').value).toBe('')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fetch TWSE now' }).disabled).toBe(false),
  )
  await user.click(screen.getByRole('button', { name: 'Fetch TWSE now' }))
  await waitFor(() => expect(changes.at(-1)).toMatchObject({ method: 'POST', path: '/api/data/live/twse/fetch' }))
})

it('offers nothing to others, nor where the dashboard has no team key, and says so to an admin', async () => {
  show(nothing, live([{ ...idle, source: 'nzdpu', key: 'missing' }]), false)
  const source = await entry('NZDPU')
  expect(source.queryByRole('button')).toBeNull()
  expect(source.queryByLabelText(/Key/)).toBeNull()
  cleanup()
  show(nothing, live([idle], false), true)
  expect(await screen.findByText(/no team key/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Fetch/ })).toBeNull()
})

it('shows how far a fetch is, and why the last one came to nothing with what to do', async () => {
  const running = { ...idle, source: 'nzdpu', state: 'running', step: 'disclosures', done: 8400, total: 33630 }
  const failure = { code: 'web_page', reason: "The publisher's address answered with status 403" }
  const failed = { ...idle, state: 'failed', ended_at: '2026-11-21T12:00:00.000Z', failure }
  show(nothing, live([running, failed]), true)
  const bar = await screen.findByRole('progressbar', { name: 'Asking the publisher: 8,400 of 33,630' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fetch NZDPU now' }).disabled).toBe(true)
  const source = await entry('TWSE')
  expect(source.getByText(/a firewall keeps programs out/)).toBeTruthy()
  expect(source.getByText(/status 403/)).toBeTruthy()
  expect(source.getByText('Open the address in a browser')).toBeTruthy()
})

const choice = (of: object) => () =>
  Response.json({ is_on: false, decided_by: null, decided_at: null, may_decide: true, ...of })

it('asks an admin whether reports may be looked for, and keeps yes and no', async () => {
  const changes = show(nothing, noLiveSources, true, choice({}))
  expect(await screen.findByText(/Until an admin has decided, it does not/)).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Yes, look for reports' }))
  const path = '/api/report-searches/choice'
  await waitFor(() => expect(changes).toEqual([{ method: 'PUT', path, body: { is_on: true } }]))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'No, do not look' }).disabled).toBe(false),
  )
  await user.click(screen.getByRole('button', { name: 'No, do not look' }))
  await waitFor(() => expect(changes.at(-1)).toEqual({ method: 'PUT', path, body: { is_on: false } }))
})

it('says to everybody what was decided, and lets an admin alone decide otherwise', async () => {
  const decided = choice({ is_on: true, decided_by: 'admin', decided_at: '2026-11-20T10:00:00.000Z' })
  show(nothing, noLiveSources, false, decided)
  expect(await screen.findByText('Reports are looked for. An admin decided so on Nov 20, 2026.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show(nothing, noLiveSources, true, decided)
  expect(await screen.findByRole('button', { name: 'Stop looking' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes, look for reports' })).toBeNull()
})

it('offers nothing where REPORTS_FIND decides, nor without a team key, and says so', async () => {
  show(nothing, noLiveSources, true, choice({ decided_by: 'environment' }))
  expect(await screen.findByText('Reports are not looked for. The setting REPORTS_FIND decides it.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show(nothing, noLiveSources, true, choice({ may_decide: false }))
  expect(await screen.findByText(/no team key \(TEAM_KEY\), so it cannot be decided here/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
