import { QueryClient } from '@tanstack/react-query'

/** One client per page of the server, one for the life of a tab in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, refetchOnWindowFocus: true } } })
}
