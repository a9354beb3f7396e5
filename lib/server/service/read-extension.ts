import 'server-only'
import { answerBrowser, answerError } from './answer-browser'
import { askService, type ServiceAnswer } from './service-client'

/** What a service with the published endpoints alone answers at a path of ours. */
const notOffered: readonly number[] = [404, 405, 501]
/** What ours calls a 404. */
const ownTitles: readonly string[] = ['Not found', 'Organizations not found']

/**
 * Reads what the published interface does not have. 501 with `detail` where the service has no such path: the page then
 * does without. `isOwn404` keeps a 404 that names something else than the path.
 */
export async function readExtension(path: string, detail: string, isOwn404 = false): Promise<Response> {
  return answerExtension(await askService({ method: 'GET', path }), detail, isOwn404)
}

/** As `readExtension`, for an answer that is there. */
export function answerExtension(answer: ServiceAnswer, detail: string, isOwn404 = false): Response {
  const isMissing = 'status' in answer && notOffered.includes(answer.status)
  // Ours says in JSON what is missing; a service that has no such path says it in a page, or of an unknown path.
  const isNamed =
    isOwn404 && answer.kind === 'answered' && answer.status === 404 && ownTitles.includes(titleOf(answer.json))
  if (isMissing && !(isNamed && !/path/i.test(detailOf(answer.json))))
    return answerError(501, 'Not offered by the service', detail)
  return answerBrowser(answer)
}

function textOf(json: unknown, field: string): string {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, field) : null
  return typeof value === 'string' ? value : ''
}

function titleOf(json: unknown): string {
  return textOf(json, 'title')
}

function detailOf(json: unknown): string {
  return textOf(json, 'detail')
}
