import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigation } from '@/components/testing/fake-navigation'
import { CanEditProvider } from '@/components/ui/can-edit'
import { Toaster } from '@/components/ui/notices/toaster'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { OrganizationActions } from './organization-actions'

const { push } = navigation

vi.setConfig({ testTimeout: 60_000 })

type Sent = { path: string; method: string; body: unknown }
let sent: Sent[]
let registration: object | undefined
let answer: () => Response

beforeEach(() => {
  sent = []
  registration = { name: 'Huber', hq_region: 'DE', website: 'huber.example', industry_id: null, set_by_hand: [] }
  answer = () => Response.json({ removed: [7], restored: [7] })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    if (method !== 'GET') {
      sent.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : null })
      return answer()
    }
    if (path.startsWith('/api/industries')) return Response.json([{ id: '10', name: 'Food products' }])
    return Response.json({ id: 7, name: 'Huber', status: 'synced', ...(registration && { registration }) })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(canEdit = true): void {
  const client = new QueryClient()
  render(
    <>
      <OrganizationActions id={7} />
      <Toaster />
    </>,
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <UrlStateForTests>
          <QueryClientProvider client={client}>
            <CanEditProvider canEdit={canEdit}>{children}</CanEditProvider>
          </QueryClientProvider>
        </UrlStateForTests>
      ),
    },
  )
}

it('says that another service accepts no changes, and offers nothing to readers without permission', async () => {
  registration = undefined
  show()
  await screen.findByText('This service takes no changes of what was registered.')
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull()
  cleanup()
  registration = { name: 'Huber' }
  show(false)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

it('keeps the typed text and shows the service’s refusal at its field', async () => {
  answer = () =>
    Response.json({ status: 409, title: 'Conflict', detail: 'external_id: is that of organization 3' }, { status: 409 })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit details' }))
  const own = await screen.findByLabelText(/Your own identifier|Own identifier/i)
  await userEvent.type(own, 'V-7')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Another organization of your list has this')
  expect(own).toHaveProperty('value', 'V-7')
  expect(sent).toEqual([
    {
      path: '/api/organizations/7',
      method: 'PATCH',
      body: { external_id: 'V-7', if_unchanged: { external_id: null } },
    },
  ])
})

it('does not overwrite another person’s change, says so, and overwrites it when saved again', async () => {
  const detail = 'website: was changed meanwhile, to "huber.at"'
  answer = () => {
    registration = { ...registration, website: 'huber.at', external_id: 'V-3' }
    return Response.json({ status: 409, title: 'Conflict', detail }, { status: 409 })
  }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit details' }))
  const website = await screen.findByLabelText(/Website/)
  await userEvent.clear(website)
  await userEvent.type(website, 'huber.de')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Somebody changed this meanwhile/)
  // The typed text stays; untouched fields show the other person's values.
  await waitFor(() =>
    expect(screen.getByLabelText(/Your own identifier|Own identifier/i)).toHaveProperty('value', 'V-3'),
  )
  expect(website).toHaveProperty('value', 'huber.de')
  answer = () => Response.json({ id: 7 })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The details are saved')
  expect(sent.map(({ body }) => body)).toEqual([
    { website: 'huber.de', if_unchanged: { website: 'huber.example' } },
    { website: 'huber.de', if_unchanged: { website: 'huber.at' } },
  ])
})

async function emptyWebsite(): Promise<void> {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit details' }))
  await userEvent.clear(await screen.findByLabelText(/Website/))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The details are saved')
  await waitFor(() => expect(screen.queryByLabelText(/Website/)).toBeNull())
}

it('sends only changed fields, closes, and can undo the change', async () => {
  answer = () => Response.json({ id: 7, registration: { ...registration, website: null } })
  await emptyWebsite()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('The change was undone')
  expect(sent.map(({ body }) => body)).toEqual([
    { website: null, if_unchanged: { website: 'huber.example' } },
    { website: 'huber.example', if_unchanged: { website: null } },
  ])
})

it('does not undo what another person has changed since, and says so', async () => {
  answer = () => Response.json({ id: 7, registration: { ...registration, website: null } })
  await emptyWebsite()
  const detail = 'website: was changed meanwhile, to "huber.at"'
  answer = () => Response.json({ status: 409, title: 'Conflict', detail }, { status: 409 })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  // Once in the notice, and once for screen readers.
  expect(await screen.findAllByText('Somebody changed this since, so nothing was undone')).not.toHaveLength(0)
  expect(screen.queryByText('The change was undone')).toBeNull()
})

it('offers no undo where the answer does not say how it is stored', async () => {
  answer = () => Response.json({ id: 7 })
  await emptyWebsite()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('removes the organization, goes to the list, and can restore it', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await screen.findByText('Huber is removed. It can be restored for 30 days.')
  expect(push).toHaveBeenCalledWith('/')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(push).toHaveBeenLastCalledWith('/organizations/7'))
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/organizations/remove', { ids: [7] }],
    ['/api/organizations/restore', { ids: [7] }],
  ])
})

it('stays on the page and says why the organization could not be removed', async () => {
  answer = () => Response.json({ status: 502, title: 'The service failed', detail: 'Later' }, { status: 502 })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect((await screen.findAllByText('The service failed')).length).toBeGreaterThan(0)
  expect(push).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', false)
})
