import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { moneyQuery } from '@/lib/views/address/choose-rates'
import { type EvidenceAnswer, parseEvidence } from '@/lib/views/answers/evidence-answer'

/** The answer that a page shows; another answer has other evidence. */
export type EvidenceOfAnswer = { id: number; currency: string; rates: string; version: number }

/** The BFF's answer for a service without evidence. */
export const evidenceNotOffered = 501

async function fetchEvidence(id: number, query: string, signal: AbortSignal): Promise<EvidenceAnswer> {
  const path = `${organizationPaths.evidence(id)}?${query}`
  const evidence = parseEvidence(await fetchAnswer(path, { signal }))
  if (evidence === null) throw unexpectedAnswer('The service answered with something other than evidence.')
  return evidence
}

/**
 * Where an organization's figures come from. `version` identifies the answer that the page shows, as another answer has other evidence.
 */
export function evidenceQuery({ id, currency, rates, version }: EvidenceOfAnswer) {
  return queryOptions({
    queryKey: ['evidence', id, currency, rates, version],
    queryFn: ({ signal }) => fetchEvidence(id, moneyQuery(currency, rates), signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
