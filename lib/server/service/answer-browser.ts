import 'server-only'
import { type Problem, problemHeader } from '@/lib/views/answers/problem-header'
import { askingAgain } from '@/lib/views/registration/asking-again'
import type { ErrorBody } from '@/service/contract/error-body'
import type { ServiceAnswer } from './service-client'

const baseHeaders = { 'content-type': 'application/json', 'cache-control': 'private, no-store' }

/** An error response with the interface's own body. */
export function answerError(
  status: number,
  title: string,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ status, title, detail }, { status, headers: { ...baseHeaders, ...headers } })
}

/** A problem of the dashboard itself, which the browser translates. */
export function answerProblem(
  problem: Problem,
  [status, title, detail]: readonly [number, string, string],
  headers: Record<string, string> = {},
): Response {
  return answerError(status, title, detail, { ...headers, [problemHeader]: problem })
}

/** The interface's 404 of GET: it returns the id as a string. */
export function answerNotFound(id: string): Response {
  const body: ErrorBody = {
    status: 404,
    title: 'Organizations not found',
    detail: 'There is no organization with this id',
    id: id.slice(0, 64),
  }
  return Response.json(body, { status: 404, headers: baseHeaders })
}

const passed = new Set([400, 404, 405, 409, 413, 415, 422, 429])

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  404: 'Organization not found',
  405: 'Not offered by the service',
  409: 'Conflict',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Unrecognized parameters',
  429: 'Too many requests',
}

function words(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 2000) : null
}

/** 4xx errors are passed on as the service wrote them, without fields the interface does not have. */
function passError(status: number, json: unknown, headers: Headers): Response {
  const body = typeof json === 'object' && json !== null ? json : {}
  const title = words(Reflect.get(body, 'title'))
  const detail = words(Reflect.get(body, 'detail'))
  const id = words(Reflect.get(body, 'id'))
  const answer: ErrorBody = {
    status,
    ...(title !== null ? { title } : status === 404 && detail !== null ? {} : { title: titles[status] ?? 'Refused' }),
    detail: detail ?? titles[status] ?? 'The service refused the request',
    ...(id === null ? {} : { id }),
  }
  return Response.json(answer, { status, headers: { ...baseHeaders, ...keep(headers, ['retry-after', 'allow']) } })
}

function keep(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
}

function answerRefusedKey(): Response {
  return answerProblem(
    'refusedKey',
    [
      502,
      'The service refused the dashboard’s key',
      'The organization carbon data service does not accept the key of this dashboard. Its administrator can set SERVICE_API_KEY, or remove the old key file so that the service writes a new one.',
    ],
    { [askingAgain]: 'useless' },
  )
}

function answerUnreadable(): Response {
  return answerProblem('unexpectedAnswer', [
    502,
    'Unexpected answer',
    'The organization carbon data service answered with something other than its JSON. Nothing was lost; try again in a moment.',
  ])
}

type Answered = Extract<ServiceAnswer, { kind: 'answered' }>

function answerFromStatus({ status, json, text, headers }: Answered, isExpected: (json: unknown) => boolean): Response {
  if (status === 304)
    return new Response(null, { status, headers: { 'cache-control': 'private, no-store', ...keep(headers, ['etag']) } })
  if (status === 401 || status === 403) return answerRefusedKey()
  if (passed.has(status)) return passError(status, json, headers)
  if (status === 503) {
    return answerProblem(
      'notReady',
      [
        503,
        'The service is not ready',
        'The organization carbon data service cannot answer right now. Try again in a moment.',
      ],
      keep(headers, ['retry-after']),
    )
  }
  if (status >= 200 && status < 300 && isExpected(json)) {
    return new Response(text, { status: 200, headers: { ...baseHeaders, ...keep(headers, ['etag']) } })
  }
  if (status >= 200 && status < 300) return answerUnreadable()
  return answerProblem('failed', [
    502,
    'The service failed',
    'The organization carbon data service met an error of its own. Nothing was lost; try again in a moment.',
  ])
}

function isObject(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/**
 * The browser's response for what the service did, always in the interface's shapes and without internals. `isExpected` recognises the
 * body of a good response.
 */
export function answerBrowser(answer: ServiceAnswer, isExpected: (json: unknown) => boolean = isObject): Response {
  switch (answer.kind) {
    case 'answered':
      return answerFromStatus(answer, isExpected)
    case 'unreadable':
      if (answer.status === 401 || answer.status === 403) return answerRefusedKey()
      return passed.has(answer.status) && answer.status !== 405
        ? passError(answer.status, null, new Headers())
        : answerUnreadable()
    case 'unreachable':
      return answerProblem('unreachable', [
        502,
        'The service cannot be reached',
        'The organization carbon data service does not answer. Nothing was lost; try again in a moment.',
      ])
    case 'too_slow':
      return answerProblem('tooSlow', [
        504,
        'The service is too slow',
        'The organization carbon data service did not answer in time. Nothing was lost; try again in a moment.',
      ])
    case 'no_key':
      return answerProblem('noKey', [
        502,
        'The dashboard has no key',
        'This dashboard has no key for the organization carbon data service. Its administrator can set SERVICE_API_KEY, or start the service, which writes a key for the dashboard.',
      ])
  }
}
