import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const command = fileURLToPath(new URL('./carbon-register.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'carbon run '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds a file relative to the folder in which the command is typed, also if that folder has a name of a folder of the repository', () => {
  mkdirSync(join(folder, 'service'))
  writeFileSync(join(folder, 'service', 'report.md'), '| tCO2e | 2023 |\n|---|---|\n| Scope 1 | 1,234 |\n')
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, 'report', 'extract', 'service/report.md'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject([{ year: 2023, scope: '1', value: 1234 }])
})
