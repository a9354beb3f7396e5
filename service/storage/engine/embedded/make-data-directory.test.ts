import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataDirectory } from './make-data-directory'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-data-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

test('is made for its owner alone, with the folders above it', () => {
  makeDataDirectory(join(folder, 'a', 'data'))
  const { mode } = statSync(join(folder, 'a', 'data'))
  expect(process.platform === 'win32' || (mode & 0o777) === 0o700).toBe(true)
})

test('a file in its place is kept, and the words name it', () => {
  const path = join(folder, 'data')
  writeFileSync(path, 'x')
  expect(() => makeDataDirectory(path)).toThrow(/^DATA_DIR \(.*data\) cannot be used: a file is there\. Move it aside/)
  expect(() => makeDataDirectory(join(path, 'below'))).toThrow(/through a file/)
  expect(readFileSync(path, 'utf8')).toBe('x')
})

test('a link to a folder that is not there, as of a disk that is not mounted, is not followed to make one', () => {
  symlinkSync(join(folder, 'disk', 'data'), join(folder, 'data'))
  expect(() => makeDataDirectory(join(folder, 'data'))).toThrow(/a link to a folder that is not there.*mount it/)
})

test('a link that leads back to itself is named as a link', () => {
  symlinkSync(join(folder, 'data'), join(folder, 'data'))
  expect(() => makeDataDirectory(join(folder, 'data'))).toThrow(/^DATA_DIR .* cannot be used: .*link/)
})

// The superuser may write everywhere.
const isRoot = process.getuid?.() === 0
const hasOther = isRoot && spawnSync('setpriv', ['--version']).status === 0
test.skipIf(process.platform === 'win32' || (isRoot && !hasOther))(
  'a folder of another account names the account',
  () => {
    chmodSync(folder, 0o555)
    if (!isRoot) return expect(() => makeDataDirectory(folder)).toThrow(/may not write there.*chown -R/)
    const file = new URL('./make-data-directory.ts', import.meta.url).href
    const script = `import(${JSON.stringify(file)}).then(({ makeDataDirectory }) => makeDataDirectory(${JSON.stringify(folder)}))`
    const imports = ['--import', new URL('../../../source-imports.ts', import.meta.url).href]
    const words = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, ...imports, '-e', script]
    expect(spawnSync('setpriv', words, { encoding: 'utf8' }).stderr).toMatch(/may not write there.*chown -R/)
  },
)
