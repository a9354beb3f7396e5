import { exportList } from '@/lib/server/export-list'
import { findRefusal } from '@/lib/server/find-refusal'
import { filterNames, readListParameters } from '@/lib/server/list-parameters'

/** The list as a file, with the list's filters and order: `?format=csv` (also without it) or `?format=xlsx`. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/export')
  if (refusal) return refusal
  const format = new URL(request.url).searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  return exportList(readListParameters(request.url, [...filterNames, 'sort']), format, new Date())
}
