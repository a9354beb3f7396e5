import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareDirectory } from './prepare-directory'

let folder: string
let directory: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-prepare-'))
  directory = join(folder, 'database')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function initialize(at: string): Promise<void> {
  write(at, { PG_VERSION: '17\n', 'base/1/1247': 'new' })
}

function write(at: string, files: Record<string, string>): void {
  mkdirSync(at, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, name)), { recursive: true })
    writeFileSync(join(at, name), text)
  }
}

function read(at: string): Record<string, string> {
  const entries = readdirSync(at, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [
      join(parentPath, name).slice(at.length + 1),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  )
}

const prepare = (template: string | null = null) => prepareDirectory(directory, template, initialize)

describe('a folder that has files in it', () => {
  test('is refused with words that say what it is, and keeps every file, when PG_VERSION is missing', async () => {
    const files = { 'base/5/1259': 'ours', 'global/pg_control': 'c', 'postgresql.conf': '' }
    write(directory, files)
    await expect(prepare()).rejects.toThrow(
      /parts of a database.*PG_VERSION.*mv .*database\.aside.*npx carbon-register db restore/s,
    )
    expect(read(folder)).toEqual(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`database/${name}`, text])),
    )
  })

  test('is refused when it was never a database', async () => {
    write(directory, { 'notes.txt': 'x' })
    await expect(prepare()).rejects.toThrow(/not empty \(notes\.txt\) and no database/)
    expect(read(directory)).toEqual({ 'notes.txt': 'x' })
  })

  test('is never changed, whatever is in it', async () => {
    const name = fc.constantFrom('base/1', 'global/1', 'pg_wal/1', 'PG_VERSION', 'notes.txt', '.hidden', 'a/b/c')
    const files = fc.dictionary(name, fc.constant('kept'), { minKeys: 1 })
    await fc.assert(
      fc.asyncProperty(files, files, async (inside, incoming) => {
        rmSync(directory, { recursive: true, force: true })
        rmSync(`${directory}.incoming`, { recursive: true, force: true })
        write(directory, inside)
        write(`${directory}.incoming`, incoming)
        await prepare().catch(() => {})
        expect(read(directory)).toEqual(inside)
        expect(read(`${directory}.incoming`)).toEqual(incoming)
      }),
      { numRuns: 50 },
    )
  })
})

test('a file in the place of the folder is refused and kept', async () => {
  writeFileSync(directory, 'x')
  await expect(prepare()).rejects.toThrow('but is a file')
  expect(readFileSync(directory, 'utf8')).toBe('x')
})

test.each([
  ['a folder that is not there', 'nowhere', /link to a folder that is not there.*mount it.*Nothing was changed/],
  ['itself', 'database', /link that leads back to itself/],
])('a link to %s is refused in words, and stays', async (_what, target, words) => {
  symlinkSync(join(folder, target), directory)
  await expect(prepare()).rejects.toThrow(words)
  expect(readdirSync(folder)).toEqual(['database'])
})

test('somebody’s files where a new database is made are refused and kept', async () => {
  write(`${directory}.incoming`, { PG_VERSION: '17\n' })
  await expect(prepare()).rejects.toThrow('this program did not put there')
  expect(read(`${directory}.incoming`)).toEqual({ PG_VERSION: '17\n' })
  expect(existsSync(directory)).toBe(false)
})

test.each([false, true])('no folder, or an empty one (%s), is filled', async (isThere) => {
  if (isThere) mkdirSync(directory)
  await prepare()
  expect(read(directory)).toEqual({ PG_VERSION: '17\n', 'base/1/1247': 'new' })
  expect(readdirSync(folder)).toEqual(['database'])
})

test('an empty folder behind a link is filled, and the link stays', async () => {
  mkdirSync(join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), directory)
  await prepare()
  expect(read(join(folder, 'elsewhere'))).toEqual({ PG_VERSION: '17\n', 'base/1/1247': 'new' })
  expect(lstatSync(directory).isSymbolicLink()).toBe(true)
})

test('a template is copied, and what a cut start left behind is no hindrance', async () => {
  const template = join(folder, 'template')
  write(template, { PG_VERSION: '17\n', 'base/1/1247': 'from the template' })
  write(`${directory}.incoming`, { CARBON_REGISTER_IS_FILLING_THIS: '', 'database/base/1': 'half' })
  await prepare(template)
  expect(read(directory)).toEqual({ PG_VERSION: '17\n', 'base/1/1247': 'from the template' })
})
