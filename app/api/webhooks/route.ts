import { makeWebhook, readWebhooks } from '@/lib/server/requests/pass-webhooks'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** The addresses that are told of changes. 501 where the service tells nobody. */
export async function GET(request: Request): Promise<Response> {
  return (await findRefusal(request, 'GET /api/webhooks')) ?? readWebhooks()
}

/** Has an address told; answers its secret, once. */
export async function POST(request: Request): Promise<Response> {
  return (await findRefusal(request, 'POST /api/webhooks')) ?? makeWebhook(request)
}
