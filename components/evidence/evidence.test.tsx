import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { UrlStateContext } from '@/lib/queries/list/url-state'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { EvidenceButton } from './evidence-button'
import { EvidenceProvider } from './evidence-provider'

// The first test loads the sheet; the limit is for a hanging test, not for a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const asked: string[] = []
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const organization = answerWith({
  id: 7,
  performances: [{ year: 2020, region: 'GLOBAL', emissions: { scope_1: { total: 1_234_500 }, sum: 1_236_000 } }],
})

const sum = '/performances/0/emissions/sum'
const scope1 = '/performances/0/emissions/scope_1/total'

const evidence = {
  entries: [
    {
      path: scope1,
      label: 'Scope 1, 2020',
      value: 1_234_500,
      unit: 'kg CO2e',
      method: 'reported',
      statement: {
        source: 'list',
        record: 'row 4',
        printed: [{ value: '1,234.5', unit: 't CO2e', place: { file: 'export.xlsx', sheet: '2020', row: 4, column: 'S1' } }],
        document: { url: 'https://acme.example/report.pdf', title: 'Report 2020', page: '31' },
      },
      others: [{ value: 1_300_000, unit: 'kg CO2e', statement: { source: 'other', record: 'row 9', printed: [] } }],
      chosen_because: 'The first comes before the second.',
    },
    {
      path: sum,
      label: 'All scopes, added up, 2020',
      value: 1_236_000,
      unit: 'kg CO2e',
      method: 'computed',
      computation: {
        formula: 'Scope 1 + Scope 2',
        inputs: [{ label: 'Scope 1', value: 1_234_500, unit: 'kg CO2e', path: scope1 }],
      },
    },
    {
      path: '/performances/0/revenue',
      label: 'Revenue, 2020',
      value: null,
      missing: { reason: 'not_disclosed', words: 'The publisher found none.' },
    },
  ],
  sources: [
    { id: 'list', title: 'The list', publisher: 'A Publisher', url: 'https://list.example', licence: 'CC BY 4.0', retrieved_at: '2024-05-01' },
    { id: 'other', publisher: 'Somebody else' },
  ],
} // biome-ignore format: an answer

/** The address of the page, as in a browser. */
function Address({ search: first, children }: { search: string; children: ReactNode }) {
  const [search, setSearch] = useState(first)
  const state = { search, change: (rewrite: (search: string) => string) => setSearch((now) => rewrite(now)) }
  return (
    <UrlStateContext value={state}>
      {children}
      <output>{search}</output>
    </UrlStateContext>
  )
}

function show(search = '') {
  const figure = (pointer: string) => ({ region: 'worldwide', year: 2020, pointers: [pointer] as const })
  render(
    <Address search={search}>
      <QueryClientProvider client={new QueryClient()}>
        <EvidenceProvider
          organization={organization}
          currency="EUR"
          rates="yearly"
          version={1}
          format={createFormat('en-US')}
        >
          <table>
            <tbody>
              <tr>
                <td>
                  <EvidenceButton of={figure('/emissions/scope_1/total')}>1,234.5</EvidenceButton>
                </td>
                <td>
                  <EvidenceButton of={figure('/emissions/sum')} isTabStop={false}>
                    1,236
                  </EvidenceButton>
                </td>
                <td>
                  <EvidenceButton of={figure('/revenue')} isTabStop={false}>
                    –
                  </EvidenceButton>
                </td>
              </tr>
            </tbody>
          </table>
        </EvidenceProvider>
      </QueryClientProvider>
    </Address>,
  )
  return userEvent.setup()
}

it('requests nothing before a figure is opened, and then once for all figures', async () => {
  answer = () => Response.json(evidence)
  const user = show()
  expect(asked).toEqual([])
  for (const figure of ['1,234.5', '1,236']) {
    await user.click(screen.getByRole('button', { name: figure }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
  }
  expect(asked).toEqual(['/api/organizations/7/evidence?currency=EUR'])
})

it('shows the printed figure with its cell, report, publisher, licence and day, and what others say', async () => {
  answer = () => Response.json(evidence)
  const user = show()
  await user.click(screen.getByRole('button', { name: '1,234.5' }))
  const sheet = await screen.findByRole('dialog', { name: 'Scope 1, 2020' })
  expect(within(sheet).getByText('1,234.5 t CO₂e')).toBeTruthy()
  expect(sheet.textContent).toContain('A Publisher took it from “Report 2020”; page 31')
  // The place in the file is folded, because only readers who open the file need it.
  const place = within(sheet).getByText('export.xlsx, sheet 2020, row 4, column S1')
  expect(place.closest('details')?.open).toBe(false)
  expect(within(sheet).getByRole('link', { name: 'Report 2020' }).getAttribute('href')).toBe(
    'https://acme.example/report.pdf',
  )
  expect(sheet.textContent).toContain(', page 31')
  expect(sheet.textContent).toContain('Licence: CC BY 4.0. List of May 1, 2024.')
  expect(within(sheet).getByText('Somebody else')).toBeTruthy()
  expect(within(sheet).getByText('row 9').closest('details')?.open).toBe(false)
  expect(within(sheet).getByText('The first comes before the second.')).toBeTruthy()
})

it('opens the terms of a sum, and returns to it', async () => {
  answer = () => Response.json(evidence)
  const user = show()
  await user.click(screen.getByRole('button', { name: '1,236' }))
  await screen.findByRole('dialog', { name: 'All scopes, added up, 2020' })
  await user.click(screen.getByRole('button', { name: 'Scope 1' }))
  await screen.findByRole('dialog', { name: 'Scope 1, 2020' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('dialog', { name: 'All scopes, added up, 2020' })).toBeTruthy()
})

it('writes the opened figure into the address, and removes it when it closes', async () => {
  answer = () => Response.json(evidence)
  const user = show('?currency=EUR')
  const address = () => document.querySelector('output')?.textContent
  await user.click(screen.getByRole('button', { name: '1,236' }))
  await screen.findByRole('dialog', { name: 'All scopes, added up, 2020' })
  expect(new URLSearchParams(address() ?? '').get('evidence')).toBe(sum)
  await user.click(screen.getByRole('button', { name: 'Scope 1' }))
  await screen.findByRole('dialog', { name: 'Scope 1, 2020' })
  expect(new URLSearchParams(address() ?? '').get('evidence')).toBe(scope1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('?currency=EUR')
})

it('opens the figure that the address names, and ignores an invalid path', async () => {
  answer = () => Response.json(evidence)
  show(`?evidence=${encodeURIComponent(scope1)}`)
  expect(await screen.findByRole('dialog', { name: 'Scope 1, 2020' })).toBeTruthy()
  cleanup()
  show('?evidence=javascript:alert(1)')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says why a figure is missing', async () => {
  answer = () => Response.json(evidence)
  const user = show()
  await user.click(screen.getByRole('button', { name: '–' }))
  const sheet = await screen.findByRole('dialog', { name: 'Revenue, 2020' })
  expect(sheet.textContent).toContain('Not in our sources')
  expect(sheet.textContent).not.toContain('Not disclosed')
  expect(sheet.textContent).toContain('The publisher found none.')
})

it('is reached by keyboard along the row, and returns the focus when it closes', async () => {
  answer = () => Response.json(evidence)
  const user = show()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('1,236')
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'All scopes, added up, 2020' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1,236'))
})

it('says so where a service provides no evidence, and offers to try again where it failed', async () => {
  answer = () => Response.json({ title: 'No evidence', detail: 'This service does not tell.' }, { status: 501 })
  const user = show()
  await user.click(screen.getByRole('button', { name: '1,236' }))
  expect(await screen.findByText('This service does not tell.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  answer = () => Response.json({ title: 'The service failed', detail: 'Nothing was lost.' }, { status: 502 })
  await user.click(screen.getByRole('button', { name: '1,236' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing was lost.')).toBeTruthy()
})

it('is plain text outside of a page with evidence', () => {
  render(<EvidenceButton of="/score">67</EvidenceButton>)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('67')).toBeTruthy()
})
