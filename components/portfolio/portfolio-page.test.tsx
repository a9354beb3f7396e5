import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { PortfolioPage } from './portfolio-page'

let answer: (path: string, init?: RequestInit) => Response | Promise<Response>
const asked: string[] = []
let engagement: object | null = null

beforeEach(() => {
  asked.length = 0
  engagement = null
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(path)
    if (path.startsWith('/api/organizations/summary')) return Response.json({ ...summary, engagement })
    return answer(path, init)
  })
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

function show({ hasNoList = false, searchParams = '' } = {}): ReturnType<typeof userEvent.setup> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UrlStateForTests search={searchParams}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </UrlStateForTests>
  )
  render(<PortfolioPage locale="en-US" hasNoList={hasNoList} />, { wrapper })
  return userEvent.setup({ delay: null })
}

const totals = {
  organizations: 3,
  with_emissions: 2,
  with_worldwide_figures: 1,
  with_one_country_figures: 1,
  not_recognised: 1,
  with_science_based_targets: 1,
  in_progress: 0,
}
const nestle = {
  id: 2,
  name: 'Nestlé',
  hq_region: 'CH',
  industry: { id: '10', name: 'Food products' },
  status: 'synced',
  score: 0.67,
  industry_score_percentile: 99.8,
  industry_rank: 'very_high',
  region_rank: 'very_low',
  latest_emissions: { year: 2020, region: 'GLOBAL', kilograms: 119_170_000_000, covers: 'all_scopes' },
}
const unknown = { id: 3, name: 'Nobody', status: 'researching' }

const summary = {
  organizations: 3,
  with_emissions: 2,
  figures: { worldwide: 1, one_country: 1, none: 0, not_recognised: 1, in_progress: 0 },
  newest_worldwide_years: [{ year: 2020, count: 1 }],
  share_with_emissions: 0.667,
  share_with_science_based_targets: 0.333,
  score_distribution: Array.from({ length: 10 }, (_, band) => ({
    from: band / 10,
    to: (band + 1) / 10,
    count: band === 6 ? 1 : 0,
  })),
  without_score: 2,
  science_based_targets: { yes: 1, no: 0, unknown: 2 },
  countries: [
    { id: 'CH', count: 1 },
    { id: null, count: 2 },
  ],
  industries: [],
  confidences: [],
  labels: [{ label: 'Supplier', count: 1 }],
  with_candidates: 0,
}

function lists(asked: readonly string[]): string[] {
  return asked.filter((path) => path.startsWith('/api/organizations?'))
}

it('first describes the list, then shows a row for each organization, with unknown never as zero', async () => {
  answer = () => Response.json({ organizations: [nestle, unknown], next_cursor: null, matching: 2, totals })
  show()
  expect(
    await screen.findByText(
      '3 organizations, worldwide figures of 1, of one country only of 1, 1 not recognised, 1 has a validated science-based target.',
    ),
  ).toBeTruthy()
  const cells = within(screen.getByRole('row', { name: /Nestlé/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Select Nestlé',
    'CHSwitzerland',
    'Food products',
    '67',
    '–Our sources have no figure of scopes 1 and 2 that passed our checks',
    '119.2 Mt CO₂e 2020 More than three years old',
    '–Not known whether it has a target',
    'Ended',
  ])
  const unknownCells = within(screen.getByRole('row', { name: /Nobody/ })).getAllByRole('cell')
  expect(unknownCells.map(({ textContent }) => textContent)).toEqual([
    'Select Nobody',
    '–Country not known',
    '–Industry not known',
    '–No score',
    '–Our sources have no figure of scopes 1 and 2 that passed our checks',
    '–Our sources have no figure of all scopes that passed our checks',
    '–Not known whether it has a target',
    'In progress 5/6',
  ])
  const cards = await screen.findByLabelText('Summary')
  expect(await within(cards).findByText('(67%)')).toBeTruthy()
  expect(within(cards).getByText('1 worldwide, 1 of one country only, 1 not recognised')).toBeTruthy()
  expect(within(cards).getByText('0 without a validated one in the list, 2 not known')).toBeTruthy()
  expect(within(cards).getByRole('img', { name: '60 to 70: 1' })).toBeTruthy()
  expect(within(cards).getByText('2 without a score')).toBeTruthy()
})

it('while a failed search is repeated, keeps its message and shows no rows of another search', async () => {
  const all = { organizations: [nestle], next_cursor: null, matching: 1, totals }
  answer = (path) =>
    path.includes('q=') ? Response.json({ status: 503, title: 'Not now' }, { status: 503 }) : Response.json(all)
  const user = show()
  await screen.findByRole('row', { name: /Nestlé/ })
  await user.type(screen.getByRole('searchbox'), 'e')
  await screen.findByText('Not now')
  const before = lists(asked).length
  let give = (_: Response) => {}
  answer = () => new Promise((resolve) => (give = resolve))
  await waitFor(() => expect(lists(asked).length).toBeGreaterThan(before))
  expect(screen.getByText('Not now')).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Nestlé/ })).toBeNull()
  await act(async () => give(Response.json({ ...all, organizations: [unknown] })))
  expect(await screen.findByRole('row', { name: /Nobody/ })).toBeTruthy()
  expect(screen.queryByText('Not now')).toBeNull()
})

it('turns pages by the service’s cursors and shows its position', async () => {
  answer = (path) =>
    path.includes('cursor=')
      ? Response.json({
          organizations: [unknown],
          next_cursor: null,
          previous_cursor: 'back',
          first_position: 2,
          matching: 2,
          totals,
        })
      : Response.json({ organizations: [nestle], next_cursor: 'on-1', first_position: 1, matching: 2, totals })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('row', { name: /Nobody/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Nestlé/ })).toBeNull()
  expect(screen.getByText('2 to 2 of 2')).toBeTruthy()
  expect(lists(asked).at(-1)).toBe('/api/organizations?sort=name&cursor=on-1')
  await user.click(screen.getByRole('button', { name: 'Score' }))
  // Another order starts again at the first page.
  await waitFor(() => expect(lists(asked).at(-1)).toBe('/api/organizations?sort=-score'))
  expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending')
})

it('says that there are more than were counted', async () => {
  const counted = { first_position: 1, matching: 1000, matching_is_exact: false }
  answer = () => Response.json({ organizations: [nestle, unknown], next_cursor: 'on-1', ...counted, totals })
  show({ searchParams: '?q=e' })
  expect(await screen.findByText('1 to 2 of 1,000+')).toBeTruthy()
})

it('asks by the filters in its address, shows them as chips, and clears them when nothing matches', async () => {
  answer = (path) =>
    Response.json({ organizations: path.includes('q=') ? [] : [nestle], next_cursor: null, matching: 0, totals })
  const user = show({ searchParams: '?q=zzz&status=errored&country=CH&sort=-score' })
  expect(await screen.findByRole('button', { name: 'Switzerland Remove this filter' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(lists(asked)[0]).toBe('/api/organizations?q=zzz&status=errored&country=CH&sort=-score')
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  expect(lists(asked).at(-1)).toBe('/api/organizations?sort=-score')
})

it('filters by the checked options, with counts over the whole project', async () => {
  answer = () => Response.json({ organizations: [nestle], next_cursor: null, matching: 1, totals })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const country = await screen.findByRole('group', { name: 'Country' })
  await user.click(await within(country).findByRole('checkbox', { name: 'Country not known 2' }))
  await waitFor(() => expect(lists(asked).at(-1)).toBe('/api/organizations?country=unknown&sort=name'))
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

it('filters by stage and owner with counts, shows a chip of each, and hides both where the service has none', async () => {
  answer = () => Response.json({ organizations: [nestle], next_cursor: null, matching: 1, totals })
  const stages = { not_contacted: 2, asked: 1, answered: 0, verified: 0, declined: 0 }
  engagement = { stages, owners: [{ owner: 'Ada', count: 1 }] }
  const user = show({ searchParams: '?owner=Eve' })
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  const group = await screen.findByRole('group', { name: 'Working together' })
  const stage = within(group).getByRole('combobox', { name: 'Stage' })
  expect(within(stage).getByRole('option', { name: 'Not contacted (2)' })).toBeTruthy()
  // Eve owns nothing any more: the chosen value stays listed.
  expect(within(group).getByRole('combobox', { name: 'Owner' })).toHaveProperty('value', 'Eve')
  await user.selectOptions(stage, 'asked')
  await waitFor(() => expect(lists(asked).at(-1)).toBe('/api/organizations?stage=asked&owner=Eve&sort=name'))
  expect(screen.getByRole('button', { name: 'Asked Remove this filter' })).toBeTruthy()
  cleanup()
  engagement = null
  await show().click(await screen.findByRole('button', { name: 'Filters' }))
  await screen.findByRole('group', { name: 'Country' })
  expect(screen.queryByRole('group', { name: 'Working together' })).toBeNull()
})

it('marks rows that need attention by two thresholds, and does not change the others', async () => {
  answer = () => Response.json({ organizations: [nestle, unknown], next_cursor: null, matching: 2, totals })
  show({ searchParams: '?below=70&above=1000' })
  expect(within(await screen.findByRole('row', { name: /Nestlé/ })).getByText('Needs attention')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Nobody/ })).queryByText('Needs attention')).toBeNull()
})

it('labels the selected organizations and undoes it', async () => {
  const bodies: unknown[] = []
  answer = (path, init) => {
    if (path !== '/api/organizations/labels')
      return Response.json({ organizations: [nestle, unknown], next_cursor: null, matching: 2, totals })
    bodies.push(JSON.parse(String(init?.body)))
    return Response.json({ organizations: [], added: [{ id: 2, label: 'Tier 1' }], removed: [] })
  }
  const user = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all of this page' }))
  const bar = await screen.findByRole('region', { name: 'Selected organizations' })
  expect(within(bar).getByText('2 selected')).toBeTruthy()
  expect(within(bar).getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?ids=2,3')
  await user.type(within(bar).getByRole('combobox', { name: 'Label' }), 'Tier 1{Enter}')
  expect(await within(bar).findByText(/Label “Tier 1” added to 1 organization\./)).toBeTruthy()
  await user.click(within(bar).getByRole('button', { name: 'Undo' }))
  expect(await within(bar).findByText('Taken back.')).toBeTruthy()
  // Only the organization that did not have the label before.
  expect(bodies).toEqual([
    { ids: [2, 3], add: ['Tier 1'] },
    { ids: [2], remove: ['Tier 1'] },
  ])
})

it('shows what the register contains where nothing is registered, and registers thirty samples with a click', async () => {
  const bodies: unknown[] = []
  const known = {
    sources: [],
    counts: [
      { key: 'worldwide', what: 'x', found: 4666 },
      { key: 'listed', what: 'y' },
    ],
  }
  let isEmpty = true
  answer = (path, init) => {
    if (path === '/api/data') return Response.json(known)
    if (init?.method === 'POST') {
      const body = JSON.parse(String(init.body))
      bodies.push(body)
      if (path === '/api/organizations/labels') {
        isEmpty = false
        return Response.json({ organizations: [], added: [], removed: [] })
      }
      const outcomes = body.rows.map((_: unknown, index: number) => ({ organization: { id: index + 1, is_new: true } }))
      return Response.json({ outcomes })
    }
    return isEmpty
      ? Response.json({ organizations: [], next_cursor: null, matching: 0, totals: { ...totals, organizations: 0 } })
      : Response.json({ organizations: [nestle], next_cursor: null, matching: 1, totals })
  }
  const user = show()
  expect(await screen.findByText('4,666')).toBeTruthy()
  // A count that the service does not provide is left out.
  expect(screen.queryByText('companies in lists of commitments or identifiers')).toBeNull()
  expect(screen.getByRole('link', { name: 'Upload your supplier list' }).getAttribute('href')).toBe(
    '/organizations/import',
  )
  await user.click(screen.getByRole('button', { name: 'Try with 30 sample suppliers' }))
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  expect(bodies[0]).toMatchObject({ rows: expect.arrayContaining([{ name: 'Nestlé', hq_region: 'CH' }]) })
  expect(bodies[1]).toMatchObject({ ids: Array.from({ length: 30 }, (_, place) => place + 1), add: ['Sample'] })
})

it('offers to register what was searched for in vain', async () => {
  answer = (path) =>
    Response.json({ organizations: path.includes('q=') ? [] : [nestle], next_cursor: null, matching: 0, totals })
  show({ searchParams: '?q=Zyx+%26+Co' })
  const link = await screen.findByRole('link', { name: 'Register “Zyx & Co”' })
  expect(link.getAttribute('href')).toBe('/organizations/new?name=Zyx+%26+Co')
})

it('counts organizations that wait for a person, with their share of the spend, and links to them', async () => {
  const worklists = {
    spend_year: 2025,
    lists: [
      { id: 'to_decide', organizations: 0, spend_share: 0 },
      { id: 'no_figures', organizations: 2, spend_share: 0.004 },
      { id: 'target_removed', organizations: 1, spend_share: null },
      { id: 'a_later_one', organizations: 9, spend_share: null },
    ],
  }
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/organizations/summary')
      ? Response.json({ ...summary, worklists })
      : Response.json({ organizations: [nestle], next_cursor: null, matching: 1, totals }),
  )
  show({ searchParams: '?sbti=removed' })
  const lists = within(await screen.findByRole('list', { name: 'What waits for you' }))
  expect(lists.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'To decide0',
    'No figures we can show2<1% of the spend of 2025',
    'Commitment removed1',
  ])
  expect(lists.getByRole('link', { name: /No figures/ }).getAttribute('href')).toBe('/?figures=none')
  const removed = lists.getByRole('link', { name: /Commitment removed/ })
  expect(removed.getAttribute('aria-current')).toBe('true')
  // A second click removes the filter.
  expect(removed.getAttribute('href')).toBe('/')
})

it('shows what another tab registered, without being asked', async () => {
  answer = () => Response.json({ organizations: [unknown], next_cursor: null, matching: 1, totals })
  show()
  expect(await screen.findByRole('row', { name: /Nobody/ })).toBeTruthy()
  answer = () => Response.json({ organizations: [nestle, unknown], next_cursor: null, matching: 2, totals })
  const otherTab = new BroadcastChannel('carbon-register.registrations')
  otherTab.postMessage('registered')
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  otherTab.close()
})

it('stops asking after fifteen minutes while research is in progress, and says so', async () => {
  vi.useFakeTimers()
  const open = { ...totals, in_progress: 1 }
  answer = () => Response.json({ organizations: [unknown], next_cursor: null, matching: 1, totals: open })
  show()
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  const before = asked.length
  expect(lists(asked).length).toBeLessThan(70)
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  expect(asked).toHaveLength(before)
  vi.useRealTimers()
})

it('says what went wrong and offers to try again', async () => {
  answer = () =>
    Response.json(
      { status: 502, title: 'The service cannot be reached', detail: 'Try again in a moment.' },
      { status: 502 },
    )
  const user = show()
  expect(await screen.findByText('The service cannot be reached')).toBeTruthy()
  answer = () => Response.json({ organizations: [nestle], next_cursor: null, matching: 1, totals })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
})

it('shows the organizations of this browser where the service has no list, and removes those that no longer exist', async () => {
  localStorage.setItem('carbon-register.organizations', '[{"id":2,"name":"Nestlé"},{"id":8,"name":"Gone"}]')
  answer = (path) => {
    if (path.startsWith('/api/organizations?'))
      return Response.json({ status: 501, title: 'No list', detail: 'x' }, { status: 501 })
    return path.startsWith('/api/organizations/2')
      ? Response.json(nestle)
      : Response.json({ status: 404, detail: 'x', id: '8' }, { status: 404 })
  }
  show()
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  expect(screen.getByText(/Shown are those registered or opened in this browser/)).toBeTruthy()
  expect(screen.queryByText('Gone')).toBeNull()
  expect(localStorage.getItem('carbon-register.organizations')).toBe('[{"id":2,"name":"Nestlé"}]')
})

it('orders by intensity only within one industry, and accepts addresses of earlier versions', async () => {
  answer = () => Response.json({ organizations: [nestle], next_cursor: null, matching: 1, totals })
  show({ searchParams: '?sort=-intensity&columns=intensity,emissions' })
  expect(await screen.findByRole('row', { name: /Nestlé/ })).toBeTruthy()
  // Sorted by name, because intensities of several industries are not comparable.
  expect(lists(asked).at(-1)).toBe('/api/organizations?sort=name')
  expect(screen.queryByRole('button', { name: 'Intensity, scopes 1+2' })).toBeNull()
  // One column of emissions became two.
  expect(screen.getByRole('columnheader', { name: 'Scopes 1+2' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'All scopes' })).toBeTruthy()
  cleanup()
  show({ searchParams: '?sort=-intensity&columns=intensity&industry=10' })
  expect(await screen.findByRole('button', { name: 'Intensity, scopes 1+2' })).toBeTruthy()
  expect(lists(asked).at(-1)).toBe('/api/organizations?industry=10&sort=-intensity')
  cleanup()
  show({ searchParams: '?sort=-emissions' })
  await waitFor(() => expect(lists(asked).at(-1)).toBe('/api/organizations?sort=-all_scopes'))
})
