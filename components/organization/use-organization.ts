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

/** Of the address: a currency code, "yearly" or the year of a constant rate. */
type Asked = { currency: string; rates: string }

type Organization = {
  query: UseQueryResult<OrganizationAnswer>
  /** What to show: the answer, or the last good one where the newest is a failure. */
  organization: OrganizationAnswer | undefined
  /** Why it is not the newest; stays while it is asked for again. */
  failure: Error | null
  /** What the service is asked for. */
  currency: string
  /** Null where all is in the currency of the address; else what is shown instead, in words. */
  currencyProblem: string | null
  /** Research goes on, but this page has stopped asking how far it is. */
  hasGivenUp: boolean
}

/** One organization in the currency its address asks for, or in US dollars where it cannot be had in that one. */
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
    // An answer in another currency that is shown meanwhile has no rates missing.
    currencyProblem:
      currencyProblemOf(asked.currency, currency, isRefused, words) ??
      (query.data && !query.isPlaceholderData ? missingRates(query.data, currency, format) : null),
    hasGivenUp: isOpen && !shown.isFetching && askAgainAfter(shown.error, dataUpdateCount + errorUpdateCount) === false,
  }
}

/** Of the answers in other currencies that are there already: queries are kept in the order they were first asked. */
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
