import { changeMatch } from '@/lib/server/requests/change-match'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/organizations/[id]/merge'>

export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/merge')
  if (refusal) return refusal
  return changeMatch(request, (await context.params).id, 'merge')
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/merge')
  if (refusal) return refusal
  return changeMatch(request, (await context.params).id, 'merge')
}
