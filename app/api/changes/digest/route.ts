import { sendJson } from '@/lib/server/requests/send-json'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { readListParameters } from '@/lib/server/service/list-parameters'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

const noDigest = 'This service makes no summaries.'

/** The summary of the last days. 501 if the service has none. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/changes/digest')
  if (refusal) return refusal
  return readExtension(
    servicePath('/changes/digest', {}, readListParameters(request.url, ['days', 'language'])),
    noDigest,
  )
}

/** Sets the recipients and the frequency. */
export async function PUT(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'PUT /api/changes/digest')
  return refusal ?? sendJson(request, { method: 'PUT', path: servicePath('/changes/digest'), notOffered: noDigest })
}
