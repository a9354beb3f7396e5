import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['app', 'bench', 'cli', 'client', 'components', 'conventions', 'docs', 'e2e', 'lib', 'ops', 'service']
const names = /^(?:[\w@.[\]()*{},-]+\/)+[\w@.[\]()*{},-]*$/

/** Returns texts in backticks that begin like a path of this repository. */
function pathsIn(text: string): string[] {
  const quoted = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside)
  return quoted
    .map((words) => words.replace(/:\d+(?:-\d+)?$/, '').replace(/#.*$/, ''))
    .filter((path) => names.test(path) && folders.includes(path.split('/')[0] ?? ''))
}

/** Whether every alternative of a path exists, as in `lib/views/evidence-*.ts` and `service/{http,audit}/`. */
function isThere(path: string): boolean {
  const [all, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (all !== undefined && list !== undefined) return list.split(',').every((one) => isThere(before + one + after))
  return path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))
}

/** Documents about the present. A decision describes the day it was made, and results of a bench theirs. */
function listDocuments(): string[] {
  const found = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return found.filter((file) => !file.startsWith('docs/decisions/') && file !== 'bench/RESULTS.md')
}

test('a path in backticks is distinguished from other words', () => {
  const text = 'See `service/http/app.ts:12`, `lib/`, `npm test`, `service/*.ts`, `image/png` and `docs/x.md#part`.'
  expect(pathsIn(text)).toEqual(['service/http/app.ts', 'lib/', 'service/*.ts', 'docs/x.md'])
})

test.skipIf(!existsSync(join(root, '.git')))('every path that a document names in backticks exists', () => {
  const documents = listDocuments()
  expect(documents.length).toBeGreaterThan(10)
  const named = documents.flatMap((file) =>
    pathsIn(readFileSync(join(root, file), 'utf8')).map((path) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})

/** Returns the links of a document to files of this repository: the path from the root, and the anchor after `#`. */
function linksIn(file: string, text: string): { path: string; anchor: string | null }[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = null] = target.split('#')
      return { path: path === '' ? file : join(dirname(file), path), anchor }
    })
}

/** Returns the anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('a link is read as a file and one of its headings', () => {
  expect(linksIn('docs/a/b.md', '[x](../c.md#d) [y](#e) [z](https://example.org)')).toEqual([
    { path: 'docs/c.md', anchor: 'd' },
    { path: 'docs/a/b.md', anchor: 'e' },
  ])
  expect(anchorsOf('# One `two`, three\n## 4')).toEqual(['one-two-three', '4'])
})

test.skipIf(!existsSync(join(root, '.git')))('every link of a document leads to an existing file and heading', () => {
  const found = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const links = found.flatMap((file) =>
    linksIn(file, readFileSync(join(root, file), 'utf8')).map((link) => ({ file, ...link })),
  )
  expect(links.length).toBeGreaterThan(80)
  const isDead = ({ path, anchor }: { path: string; anchor: string | null }) =>
    !existsSync(join(root, path)) ||
    (anchor !== null && !anchorsOf(readFileSync(join(root, path), 'utf8')).includes(anchor))
  expect(links.filter(isDead)).toEqual([])
})

/** Pages of docs/ that a comment or a message names must exist; a decision is named by its number. */
test.skipIf(!existsSync(join(root, '.git')))('every page of docs/ that a file names exists', () => {
  const lines = execFileSync(
    'git',
    ['grep', '-hoE', 'docs/[a-z0-9/-]+(\\.md)?', '--', ':!CHANGELOG.md', ':!service/storage/migrations', ':!*.test.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const named = [...new Set(lines.split('\n').map((line) => line.replace(/^.*?docs\//, 'docs/')))]
  const pages = named.filter((name) => name.endsWith('.md') || /^docs\/decisions\/\d{4}/.test(name))
  expect(pages.length).toBeGreaterThan(50)
  const isPage = (name: string) => existsSync(join(root, name)) || globSync(`${name}*`, { cwd: root }).length > 0
  expect(pages.filter((name) => !isPage(name))).toEqual([])
})
