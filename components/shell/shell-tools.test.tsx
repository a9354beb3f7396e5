import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigation } from '@/components/testing/fake-navigation'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { ShellTools } from './shell-tools'

const { push, refresh } = navigation

let answer: () => Response
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  answer = () => Response.json({ organizations: [] })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(): Promise<{ user: ReturnType<typeof userEvent.setup>; box: HTMLElement }> {
  render(
    <UrlStateForTests>
      <QueryClientProvider client={new QueryClient()}>
        <ShellTools />
      </QueryClientProvider>
    </UrlStateForTests>,
  )
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox')
  // Text typed before the field has the focus is lost.
  await waitFor(() => expect(document.activeElement).toBe(box))
  return { user, box }
}

it('says so where organizations cannot be searched, and still offers its commands', async () => {
  answer = () => Response.json({ status: 502, title: 'Bad', detail: 'No' }, { status: 502 })
  const { user } = await open()
  await user.keyboard('data')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be searched'))
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledWith('/data')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('finds an organization by the typed text, after a pause in typing, and opens it', async () => {
  answer = () => Response.json({ organizations: [{ id: 7, name: 'Sample Foods' }] })
  const { user, box } = await open()
  await user.keyboard('sample')
  const option = await screen.findByRole('option', { name: 'Sample Foods' })
  expect(box.getAttribute('aria-activedescendant')).toBe(option.id)
  expect(asked).toEqual(['/api/organizations?q=sample'])
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledWith('/organizations/7')
})

it('offers currencies on the page of an organization only', async () => {
  const { user } = await open()
  await user.keyboard('currency')
  expect(screen.queryByRole('option', { name: 'Show in SEK' })).toBeNull()
  cleanup()
  navigation.path = '/organizations/7'
  const again = await open()
  await again.user.keyboard('currency')
  expect(screen.getByRole('option', { name: 'Show in SEK' })).toBeTruthy()
})

it('stores the chosen language, and requests the page in it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('option', { name: '日本語' }))
  expect(document.cookie).toContain('language=ja')
  expect(refresh).toHaveBeenCalledOnce()
})

it('moves through its options with the arrow keys, from the last to the first', async () => {
  const { user, box } = await open()
  const first = box.getAttribute('aria-activedescendant')
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toBe('日本語'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(first))
})

it('lists its shortcuts at "?"', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Search the list')).toBeTruthy()
})
