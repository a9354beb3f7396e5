import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageAnswers } from './page-answers'

afterEach(cleanup)

const seen: unknown[] = []

function Reader() {
  const { data } = useQuery({ queryKey: ['organization', 7], queryFn: () => new Promise<string>(() => {}) })
  seen.push(data)
  return <p>{data ?? 'nothing'}</p>
}

/** A page with the answer `answer` of the time `at`, in a browser with the cache `client`. */
function Page({ client, answer, at }: { client: QueryClient; answer: string; at: number }) {
  return (
    <QueryClientProvider client={client}>
      <PageAnswers answers={JSON.stringify([{ key: ['organization', 7], answer, at }])}>
        <Reader />
      </PageAnswers>
    </QueryClientProvider>
  )
}

it('provides a page’s answer for its first render', () => {
  const client = new QueryClient()
  seen.length = 0
  render(<Page client={client} answer="from the server" at={1000} />)
  expect(new Set(seen)).toEqual(new Set(['from the server']))
  expect(client.getQueryState(['organization', 7])?.dataUpdatedAt).toBe(1000)
})

it('shows a newer answer than the browser has', async () => {
  const client = new QueryClient()
  client.setQueryData(['organization', 7], 'kept', { updatedAt: 500 })
  render(<Page client={client} answer="newer" at={1000} />)
  expect(await screen.findByText('newer')).toBeTruthy()
})

it('keeps a newer answer of the browser', () => {
  const client = new QueryClient()
  client.setQueryData(['organization', 7], 'kept', { updatedAt: 1500 })
  render(<Page client={client} answer="older" at={1000} />)
  expect(screen.getByText('kept')).toBeTruthy()
  expect(client.getQueryData(['organization', 7])).toBe('kept')
})
