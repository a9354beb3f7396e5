import { confirmDocument } from '@/lib/server/requests/change-document'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/organizations/[id]/documents/[documentId]/confirmation'>

export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/documents/[documentId]/confirmation')
  if (refusal) return refusal
  return confirmDocument(request, await context.params)
}
