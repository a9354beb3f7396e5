import { answerBrowser, answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { askService } from '@/lib/server/service/service-client'
import { type ServicePath, servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/report-search'>

async function pathOf(context: Context): Promise<ServicePath<'GET' | 'POST'> | Response> {
  const { id } = await context.params
  return /^\d{1,16}$/.test(id) ? servicePath('/organizations/{id}/report-search', { id }) : answerNotFound(id)
}

/** The outcome of the search for an organization's report on its website. 501 if the service does not search. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/report-search')
  if (refusal) return refusal
  const path = await pathOf(context)
  if (path instanceof Response) return path
  const answer = await askService({ method: 'GET', path })
  if (answer.kind === 'answered' && answer.status === 404 && !isOrganizationMissing(answer.json)) {
    return answerError(501, 'No search', 'This service does not look for reports.')
  }
  return answerBrowser(answer)
}

/** Starts a search now. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/report-search')
  if (refusal) return refusal
  const path = await pathOf(context)
  return path instanceof Response ? path : answerBrowser(await askService({ method: 'POST', path, body: '{}' }))
}

/** The interface's 404 about an organization includes its id. */
function isOrganizationMissing(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'id' in json
}
