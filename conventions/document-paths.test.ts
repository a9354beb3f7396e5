import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['app', 'bench', 'cli', 'client', 'components', 'conventions', 'docs', 'e2e', 'lib', 'ops', 'service']
const names = /^(?:[\w@.[\]()*{},-]+\/)+[\w@.[\]()*{},-]*$/

/** What stands in backticks and begins like a path of this repository. */
function pathsIn(text: string): string[] {
  const quoted = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside)
  return quoted
    .map((words) => words.replace(/:\d+(?:-\d+)?$/, '').replace(/#.*$/, ''))
    .filter((path) => names.test(path) && folders.includes(path.split('/')[0] ?? ''))
}

/** `lib/views/evidence-*.ts` and `service/{http,audit}/` are there where every alternative has a file. */
function isThere(path: string): boolean {
  const [all, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (all !== undefined && list !== undefined) return list.split(',').every((one) => isThere(before + one + after))
  return path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))
}

/** Documents of today. A decision tells of the day it was made; the results of a bench of their day. */
function listDocuments(): string[] {
  const found = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return found.filter((file) => !file.startsWith('docs/decisions/') && file !== 'bench/RESULTS.md')
}

test('a path in backticks is told from other words', () => {
  const text = 'See `service/http/app.ts:12`, `lib/`, `npm test`, `service/*.ts`, `image/png` and `docs/x.md#part`.'
  expect(pathsIn(text)).toEqual(['service/http/app.ts', 'lib/', 'service/*.ts', 'docs/x.md'])
})

test.skipIf(!existsSync(join(root, '.git')))('every path that a document names in backticks is there', () => {
  const documents = listDocuments()
  expect(documents.length).toBeGreaterThan(10)
  const named = documents.flatMap((file) =>
    pathsIn(readFileSync(join(root, file), 'utf8')).map((path) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})
