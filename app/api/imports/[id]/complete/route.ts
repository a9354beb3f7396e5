import { completeImport } from '@/lib/server/requests/pass-imports'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Marks an import as complete; it may replace another. */
export async function POST(request: Request, context: RouteContext<'/api/imports/[id]/complete'>): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/imports/[id]/complete')
  return refusal ?? completeImport(request, (await context.params).id)
}
