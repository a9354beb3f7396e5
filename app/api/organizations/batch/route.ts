import { findRefusal } from '@/lib/server/service/find-refusal'
import { readStatuses, registerBatch } from '@/lib/server/service/pass-batch'

/** How far the research of many organizations is. 501 if the service has only the two published endpoints. */
export async function GET(request: Request): Promise<Response> {
  return (await findRefusal(request, 'GET /api/organizations/batch')) ?? readStatuses(request)
}

/** Registers many organizations, or with dry_run=true says what that would do. 501 as above. */
export async function POST(request: Request): Promise<Response> {
  return (await findRefusal(request, 'POST /api/organizations/batch')) ?? registerBatch(request)
}
