import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/engagement'>

/** 501 if the service stores none: it has only the published endpoints. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/engagement')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return readExtension(servicePath('/organizations/{id}/engagement', { id }), notOffered.engagement, true)
}

export async function PUT(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/organizations/[id]/engagement')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/engagement', { id })
  return sendAsReader(request, { method: 'PUT', path, notOffered: notOffered.engagement })
}
