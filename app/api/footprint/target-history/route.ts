import { findRefusal } from '@/lib/server/service/find-refusal'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** The suppliers' targets on earlier days, weighted by the spend of a year. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/target-history')
  if (refusal) return refusal
  const parameters = readListParameters(request.url, [...filterNames, 'year'])
  return readExtension(
    servicePath('/footprint/target-history', {}, parameters),
    'This service keeps no history of targets.',
  )
}
