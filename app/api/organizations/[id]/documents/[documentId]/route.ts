import { changeDocument, readDocuments } from '@/lib/server/requests/change-document'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/organizations/[id]/documents/[documentId]'>

export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/documents/[documentId]')
  if (refusal) return refusal
  const { id, documentId } = await context.params
  return readDocuments(id, documentId)
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/documents/[documentId]')
  if (refusal) return refusal
  const { id, documentId } = await context.params
  return changeDocument(id, documentId, 'remove')
}
