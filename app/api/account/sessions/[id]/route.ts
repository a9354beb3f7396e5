import { answerUserChange } from '@/lib/server/requests/answer-user-change'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { endOwnSession } from '@/lib/server/session/own-sessions'
import { UserError } from '@/lib/server/session/users'

/** Ends one of one's own sessions. */
export async function DELETE(request: Request, context: RouteContext<'/api/account/sessions/[id]'>): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/account/sessions/[id]')
  if (refusal) return refusal
  const { id } = await context.params
  return answerUserChange(request, async (signIn, session) => {
    if (!(await endOwnSession(signIn, session, id))) throw new UserError('This session has ended already')
  })
}
