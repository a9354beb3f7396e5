import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toOpenApi30 } from './to-openapi-30'

const schema = (value: object) => toOpenApi30({ components: { schemas: { A: value } } })['components']

it('says of null that a value may be it, whether it stands among types or beside a reference', () => {
  expect(schema({ type: ['string', 'null'] })).toEqual({ schemas: { A: { type: 'string', nullable: true } } })
  const reference = { $ref: '#/components/schemas/B' }
  expect(schema({ description: 'D', oneOf: [reference, { type: 'null' }] })).toEqual({
    schemas: { A: { description: 'D', allOf: [reference], nullable: true } },
  })
})

it('says of a bound that it is exclusive, and leaves examples as they are', () => {
  const example = { exclusiveMinimum: 1, type: ['a', 'b'] }
  expect(schema({ type: 'number', exclusiveMinimum: 0, example })).toEqual({
    schemas: { A: { type: 'number', minimum: 0, exclusiveMinimum: true, example } },
  })
})

it('leaves no word of OpenAPI 3.1 in the document of the service', () => {
  const read = JSON.parse(readFileSync(new URL('../../../../client/openapi.json', import.meta.url), 'utf8'))
  const { openapi, info, components } = toOpenApi30(read)
  expect(openapi).toBe('3.0.3')
  expect(info).toMatchObject({ license: { name: read.info.license.name } })
  expect(JSON.stringify(info)).not.toMatch(/summary|identifier/)
  expect(JSON.stringify(components)).not.toMatch(/"type":(?:\[|"null")/)
})
