import { z } from 'zod'

type Json = Record<string, unknown>

/** What the document says of one operation. */
export type Operation = {
  method: string
  path: string
  /** Names of the query's parameters. */
  query: string[]
  /** Schema of the body of JSON, with `$defs`; null without one. */
  body: Json | null
  /** Schemas of the answers of JSON by status; null for another content or none. */
  answers: Map<number, z.ZodType | null>
  isOfTeam: boolean
}

export type OpenApi = { paths: Record<string, Record<string, Json>>; components: { schemas: Json } }

function withDefinitions(document: OpenApi, schema: unknown): Json {
  const text = JSON.stringify({ allOf: [schema], $defs: document.components.schemas })
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
}

function schemaOf(content: unknown): unknown {
  return (content as Record<string, { schema: unknown }> | undefined)?.['application/json']?.schema
}

function readAnswers(document: OpenApi, responses: Json): Operation['answers'] {
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const schema = schemaOf((response as Json)['content'])
      return [Number(status), schema === undefined ? null : z.fromJSONSchema(withDefinitions(document, schema))]
    }),
  )
}

/** Every operation of the document that the service itself publishes. */
export function readOperations(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = (operation['parameters'] ?? []) as { name: string; in: string }[]
      const body = schemaOf((operation['requestBody'] as Json | undefined)?.['content'])
      return {
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: body === undefined ? null : withDefinitions(document, body),
        answers: readAnswers(document, operation['responses'] as Json),
        isOfTeam: JSON.stringify(operation['security'] ?? []).includes('teamKey'),
      }
    }),
  )
}
