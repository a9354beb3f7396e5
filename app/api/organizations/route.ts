import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { isList } from '@/lib/views/answers/list-answer'
import { isOrganization } from '@/lib/views/answers/organization-answer'

const largestBody = 64_000
/** The project's organizations. 501 if the service has only the two published endpoints. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations')
  if (refusal) return refusal
  const passed = readListParameters(request.url, [...filterNames, 'sort', 'cursor', 'limit'])
  const answer = await askService({
    method: 'GET',
    path: servicePath('/organizations', {}, passed),
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  if (!passed.has('cursor') && isWithoutList(answer, isList)) {
    return answerError(
      501,
      'No list of organizations',
      'This service has no list of organizations: they can be read one by one.',
    )
  }
  return answerBrowser(answer, isList)
}

function findMistake(request: Request, body: string): Response | null {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return null
  } catch {
    // Answered below, in the same words as for JSON that is not an object.
  }
  return answerError(400, 'Bad request', 'The body must be a JSON object')
}

/** Registers an organization. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations')
  if (refusal) return refusal
  if (Number(request.headers.get('content-length') ?? 0) > 4 * largestBody) {
    return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  }
  const body = await request.text()
  return (
    findMistake(request, body) ??
    answerBrowser(await askService({ method: 'POST', path: servicePath('/organizations'), body }), isOrganization)
  )
}
