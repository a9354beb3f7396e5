import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/product-footprints/[footprintId]'>

/** A product footprint with its original document. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/product-footprints/[footprintId]')
  if (refusal) return refusal
  const { id, footprintId } = await context.params
  if (!areIds(id, footprintId)) return answerNotFound(id)
  return readExtension(
    servicePath('/organizations/{id}/product-footprints/{footprintId}', { id, footprintId }),
    notOffered.productFootprints,
    true,
  )
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/product-footprints/[footprintId]')
  if (refusal) return refusal
  const { id, footprintId } = await context.params
  if (!areIds(id, footprintId)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/product-footprints/{footprintId}', { id, footprintId })
  return answerExtension(await askService({ method: 'DELETE', path }), notOffered.productFootprints, true)
}
