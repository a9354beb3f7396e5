import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { z } from 'zod'

const Response = z.looseObject({ content: z.record(z.string(), z.unknown()).optional() })
const Operation = z.looseObject({ operationId: z.string(), responses: z.record(z.string(), Response) })
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

export type GivenAnswer = { method: string; url: string; status: number; contentType: string | null; body: string }

export type AnswerCheck = {
  /** Returns why an answer contradicts the document; null where it fits. */
  check: (answer: GivenAnswer) => string | null
  /** "GET /organizations/{id} 200" of each operation and status that was checked. */
  seen: ReadonlySet<string>
  /** "GET /organizations/{id}" of each operation of the document. */
  operations: readonly string[]
  /** Returns the operation that answers a request: its id and path; null where there is none. */
  operationOf: (method: string, url: string) => { id: string; path: string } | null
}

/** Checks answers by an OpenAPI 3.1 document: path, status, media type and every field of JSON. */
export function createAnswerCheck(openapi: unknown): AnswerCheck {
  const { paths } = Document.parse(openapi)
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats(ajv)
  ajv.addSchema(JSON.parse(JSON.stringify(openapi)), 'openapi')
  const seen = new Set<string>()
  const patterns = Object.keys(paths)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`) }))
    // Paths without parameters come before those with parameters, so that "search" in /industries/search is not read as a code.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)

  function pathOf(method: string, url: string): string | undefined {
    const place = url.split('?')[0] ?? ''
    return patterns.find(({ pattern, path }) => pattern.test(place) && paths[path]?.[method.toLowerCase()])?.path
  }

  function operationOf(method: string, url: string): { id: string; path: string } | null {
    const path = pathOf(method, url)
    const id = path === undefined ? undefined : paths[path]?.[method.toLowerCase()]?.operationId
    return path === undefined || id === undefined ? null : { id, path }
  }

  function check({ method, url, status, contentType, body }: GivenAnswer): string | null {
    const place = url.split('?')[0] ?? ''
    const path = pathOf(method, url)
    if (path === undefined) return `${method} ${place} is not described`
    const key = `${method} ${path} ${status}`
    const response = paths[path]?.[method.toLowerCase()]?.responses[status]
    if (response === undefined) return `${key} is not described`
    seen.add(key)
    if (response.content === undefined) return body === '' ? null : `${key} has a body: ${body.slice(0, 80)}`
    const type = contentType?.split(';')[0] ?? ''
    if (!(type in response.content)) return `${key} has a body of type ${type}`
    if (type !== 'application/json') return null
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema']
    const isValid = ajv.compile({ $ref: `openapi#/${pointer.map(escapeToken).join('/')}` })
    return isValid(JSON.parse(body)) ? null : `${key}: ${ajv.errorsText(isValid.errors)}`
  }

  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
  )
  return { check, seen, operations, operationOf }
}

/** Escapes one step of a JSON pointer in a URL fragment. */
function escapeToken(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))
}
