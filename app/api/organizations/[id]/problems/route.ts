import { addNote } from '@/lib/server/requests/change-notes'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/problems'>

/** 501 if the service stores none: it has only the published endpoints. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/problems')
  if (refusal) return refusal
  const { id } = await context.params
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  return readExtension(servicePath('/organizations/{id}/problems', { id }), 'This service keeps no problems.')
}

export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/problems')
  if (refusal) return refusal
  return addNote(request, (await context.params).id, 'problems')
}
