import { changeProblem } from '@/lib/server/requests/change-notes'
import { findRefusal } from '@/lib/server/service/find-refusal'

export async function PUT(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/problems/[problemId]'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/organizations/[id]/problems/[problemId]')
  if (refusal) return refusal
  const { id, problemId } = await context.params
  return changeProblem(request, id, problemId)
}
