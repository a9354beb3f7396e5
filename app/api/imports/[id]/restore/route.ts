import { moveImport } from '@/lib/server/requests/pass-imports'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Restores what reverting an import removed. */
export async function POST(request: Request, context: RouteContext<'/api/imports/[id]/restore'>): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/imports/[id]/restore')
  return refusal ?? moveImport((await context.params).id, 'restore')
}
