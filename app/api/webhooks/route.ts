import { makeWebhook, readWebhooks } from '@/lib/server/requests/pass-webhooks'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** The webhooks of the project. 501 if the service has none. */
export async function GET(request: Request): Promise<Response> {
  return (await findRefusal(request, 'GET /api/webhooks')) ?? readWebhooks()
}

/** Creates a webhook and returns its secret, once. */
export async function POST(request: Request): Promise<Response> {
  return (await findRefusal(request, 'POST /api/webhooks')) ?? makeWebhook(request)
}
