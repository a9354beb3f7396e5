import { answerUserChange } from '@/lib/server/requests/answer-user-change'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { makePasswordLink } from '@/lib/server/session/users'

/** A one-time link for a user to set a new password. */
export async function POST(request: Request, context: RouteContext<'/api/users/[id]/link'>): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/users/[id]/link')
  if (refusal) return refusal
  const { id } = await context.params
  return answerUserChange(request, async (signIn, { user }) => ({
    link: await makePasswordLink(signIn, id, user.email),
  }))
}
