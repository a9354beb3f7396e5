import { expect, it } from 'vitest'
import { suitGenerators } from './suit-generators'

it('says of null what generators read: a list of types, or oneOf beside null', () => {
  const nullable = (schema: object) => suitGenerators({ description: 'D', anyOf: [schema, { type: 'null' }] }, 'Name')
  expect(nullable({ type: 'integer' })).toEqual({ description: 'D', type: ['integer', 'null'], format: 'int64' })
  expect(nullable({ type: 'string', format: 'date', pattern: '^x$' })).toEqual({
    description: 'D',
    type: ['string', 'null'],
    format: 'date',
  })
  const word = { type: 'string', enum: ['a'] }
  expect(nullable(word)).toEqual({ description: 'D', oneOf: [word, { type: 'null' }] })
  const reference = { $ref: '#/components/schemas/Other' }
  expect(nullable(reference)).toEqual({ description: 'D', oneOf: [reference, { type: 'null' }] })
})

it('gives a choice of a number or a word no type, for which generators name a class that they do not make', () => {
  const choice = [
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'string', const: 'none' },
  ]
  const said = [
    { type: 'integer', minimum: 1, format: 'int64' },
    { type: 'string', enum: ['none'] },
  ]
  expect(suitGenerators({ description: 'D', anyOf: choice }, 'Name')).toEqual({
    description: 'D (integer or string)',
    'x-any-of': said,
  })
  expect(suitGenerators({ anyOf: [...choice, { type: 'null' }] }, 'Name')).toEqual({
    description: 'integer, string or null',
    'x-any-of': [...said, { type: 'null' }],
  })
})

it('makes one enum of a choice of values of one type, and keeps null beside it', () => {
  const choice = [
    { type: 'number', const: 1 },
    { type: 'number', const: 2 },
  ]
  const numbers = { type: 'integer', enum: [1, 2], format: 'int64' }
  expect(suitGenerators({ anyOf: choice }, 'Name')).toEqual(numbers)
  expect(suitGenerators({ anyOf: [{ anyOf: choice }, { type: 'null' }] }, 'Name')).toEqual({
    oneOf: [numbers, { type: 'null' }],
  })
})

it('leaves a choice of objects as it is', () => {
  const reference = { $ref: '#/components/schemas/Other' }
  expect(suitGenerators({ anyOf: [reference, { type: 'string' }] }, 'Name')).toEqual({
    anyOf: [reference, { type: 'string' }],
  })
})

it('gives a boolean no enum, whose values generators for Java write as text', () => {
  expect(suitGenerators({ type: 'boolean', const: true }, 'N')).toEqual({ type: 'boolean', description: 'Always true' })
})

it('gives a value of several types no type, and says which', () => {
  expect(suitGenerators({ type: ['number', 'string', 'null'] }, 'N')).toEqual({
    description: 'number, string or null',
    'x-any-of': [{ type: 'number', format: 'double' }, { type: 'string' }, { type: 'null' }],
  })
  expect(suitGenerators({ type: ['number', 'null'] }, 'N')).toEqual({ type: ['number', 'null'], format: 'double' })
})

it('names what stands inside by its way there', () => {
  const inside = { type: 'object', properties: { deep: { type: 'object', properties: {} } } }
  const schema = suitGenerators(
    {
      type: 'object',
      properties: { a_list: { type: 'array', items: inside }, maybe: { anyOf: [inside, { type: 'null' }] } },
    },
    'Outer',
  )
  expect(JSON.stringify(schema).match(/"title":"\w+"/g)).toEqual([
    '"title":"OuterAListItemDeep"',
    '"title":"OuterAListItem"',
    '"title":"OuterMaybeDeep"',
    '"title":"OuterMaybe"',
  ])
  expect(schema).not.toHaveProperty('title')
})

it('keeps bounds that are narrower than those of JavaScript, and takes those away that are not', () => {
  const bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }
  expect(suitGenerators({ type: 'integer', ...bounds }, 'N')).toEqual({ type: 'integer', format: 'int64' })
  expect(suitGenerators({ type: 'integer', minimum: 1990, maximum: 2100 }, 'N')).toEqual({
    type: 'integer',
    minimum: 1990,
    maximum: 2100,
  })
  expect(suitGenerators({ type: 'number', minimum: 0 }, 'N')).toEqual({ type: 'number', minimum: 0, format: 'double' })
})
