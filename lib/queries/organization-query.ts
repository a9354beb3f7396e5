import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { type OrganizationAnswer, parseOrganization } from '@/lib/views/organization-answer'
import { AnswerError, fetchAnswer } from './answer-error'
import { pollDelay } from './poll-delay'

async function fetchOrganization(id: number, currency: string, signal?: AbortSignal): Promise<OrganizationAnswer> {
  const path = `${paths.api.organization(id)}?currency=${encodeURIComponent(currency)}`
  const organization = parseOrganization(await fetchAnswer(path, signal ? { signal } : {}))
  if (organization === null)
    throw new AnswerError(502, 'Unexpected answer', 'The service answered with something other than an organization.')
  return organization
}

/** One organization in one currency; asks again, ever more slowly, until its research has settled. */
export function organizationQuery(id: number, currency: string) {
  return queryOptions({
    queryKey: ['organization', id, currency],
    queryFn: ({ signal }) => fetchOrganization(id, currency, signal),
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) =>
      pollDelay(state.data?.status, state.error, state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: false,
  })
}
