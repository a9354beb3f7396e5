import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { pollDelay } from '@/lib/queries/poll-delay'
import { moneyQuery, yearlyRates } from '@/lib/views/address/choose-rates'
import { fetchOrganization } from './fetch-organization'

/** One organization in one currency, at each year's rates or one year's. Polls at growing intervals until its research has settled. */
export function organizationQuery(id: number, currency: string, rates: string = yearlyRates) {
  return queryOptions({
    queryKey: ['organization', id, currency, rates],
    queryFn: ({ signal }) =>
      fetchOrganization(`${paths.api.organization(id)}?${moneyQuery(currency, rates)}`, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) =>
      pollDelay(state.data?.status, state.error, state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: false,
  })
}
