import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

type Report = { summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] } }

function cruise(directory: string, folders: readonly string[]): Report['summary'] {
  const words = [program, ...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (stdout === '') throw new Error(stderr)
  return (JSON.parse(stdout) as Report).summary
}

let sandbox: string
beforeEach(() => {
  sandbox = mkdtempSync(join(tmpdir(), 'carbon-imports-'))
})
afterEach(() => {
  rmSync(sandbox, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(sandbox, path)), { recursive: true })
  writeFileSync(join(sandbox, path), text)
}

test('a forbidden import is found, by alias, by relative path, by package and as a type', () => {
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(join(root, file), join(sandbox, file))
  symlinkSync(join(root, 'node_modules'), join(sandbox, 'node_modules'))
  write('service/storage/read.ts', "import pg from 'pg'\nexport const read = () => pg\n")
  write('service/matching/same.ts', "import { read } from '@/service/storage/read'\nexport const same = read\n")
  write('service/scoring/score.ts', "import type { read } from '../storage/read'\nexport type Read = typeof read\n")
  write('service/http/app.ts', "import pg from 'pg'\nexport const app = pg\n")
  write(
    'service/sources/get.ts',
    "import type { read } from '@/service/storage/read'\nexport type Read = typeof read\n",
  )
  write('components/organization/panel.ts', "import { row } from '../portfolio/row'\nexport const panel = row\n")
  write('components/portfolio/row.ts', 'export const row = 1\n')
  write('service/homeless/thing.ts', "import { same } from '../matching/same'\nexport const thing = same\n")
  write('service/storage/companies/find.ts', "import { read } from '../organizations/find'\nexport const find = read\n")
  write('service/storage/organizations/find.ts', "import { read } from '../read'\nexport { read }\n")
  write('service/audit/log.ts', "import { find } from '@/service/storage/companies/find'\nexport const log = find\n")
  write('service/matching/same.test.ts', "import { read } from '@/service/storage/read'\nread()\n")
  const found = cruise(sandbox, ['service', 'components']).violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  expect(found.sort()).toEqual([
    'components/organization/panel.ts: imports of components/(?!ui/|charts/)[^/]+',
    'service/audit/log.ts: imports of service/audit',
    'service/homeless/thing.ts: every folder is in the table',
    'service/http/app.ts: pg only in (service/storage|lib/server/session)/',
    'service/matching/same.ts: imports of service/matching',
    'service/scoring/score.ts: imports of service/scoring',
    'service/sources/get.ts: imports of service/sources',
    'service/storage/companies/find.ts: imports of service/storage/(projects|organizations|companies|editions|documents|engagement)',
    'service/storage/organizations/find.ts: imports of service/storage/(projects|organizations|companies|editions|documents|engagement)',
  ])
})

test('every import in the repository is allowed by the table', () => {
  const { totalCruised, violations } = cruise(root, ['service', 'app', 'components', 'lib'])
  expect(violations.map(({ from, to, rule }) => `${from} -> ${to} (${rule.name})`)).toEqual([])
  // A reader of imports that cannot parse our TypeScript would find none and pass.
  expect(totalCruised).toBeGreaterThan(200)
  // It reads the whole repository; a busy machine needs four times as long as an idle one.
}, 180_000)
