import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRemembered } from '@/lib/browser-memory/browser-organizations'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
// The page loads this with the first answer. It is imported here so that no test waits for a file while its clock is stopped.
import '@/lib/views/answers/organization-answer'
import './note-opened'
import './key-facts'
import './sections/section-index'
import './page-actions'
import './sections/activity-section'
import './sections/summary-section'
import './sections/emissions-section'
import './sections/evidence-section'
import './sections/score-section'
import './sections/targets-section'
import { OrganizationPage } from './organization-page'

const answers: (() => Response)[] = []
const asked: string[] = []
/** Delay of each answer, in milliseconds. */
const slow = { ms: 0 }

function json(body: unknown, status = 200): () => Response {
  return () => Response.json(body, { status })
}

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  asked.length = 0
  localStorage.clear()
  slow.ms = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (slow.ms > 0) await new Promise((resolve) => setTimeout(resolve, slow.ms))
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (!next) throw new TypeError('No connection')
    return next()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(searchParams = ''): void {
  // The whole page, as it is printed; otherwise only the section of the address is shown.
  const search = `${searchParams === '' ? '?' : `${searchParams}&`}section=all`
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UrlStateForTests search={search}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </UrlStateForTests>
  )
  render(<OrganizationPage id={7} locale="en-US" currencies={['USD', 'EUR', 'SEK']} />, { wrapper })
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

const open = { id: 7, name: 'Sample', status: 'researching' }
const settled = {
  ...open,
  status: 'synced',
  matching_organization: { id: 7, name: 'Sample' },
  score: 0.67,
  climate_pledge: { signed: true, signed_at: '2021-02-03' },
  sbti: { last_retrieved_at: '2024-09-30', data: [] },
}

it('asks again at growing intervals until research is complete, and then stops', async () => {
  answers.push(json(open), json(open), json({ ...open, status: 'brand_new_state' }), json(settled))
  show()
  await pass(0)
  expect(screen.getByText('5 of 6 steps')).toBeTruthy()
  expect(asked).toHaveLength(1)
  await pass(1600)
  expect(asked).toHaveLength(2)
  await pass(1600)
  expect(asked).toHaveLength(2)
  await pass(1000)
  expect(asked).toHaveLength(3)
  expect(screen.getByText('Research in progress (brand new state)')).toBeTruthy()
  await pass(5000)
  expect(screen.getByText('Research complete')).toBeTruthy()
  const settledAfter = asked.length
  await pass(120_000)
  expect(asked).toHaveLength(settledAfter)
})

it('announces what changed, and shows yes, no and unknown differently', async () => {
  answers.push(json(open), json(settled))
  show()
  await pass(0)
  const announcement = document.querySelector('[aria-live="polite"]')
  expect(announcement?.textContent).toBe('Collecting its emissions and commitments.')
  await pass(2000)
  expect(announcement?.textContent).toContain('Research complete. Score 67 of 100. CDP: unknown.')
  expect(announcement?.textContent).toContain('The Climate Pledge: Signed.')
  const badges = within(screen.getByRole('region', { name: 'Climate commitments' })).getAllByRole('listitem')
  expect(badges.map((badge) => badge.dataset['answer'])).toEqual(['unknown', 'no', 'unknown', 'yes'])
})

it('shows Race to Zero and the Global Compact separately, each with its days', async () => {
  const memberships = [
    { name: 'Race to Zero', slug: 'race-to-zero', is_member: false, joined_at: null, last_retrieved_at: '2024-11-01' },
    {
      name: 'UN Global Compact',
      slug: 'un-global-compact',
      is_member: true,
      joined_at: '2015-06-01',
      last_retrieved_at: '2023-07-26',
    },
  ]
  answers.push(json({ ...settled, un: { last_retrieved_at: '2024-11-01' }, un_memberships: memberships }))
  show()
  await pass(0)
  const region = within(screen.getByRole('region', { name: 'Climate commitments' }))
  const [card] = region
    .getAllByRole('listitem')
    .filter(({ dataset }) => 'answer' in dataset && dataset['answer'] === 'yes')
  expect(card?.textContent).toContain('UN Race to Zero · Global Compact')
  const parts = within(card ?? document.body).getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Race to Zero: No: Not in the list of Nov 1, 2024',
    'UN Global Compact: Yes: Takes partjoined Jun 1, 2015 · List of Jul 26, 2023',
  ])
})

it('continues after a temporary failure and keeps showing the last answer', async () => {
  answers.push(
    json(open),
    json({ status: 502, title: 'The service cannot be reached', detail: 'Try again.' }, 502),
    json(settled),
  )
  show()
  await pass(0)
  await pass(1700)
  expect(screen.getByText('These figures could not be refreshed')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).toBeTruthy()
  await pass(4000)
  expect(screen.getByText('Research complete')).toBeTruthy()
  expect(screen.queryByText('These figures could not be refreshed')).toBeNull()
})

it('shows an error that tries again by itself and by a button', async () => {
  answers.push(json({ status: 504, title: 'The service is too slow', detail: 'It did not answer in time.' }, 504))
  show()
  await pass(0)
  expect(screen.getByText('The service is too slow')).toBeTruthy()
  const before = asked.length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(asked.length).toBeGreaterThan(before)
  answers.splice(0, 1, json(settled))
  await pass(16_000)
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).toBeTruthy()
})

it('stops asking for an organization that does not exist, and removes it from the recent ones', async () => {
  localStorage.setItem('carbon-register.organizations', '[{"id":7,"name":"Gone"}]')
  answers.push(json({ status: 404, title: 'Organizations not found', detail: 'None', id: '7' }, 404))
  show()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Organization not found' })).toBeTruthy()
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(readRemembered(localStorage)).toEqual([])
})

it('stores which organizations were opened in this browser', async () => {
  answers.push(json(settled))
  show()
  await pass(0)
  expect(readRemembered(localStorage)).toEqual([{ id: 7, name: 'Sample' }])
})

it('is shown where the browser blocks site data', async () => {
  // Stubbed, so that unstubbing restores the real one.
  vi.stubGlobal('localStorage', null)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  answers.push(json(settled))
  show()
  await pass(0)
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).toBeTruthy()
})

it('asks for the currency of its address, and labels figures with the currency of the data meanwhile', async () => {
  const performance = (currency: string, revenue: number) => ({
    year: 2023,
    region: 'GLOBAL',
    revenue,
    revenue_currency: currency,
  })
  answers.push(
    json({ ...settled, performances: [performance('EUR', 9e9)] }),
    json({ ...settled, performances: [performance('SEK', 100e9)] }),
  )
  show('?currency=eur')
  await pass(0)
  expect(asked).toEqual(['/api/organizations/7?currency=EUR'])
  expect(screen.getByText('EUR 9B in 2023')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'SEK' } })
  expect(screen.getByText('EUR 9B in 2023')).toBeTruthy()
  await pass(100)
  expect(asked.at(-1)).toBe('/api/organizations/7?currency=SEK')
  expect(screen.getByText('SEK 100B in 2023')).toBeTruthy()
})

const inCurrency = (currency: string, revenue: number) => ({
  ...settled,
  performances: [{ year: 2023, region: 'GLOBAL', revenue, revenue_currency: currency }],
})

it('keeps the last good answer when another currency fails, and continues asking', async () => {
  answers.push(
    json(inCurrency('EUR', 9e9)),
    json({ status: 502, title: 'The service failed', detail: 'Try again.' }, 502),
    json(inCurrency('SEK', 100e9)),
  )
  show('?currency=EUR')
  await pass(0)
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'SEK' } })
  await pass(100)
  expect(screen.getByText('These figures could not be refreshed')).toBeTruthy()
  expect(screen.getByText('EUR 9B in 2023')).toBeTruthy()
  await pass(3000)
  expect(screen.getByText('SEK 100B in 2023')).toBeTruthy()
  expect(screen.queryByText('These figures could not be refreshed')).toBeNull()
})

it('keeps the message that a currency failed while it is asked for again, and does not dim the figures', async () => {
  const failed = json({ status: 502, title: 'The service failed', detail: 'Try again.' }, 502)
  answers.push(json(inCurrency('EUR', 9e9)), failed, failed, json(inCurrency('SEK', 100e9)))
  show('?currency=EUR')
  await pass(0)
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'SEK' } })
  await pass(100)
  slow.ms = 1000
  for (let look = 0; look < 20; look++) {
    expect(screen.getByText('These figures could not be refreshed')).toBeTruthy()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    await pass(200)
  }
  expect(asked.length).toBeGreaterThan(2)
  await pass(20_000)
  expect(screen.getByText('SEK 100B in 2023')).toBeTruthy()
})

it('keeps the error while it tries again', async () => {
  answers.push(json({ status: 504, title: 'The service is too slow', detail: 'It did not answer in time.' }, 504))
  show()
  await pass(0)
  slow.ms = 1000
  for (let look = 0; look < 40; look++) {
    expect(screen.getByText('The service is too slow')).toBeTruthy()
    await pass(200)
  }
  expect(asked.length).toBeGreaterThan(1)
})

it('shows dollars, and says so, where the service refuses the currency', async () => {
  answers.push(
    json({ status: 400, title: 'Bad request', detail: 'currency: unknown' }, 400),
    json(inCurrency('USD', 10e9)),
  )
  show('?currency=SEK')
  await pass(100)
  expect(screen.getByText('The service has no amounts in SEK: they are in USD.')).toBeTruthy()
  expect(screen.getByText('USD 10B in 2023')).toBeTruthy()
  expect(asked).toEqual(['/api/organizations/7?currency=SEK', '/api/organizations/7?currency=USD'])
})

it('does not ask for an unknown currency, and says so', async () => {
  answers.push(json(inCurrency('USD', 10e9)))
  show('?currency=xyz')
  await pass(0)
  expect(screen.getByText('“XYZ” is no currency code: amounts are in USD.')).toBeTruthy()
  expect(screen.getByText('USD 10B in 2023')).toBeTruthy()
  expect(asked).toEqual(['/api/organizations/7?currency=USD'])
})

it('stops asking after fifteen minutes, says so, and asks once more at a click', async () => {
  answers.push(json(open))
  show()
  await pass(20 * 60_000)
  const before = asked.length
  expect(before).toBeLessThan(70)
  expect(screen.getByText('This page no longer asks by itself')).toBeTruthy()
  await pass(20 * 60_000)
  expect(asked).toHaveLength(before)
  answers.splice(0, 1, json(settled))
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await pass(0)
  expect(screen.getByText('Research complete')).toBeTruthy()
  expect(screen.queryByText('This page no longer asks by itself')).toBeNull()
})

it('waits as long as a busy service asks for', async () => {
  answers.push(
    json(open),
    () =>
      Response.json(
        { status: 429, title: 'Too many', detail: 'Wait' },
        { status: 429, headers: { 'retry-after': '60' } },
      ),
    json(settled),
  )
  show()
  await pass(3000)
  expect(asked).toHaveLength(2)
  await pass(50_000)
  expect(asked).toHaveLength(2)
  await pass(10_000)
  expect(screen.getByText('Research complete')).toBeTruthy()
})

it('shows the first twenty sources, and all at a click', async () => {
  const sources = Array.from({ length: 25 }, (_, index) => ({ title: `Report ${index + 1}` }))
  answers.push(json({ ...settled, sources }))
  show()
  await pass(0)
  const panel = within(screen.getByRole('region', { name: 'Sources' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(20)
  fireEvent.click(panel.getByRole('button', { name: 'Show all 25 sources' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(25)
  expect(panel.queryByRole('button')).toBeNull()
})

it('says which years have no rate in the currency asked for', async () => {
  const year = (of: number, currency: string) => ({
    year: of,
    region: 'GLOBAL',
    revenue: 1e9,
    revenue_currency: currency,
  })
  answers.push(json({ ...settled, performances: [year(2024, 'SEK'), year(2021, 'USD'), year(2020, 'USD')] }))
  show('?currency=SEK')
  await pass(0)
  expect(screen.getByText('No SEK exchange rate for 2020 and 2021: these amounts are in USD.')).toBeTruthy()
})

it('asks for the chosen constant rate, and names the rate that the figures were converted with', async () => {
  const performance = (year: number, rateYear: number) => ({
    year,
    region: 'GLOBAL',
    revenue: 9e9,
    revenue_currency: 'EUR',
    currency_conversion: {
      from: 'SEK',
      to: 'EUR',
      rate: 0.09,
      year: rateYear,
      method: 'mean',
      source: { title: 'ECB' },
    },
  })
  answers.push(
    json({ ...settled, performances: [performance(2023, 2023), performance(2022, 2022)] }),
    json({ ...settled, performances: [performance(2023, 2022), performance(2022, 2022)] }),
  )
  show('?currency=eur')
  await pass(0)
  expect(screen.getByRole('region', { name: 'Figures' }).textContent).toMatch(/converted at each year’s own rate/)
  fireEvent.change(screen.getByLabelText('Rates'), { target: { value: '2022' } })
  await pass(100)
  expect(asked.at(-1)).toBe('/api/organizations/7?currency=EUR&rates=2022')
  expect(screen.getByRole('region', { name: 'Figures' }).textContent).toMatch(
    /converted with one rate for all years, that of 2022/,
  )
})

it('offers no choice of rates where the service does not say how it converts', async () => {
  const silent = { year: 2023, region: 'GLOBAL', revenue: 9e9, revenue_currency: 'EUR' }
  answers.push(json({ ...settled, performances: [silent] }))
  show()
  await pass(0)
  expect(screen.queryByLabelText('Rates')).toBeNull()
})

it('draws figures of one country separately from the worldwide ones', async () => {
  const performance = (region: string, kilograms: number) => ({
    year: 2023,
    region,
    emissions: { scope_1: { total: kilograms } },
  })
  answers.push(json({ ...settled, performances: [performance('GLOBAL', 9e9), performance('TW', 5e9)] }))
  show()
  await pass(0)
  expect(
    within(screen.getByRole('region', { name: 'Emissions by scope' })).getByText(/^9 Mt CO₂e in 2023/),
  ).toBeTruthy()
  const inTaiwan = 'Emissions in Taiwan, as far as our sources have them'
  expect(within(screen.getByRole('region', { name: inTaiwan })).getByText(/^5 Mt CO₂e in 2023/)).toBeTruthy()
})

it('says that the matched company is in another country than the registered one, and which country’s intensity counts', async () => {
  const given = { hq_region: 'US', registration: { hq_region: 'US' }, region_rank: 'medium' }
  const matching_organization = { id: 3, name: 'Gestamp', hq_region: 'ES' }
  answers.push(json({ ...settled, ...given, matching_organization }))
  show()
  await pass(0)
  expect(screen.getByText('You gave United States; the matched company is in Spain.')).toBeTruthy()
  expect(
    screen.getByText('United States: the country you gave, and not Spain, where the matched company is'),
  ).toBeTruthy()
})

it('does not call a list unknown that was not looked up', async () => {
  answers.push(json({ ...settled, matching_organization: null }))
  show()
  await pass(0)
  expect(screen.getAllByText(/^Not identified yet, so not looked up/).length).toBeGreaterThan(3)
  expect(screen.queryByText('Our sources have no revenue of any year of this organization.')).toBeNull()
  expect(screen.getByText(/^No known company matched/)).toBeTruthy()
})

it('says before fifteen seconds that the service has not answered yet', async () => {
  answers.push(json(settled))
  slow.ms = 60_000
  show()
  await pass(7000)
  expect(screen.queryByText(/^The service has not answered yet/)).toBeNull()
  await pass(2000)
  expect(screen.getByText(/^The service has not answered yet/)).toBeTruthy()
  await pass(60_000)
  expect(screen.queryByText(/^The service has not answered yet/)).toBeNull()
})
