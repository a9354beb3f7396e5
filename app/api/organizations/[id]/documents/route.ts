import { addDocument } from '@/lib/server/requests/add-document'
import { readDocuments } from '@/lib/server/requests/change-document'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/organizations/[id]/documents'>

/** 501 if the service reads no reports: it has only the published endpoints. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/documents')
  if (refusal) return refusal
  return readDocuments((await context.params).id)
}

/** Adds a report: the file with its type and ?name=, or {"url": …}. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/documents')
  if (refusal) return refusal
  return addDocument(request, (await context.params).id)
}
