import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import { AnswerError } from '@/lib/queries/answer-error'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { askAgainAfter } from '@/lib/queries/poll-delay'
import { useFailure } from '@/lib/queries/use-failure'
import { chooseCurrency, defaultCurrency } from '@/lib/views/address/choose-currency'
import { missingRates } from '@/lib/views/answers/missing-rates'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { isSettled } from '@/lib/views/organization/research-progress'

/** From the page's address: a currency code; "yearly" or the year of a constant rate. */
type Asked = { currency: string; rates: string }

type Organization = {
  query: UseQueryResult<OrganizationAnswer>
  /** The answer to show: the newest, or the last good one where the newest request failed. */
  organization: OrganizationAnswer | undefined
  /** Why the newest request failed; kept while it is repeated. */
  failure: Error | null
  /** The currency that the service is asked for. */
  currency: string
  /** Null where everything is in the currency of the address; otherwise a sentence about what is shown instead. */
  currencyProblem: string | null
  /** Research is still in progress, but this page has stopped asking. */
  hasGivenUp: boolean
}

/** Fetches one organization in the currency of the page's address, or in US dollars where the service refuses that one. */
export function useOrganization(id: number, asked: Asked, currencies: readonly string[]): Organization {
  const { rates } = asked
  const words = useMessages('organization')
  const format = useFormat()
  const client = useQueryClient()
  const currency = chooseCurrency(asked.currency, currencies)
  const query = useQuery(organizationQuery(id, currency, rates))
  const isRefused = currency !== defaultCurrency && query.error instanceof AnswerError && query.error.status === 400
  const inDollars = useQuery({ ...organizationQuery(id, defaultCurrency, rates), enabled: isRefused })
  const failed = useFailure(query)
  const kept = failed === null ? undefined : newestOf(client.getQueriesData({ queryKey: ['organization', id] }))
  const organization = query.data ?? (isRefused ? (inDollars.data ?? kept) : kept)
  const shown = isRefused ? inDollars : query
  const failure = useFailure(shown)
  const { queryKey } = organizationQuery(id, isRefused ? defaultCurrency : currency, rates)
  const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(queryKey) ?? {}
  const isOpen = organization !== undefined && !isSettled(organization.status)
  return {
    query: shown,
    organization,
    failure,
    currency: isRefused ? defaultCurrency : currency,
    // An answer in another currency, shown meanwhile, has no missing rates to report.
    currencyProblem:
      currencyProblemOf(asked.currency, currency, isRefused, words) ??
      (query.data && !query.isPlaceholderData ? missingRates(query.data, currency, format) : null),
    hasGivenUp: isOpen && !shown.isFetching && askAgainAfter(shown.error, dataUpdateCount + errorUpdateCount) === false,
  }
}

/** Returns the most recently requested answer in another currency; the cache keeps queries in the order they were first requested. */
function newestOf(answers: [unknown, OrganizationAnswer | undefined][]): OrganizationAnswer | undefined {
  return answers.findLast(([, answer]) => answer !== undefined)?.[1]
}

function currencyProblemOf(
  asked: string,
  currency: string,
  isRefused: boolean,
  words: Words<'organization'>,
): string | null {
  if (asked !== currency) return words('currencyNotOne', { asked, currency })
  return isRefused ? words('currencyNone', { currency, shown: defaultCurrency }) : null
}
