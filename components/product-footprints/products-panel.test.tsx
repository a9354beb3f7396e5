import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { ProductsPanel } from './products-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ethanol = {
  id: 7,
  pact_id: 'd9be4477-e351-45b3-acd9-e1da05e6f633',
  state: 'counts',
  spec_version: '3.0.0',
  product: 'Green Ethanol',
  product_description: 'Ethanol of grain',
  product_ids: ['urn:gtin:4712345060507'],
  company_name: 'Aldgate Brewing',
  company_ids: ['urn:company:example:aldgate'],
  company_known_by: 'name',
  declared_unit: 'liter',
  declared_amount: '12',
  pcf_excluding_biogenic_uptake: '24',
  pcf_including_biogenic_uptake: '-1.2',
  year: 2024,
  factor: 2,
  factor_per_kilogram: 2.5,
  reference_period_start: '2024-01-01T00:00:00Z',
  reference_period_end: '2025-01-01T00:00:00Z',
  geography: 'GB',
  valid_until: '2028-01-01T00:00:00.000Z',
  exempted_percent: '1.5',
  data_quality: { technological: '1', geographical: '2.2', temporal: '4' },
  given_from: 'ethanol.json',
  given_by: 'Ada',
  given_at: '2026-11-21T12:00:00.000Z',
}

type Sent = { method: string; path: string; body: unknown }

const noHost = () => Response.json({ organization_id: 42, host: null })

type Answers = {
  list: () => Response
  post?: (body: unknown) => Response
  host?: (method: string, path: string) => Response
}

function show(answers: Answers): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = null }: RequestInit = {}) => {
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : null
    if (method !== 'GET') sent.push({ method, path, body: read })
    if (path.includes('/pact-host')) return (answers.host ?? noHost)(method, path)
    return method === 'POST' ? (answers.post?.(read) ?? Response.error()) : answers.list()
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProductsPanel id={42} format={createFormat('en-US')} />
    </QueryClientProvider>,
  )
  return sent
}

const jsonFile = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'ethanol.json', {
    type: 'application/json',
  })

it('shows the emissions of one unit, that it counts, and its evidence, and names what is not stated', async () => {
  show({ list: () => Response.json({ footprints: [ethanol] }) })
  const item = within(await screen.findByRole('listitem'))
  expect(item.getByText('2 kg CO₂e per litre · 2.5 kg CO₂e per kilogram')).toBeTruthy()
  expect(item.getByText('Counts for 2024')).toBeTruthy()
  expect(item.getByText('24 kg CO₂e per declared unit without biogenic uptake, -1.2 with it')).toBeTruthy()
  expect(item.getByText('technology 1, geography 2.2, time 4 (1 best, 5 worst)')).toBeTruthy()
  expect(item.getByText('Share of primary data').nextElementSibling?.textContent).toBe('Not stated')
  expect(item.getByText('Made in').nextElementSibling?.textContent).toBe('GB')
})

it('never says that a withdrawn, replaced or expired footprint, or one of an unknown state, counts, and never invents a mass', async () => {
  const states = ['deprecated', 'replaced', 'expired', 'not_yet_valid', 'some new state']
  const footprints = states.map((state, id) => ({ ...ethanol, id, state, factor_per_kilogram: null }))
  show({ list: () => Response.json({ footprints }) })
  expect(await screen.findAllByText('2 kg CO₂e per litre · not known per kilogram')).toHaveLength(5)
  expect(screen.queryByText(/Counts for/)).toBeNull()
  expect(screen.getByText('Expired on Jan 1, 2028: it does not count')).toBeTruthy()
  expect(screen.getByText('The service does not say whether it counts')).toBeTruthy()
})

it('uploads a file, lists what was stored and refused, and asks before it stores another company’s footprint', async () => {
  const asks = { product: 'Steel', result: 'asks', detail: 'It is a footprint of “Other”' }
  const refused = { product: null, result: 'refused', detail: 'pcf: is missing' }
  const sent = show({
    list: () => Response.json({ footprints: [] }),
    post: (body) => {
      const confirms = typeof body === 'object' && body !== null && Reflect.get(body, 'confirms_company') === true
      const first = confirms ? { ...asks, result: 'taken', detail: null } : asks
      return Response.json({ footprints: confirms ? [ethanol] : [], outcomes: [first, refused] })
    },
  })
  const user = userEvent.setup()
  await user.upload(
    await screen.findByLabelText('Choose a PACT file (JSON)', { selector: 'input' }),
    jsonFile([{}, {}]),
  )
  expect(await screen.findByText('1 footprint names another company')).toBeTruthy()
  expect(screen.getByText('Steel: It is a footprint of “Other”')).toBeTruthy()
  expect(screen.getByText('Without a name: pcf: is missing')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'They belong here all the same' }))
  expect(await screen.findByText('1 footprint kept')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([
    { document: [{}, {}], file_name: 'ethanol.json', confirms_company: false },
    { document: [{}, {}], file_name: 'ethanol.json', confirms_company: true },
  ])
  expect(await screen.findByText('Green Ethanol')).toBeTruthy()
})

it('does not send a file that is not JSON, and is absent where the service stores no footprints', async () => {
  const sent = show({ list: () => Response.json({ footprints: [] }) })
  const input = await screen.findByLabelText('Choose a PACT file (JSON)', { selector: 'input' })
  await userEvent.setup().upload(input, jsonFile('{"id":'))
  expect(sent).toEqual([])
  cleanup()
  show({ list: () => Response.json({ status: 501, title: 'No', detail: 'No' }, { status: 501 }) })
  expect(screen.queryByText('Product footprints')).toBeNull()
})

const host = {
  url: 'https://pact.example',
  client_id: 'buyer-7',
  set_by: 'Ada',
  asked_at: null,
  answered: null,
  failure: null,
}

it('stores the access to the supplier’s system, asks it, and never shows the secret again', async () => {
  let kept = false
  const sent = show({
    list: () => Response.json({ footprints: [] }),
    host: (method, path) => {
      if (method === 'PUT') kept = true
      if (!path.endsWith('/fetch')) return Response.json({ host: kept ? host : null })
      const asked = { ...host, asked_at: '2026-11-21T12:00:00.000Z', answered: 1 }
      return Response.json({
        host: asked,
        footprints: [ethanol],
        outcomes: [{ product: 'Green Ethanol', result: 'taken', detail: null }],
      })
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('Ask the supplier’s own system'))
  await user.type(await screen.findByLabelText('Address of the host'), 'https://pact.example')
  await user.type(screen.getByLabelText('Client id'), 'buyer-7')
  expect(screen.getByRole('button', { name: 'Keep this access' }).hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByLabelText('Client secret'), 'a secret')
  await user.click(screen.getByRole('button', { name: 'Keep this access' }))
  expect(await screen.findByText('https://pact.example, client id buyer-7')).toBeTruthy()
  expect(screen.queryByLabelText('Client secret')).toBeNull()
  expect(screen.getByText('Not asked yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ask now' }))
  expect(await screen.findByText('1 footprint received on Nov 21, 2026')).toBeTruthy()
  expect(await screen.findByText('1 footprint kept')).toBeTruthy()
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { url: 'https://pact.example', auth_url: null, client_id: 'buyer-7', client_secret: 'a secret' }],
    ['POST', { confirms_company: false }],
  ])
})

it('says why the supplier’s system did not answer', async () => {
  const failure = 'The host does not accept the client id and secret (Authentication failed).'
  show({
    list: () => Response.json({ footprints: [] }),
    host: () => Response.json({ host: { ...host, asked_at: '2026-11-21T12:00:00.000Z', failure } }),
  })
  expect(await screen.findByText('The host did not give footprints')).toBeTruthy()
  expect(screen.getByText(failure)).toBeTruthy()
  expect(screen.queryByText('Not asked yet')).toBeNull()
})

it('stops offering to ask a system whose access was deleted', async () => {
  let kept = true
  show({
    list: () => Response.json({ footprints: [] }),
    host: (method) => {
      if (method === 'DELETE') kept = false
      const outcomes = [{ product: 'Green Ethanol', result: 'asks', detail: 'It names Beta Ltd.' }]
      return Response.json({ host: kept ? host : null, footprints: [], outcomes })
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Ask now' }))
  expect(await screen.findByRole('button', { name: 'They belong here all the same' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Forget this access' }))
  expect(await screen.findByLabelText('Address of the host')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'They belong here all the same' })).toBeNull()
})
