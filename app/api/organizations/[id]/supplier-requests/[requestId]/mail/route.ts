import { readFields } from '@/lib/server/requests/read-body'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

const largestLetter = 25_000

/** Sends the letter through the service over SMTP. */
export async function POST(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/supplier-requests/[requestId]/mail'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/supplier-requests/[requestId]/mail')
  if (refusal) return refusal
  const { id, requestId } = await context.params
  if (!areIds(id, requestId)) return answerNotFound(id)
  const letter = await readFields(request, largestLetter)
  if (letter instanceof Response) return letter
  const path = servicePath('/organizations/{id}/supplier-requests/{requestId}/mail', { id, requestId })
  const answer = await askService({ method: 'POST', path, body: JSON.stringify(letter), timeoutMs: 60_000 })
  return answerExtension(answer, notOffered.supplierRequests, true)
}
