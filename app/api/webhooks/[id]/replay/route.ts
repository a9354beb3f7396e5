import { changeWebhook } from '@/lib/server/requests/pass-webhooks'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Sends messages again. */
export async function POST(request: Request, context: RouteContext<'/api/webhooks/[id]/replay'>): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/webhooks/[id]/replay')
  return refusal ?? changeWebhook(request, (await context.params).id, 'replay')
}
