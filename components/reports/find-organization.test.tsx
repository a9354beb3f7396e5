import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FindOrganization } from './find-organization'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says that there is no organization of a name once the service has answered for that very name', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    const typed = new URLSearchParams(path.split('?')[1]).get('q') ?? ''
    asked.push(typed)
    if (typed === 'zz bish') return new Promise(() => {})
    return Promise.resolve(Response.json({ organizations: [], total: 0, next_cursor: null }))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FindOrganization onFound={() => {}} />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'zz')
  expect(await screen.findByText('No organization of this name')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox'), ' bish')
  await vi.waitFor(() => expect(asked).toContain('zz bish'))
  expect(screen.queryByText('No organization of this name')).toBeNull()
})
