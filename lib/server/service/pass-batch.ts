import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { answerBrowser, answerError } from './answer-browser'
import { isWithoutList } from './is-without-list'
import { askService, type ServiceAnswer } from './service-client'

const largestBody = 1024 * 1024
const mostRows = 200

function hasList(name: string): (json: unknown) => boolean {
  return (json) => typeof json === 'object' && json !== null && Array.isArray(Reflect.get(json, name))
}

const hasOutcomes = hasList('outcomes')
const hasOrganizations = hasList('organizations')

/** A service with only the published endpoints misreads this address or does not know it. */
function answerUnlessWithout(answer: ServiceAnswer, isExpected: (json: unknown) => boolean): Response {
  if (isWithoutList(answer, isExpected)) {
    return answerError(501, 'No batches', 'This service takes organizations one by one.')
  }
  return answerBrowser(answer, isExpected)
}

/** Checked here, so that a service's 400 or 422 for the whole batch can only mean that it has no batches. */
function findMistake(body: string): Response | null {
  if (body.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  try {
    const value: unknown = JSON.parse(body)
    const isBatch = typeof value === 'object' && value !== null && Object.keys(value).join() === 'rows'
    const rows: unknown = isBatch ? Reflect.get(value, 'rows') : null
    if (Array.isArray(rows) && rows.length >= 1 && rows.length <= mostRows) return null
  } catch {
    // Answered below in the same words.
  }
  return answerError(400, 'Bad request', `The body must be a JSON object with 1 to ${mostRows} rows and nothing else`)
}

/** Forwards a batch of registrations, with dry_run=true if the browser asks for a check. */
export async function registerBatch(request: Request): Promise<Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  if (Number(request.headers.get('content-length') ?? 0) > 4 * largestBody) {
    return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  }
  const body = await request.text()
  const mistake = findMistake(body)
  if (mistake) return mistake
  const isDry = new URL(request.url).searchParams.get('dry_run') === 'true'
  const path = isDry
    ? servicePath('/organizations/batch', {}, { dry_run: 'true' })
    : servicePath('/organizations/batch')
  return answerUnlessWithout(await askService({ method: 'POST', path, body }), hasOutcomes)
}

/** Forwards the question how far the research of these ids is. */
export async function readStatuses(request: Request): Promise<Response> {
  const ids = new URL(request.url).searchParams.get('ids') ?? ''
  if (!/^\d{1,15}(,\d{1,15}){0,199}$/.test(ids)) {
    return answerError(400, 'Bad request', `ids must be 1 to ${mostRows} ids separated by commas`)
  }
  return answerUnlessWithout(
    await askService({ method: 'GET', path: servicePath('/organizations/batch', {}, { ids }) }),
    hasOrganizations,
  )
}
