import { changeNotes } from '@/lib/server/change-notes'

type Context = RouteContext<'/api/organizations/[id]/annotations/[annotationId]'>

export async function PUT(request: Request, context: Context): Promise<Response> {
  const { id, annotationId } = await context.params
  return changeNotes(request, { id, what: 'annotations', item: annotationId })
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  const { id, annotationId } = await context.params
  return changeNotes(request, { id, what: 'annotations', item: annotationId })
}
