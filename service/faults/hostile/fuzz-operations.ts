import { z } from 'zod'

type Json = Record<string, unknown>

/** One operation of the OpenAPI document. */
export type Operation = {
  method: string
  path: string
  /** Names of the query parameters. */
  query: string[]
  /** Schema of the JSON body, with `$defs`; null where there is no body. */
  body: Json | null
  /** Schemas of the JSON answers by status; null where the content is another one or empty. */
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

/** Returns every operation of the document that the service publishes. */
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
