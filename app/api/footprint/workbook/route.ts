import { exportFootprint } from '@/lib/server/service/export-footprint'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'

/** The footprint as a workbook: total, lines, what is not covered, targets, method and editions, and answers for reporting frameworks. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/workbook')
  if (refusal) return refusal
  const parameters = readListParameters(request.url, [...filterNames, 'currency', 'year'])
  return exportFootprint({ request, parameters, now: new Date() })
}
