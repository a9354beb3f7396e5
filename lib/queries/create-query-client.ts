import { QueryClient } from '@tanstack/react-query'
import { AnswerError } from './answer-error'

type Asked = { state: { error: unknown; errorUpdatedAt: number } }

/** Whether a query may be repeated when a tab or the network comes back: not before the service's Retry-After has passed. */
export function mayAskAgain({ state: { error, errorUpdatedAt } }: Asked, now = Date.now()): boolean {
  if (!(error instanceof AnswerError)) return true
  return now >= errorUpdatedAt + (error.retryAfterSeconds ?? 0) * 1000
}

/** One client per page on the server, one for the life of a tab in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: (query) => mayAskAgain(query),
        refetchOnReconnect: (query) => mayAskAgain(query),
      },
    },
  })
}
