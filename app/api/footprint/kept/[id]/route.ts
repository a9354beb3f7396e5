import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/footprint/kept/[id]'>

const notOffered = 'This service keeps no footprints.'

/** A kept footprint, unchanged. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/kept/[id]')
  if (refusal) return refusal
  const { id } = await context.params
  return areIds(id) ? readExtension(servicePath('/footprint/kept/{id}', { id }), notOffered, true) : answerNotFound(id)
}

/** Removes it permanently. */
export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/footprint/kept/[id]')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return answerExtension(
    await askService({ method: 'DELETE', path: servicePath('/footprint/kept/{id}', { id }) }),
    notOffered,
    true,
  )
}
