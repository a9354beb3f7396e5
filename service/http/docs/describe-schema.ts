import type { JsonSchema } from '../openapi/generators/suit-generators'
import { escapeHtml, prose, table } from './html'

/** A table of the fields of an object schema: name, type, meaning. */
export function fieldTable(schema: JsonSchema): string {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const rows = Object.entries(propertiesOf(schema)).map(([name, property]) => [
    `<code>${escapeHtml(name)}</code>`,
    typeOf(property),
    [required.includes(name) ? '' : 'Optional. ', descriptionOf(property)].join(''),
  ])
  return table(['Field', 'Type', 'Meaning'], rows)
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const { properties } = schema
  return isObject(properties) ? (properties as Record<string, JsonSchema>) : {}
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function descriptionOf(schema: JsonSchema): string {
  return typeof schema['description'] === 'string' ? prose(schema['description']) : ''
}

/** A type in words, with links to the schemas it names. */
export function typeOf(schema: JsonSchema): string {
  const reference = schema['$ref']
  if (typeof reference === 'string') return linkTo(reference.slice(reference.lastIndexOf('/') + 1))
  const options = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(options)) return options.filter(isObject).map(typeOf).join(' or ')
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value) => `<code>${escapeHtml(String(value))}</code>`).join(', ')
  if (schema['type'] === 'array' && isObject(schema['items'])) return `list of ${typeOf(schema['items'])}`
  if (schema['type'] === 'object') return `{ ${Object.entries(propertiesOf(schema)).map(inline).join(', ')} }`
  const types = [schema['type']].flat().map((type) => escapeHtml(String(type ?? 'any')))
  const format = schema['format'] === 'date' || schema['format'] === 'date-time' ? ` (${schema['format']})` : ''
  return types.join(' or ') + format
}

function inline([name, schema]: [string, JsonSchema]): string {
  return `${escapeHtml(name)}: ${typeOf(schema)}`
}

export function linkTo(schemaName: string): string {
  return `<a href="#schema-${escapeHtml(schemaName)}">${escapeHtml(schemaName)}</a>`
}
