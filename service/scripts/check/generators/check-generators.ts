import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toOpenApi30 } from './to-openapi-30.ts'

// npm run check -- generators: makes clients for Java and Python out of client/openapi.json with openapi-generator and compiles them. With
// CARBON_REGISTER_URL and CARBON_REGISTER_KEY they read Nestlé of that service. Needs a JDK (17), Python 3 (with urllib3, six, certifi,
// dateutil to read) and the package registry. The generator is the newest that a package of npm holds itself (later ones fetch theirs from
// Maven), so it is given the document in the words of OpenAPI 3.0.

const generator = '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2'
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'carbon-generators-'))

function run(program: string, words: readonly string[]): string {
  // Generators write pages of notes, which are shown only where one fails.
  return execFileSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  })
}

function generate(jar: string, words: readonly string[]): void {
  run('java', ['-jar', jar, 'generate', '-i', 'openapi.json', ...words])
}

function makeJava(jar: string): void {
  const settings = 'dateLibrary=java8,openApiNullable=false,hideGenerationTimestamp=true'
  generate(jar, ['-g', 'java', '--library', 'native', '-p', settings, '-o', 'java'])
  mkdirSync(join(folder, 'classes'))
  const sources = globSync('java/src/main/**/*.java', { cwd: folder })
  // What the client imports is in the generator as well.
  run('javac', [
    '-nowarn',
    '-proc:none',
    '-encoding',
    'UTF-8',
    '-cp',
    jar,
    '-d',
    'classes',
    ...sources,
    here('ReadNestle.java'),
  ])
  console.log(`Java: ${sources.length} files compile`)
}

function makePython(jar: string): void {
  generate(jar, ['-g', 'python', '--package-name', 'carbon_register', '-o', 'python'])
  run('python3', ['-m', 'compileall', '-q', 'python/carbon_register'])
  console.log('Python: compiles')
}

try {
  const document: { [key: string]: unknown } = JSON.parse(readFileSync(here('../../../../client/openapi.json'), 'utf8'))
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(toOpenApi30(document)))
  run('tar', ['-xzf', run('npm', ['pack', '--silent', generator]).trim()])
  const jar = join(folder, 'package/bin/openapi-generator.jar')
  makeJava(jar)
  makePython(jar)
  const { CARBON_REGISTER_URL: url, CARBON_REGISTER_KEY: key } = process.env
  if (url !== undefined && key !== undefined) {
    const { hostname, port } = new URL(url)
    const classes = `${join(folder, 'classes')}:${jar}`
    console.log(`Java reads: ${run('java', ['-cp', classes, 'ReadNestle', hostname, port, key])}`.trim())
    console.log(`Python reads: ${run('python3', [here('read_nestle.py'), join(folder, 'python'), url, key])}`.trim())
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
