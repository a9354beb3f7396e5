import * as z from 'zod'
import { answerUserChange } from '@/lib/server/requests/answer-user-change'
import { readBody } from '@/lib/server/requests/read-body'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { roles } from '@/lib/server/session/roles'
import { createUser, makePasswordLink } from '@/lib/server/session/users'

const Body = z.object({ email: z.string().min(3).max(254), name: z.string().max(100).default(''), role: z.enum(roles) })

/** Creates a user, and the link for setting a password. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/users')
  if (refusal) return refusal
  const body = await readBody(request, Body)
  if (body instanceof Response) return body
  return answerUserChange(request, async (signIn, { user }) => {
    const id = await createUser(signIn, { ...body, actor: user.email })
    return { link: await makePasswordLink(signIn, id, user.email) }
  })
}
