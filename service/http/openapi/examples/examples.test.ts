import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { failures } from '@/service/http/answers/error-body'
import { findGeneratorTraps } from '@/service/testing/find-generator-traps'
import { buildDocument } from '../build-document'

const document = JSON.parse(JSON.stringify(buildDocument(null)))

type Example = { place: string; schema: string; value: unknown }

function listExamples(): Example[] {
  const ajvPath = (...steps: string[]) =>
    `openapi#/${steps
      .map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')}`
  const found: Example[] = []
  for (const [path, methods] of Object.entries<Record<string, never>>(document.paths)) {
    for (const [method, operation] of Object.entries<Record<string, never>>(methods)) {
      const bodies: [string[], Record<string, never> | undefined][] = [
        [['requestBody'], operation['requestBody']],
        ...Object.entries<Record<string, never>>(operation['responses'] ?? {}).map(
          ([status, answer]) => [['responses', status], answer] as [string[], Record<string, never>],
        ),
      ]
      for (const [steps, body] of bodies) {
        const json = body?.['content']?.['application/json'] as Record<string, unknown> | undefined
        if (json === undefined) continue
        const schema = ajvPath('paths', path, method, ...steps, 'content', 'application/json', 'schema')
        const place = `${method} ${path} ${steps.join(' ')}`
        if ('example' in json) found.push({ place, schema, value: json['example'] })
        for (const { $ref } of Object.values((json['examples'] ?? {}) as Record<string, { $ref: string }>)) {
          const name = $ref.split('/').at(-1) ?? ''
          found.push({ place: `${place} ${name}`, schema, value: document.components.examples[name]?.value })
        }
      }
    }
  }
  return found
}

describe('the examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats(ajv)
  ajv.addSchema(document, 'openapi')
  const problemsOf = ({ place, schema, value }: Example) => {
    const isValid = ajv.compile({ $ref: schema })
    return isValid(value) ? [] : [`${place}: ${ajv.errorsText(isValid.errors)}`]
  }

  it('fit the schemas beside them', () => {
    const examples = listExamples()
    expect(examples.length).toBeGreaterThan(500)
    expect(examples.flatMap(problemsOf)).toEqual([])
    const [first] = examples
    if (first) expect(problemsOf({ ...first, value: 'not it' })).toHaveLength(1)
  })

  it('hold no key, secret or token, not even of a test', () => {
    const secret = /crt?_(read_|write_)?[0-9a-f]{20,}|whsec_|"token":"(?!shown once)/
    expect(listExamples().filter(({ value }) => secret.test(JSON.stringify(value)))).toEqual([])
    expect(secret.test('{"token":"I1B66mC9a"}')).toBe(true)
  })

  it('of an error stands under its status', () => {
    for (const { place, value } of listExamples()) {
      const name = place.split(' ').at(-1) ?? ''
      if (name in failures)
        expect([place, (value as { status: number }).status]).toEqual([place, Number(place.split(' ').at(-2))])
    }
  })
})

describe('the document, as generators of clients read it', () => {
  it('has none of the traps that are known', () => {
    expect(findGeneratorTraps(document)).toEqual([])
  })

  it.each([
    ['null in an enum', { enum: ['a', null] }],
    ['anyOf with null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['oneOf of objects without discriminator', { oneOf: [{ type: 'object' }, { type: 'object' }, { type: 'null' }] }],
    ['whole number of unsaid width', { type: ['integer', 'null'] }],
    ['number of unsaid width', { type: 'number' }],
    ['const', { const: 'a' }],
    ['propertyNames', { propertyNames: { type: 'string' } }],
    ['pattern of a day or time', { type: 'string', format: 'date', pattern: '^' }],
    ['object inside without title', { items: { properties: {} } }],
    ['more types than one and null', { type: ['string', 'boolean'] }],
    ['two values of an enum that differ in signs alone', { enum: ['a b', 'a_b'] }],
    ['two properties that differ in signs alone', { properties: { scope_1: {}, scope1: {} }, title: 'Part' }],
    ['property that is no name', { properties: { '1st': {} }, title: 'Part' }],
  ])('%s would be found', (rule, schema) => {
    const traps = findGeneratorTraps({ components: { schemas: { Thing: { properties: { part: schema } } } } })
    expect(traps).toContain(`${rule}: /components/schemas/Thing/properties/part`)
  })

  it('a bad name, a missing example and two classes of one name would be found', () => {
    const operation = {
      tags: ['A'],
      summary: 'S',
      responses: { 200: { content: { 'application/json': { schema: {} } } } },
    }
    expect(
      findGeneratorTraps({
        paths: {
          '/a': { get: { ...operation, operationId: 'isAlive' } },
          '/b': {
            delete: { ...operation, operationId: 'delete', parameters: [{ name: 'from', in: 'query' }] },
            get: { ...operation, operationId: 'readB' },
            post: { ...operation, operationId: 'readb' },
          },
        },
        components: { schemas: { Error: {}, Thing: { properties: { part: { title: 'Thing', properties: {} } } } } },
      }).sort(),
    ).toEqual([
      'a class of the language: Error',
      'no example: DELETE /b 200',
      'no example: GET /a 200',
      'no example: GET /b 200',
      'no example: POST /b 200',
      'one name for two classes: Thing',
      'operationId that is a word of the language: DELETE /b',
      'operationId twice: POST /b and GET /b',
      'operationId without a verb: DELETE /b delete',
      'operationId without a verb: GET /a isAlive',
      'operationId without a verb: POST /b readb',
      'parameter that is a word of the language: DELETE /b from',
    ])
  })
})
