import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '@/service/contract/error-body'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
  teamKey,
} from '@/service/testing/programs/start-test-service'
import { buildDocument } from './openapi/build-document'
import type { JsonSchema } from './openapi/generators/suit-generators'

/** Requests made from the document's own shapes and from what it does not say, sent to the real service. */

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
})
afterAll(() => service.stop())

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202e',
  'İ',
  'ﷺ',
  '🌍',
  'e\u0301',
  '%',
  '%00',
  "'; drop table organization; --",
  '\\',
  '{}',
  'null',
  '__proto__',
  'constructor',
  '9'.repeat(300),
  '-1',
  '1e309',
  'USD',
  'SE',
  '1',
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)) },
)
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.anything({ maxDepth: 2, withNullPrototype: true }),
)

type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  statuses: string[]
  body: string[] | null
  query: string[]
}

const document = buildDocument(null)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, JsonSchema>).map(([method, operation]) =>
    toOperation(method, path, operation),
  ),
)

function toOperation(method: string, path: string, operation: JsonSchema): Operation {
  const parameters = (operation['parameters'] ?? []) as { name: string; in: string }[]
  const content = (operation['requestBody'] as { content: Record<string, { schema: { $ref: string } }> } | undefined)
    ?.content
  const name = content?.['application/json']?.schema.$ref.split('/').at(-1)
  const schema = name === undefined ? undefined : document.components.schemas[name]
  return {
    method: method.toUpperCase() as Operation['method'],
    path,
    statuses: Object.keys(operation['responses'] as object),
    body: schema ? propertiesOf(schema) : null,
    query: parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
  }
}

/** Percent-encoded as far as a text can be; what cannot be is left as it is. */
function encode(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80'
}

const request = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    segment: fc.oneof(fc.constantFrom('1', '2', '99999'), text),
    query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...operation.query, 'x'), text), text), { maxLength: 3 }),
    body: fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .dictionary(fc.constantFrom(...(operation.body ?? ['x'])), anything)
          .map((body) => JSON.stringify({ name: 'Fuzz', ...body })),
      },
      { weight: 2, arbitrary: fc.dictionary(text, anything).map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: text },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)) },
    ),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      ';',
      'application/json;;',
    ),
    etag: fc.constantFrom('*', '"', 'W/', ',,,'),
  }),
)

describe('whatever is sent', () => {
  it('is never answered with a failure of the service, and always as the document says', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ operation, segment, query, body, type, etag }) => {
        const path = operation.path.replace(/\{\w+\}/g, () => encode(segment))
        const search = query.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&')
        const withBody = operation.method === 'POST' || operation.method === 'PUT'
        const answer = await send(service.app, {
          method: operation.method,
          url: search === '' ? path : `${path}?${search}`,
          headers: {
            authorization: `Bearer ${/^\/(projects|data)/.test(operation.path) ? teamKey : project.key}`,
            'if-none-match': etag,
            ...(withBody && { 'content-type': type }),
          },
          ...(withBody && { payload: typeof body === 'string' ? body.toWellFormed() : body }),
        })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) {
          expect(ErrorBody.strict().safeParse(answer.body).error).toBeUndefined()
          expect(answer.body['status']).toBe(answer.status)
        }
        // A segment may be so odd that it leads to another path, or to none.
        if (segment === '1') expect(operation.statuses).toContain(String(answer.status))
      }),
      { numRuns: 400 },
    )
  }, 120_000)
})

describe('the document', () => {
  it('has every route of the service, and no other', () => {
    const routes = service.app.printRoutes({ commonPrefix: false, includeHooks: false })
    const found = [...routes.matchAll(/([/.]\S*) \(([A-Z, ]+)\)/g)].flatMap(([, path, methods]) =>
      String(methods)
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const { method, path } of operations) {
      const url = path.replace(/\{(\w+)\}/g, ':$1')
      expect([url, service.app.hasRoute({ method, url })]).toEqual([url, true])
    }
    expect(found.length).toBe(operations.length)
  })
})

/** A body of several shapes may have the properties of any. */
function propertiesOf(schema: JsonSchema): string[] {
  const references = schema['oneOf'] as { $ref: string }[] | undefined
  const shapes = references?.map(({ $ref }) => document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) ?? [
    schema,
  ]
  return [...new Set(shapes.flatMap((shape) => Object.keys((shape['properties'] as object | undefined) ?? {})))]
}
