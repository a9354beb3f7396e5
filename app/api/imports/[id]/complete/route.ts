import { completeImport } from '@/lib/server/requests/pass-imports'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** All rows of an import are there; it may take the place of another. */
export async function POST(request: Request, context: RouteContext<'/api/imports/[id]/complete'>): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/imports/[id]/complete')
  return refusal ?? completeImport(request, (await context.params).id)
}
