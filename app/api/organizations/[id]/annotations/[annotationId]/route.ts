import { changeAnnotation } from '@/lib/server/requests/change-notes'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/organizations/[id]/annotations/[annotationId]'>

export async function PUT(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/organizations/[id]/annotations/[annotationId]')
  if (refusal) return refusal
  const { id, annotationId } = await context.params
  return changeAnnotation(request, id, annotationId)
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/annotations/[annotationId]')
  if (refusal) return refusal
  const { id, annotationId } = await context.params
  return changeAnnotation(request, id, annotationId)
}
