import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { readExtension } from '@/lib/server/service/read-extension'

/** Where the project stands with its organizations. 501 where the service keeps nothing of it. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/engagement')
  if (refusal) return refusal
  return readExtension('/engagement', notOffered.engagement)
}
