/** A JSON schema as a plain object. */
export type JsonSchema = { [key: string]: unknown }

/**
 * The same schema in the form that client generators understand best; it accepts every value that the schema does. `name`: of the
 * component, or of what the schema describes. The rules, and the generator behind each: docs/decisions/0097.
 */
export function suitGenerators(schema: JsonSchema, name: string): JsonSchema {
  return suit(schema, name, false)
}

function suit(schema: JsonSchema, name: string, isTitled: boolean): JsonSchema {
  const { const: constant, propertyNames: _names, anyOf, ...rest } = schema
  const suited: JsonSchema = { ...rest, ...('const' in schema && { enum: [constant] }) }
  openTypes(suited)
  sayWidth(suited)
  freeBoolean(suited)
  // Libraries that parse days and times check the form themselves, and would apply the pattern to an object.
  if (suited['format'] === 'date' || suited['format'] === 'date-time') delete suited['pattern']
  if (isSchema(suited['properties'])) {
    suited['properties'] = mapEntries(suited['properties'], (value, key) => suit(value, name + pascal(key), true))
    // Generators name a class without a title "…_inner_anyOf_1".
    if (isTitled) suited['title'] = name
  }
  if (isSchema(suited['items'])) suited['items'] = suit(suited['items'], `${name}Item`, true)
  if (isSchema(suited['additionalProperties']))
    suited['additionalProperties'] = suit(suited['additionalProperties'], `${name}Value`, true)
  if (Array.isArray(suited['oneOf'])) suited['oneOf'] = suitEach(suited['oneOf'], name)
  return Array.isArray(anyOf) ? joinNull(suited, anyOf, name) : suited
}

/** `anyOf` with null: for a plain type a list of types, otherwise `oneOf`, which NSwag reads as "may be null" where it does not understand
 * `anyOf`. */
function joinNull(rest: JsonSchema, anyOf: readonly unknown[], name: string): JsonSchema {
  const others = anyOf.filter((option) => !isNull(option))
  const values = joinValues(others.flatMap((option) => (isSchema(option) ? [suit(option, name, true)] : [])))
  const [only] = others.length > 1 && values !== null ? [values] : others
  const isAlone = values !== null || others.length === 1
  if (!isAlone || !isSchema(only)) return { ...rest, anyOf: suitEach(anyOf, name) }
  const hasNull = others.length < anyOf.length
  if (Array.isArray(only['type'])) {
    const type = [...only['type'], ...(hasNull ? ['null'] : [])]
    const stated = only[choices]
    const options = Array.isArray(stated) && { [choices]: [...stated, ...(hasNull ? [{ type: 'null' }] : [])] }
    return suit({ ...only, type, ...options, ...rest }, name, true)
  }
  if (!hasNull) return suit({ ...only, ...rest }, name, true)
  const suited = suit(only, name, true)
  const isPlain = plainTypes.includes(String(suited['type'])) && !suited['enum']
  return isPlain
    ? { ...suited, type: [suited['type'], 'null'], ...rest }
    : { ...rest, oneOf: [suited, { type: 'null' }] }
}

const plainTypes = ['string', 'number', 'integer', 'boolean']

/** Stands in a schema without a type and lists what the value may be, which generators pass over. */
export const choices = 'x-any-of'

/**
 * A choice of plain values as one schema: the values of one type are one enum, values of several types a list of types. Null where a choice
 * holds more than plain values.
 */
function joinValues(options: readonly JsonSchema[]): JsonSchema | null {
  const types = [...new Set(options.map(({ type }) => String(type)))]
  const [type, another] = types
  if (!types.every((one) => plainTypes.includes(one))) return null
  if (another !== undefined) return { type: types, [choices]: options }
  const values = options.map((option) => option['enum'])
  if (!values.every((one) => Array.isArray(one))) return null
  const joined = values.flat()
  return { type: joined.every((value) => Number.isSafeInteger(value)) ? 'integer' : type, enum: joined }
}

/** Generators for Java write the values of a boolean as text, which does not compile. */
function freeBoolean(schema: JsonSchema): void {
  if (schema['type'] !== 'boolean' || !Array.isArray(schema['enum'])) return
  const [only, another] = schema['enum']
  delete schema['enum']
  if (another === undefined) schema['description'] ??= `Always ${only}`
}

function suitEach(options: readonly unknown[], name: string): unknown[] {
  const others = options.filter((option) => !isNull(option)).length
  return options.map((option, place) =>
    isSchema(option) && !isNull(option) ? suit(option, others > 1 ? `${name}Choice${place + 1}` : name, true) : option,
  )
}

/**
 * A whole number without narrower bounds is int64: generators for Java, C# and Kotlin would use 32 bits, which ids and kilograms exceed.
 * A number with a fraction is a double. zod writes JavaScript's bounds instead, which mean nothing.
 */
function sayWidth(schema: JsonSchema): void {
  const types = [schema['type']].flat()
  if (types.includes('number')) schema['format'] ??= 'double'
  if (!types.includes('integer')) return
  const { exclusiveMinimum } = schema
  if (typeof exclusiveMinimum === 'number') {
    delete schema['exclusiveMinimum']
    schema['minimum'] = exclusiveMinimum + 1
  }
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['maximum'] === undefined) schema['format'] = 'int64'
}

/** A value that may be a number, text or boolean: few target languages have such a type except "any". */
function openTypes(schema: JsonSchema): void {
  const types = [schema['type']].flat()
  if (types.filter((type) => type !== 'null').length < 2) return
  delete schema['type']
  schema[choices] ??= types.map((type) => suit({ type }, '', false))
  const words = `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`
  schema['description'] = schema['description'] === undefined ? words : `${schema['description']} (${words})`
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNull(value: unknown): boolean {
  return isSchema(value) && value['type'] === 'null'
}

function mapEntries(schemas: JsonSchema, change: (schema: JsonSchema, key: string) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schemas).map(([key, value]) => [key, isSchema(value) ? change(value, key) : value]),
  )
}

/** "scope_1_and_2" -> "Scope1And2" */
export function pascal(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
