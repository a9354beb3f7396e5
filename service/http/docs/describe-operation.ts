import type { JsonSchema } from '../openapi/generators/suit-generators'
import { typeOf } from './describe-schema'
import { escapeHtml, prose, table } from './html'

/** The parts of an operation that the page reads; the document's type is wider. */
export type DescribedOperation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: JsonSchema[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, JsonSchema>
}

export function describeOperation(method: string, path: string, operation: DescribedOperation): string {
  const heading = `<h3 id="${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>`
  const words = `<p>${prose(operation.summary)}. ${prose(operation.description ?? '')}</p>`
  return [heading, words, parameters(operation), requestBody(operation), responses(operation)].join('')
}

function parameters({ parameters: list = [] }: DescribedOperation): string {
  if (list.length === 0) return ''
  const rows = list.map((parameter) => [
    `<code>${escapeHtml(String(parameter['name']))}</code>`,
    escapeHtml(String(parameter['in'])),
    typeOf(parameter['schema'] as JsonSchema),
    prose(String(parameter['description'] ?? '')),
  ])
  return `<h4>Parameters</h4>${table(['Name', 'Where', 'Type', 'Meaning'], rows)}`
}

function requestBody({ requestBody: body }: DescribedOperation): string {
  const content = body?.content['application/json']
  return content ? `<h4>Body</h4><p>${typeOf(content.schema)}</p>${example(content.example)}` : ''
}

function responses({ responses: answers }: DescribedOperation): string {
  const rows = Object.entries(answers).map(([status, answer]) => {
    const schema = jsonOf(answer)?.schema
    return [`<code>${status}</code>`, prose(String(answer['description'])), schema ? typeOf(schema) : '']
  })
  const shown = Object.values(answers).map((answer) => example(jsonOf(answer)?.example))
  return `<h4>Answers</h4>${table(['Status', 'When', 'Body'], rows)}${shown.join('')}`
}

function jsonOf(answer: JsonSchema): { schema: JsonSchema; example?: unknown } | undefined {
  const content = answer['content'] as Record<string, { schema: JsonSchema; example?: unknown }> | undefined
  return content?.['application/json']
}

/** Collapsed, as some are long. */
function example(value: unknown): string {
  if (value === undefined) return ''
  return `<details><summary>Example</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}
