import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'carbon-print-'))
  mkdirSync(join(directory, 'a'))
  writeFileSync(join(directory, 'a', 'b.ts'), 'one')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('changes with content, with a new file and with a name', () => {
  const before = fingerprint([directory])
  writeFileSync(join(directory, 'a', 'b.ts'), 'two')
  const changed = fingerprint([directory])
  writeFileSync(join(directory, 'a', 'c.ts'), '')
  const added = fingerprint([directory])
  rmSync(join(directory, 'a', 'c.ts'))
  writeFileSync(join(directory, 'a', 'd.ts'), '')
  expect(new Set([before, changed, added, fingerprint([directory])]).size).toBe(4)
})

test('does not change with times, tests and missing paths', () => {
  const before = fingerprint([directory])
  utimesSync(join(directory, 'a', 'b.ts'), 1, 1)
  writeFileSync(join(directory, 'a', 'b.test.ts'), 'a test')
  expect(fingerprint([directory, join(directory, 'missing')])).toBe(before)
})
