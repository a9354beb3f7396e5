import { changeDocument } from '@/lib/server/requests/change-document'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/organizations/[id]/documents/[documentId]/restore'>

export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/documents/[documentId]/restore')
  if (refusal) return refusal
  const { id, documentId } = await context.params
  return changeDocument(id, documentId, 'restore')
}
