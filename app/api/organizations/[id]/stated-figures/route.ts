import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/stated-figures'>

/** What the organization stated to the project. 501 if the service stores none. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/stated-figures')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return readExtension(servicePath('/organizations/{id}/stated-figures', { id }), notOffered.statedFigures, true)
}

export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/stated-figures')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/stated-figures', { id })
  return sendAsReader(request, { method: 'POST', path, notOffered: notOffered.statedFigures })
}
