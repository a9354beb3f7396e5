import 'server-only'
import type { ServicePath } from '@/lib/server/service-path'
import { answerBrowser, answerError } from './answer-browser'
import { askService, type ServiceAnswer } from './service-client'

/** How a service with only the published endpoints answers at a path of ours. */
const notOffered: readonly number[] = [404, 405, 501]
/** Titles of our own service's 404s. */
const ownTitles: readonly string[] = ['Not found', 'Organizations not found']

/**
 * Reads what the published interface does not have. Returns 501 with `detail` if the service has no such path, and the page does without.
 * `isOwn404` keeps a 404 about something other than the path.
 */
export async function readExtension(path: ServicePath<'GET'>, detail: string, isOwn404 = false): Promise<Response> {
  return answerExtension(await askService({ method: 'GET', path }), detail, isOwn404)
}

/** Like `readExtension`, for an answer that was already fetched. */
export function answerExtension(answer: ServiceAnswer, detail: string, isOwn404 = false): Response {
  const isMissing = 'status' in answer && notOffered.includes(answer.status)
  // Our service says in JSON what is missing; a service without the path answers with HTML, or names the path.
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
