import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { z } from 'zod'

/**
 * The dashboard builds the addresses that it asks of the service as text (docs/decisions/0098). Each must be one of the service's
 * document, which the client is made from: its path, its method where it stands beside, and the names of its query.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

const Parameters = z.array(z.looseObject({ name: z.string().optional(), in: z.string().optional() })).optional()
const Operation = z.looseObject({ parameters: Parameters })
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
const { paths } = Document.parse(JSON.parse(readFileSync(join(root, 'client/openapi.json'), 'utf8')))
const firstWords = new Set(Object.keys(paths).map((path) => path.split('/')[1]))
/** Pages of the dashboard begin with the same word. */
firstWords.delete('docs')

/** What only running shows in an address. */
const gap = '\0'

type Request = { address: string; method: string | null }

/** Returns the text of a literal with a gap for each inserted value; null for any other node. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => gap + literal.text).join('')
}

/** The method of the object that the address is a property of. */
function methodBeside(node: ts.Node): string | null {
  const object = node.parent.parent
  if (!ts.isPropertyAssignment(node.parent) || !ts.isObjectLiteralExpression(object)) return null
  const found = object.properties.find((one) => one.name !== undefined && one.name.getText() === 'method')
  return found !== undefined && ts.isPropertyAssignment(found) ? textOf(found.initializer) : null
}

function findRequests(text: string): Request[] {
  const found: Request[] = []
  const visit = (node: ts.Node): void => {
    const address = textOf(node)
    if (address?.startsWith('/') && firstWords.has(/^\/([\w.-]+)/.exec(address)?.[1]))
      found.push({ address, method: methodBeside(node) })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true))
  return found
}

/** A gap at the end of a word is a query or a further segment that is not always there. */
function segmentsOf(address: string): string[] {
  const [path = ''] = address.split('?')
  return path.replace(/(?<=[\w\0-])\0$/, '').split('/')
}

function isOffered({ address, method }: Request): boolean {
  const asked = segmentsOf(address)
  const names = [...(address.split('?')[1] ?? '').matchAll(/(?:^|&)(\w+)=/g)].map(([, name = '']) => name)
  return Object.entries(paths).some(([path, operations]) => {
    const offered = path.split('/')
    // A gap is a parameter, or one of several fixed words.
    const isThis =
      offered.length === asked.length && offered.every((segment, place) => [segment, gap].includes(asked[place] ?? ''))
    if (!isThis) return false
    const possible = Object.entries(operations).filter(([one]) => method === null || one === method.toLowerCase())
    return possible.some(([, { parameters = [] }]) =>
      names.every((name) => parameters.some((one) => one.in === 'query' && one.name === name)),
    )
  })
}

test('an address that the service does not offer is found, and one that it offers is not', () => {
  const wrong = [
    `ask({ method: "GET", path: \`/organizations/\${id}/evidense\` })`,
    `ask({ method: "PUT", path: \`/organizations/\${id}\` })`,
    `ask({ method: "GET", path: "/industries?perpage=200" })`,
    `ask(\`/footprint/kept/\${id}/checks\`)`,
  ]
  expect(wrong.map((text) => findRequests(text).map(isOffered))).toEqual(wrong.map(() => [false]))
  const right = [
    `ask({ method: "GET", path: \`/organizations/\${encodeURIComponent(id)}/evidence\${query}\` })`,
    `ask({ path: \`/organizations/\${id}/documents/\${documentId}\`, method: "DELETE" })`,
    `ask(\`/organizations/batch?ids=\${ids}\`)`,
    `ask("/industries?per_page=200")`,
  ]
  expect(right.map((text) => findRequests(text).map(isOffered))).toEqual(right.map(() => [true]))
})

/** access.ts names pages of the dashboard. */
function isAsking(file: string): boolean {
  return !file.endsWith('.test.ts') && !file.endsWith('access.ts')
}

test('the dashboard asks the service only for what its document offers', () => {
  const files = globSync(['lib/server/**/*.ts', 'app/api/**/*.ts'], { cwd: root }).filter(isAsking)
  const requests = files.flatMap((file) =>
    findRequests(readFileSync(join(root, file), 'utf8')).map((request) => ({ file, ...request })),
  )
  expect(requests.length).toBeGreaterThan(80)
  expect(requests.filter((request) => !isOffered(request))).toEqual([])
})
