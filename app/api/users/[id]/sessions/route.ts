import { answerUserChange } from '@/lib/server/requests/answer-user-change'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { endSessions } from '@/lib/server/session/users'

/** Ends all sessions of a user. */
export async function DELETE(request: Request, context: RouteContext<'/api/users/[id]/sessions'>): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/users/[id]/sessions')
  if (refusal) return refusal
  const { id } = await context.params
  return answerUserChange(request, (signIn, { user }) => endSessions(signIn, id, user.email))
}
