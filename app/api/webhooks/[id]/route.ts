import { changeWebhook, removeWebhook } from '@/lib/server/requests/pass-webhooks'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/webhooks/[id]'>

/** Changes a webhook, or switches it on or off. */
export async function PATCH(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'PATCH /api/webhooks/[id]')
  return refusal ?? changeWebhook(request, (await context.params).id)
}

/** Deletes it. */
export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/webhooks/[id]')
  return refusal ?? removeWebhook((await context.params).id)
}
