import { useQuery } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { fetchAnswer } from '@/lib/queries/answer-error'

/** Whether the service stores own data; false until known. */
export function useOwnDataIsOffered(): boolean {
  const { data } = useQuery({
    queryKey: ['own-data-is-offered'],
    queryFn: async ({ signal }) => {
      const summary = await fetchAnswer(`${paths.api.summary}?ids=1`, { signal })
      return typeof summary === 'object' && summary !== null && 'own_data' in summary
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? false
}
