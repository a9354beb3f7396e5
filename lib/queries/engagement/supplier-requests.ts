import { queryOptions } from '@tanstack/react-query'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { engagementPaths } from '@/lib/queries/engagement/engagement-paths'
import { parseRequests, type SupplierRequestsAnswer } from '@/lib/views/answers/engagement/supplier-request-answer'

/** The supplier requests to an organization, each with its link; null if the service has none. */
export function requestsQuery(id: number) {
  return queryOptions({
    queryKey: ['supplier-requests', id],
    queryFn: async ({ signal }): Promise<SupplierRequestsAnswer | null> => {
      try {
        return parseRequests(await fetchAnswer(engagementPaths.supplierRequests(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
  })
}

function post(path: string, body: unknown): Promise<unknown> {
  return fetchAnswer(path, asJson('POST', body))
}

export type AskedFor = {
  team: string
  language: string
  year: number
  expires_in_days: number
  recipient: string | null
}

/** Creates a link and its letter. */
export async function askSupplier(id: number, asked: AskedFor): Promise<SupplierRequestsAnswer> {
  return parseRequests(await post(engagementPaths.supplierRequests(id), asked))
}

export async function revokeRequest(id: number, requestId: number): Promise<SupplierRequestsAnswer> {
  return parseRequests(await fetchAnswer(engagementPaths.supplierRequest(id, requestId), { method: 'DELETE' }))
}

/** Has the service send the letter. */
export async function sendLetter(
  id: number,
  requestId: number,
  letter: { to: string; subject: string; text: string },
): Promise<void> {
  await post(engagementPaths.supplierLetter(id, requestId), letter)
}
