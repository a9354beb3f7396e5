import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hintScripts } from './hint-scripts.mjs'

let folder = ''

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-hints-'))
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/root.js'] }))
  for (const name of ['root', 'list', 'form', 'chart']) write(`static/chunks/${name}.js`, `push(() => '${name}')`)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As Next writes it. */
function nameScripts(route: string, scripts: object): void {
  const manifest = JSON.stringify({ moduleLoading: { prefix: '' }, entryJSFiles: scripts })
  write(
    `server/app${route}_client-reference-manifest.js`,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${route}"] = ${manifest}`,
  )
}

test('scripts that pages name are compiled as they arrive, those that come later when they are called', () => {
  nameScripts('/page', { '[project]/app/page': ['static/chunks/list.js'] })
  nameScripts('/organizations/new/page', { '[project]/app/organizations/new/page': ['static/chunks/form.js'] })
  expect(hintScripts(folder)).toBe(3)
  for (const name of ['root', 'list', 'form']) {
    expect(read(`static/chunks/${name}.js`)).toBe(`//# allFunctionsCalledOnLoad\npush(() => '${name}')`)
  }
  expect(read('static/chunks/chart.js')).toBe("push(() => 'chart')")
})

test('a second build of the same leaves them as they are', () => {
  nameScripts('/page', { '[project]/app/page': ['static/chunks/list.js'] })
  hintScripts(folder)
  const before = read('static/chunks/list.js')
  hintScripts(folder)
  expect(read('static/chunks/list.js')).toBe(before)
})

test('a build whose manifests say nothing of scripts is refused, as another Next may write them', () => {
  mkdirSync(join(folder, 'server', 'app'), { recursive: true })
  expect(() => hintScripts(folder)).toThrow('names no scripts')
})
