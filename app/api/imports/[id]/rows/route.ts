import { keepImportRows } from '@/lib/server/requests/pass-imports'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Stores the outcome of rows of an import. */
export async function POST(request: Request, context: RouteContext<'/api/imports/[id]/rows'>): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/imports/[id]/rows')
  return refusal ?? keepImportRows(request, (await context.params).id)
}
