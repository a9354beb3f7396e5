import { changeWebhook } from '@/lib/server/requests/pass-webhooks'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Creates a new secret and returns it, once. */
export async function POST(request: Request, context: RouteContext<'/api/webhooks/[id]/secret'>): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/webhooks/[id]/secret')
  return refusal ?? changeWebhook(request, (await context.params).id, 'secret')
}
