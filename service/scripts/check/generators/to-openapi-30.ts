import { choices } from '../../../http/openapi/generators/suit-generators.ts'

type Node = { [key: string]: unknown }

/** Examples and values are data: words in them that schemas have too mean nothing. */
const data = new Set(['example', 'examples', 'enum', 'default'])

/**
 * A document of OpenAPI 3.1 in the words of 3.0, as far as the service's has need: null among types and beside `oneOf`, exclusive
 * bounds, the licence. For generators that read no 3.1.
 */
export function toOpenApi30(document: Node): Node {
  const { info, jsonSchemaDialect: _dialect, webhooks: _webhooks, ...rest } = document
  const { summary: _summary, license, ...said } = isNode(info) ? info : {}
  const { identifier: _identifier, ...named } = isNode(license) ? license : {}
  return { ...(convert(rest) as Node), openapi: '3.0.3', info: { ...said, ...(isNode(license) && { license: named }) } }
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (!isNode(value)) return value
  const node = Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === choices ? [] : [[key, data.has(key) ? part : convert(part)]],
    ),
  )
  return withBounds(withoutNullOption(withOneType(node)))
}

function withOneType(node: Node): Node {
  const { type } = node
  if (!Array.isArray(type)) return node
  const [only, another] = type.filter((one) => one !== 'null')
  if (another !== undefined) throw new Error(`Several types have no word in OpenAPI 3.0: ${type.join(', ')}`)
  return { ...node, type: only, nullable: true }
}

/** 3.0 ignores what stands beside a reference: `allOf` holds it. */
function withoutNullOption(node: Node): Node {
  const { oneOf, ...rest } = node
  if (!Array.isArray(oneOf)) return node
  const others = oneOf.filter((option) => !(isNode(option) && option['type'] === 'null'))
  if (others.length === oneOf.length) return node
  const [only, another] = others
  if (another !== undefined) return { ...rest, oneOf: others, nullable: true }
  return { ...rest, ...(isNode(only) && '$ref' in only ? { allOf: [only] } : (only as Node)), nullable: true }
}

function withBounds(node: Node): Node {
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = node
  return {
    ...rest,
    ...(typeof exclusiveMinimum === 'number' && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(typeof exclusiveMaximum === 'number' && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
