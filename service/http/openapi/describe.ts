import { type Failure, failures } from '@/service/http/answers/error-body'
import { reportTypes } from '@/service/http/requests/report-types'
import { type ComponentName, referTo } from './components'
import { referToExample } from './examples/error-examples'
import type { JsonSchema } from './generators/suit-generators'

/** Short functions for writing one operation of the document. */

type Content = { schema: JsonSchema }

function json(schema: JsonSchema): Record<string, Content> {
  return { 'application/json': { schema } }
}

export function answer(description: string, name: ComponentName, headers: Record<string, string> = {}) {
  return { description, content: json(referTo(name)), ...describeHeaders(headers) }
}

export function answerList(description: string, name: ComponentName, headers: Record<string, string> = {}) {
  return { description, content: json({ type: 'array', items: referTo(name) }), ...describeHeaders(headers) }
}

export function body(name: ComponentName, required = true) {
  return { required, content: json(referTo(name)) }
}

export const file = { schema: { type: 'string', format: 'binary' } }

/** A report as the body of a request. */
export const reportContent = Object.fromEntries(reportTypes.map((type) => [type, file]))

export function pathParameter(name: string, description: string) {
  return { name, in: 'path', required: true, description, schema: { type: 'integer', format: 'int64', minimum: 1 } }
}

/** Responses by status for these failures; the descriptions say when. Failures of one status share an entry. */
export function failing(when: Partial<Record<Failure, string>>): Record<string, JsonSchema> {
  const entries = Object.entries(when) as [Failure, string][]
  const statuses = new Set(entries.map(([failure]) => failures[failure].status))
  const answers = [...statuses].map((status) => {
    const shared = entries.filter(([failure]) => failures[failure].status === status)
    const headers = Object.assign({}, ...shared.map(([failure]) => headersOf(failure)))
    const words = shared.map(([, description]) => description).join('; or: ')
    const examples = Object.fromEntries(shared.map(([failure]) => [failure, referToExample(failure)]))
    const content = { 'application/json': { schema: referTo('ErrorBody'), examples } }
    return [status, { description: words, content, ...describeHeaders(headers) }]
  })
  return Object.fromEntries(answers)
}

/** Failures of every operation with a key; unknown parameters are refused, not ignored. */
export const commonFailures = {
  unauthorized: 'No key, or one that is malformed, unknown, revoked or expired',
  forbidden: 'The key was made without the scope: read for GET, write for everything else',
  too_many_requests: 'More requests a minute than this key, or this address without a valid key, is answered',
  unrecognized_parameters: 'Keys or query parameters that are not known; the detail lists them',
  server_error: 'The service failed; the detail names the id under which its log has the request',
  unavailable: 'The database is away; try again after Retry-After seconds',
} as const satisfies Partial<Record<Failure, string>>

/** Failures of operations that take a body. */
export const bodyFailures = {
  payload_too_large: 'The body is larger than 64 KB; of one packed with gzip, unpacked',
  unsupported_media_type:
    'The content-type is not application/json, or the body is packed with something else than gzip',
} as const satisfies Partial<Record<Failure, string>>

function headersOf(failure: Failure): Record<string, string> {
  switch (failure) {
    case 'unauthorized':
      return { 'WWW-Authenticate': 'Always "Bearer"' }
    case 'too_many_requests':
      return {
        'Retry-After': 'Seconds to wait',
        'RateLimit-Policy': 'The limit: q requests in w seconds',
        RateLimit: 'What is left: r requests, all of them again in t seconds',
      }
    case 'unavailable':
      return { 'Retry-After': 'Seconds to wait' }
    default:
      return {}
  }
}

function describeHeaders(headers: Record<string, string>): JsonSchema {
  const entries = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  return entries.length === 0 ? {} : { headers: Object.fromEntries(entries) }
}
