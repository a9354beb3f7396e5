import { findRefusal } from '@/lib/server/service/find-refusal'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** Every country. 501 if the service has no such list. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/regions')
  if (refusal) return refusal
  return readExtension(servicePath('/regions'), 'This service has no list of countries.')
}
