import type { Random } from '@/service/faults/fault'
import { pick } from '@/service/testing/data/seeded-random'

type Json = Record<string, unknown>

export const oddTexts = [
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
  'e\u0301'.repeat(100),
  '%',
  '%00',
  "'; drop table organization; --",
  '\\',
  '{}',
  '__proto__',
  'constructor',
  '9'.repeat(300),
  '-1',
  '1e309',
  'NaN',
  'USD',
  'SE',
  '2022',
  '1',
  'x'.repeat(5_000),
  '../../etc/passwd',
  'https://example.com',
  'Northwind',
] as const

/** A value of a random type. */
export function oddValue(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 6 : 8))
  if (kind === 0) return null
  if (kind === 1) return random() < 0.5
  if (kind === 2) return pick(random, [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, 5e-324])
  if (kind === 6) return Array.from({ length: Math.floor(random() * 4) }, () => oddValue(random, depth + 1))
  if (kind === 7) return { [pick(random, oddTexts)]: oddValue(random, depth + 1) }
  return pick(random, oddTexts)
}

function resolve(schema: Json, definitions: Json): Json {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  return name === undefined ? schema : resolve((definitions[name] ?? {}) as Json, definitions)
}

function sampleObject(schema: Json, definitions: Json, random: Random, depth: number): Json {
  const required = (schema['required'] ?? []) as string[]
  const made: Json = {}
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Json)) {
    if (required.includes(name) || random() < 0.3) made[name] = sample(property as Json, definitions, random, depth + 1)
  }
  return made
}

/** A value of the schema's type; formats (check digits, patterns) are satisfied by chance only. */
export function sample(given: Json, definitions: Json, random: Random, depth = 0): unknown {
  const schema = resolve(given, definitions)
  for (const several of ['allOf', 'anyOf', 'oneOf']) {
    const choices = schema[several] as Json[] | undefined
    if (choices && choices.length > 0 && depth < 8) return sample(pick(random, choices), definitions, random, depth + 1)
  }
  if (schema['const'] !== undefined) return schema['const']
  if (Array.isArray(schema['enum'])) return pick(random, schema['enum'])
  const type = Array.isArray(schema['type']) ? pick(random, schema['type']) : schema['type']
  if (type === 'object') return sampleObject(schema, definitions, random, depth)
  if (type === 'array') {
    const items = (schema['items'] ?? {}) as Json
    return Array.from({ length: Math.floor(random() * 3) }, () => sample(items, definitions, random, depth + 1))
  }
  if (type === 'integer') return Math.floor(random() * 5)
  if (type === 'number') return random() * 100
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  return random() < 0.5 ? `Fuzz ${Math.floor(random() * 500)}` : pick(random, oddTexts)
}
