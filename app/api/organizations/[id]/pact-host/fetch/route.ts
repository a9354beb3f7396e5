import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/pact-host/fetch'>

/** Fetches product footprints from the organization's PACT host; answers when that has finished. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/pact-host/fetch')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/pact-host/fetch', { id })
  return sendAsReader(request, { method: 'POST', path, notOffered: notOffered.productFootprints, isSlow: true })
}
