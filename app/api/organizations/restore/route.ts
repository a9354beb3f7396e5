import { moveOrganizations } from '@/lib/server/requests/change-organizations'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Restores removed organizations. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/restore')
  if (refusal) return refusal
  return moveOrganizations(request, 'restore')
}
