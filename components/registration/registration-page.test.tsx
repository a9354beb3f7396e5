import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigation } from '@/components/testing/fake-navigation'
import { listenToToasts, type Toast } from '@/components/ui/notices/toast'
import { RegisterForm } from './register-form'

const { push } = navigation

let answer: () => Response
const food = { id: '10', name: 'Manufacture of food products' }
const basicMetals = { id: '24', name: 'Manufacture of basic metals' }
let findIndustries: () => Response
const searched: string[] = []
const sent: unknown[] = []
const said: Toast[] = []

beforeEach(() => {
  sessionStorage.clear()
  listenToToasts((toast) => said.push(toast))
  sent.length = 0
  searched.length = 0
  findIndustries = () => Response.json({ industries: [] })
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/industries') return Response.json({ industries: [food, basicMetals] })
    if (path.startsWith('/api/industries?')) {
      searched.push(path)
      return findIndustries()
    }
    sent.push(JSON.parse(String(init?.body)))
    return answer()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(): ReturnType<typeof userEvent.setup> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RegisterForm />
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

function describedBy(label: string | RegExp): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

const country = () => screen.getByLabelText<HTMLInputElement>(/^Country/)
const submit = () => screen.getByRole('button', { name: 'Register organization' })

it('does not ask the service before the form’s own rules are met', async () => {
  const user = show()
  await user.click(submit())
  await waitFor(() => expect(describedBy('Name')).toContain('Enter a name'))
  expect(sent).toEqual([])
})

it('shows the service’s error at its field and keeps the typed text', async () => {
  answer = () =>
    Response.json(
      { status: 400, title: 'Bad request', detail: 'isin_number: is not an ISIN: its check digit is wrong' },
      { status: 400 },
    )
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Ericsson')
  await user.type(screen.getByLabelText(/^ISIN/), 'SE0000108657')
  await user.click(submit())
  await waitFor(() => expect(document.body.textContent).toContain('This is not an ISIN: its check digit is wrong'))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ericsson')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(push).not.toHaveBeenCalled()
})

it('says when the rate limit is exceeded, and how long to wait', async () => {
  answer = () =>
    Response.json(
      { status: 429, title: 'Too many requests', detail: 'Slow down.' },
      { status: 429, headers: { 'retry-after': '60' } },
    )
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Ericsson')
  await user.click(submit())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Too many requests')
  expect(alert.textContent).toContain('Try again in 60 seconds; what you typed is kept.')
})

it('shows an error that names no field above the form', async () => {
  answer = () => Response.json({ status: 422, title: 'Unrecognized parameters', detail: 'hq_moon' }, { status: 422 })
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Ericsson')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('hq_moon')
})

it('shows a refused field at that field, and the whole error above the form', async () => {
  answer = () =>
    Response.json(
      { status: 422, title: 'Unrecognized parameters', detail: 'Unrecognized parameters: external_id' },
      { status: 422 },
    )
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Ericsson')
  await user.type(screen.getByLabelText(/^Your own identifier/), 'x1')
  await user.click(submit())
  await waitFor(() => expect(describedBy(/^Your own identifier/)).toContain('The service does not take this'))
  expect(screen.getByRole('alert').textContent).toContain('external_id')
})

it('says what helps after a 404, which differs with and without a name', async () => {
  answer = () => Response.json({ status: 404, detail: 'Nothing is known by them.' }, { status: 404 })
  const user = show()
  await user.type(screen.getByLabelText(/^DUNS/), '150483782')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('Give a name as well')
  await user.type(screen.getByLabelText('Name'), 'Ericsson')
  await user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('leave the identifiers out'))
  expect(screen.getByRole('alert').textContent).not.toContain('Give a name as well')
})

it('sends the filled fields, an industry of the list by its id, and opens the organization', async () => {
  answer = () => Response.json({ id: 42, name: 'Nestlé' })
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Nestlé')
  // The browser's own lists of suggestions.
  const listed = (label: RegExp) =>
    [...(screen.getByLabelText<HTMLInputElement>(label).list?.options ?? [])].map(({ value }) => value)
  expect(listed(/^Country/)).toContain('Switzerland')
  await waitFor(() => expect(listed(/^Industry/)).toContain('Manufacture of food products'))
  await user.type(screen.getByLabelText(/^Country/), 'switz')
  await user.type(screen.getByLabelText(/^Industry/), 'Manufacture of food products')
  await user.click(submit())
  await waitFor(() => expect(push).toHaveBeenCalledWith('/organizations/42'))
  expect(sent).toEqual([{ name: 'Nestlé', hq_region: 'CH', industry_id: '10' }])
})

it('suggests industries by their activities, and sends the chosen one by its id', async () => {
  answer = () => Response.json({ id: 42, name: 'Hütte' })
  findIndustries = () => Response.json({ industries: [basicMetals] })
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Hütte')
  await user.type(await screen.findByLabelText(/^Industry/), 'stål')
  const industry = screen.getByLabelText<HTMLInputElement>(/^Industry/)
  const offered = () => [...(industry.list?.options ?? [])].map(({ value, label }) => [value, label])
  await waitFor(() => expect(offered()[0]).toEqual(['Manufacture of basic metals', 'stål']))
  expect(searched).toEqual(['/api/industries?search=st%C3%A5l'])
  await user.clear(industry)
  await user.type(industry, 'Manufacture of basic metals')
  await user.click(submit())
  await waitFor(() => expect(push).toHaveBeenCalledWith('/organizations/42'))
  expect(sent).toEqual([{ name: 'Hütte', industry_id: '24' }])
})

it('suggests industries by name only where the search fails', async () => {
  findIndustries = () => Response.json({ status: 503, detail: 'x' }, { status: 503 })
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Hütte')
  await user.type(await screen.findByLabelText(/^Industry/), 'food')
  await waitFor(() => expect(searched).toHaveLength(1))
  const industry = screen.getByLabelText<HTMLInputElement>(/^Industry/)
  expect([...(industry.list?.options ?? [])].map(({ value }) => value)).toContain('Manufacture of food products')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('chooses a country by its code, by another name, or when only one is left, when the field loses focus', async () => {
  const user = show()
  for (const [typed, chosen] of [
    ['DE', 'Germany'],
    ['usa', 'United States'],
    ['Sverige', 'Sweden'],
    ['switz', 'Switzerland'],
  ] as const) {
    await user.clear(country())
    await user.paste(typed)
    await user.tab()
    await waitFor(() => expect(country().value).toBe(chosen))
  }
})

it('keeps a text that names no country or several, and does not send it', async () => {
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Nestlé')
  for (const typed of ['Narnia', 'united']) {
    await user.clear(country())
    await user.paste(typed)
    await user.tab()
    await waitFor(() => expect(describedBy(/^Country/)).toContain('Choose a country from the list'))
    expect(country().value).toBe(typed)
  }
  await user.click(submit())
  expect(sent).toEqual([])
})

it('completes a partly typed country when the form is sent from its field', async () => {
  answer = () => Response.json({ id: 42, name: 'Nestlé' })
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Nestlé')
  await user.type(country(), 'switz{Enter}')
  await waitFor(() => expect(sent).toEqual([{ name: 'Nestlé', hq_region: 'CH' }]))
})

it('clears a country again', async () => {
  answer = () => Response.json({ id: 42, name: 'Nestlé' })
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Nestlé')
  await user.click(country())
  await user.paste('CH')
  await user.tab()
  expect(country().value).toBe('Switzerland')
  await user.clear(country())
  await user.tab()
  expect(country().value).toBe('')
  await user.click(submit())
  await waitFor(() => expect(sent).toEqual([{ name: 'Nestlé' }]))
})

it('restores the typed text after a reload, clears it on request, and can undo that', async () => {
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Sample Foods')
  await user.click(screen.getByLabelText('This is the exact legal name'))
  cleanup()
  show()
  expect(await screen.findByDisplayValue('Sample Foods')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('This is the exact legal name').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(screen.queryByDisplayValue('Sample Foods')).toBeNull()
  expect(said.at(-1)?.title).toBe('The form is empty again')
  act(() => said.at(-1)?.undo?.())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sample Foods')
})

it('keeps the typed text when there is no connection, and says so', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  const user = show()
  await user.type(screen.getByLabelText('Name'), 'Sample Foods')
  await user.click(screen.getByRole('button', { name: 'Register organization' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No connection')
  expect(alert.textContent).toContain('What you typed is kept.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sample Foods')
})
