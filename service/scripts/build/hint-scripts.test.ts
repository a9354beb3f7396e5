import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hintScripts } from './hint-scripts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-hints-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('scripts are compiled as they arrive, those of a large library when they are called', () => {
  const library = `push(() => '${'x'.repeat(300_000)}')`
  writeFileSync(join(folder, 'page.js'), "push(() => 'page')")
  writeFileSync(join(folder, 'page.css'), 'p {}')
  writeFileSync(join(folder, 'library.js'), library)
  expect(hintScripts(folder)).toBe(1)
  expect(readFileSync(join(folder, 'page.js'), 'utf8')).toBe("//# allFunctionsCalledOnLoad\npush(() => 'page')")
  expect(readFileSync(join(folder, 'page.css'), 'utf8')).toBe('p {}')
  expect(readFileSync(join(folder, 'library.js'), 'utf8')).toBe(library)
})

test('a second build leaves a script as it is', () => {
  writeFileSync(join(folder, 'page.js'), "push(() => 'page')")
  hintScripts(folder)
  const before = readFileSync(join(folder, 'page.js'), 'utf8')
  expect(hintScripts(folder)).toBe(1)
  expect(readFileSync(join(folder, 'page.js'), 'utf8')).toBe(before)
})

test('a folder without scripts is refused: Next has put them elsewhere', () => {
  expect(() => hintScripts(folder)).toThrow('holds no scripts')
})
