import * as z from 'zod'
import { answerUserChange } from '@/lib/server/requests/answer-user-change'
import { readBody } from '@/lib/server/requests/read-body'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { roles } from '@/lib/server/session/roles'
import { setDisabled, setRole } from '@/lib/server/session/users'

const Body = z.object({ role: z.enum(roles).optional(), disabled: z.boolean().optional() })

/** Changes the role of a user, or disables or enables them. */
export async function PATCH(request: Request, context: RouteContext<'/api/users/[id]'>): Promise<Response> {
  const refusal = await findRefusal(request, 'PATCH /api/users/[id]')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  const { id } = await context.params
  return answerUserChange(request, async (signIn, { user }) => {
    if (body.role !== undefined) await setRole(signIn, id, body.role, user.email)
    if (body.disabled !== undefined) await setDisabled(signIn, id, body.disabled, user.email)
  })
}
