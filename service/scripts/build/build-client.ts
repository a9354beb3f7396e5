import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { buildDocument } from '@/service/http/openapi/build-document'
import { choices } from '@/service/http/openapi/generators/suit-generators'
import { root } from './root'

// npm run build -- client: writes the service's OpenAPI document (client/openapi.json) and its types (client/src/schema.ts).
// client/client.test.ts fails when they are out of date.

/** Returns the types of every operation and schema, the content of client/src/schema.ts. */
export async function writeClientTypes(): Promise<string> {
  const types = astToString(
    await openapiTypescript(JSON.stringify(withChoices(withoutExamples(withOneFailure(buildDocument(null)))))),
  )
  return `// Made from the service's OpenAPI document by npm run build -- client; not to be edited.\n\n${types}`
}

/**
 * Returns the content of client/openapi.json: the document that a running service answers at /openapi.json, without the examples,
 * which are in service/http/openapi/examples/recorded.json.
 */
export function writeOpenApi(): string {
  return `${JSON.stringify(withoutExamples(buildDocument(null)), null, 1)}\n`
}

type Operation = { responses: Record<string, object> }

/** Replaces the failures of each operation by one type, because all failures have the same shape; the types are then a quarter as long. */
function withOneFailure<Document extends { paths: object }>(document: Document): Document {
  const failure = {
    description: 'A failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  }
  const shorten = ({ responses, ...operation }: Operation) => {
    const successes = Object.entries(responses).filter(([status]) => !/^[45]/.test(status))
    return { ...operation, responses: { ...Object.fromEntries(successes), default: failure } }
  }
  const paths = Object.entries(document.paths).map(([path, methods]: [string, Record<string, Operation>]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, shorten(operation)])),
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}

/** Removes examples, which would only become comments in the types. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, part]) => key !== 'examples' && !(key === 'example' && !isProperty(part)),
  )
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutExamples(part)]))
}

/** TypeScript has a type for a choice of a number or a word; the document gives it none, for other languages. */
function withChoices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withChoices)
  if (typeof value !== 'object' || value === null) return value
  const { [choices]: anyOf, ...rest } = value as { [key: string]: unknown }
  const entries = Object.entries({ ...rest, ...(anyOf !== undefined && { anyOf }) })
  return Object.fromEntries(entries.map(([key, part]) => [key, withChoices(part)]))
}

/** A property may be called "example": its value is then a schema. */
function isProperty(part: unknown): boolean {
  return typeof part === 'object' && part !== null && ('type' in part || '$ref' in part) && 'description' in part
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(root, 'client/openapi.json'), writeOpenApi())
  writeFileSync(join(root, 'client/src/schema.ts'), await writeClientTypes())
}
