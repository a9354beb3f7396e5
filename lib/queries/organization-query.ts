import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { moneyQuery, yearlyRates } from '@/lib/views/choose-rates'
import { type OrganizationAnswer, parseOrganization } from '@/lib/views/organization-answer'
import { AnswerError, fetchAnswer } from './answer-error'
import { pollDelay } from './poll-delay'

async function fetchOrganization(id: number, query: string, signal?: AbortSignal): Promise<OrganizationAnswer> {
  const path = `${paths.api.organization(id)}?${query}`
  const organization = parseOrganization(await fetchAnswer(path, signal ? { signal } : {}))
  if (organization === null)
    throw new AnswerError(502, 'Unexpected answer', 'The service answered with something other than an organization.')
  return organization
}

/** One organization in one currency, at each year's rates or one year's; asks again, ever more slowly, until its research has settled. */
export function organizationQuery(id: number, currency: string, rates: string = yearlyRates) {
  return queryOptions({
    queryKey: ['organization', id, currency, rates],
    queryFn: ({ signal }) => fetchOrganization(id, moneyQuery(currency, rates), signal),
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) =>
      pollDelay(state.data?.status, state.error, state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: false,
  })
}
