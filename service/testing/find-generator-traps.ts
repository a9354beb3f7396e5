/**
 * Finds constructs in an OpenAPI document that generators of clients handle badly, each as "rule: place". The rules are bugs and
 * limits of openapi-generator (Java, Python), NSwag and openapi-typescript that their users reported: docs/decisions/0097.
 */
export function findGeneratorTraps(document: unknown): string[] {
  const found: string[] = []
  const note = (rule: string, path: string) => void found.push(`${rule}: ${path}`)
  walk(document, '', (node, path) => {
    for (const [rule, isTrap] of Object.entries(schemaRules)) if (isTrap(node)) note(rule, path)
  })
  const schemas = objectAt(objectAt(document, 'components'), 'schemas')
  for (const name of Object.keys(schemas)) {
    if (takenNames.has(name.toLowerCase())) note('a class of the language', name)
  }
  const titles = titlesOf(schemas)
  for (const name of [...Object.keys(schemas), ...titles]) {
    const same = [...Object.keys(schemas), ...titles].filter((other) => other.toLowerCase() === name.toLowerCase())
    if (same.length > 1) note('one name for two classes', name)
  }
  noteOperations(document, note)
  return [...new Set(found)]
}

type Node = Record<string, unknown>

const schemaRules: Readonly<Record<string, (node: Node) => boolean>> = {
  // Becomes an enum member called null.
  'null in an enum': ({ enum: values }) => Array.isArray(values) && values.includes(null),
  // NSwag reads it as any object; openapi-generator handles it only with its normalizer.
  'anyOf with null': ({ anyOf }) =>
    Array.isArray(anyOf) && anyOf.some((option) => isNode(option) && option['type'] === 'null'),
  // Generators try each shape in turn.
  'oneOf of objects without discriminator': ({ oneOf, discriminator }) =>
    Array.isArray(oneOf) &&
    discriminator === undefined &&
    oneOf.filter((option) => isNode(option) && option['type'] !== 'null').length > 1,
  // Java generators use 32 bits.
  'whole number of unsaid width': ({ type, format, maximum }) =>
    [type].flat().includes('integer') && format === undefined && maximum === undefined,
  // Java generators use BigDecimal, C# ones double.
  'number of unsaid width': ({ type, format }) => [type].flat().includes('number') && format === undefined,
  // Java generators and NSwag ignore it: the field may then hold any value.
  const: (node) => 'const' in node && !isNode(node['const']),
  propertyNames: (node) => isNode(node['propertyNames']),
  // openapi-generator writes its values as text: Java does not compile.
  'enum of a boolean': ({ type, enum: values }) => [type].flat().includes('boolean') && values !== undefined,
  // openapi-generator names a class for Java that it does not make.
  'choice of plain values': ({ anyOf }) =>
    Array.isArray(anyOf) && anyOf.every((option) => isNode(option) && typeof option['type'] === 'string'),
  // Generated models apply the pattern to a date that was parsed already.
  'pattern of a day or time': ({ format, pattern }) =>
    (format === 'date' || format === 'date-time') && pattern !== undefined,
  'object inside without title': (node) =>
    [node['items'], ...Object.values(isNode(node['properties']) ? node['properties'] : {})].some(
      (part) => isNode(part) && isNode(part['properties']) && part['title'] === undefined,
    ),
  'more types than one and null': ({ type }) => Array.isArray(type) && type.filter((one) => one !== 'null').length > 1,
  'two values of an enum that differ in signs alone': ({ enum: values }) =>
    Array.isArray(values) && new Set(values.map((value) => memberName(String(value)))).size < values.length,
  // "scope_1" and "scope1" both become scope1.
  'two properties that differ in signs alone': ({ properties }) => {
    const names = isNode(properties) ? Object.keys(properties) : []
    return new Set(names.map((name) => name.replace(/\W|_/g, '').toLowerCase())).size < names.length
  },
  // A name that begins with a digit or has a sign is renamed, by each generator otherwise.
  'property that is no name': ({ properties }) =>
    isNode(properties) && Object.keys(properties).some((name) => !/^[a-z][a-z0-9_]*$/i.test(name)),
}

/**
 * Returns the name that generators make of a value: "-name" becomes MINUS_NAME; all other characters except letters and digits
 * are removed.
 */
function memberName(value: string): string {
  return value.replace(/^-/, 'MINUS_').replace(/\W+/g, '_').toUpperCase()
}

/** Names that a generated client defines itself, or imports everywhere. */
const takenNames = new Set(
  'object list map set file integer string long double boolean date optional response request error exception configuration apiclient apiexception apiresponse dict any type'.split(
    ' ',
  ),
)

/** What Java, C#, Python or TypeScript keep for themselves. A property may be one, which generators know to escape; a method may not. */
const keptWords = new Set(
  'abstract as assert async await base break case catch class const continue def default del delete do else enum event except export extends final finally fixed for foreach from global goto if implements import in interface internal is lambda lock namespace native new null object operator out override package params pass private protected public raise readonly ref return sealed static struct super switch this throw throws try typeof using virtual void volatile while with yield'.split(
    ' ',
  ),
)

const methods = ['get', 'put', 'post', 'delete', 'patch']
const verbs =
  'accept add answer ask begin change check choose close complete confirm copy count create decide estimate export fetch find follow forget give import keep list make match merge preview read register remove replay report restore revoke rewrite roll rotate search send separate set show state stream suggest summarize take withdraw'.split(
    ' ',
  )

function noteOperations(document: unknown, note: (rule: string, path: string) => void): void {
  const seen = new Map<string, string>()
  for (const [path, operations] of Object.entries(objectAt(document, 'paths'))) {
    for (const [method, operation] of Object.entries(isNode(operations) ? operations : {})) {
      if (!methods.includes(method) || !isNode(operation)) continue
      const place = `${method.toUpperCase()} ${path}`
      const id = String(operation['operationId'] ?? '')
      if (!/^[a-z][a-zA-Z0-9]*$/.test(id)) note('operationId that is no name of a method', place)
      if (keptWords.has(id)) note('operationId that is a word of the language', place)
      for (const name of parametersOf(operation)) {
        if (keptWords.has(name)) note('parameter that is a word of the language', `${place} ${name}`)
      }
      if (!verbs.some((verb) => new RegExp(`^${verb}([A-Z]|$)`).test(id)))
        note('operationId without a verb', `${place} ${id}`)
      if (seen.has(id.toLowerCase())) note('operationId twice', `${place} and ${seen.get(id.toLowerCase())}`)
      seen.set(id.toLowerCase(), place)
      if (!Array.isArray(operation['tags']) || operation['tags'].length !== 1) note('not one tag', place)
      if (operation['summary'] === undefined) note('no summary', place)
      noteExamples(operation, place, note)
    }
  }
}

function parametersOf({ parameters }: Node): string[] {
  return Array.isArray(parameters) ? parameters.map((one) => (isNode(one) ? String(one['name']) : '')) : []
}

function noteExamples(operation: Node, place: string, note: (rule: string, path: string) => void): void {
  const bodies = [['body', operation['requestBody']], ...Object.entries(objectAt(operation, 'responses'))] as const
  for (const [name, body] of bodies) {
    const json = objectAt(objectAt(body, 'content'), 'application/json')
    if (Object.keys(json).length > 0 && json['example'] === undefined && json['examples'] === undefined)
      note('no example', `${place} ${name}`)
  }
}

function titlesOf(schemas: Node): string[] {
  const titles: string[] = []
  walk(schemas, '', (node) => {
    if (typeof node['title'] === 'string') titles.push(node['title'])
  })
  return titles
}

/** Visits schemas and everything that contains them, but no examples. */
function walk(value: unknown, path: string, visit: (node: Node, path: string) => void): void {
  if (Array.isArray(value)) {
    for (const [place, part] of value.entries()) walk(part, `${path}/${place}`, visit)
  } else if (isNode(value)) {
    const holdsNames = /\/(properties|schemas|mapping)$/.test(path)
    if (!holdsNames) visit(value, path)
    for (const [key, part] of Object.entries(value)) {
      if (holdsNames || (key !== 'example' && key !== 'examples')) walk(part, `${path}/${key}`, visit)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectAt(value: unknown, key: string): Node {
  const part = isNode(value) ? value[key] : undefined
  return isNode(part) ? part : {}
}
