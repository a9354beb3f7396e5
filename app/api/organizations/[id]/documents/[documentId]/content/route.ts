import { findRefusal } from '@/lib/server/service/find-refusal'
import { passDocument } from '@/lib/server/service/pass-document'

type Context = RouteContext<'/api/organizations/[id]/documents/[documentId]/content'>

export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/documents/[documentId]/content')
  if (refusal) return refusal
  const { id, documentId } = await context.params
  return passDocument(id, documentId)
}
