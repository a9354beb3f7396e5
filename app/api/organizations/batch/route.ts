import { findRefusal } from '@/lib/server/service/find-refusal'
import { readStatuses, registerBatch } from '@/lib/server/service/pass-batch'

/** How far the research of many organizations is. 501 where the service has only the two published endpoints. */
export async function GET(request: Request): Promise<Response> {
  return (await findRefusal(request, 'GET /api/organizations/batch')) ?? readStatuses(request)
}

/** Registers many organizations, or says with dry_run=true what that would lead to. 501 as above. */
export async function POST(request: Request): Promise<Response> {
  return (await findRefusal(request, 'POST /api/organizations/batch')) ?? registerBatch(request)
}
