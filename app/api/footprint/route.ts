import { findRefusal } from '@/lib/server/service/find-refusal'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** The footprint of a year's spend. 501 if the service computes none. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint')
  if (refusal) return refusal
  const parameters = readListParameters(request.url, [...filterNames, 'currency', 'year'])
  return readExtension(servicePath('/footprint', {}, parameters), 'This service computes no footprint.')
}
