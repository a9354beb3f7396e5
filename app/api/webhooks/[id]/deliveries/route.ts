import { readDeliveries } from '@/lib/server/requests/pass-webhooks'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** The messages sent to one webhook. */
export async function GET(request: Request, context: RouteContext<'/api/webhooks/[id]/deliveries'>): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/webhooks/[id]/deliveries')
  return refusal ?? readDeliveries(request, (await context.params).id)
}
