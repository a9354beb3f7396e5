import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { fetchOrganization } from './fetch-organization'
import { pollDelay } from './poll-delay'

/** One organization in one currency; asks again, ever more slowly, until its research has settled. */
export function organizationQuery(id: number, currency: string) {
  return queryOptions({
    queryKey: ['organization', id, currency],
    queryFn: ({ signal }) =>
      fetchOrganization(`${paths.api.organization(id)}?currency=${encodeURIComponent(currency)}`, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) =>
      pollDelay(state.data?.status, state.error, state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: false,
  })
}
