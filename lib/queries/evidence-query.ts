import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { type EvidenceAnswer, parseEvidence } from '@/lib/views/evidence-answer'
import { AnswerError, fetchAnswer } from './answer-error'

/** The BFF's answer for a service that does not tell where its figures come from. */
export const evidenceNotOffered = 501

async function fetchEvidence(id: number, currency: string, signal: AbortSignal): Promise<EvidenceAnswer> {
  const path = `${paths.api.evidence(id)}?currency=${encodeURIComponent(currency)}`
  const evidence = parseEvidence(await fetchAnswer(path, { signal }))
  if (evidence === null)
    throw new AnswerError(502, 'Unexpected answer', 'The service answered with something other than evidence.')
  return evidence
}

/**
 * Where an organization's figures come from. `version` names the answer that the page shows: another answer has other
 * evidence.
 */
export function evidenceQuery(id: number, currency: string, version: number) {
  return queryOptions({
    queryKey: ['evidence', id, currency, version],
    queryFn: ({ signal }) => fetchEvidence(id, currency, signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
