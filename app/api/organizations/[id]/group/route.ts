import { changeMatch } from '@/lib/server/requests/change-match'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Shows or hides what is known about the group of an organization. */
export async function POST(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/group'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/group')
  if (refusal) return refusal
  return changeMatch(request, (await context.params).id, 'group')
}
