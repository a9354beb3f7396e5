import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { auditKinds } from '@/service/audit-kinds'
import { SourceId } from '@/service/reference/records'

// Lists in the documents that must follow the code.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('docs/security.md names every kind of entry of the audit log', () => {
  const page = read('docs/security.md')
  expect(auditKinds.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([])
})

test('docs/data/ names every source', () => {
  const pages = globSync('docs/data/*.md', { cwd: root }).map(read).join('\n')
  expect(SourceId.options.filter((id) => !pages.includes(`\`${id}\``))).toEqual([])
})

test('the documents name every setting of both programs', () => {
  const pages = globSync('docs/**/*.md', { cwd: root })
    .filter((path) => !path.startsWith('docs/decisions/'))
    .map(read)
    .join('\n')
  const programs = ['service/config.ts', 'lib/server/config.ts'].map(read).join('\n')
  const settings = [...programs.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(30)
  expect(settings.filter((name) => !pages.includes(name))).toEqual([])
})
