import { changeMatch } from '@/lib/server/requests/change-match'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isCommitmentList } from '@/lib/views/matching/commitment-questions'

type Context = RouteContext<'/api/organizations/[id]/commitment-questions/[list]'>

/** Stores which row of the list it is, or that it is none of them. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/commitment-questions/[list]')
  return refusal ?? change(request, context)
}

/** Removes the answer. */
export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/commitment-questions/[list]')
  return refusal ?? change(request, context)
}

async function change(request: Request, context: Context): Promise<Response> {
  const { id, list } = await context.params
  return isCommitmentList(list) ? changeMatch(request, id, 'commitment-questions/{list}', list) : answerNotFound(id)
}
