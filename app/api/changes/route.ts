import { findRefusal } from '@/lib/server/service/find-refusal'
import { readListParameters } from '@/lib/server/service/list-parameters'
import { notOffered } from '@/lib/server/service/not-offered'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

const names = ['since', 'by', 'order', 'kind', 'organization', 'history', 'limit'] as const

/** What changed about the organizations. 501 if the service records no changes. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/changes')
  if (refusal) return refusal
  return readExtension(servicePath('/changes', {}, readListParameters(request.url, names)), notOffered.changes)
}
