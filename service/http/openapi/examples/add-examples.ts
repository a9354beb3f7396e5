import { z } from 'zod'
import type { JsonSchema } from '../generators/suit-generators'
import recorded from './recorded.json' with { type: 'json' }

const Exchange = z.strictObject({ request: z.unknown().optional(), answer: z.unknown().optional() })
type Exchange = z.infer<typeof Exchange>

/** recorded.json is written by real-answers.db.test.ts with RECORD_EXAMPLES=1: requests to a running service and its responses. */
const heard = z.record(z.string(), Exchange).parse(recorded)

/** Examples that cannot be recorded, or would be too long, in the contract's words. */
const written: Readonly<Record<string, Exchange>> = {
  answerCommitmentQuestion: { request: { company_id: 540391071241 } },
  addDocument: { request: { url: 'https://www.example.com/sustainability-report-2025.pdf', name: 'Report 2025' } },
  sendSupplierLetter: {
    request: {
      to: 'sustainability@supplier.example',
      subject: 'Your emissions of 2025',
      text: 'Good morning, … the form: https://carbon.example/supplier#TOKEN-OF-THE-LINK',
    },
  },
  acceptFigure: {
    request: {
      source: 'carbon-gap',
      record_id: 'Aldgate Brewing',
      year: 2022,
      region: 'GLOBAL',
      field: 'scope1Kg',
      reason: 'The report prints it on page 12',
    },
  },
  withdrawFigure: {
    request: { source: 'carbon-gap', record_id: 'Aldgate Brewing', year: 2022, region: 'GLOBAL', field: 'scope1Kg' },
  },
  readOpenApiDocument: {
    answer: { openapi: '3.1.0', info: { title: 'Organization Carbon Data Service', version: '1.0.0' }, paths: {} },
  },
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>
type Described = {
  operationId: string
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** The same paths, with an example for each JSON body and each successful JSON response. */
export function addExamples<Paths extends object>(paths: Paths): Paths {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods as Record<string, Described>))
  const bySchema = new Map(
    operations.flatMap((operation) => {
      const { answer } = heard[operation.operationId] ?? {}
      return answer === undefined ? [] : [[schemaOf(operation), answer] as const]
    }),
  )
  const exemplified = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods as Record<string, Described>).map(([method, operation]) => {
        const own = { ...heard[operation.operationId], ...written[operation.operationId] }
        return [method, addTo(operation, { answer: bySchema.get(schemaOf(operation)), ...own })]
      }),
    ),
  ])
  return Object.fromEntries(exemplified) as Paths
}

/** Operations with the same response schema may share an example. */
function schemaOf(operation: Described): string {
  return JSON.stringify(successOf(operation)?.[1].content?.['application/json']?.schema)
}

function successOf({ responses }: Described): [string, { content?: Content }] | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))
}

function addTo(operation: Described, { request, answer }: Exchange): Described {
  const { requestBody } = operation
  const [status, success] = successOf(operation) ?? []
  return {
    ...operation,
    ...(requestBody && { requestBody: { ...requestBody, content: put(requestBody.content, request) } }),
    responses: {
      ...operation.responses,
      ...(status !== undefined &&
        success?.content && { [status]: { ...success, content: put(success.content, answer) } }),
    },
  }
}

function put(content: Content, example: unknown): Content {
  const json = content['application/json']
  return json === undefined || example === undefined
    ? content
    : { ...content, 'application/json': { ...json, example } }
}
