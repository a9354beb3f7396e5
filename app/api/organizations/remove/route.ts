import { moveOrganizations } from '@/lib/server/requests/change-organizations'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Removes organizations from the project; they can be restored for 30 days. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/remove')
  if (refusal) return refusal
  return moveOrganizations(request, 'remove')
}
