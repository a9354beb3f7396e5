import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** The state of the project's work with its organizations. 501 if the service stores none. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/engagement')
  if (refusal) return refusal
  return readExtension(servicePath('/engagement'), notOffered.engagement)
}
