import { readerOf } from '@/lib/server/read-reader'
import { changeOrganization } from '@/lib/server/requests/change-organizations'
import { answerBrowser, answerNotFound } from '@/lib/server/service/answer-browser'
import { askOrganization } from '@/lib/server/service/ask-organization'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { sayOrganization } from '@/lib/server/service/say-organization'
import { isOrganization } from '@/lib/views/answers/organization-answer'

/** One organization with money in `currency`, at each year's rate or that of `rates`. */
export async function GET(request: Request, context: RouteContext<'/api/organizations/[id]'>): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]')
  if (refusal) return refusal
  const { id } = await context.params
  // "." and ".." would lead to another path of the service; no id looks like that.
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const parameters = new URL(request.url).searchParams
  const [currency, rates] = [parameters.get('currency'), parameters.get('rates')]
  const ifNoneMatch = request.headers.get('if-none-match')
  const answer = await askOrganization(id, { currency, rates, ifNoneMatch })
  return answerBrowser(await sayOrganization(id, answer, readerOf(request.headers)), isOrganization)
}

/** Changes a registration: only the fields that the body names. */
export async function PATCH(request: Request, context: RouteContext<'/api/organizations/[id]'>): Promise<Response> {
  const refusal = await findRefusal(request, 'PATCH /api/organizations/[id]')
  if (refusal) return refusal
  return changeOrganization(request, (await context.params).id)
}
