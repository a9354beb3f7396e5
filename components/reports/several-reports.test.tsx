import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SeveralReports } from './several-reports'

vi.setConfig({ testTimeout: 60_000 })

type Sent = { path: string; file: string }
let sent: Sent[]
let answers: Record<string, { status: number; body: object }>

/** A request of the browser that is answered at once. */
class Request {
  status = 0
  responseText = ''
  upload = { addEventListener: () => {} }
  #path = ''
  #listeners: Record<string, () => void> = {}
  addEventListener(kind: string, listener: () => void): void {
    this.#listeners[kind] = listener
  }
  open(_method: string, path: string): void {
    this.#path = path.split('?')[0] ?? ''
  }
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null
  }
  send(file: File): void {
    sent.push({ path: this.#path, file: file.name })
    const { status, body } = answers[file.name] ?? { status: 501, body: {} }
    const isMatch = this.#path === '/api/documents/match'
    this.status = isMatch ? status : 200
    this.responseText = JSON.stringify(isMatch ? body : { document: { id: 3 } })
    queueMicrotask(() => this.#listeners['load']?.())
  }
}

const because = { words: 'Aldgate Brewing', times: 12, page: 1 }
const aldgate = { organization_id: 7, name: 'Aldgate Brewing', hq_region: 'GB', because, document_id: null }
const mills = {
  ...aldgate,
  organization_id: 8,
  name: 'Moorgate Mills',
  because: { ...because, words: 'Moorgate Mills' },
}
const nothing = {
  failure: null,
  failure_code: null,
  failure_limit: null,
  suggested_organization_id: null,
  organizations: [] as object[],
  companies: [] as object[],
}

beforeEach(() => {
  sent = []
  answers = {}
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.includes('/api/organizations?')
        ? { organizations: [{ id: 9, name: 'Bishopsgate Dyes', status: 'synced' }], total: 1, next_cursor: null }
        : {},
    ),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function choose(...names: string[]): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SeveralReports />
    </QueryClientProvider>,
  )
  const files = names.map((name) => new File(['words'], name))
  await userEvent.upload(screen.getByLabelText('Choose reports'), files, { applyAccept: false })
}

function row(name: string) {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent?.includes(name))
  if (found === undefined) throw new Error(`No row of ${name}`)
  return within(found)
}
const added = () => sent.filter(({ path }) => path !== '/api/documents/match')

it('looks through one file after the other, offers whom each names with the reason, and adds none before a person says so', async () => {
  answers = {
    'a.pdf': { status: 200, body: { ...nothing, suggested_organization_id: 7, organizations: [aldgate, mills] } },
    'b.pdf': { status: 200, body: { ...nothing, suggested_organization_id: 8, organizations: [mills] } },
  }
  await choose('a.pdf', 'b.pdf')
  expect(await screen.findByText('Its text has “Moorgate Mills” 12 times, first on page 1.')).toBeTruthy()
  expect(screen.getByText('Its text has “Aldgate Brewing” 12 times, first on page 1.')).toBeTruthy()
  expect(added()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 reports' }))
  expect(await screen.findByText('Added to Moorgate Mills, where it is being read.')).toBeTruthy()
  expect(added()).toEqual([
    { path: '/api/organizations/7/documents', file: 'a.pdf' },
    { path: '/api/organizations/8/documents', file: 'b.pdf' },
  ])
})

it('adds nothing of a file that names several as often, or none, until a person has chosen or looked up its organization', async () => {
  answers = {
    'a.pdf': { status: 200, body: { ...nothing, organizations: [aldgate, mills] } },
    'b.pdf': { status: 200, body: { ...nothing, companies: [{ name: 'Velmora SE', hq_region: 'DE', because }] } },
  }
  await choose('a.pdf', 'b.pdf')
  expect(await screen.findByText(/names no organization of this project. Its text names Velmora SE/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Register Velmora SE' }).getAttribute('href')).toBe(
    '/organizations/new?name=Velmora+SE',
  )
  expect(screen.getByText(/names several organizations, but does not make clear whose report it is/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Organization of a.pdf'), 'Moorgate Mills')
  await userEvent.click(screen.getByRole('button', { name: 'Add to Moorgate Mills' }))
  await userEvent.type(row('b.pdf').getByLabelText('Name of another organization'), 'bish')
  await userEvent.click(await screen.findByRole('button', { name: 'Bishopsgate Dyes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to Bishopsgate Dyes' }))
  await waitFor(() => expect(added().map(({ path }) => path.split('/')[3])).toEqual(['8', '9']))
})

it('does not say that a text names several where it names one, or where the person took the choice back', async () => {
  answers = {
    'a.pdf': { status: 200, body: { ...nothing, suggested_organization_id: 7, organizations: [aldgate] } },
    'b.pdf': { status: 200, body: { ...nothing, organizations: [mills] } },
  }
  await choose('a.pdf', 'b.pdf')
  expect(await screen.findByText(/names an organization of this project, but does not make clear/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Organization of a.pdf'), 'Choose an organization')
  expect(row('a.pdf').queryByText(/Its text/)).toBeNull()
})

it('says that the organization has the same file, and why a file could not be read', async () => {
  const known = { ...aldgate, document_id: 3 }
  answers = {
    'a.pdf': { status: 200, body: { ...nothing, suggested_organization_id: 7, organizations: [known] } },
    'b.pdf': { status: 200, body: { ...nothing, failure: 'The PDF holds no text', failure_code: 'no_text' } },
    'c.pdf': {
      status: 429,
      body: { status: 429, title: 'Too many requests', detail: '4 reports are being looked through' },
    },
  }
  await choose('a.pdf', 'b.pdf', 'c.pdf', 'd.zip')
  expect(await screen.findByText('This organization has the same file already.')).toBeTruthy()
  expect(await screen.findByText(/its pages are pictures without text/)).toBeTruthy()
  expect(await screen.findByText('4 reports are being looked through')).toBeTruthy()
  expect(screen.getByText('d.zip is neither a PDF nor Markdown, text or XHTML.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Leave d.zip out' }))
  expect(screen.queryByText('d.zip')).toBeNull()
})

it('leaves the choice to the person where the service cannot tell whose report a file is', async () => {
  await choose('a.pdf', 'b.pdf')
  expect(await screen.findByText(/cannot tell whose report a file is/)).toBeTruthy()
  expect(screen.getAllByLabelText(/^Organization of/)).toHaveLength(2)
  expect(sent).toHaveLength(1)
  for (const name of ['a.pdf', 'b.pdf']) {
    await userEvent.type(row(name).getByLabelText('Name of another organization'), 'bish')
    await userEvent.click(await row(name).findByRole('button', { name: 'Bishopsgate Dyes' }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 reports' }))
  await waitFor(() => expect(added()).toHaveLength(2))
})
