import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeMemoryFolder } from './memory-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'carbon-memory-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** The id of a process that has ended. */
const gone = () => spawnSync(process.execPath, ['--version']).pid

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(parent)
  return bavail * bsize > 5e9 && process.availableMemory() > 10e9
}

it('is null where there is no such file system', () => {
  expect(makeMemoryFolder(join(parent, 'none'))).toBeNull()
})

it('removes the folder of a killed run, and no folder of a running one or of another program', ({ skip }) => {
  skip(!hasRoom(), 'there is too little memory or room')
  const [left, other, foreign] = [`cr-tests-${gone()}-a`, `cr-tests-${process.ppid}-b`, 'shared-data'].map((name) =>
    join(parent, name),
  )
  for (const folder of [left, other, foreign]) mkdirSync(folder ?? '')
  const made = makeMemoryFolder(parent)
  expect(made).toContain(`cr-tests-${process.pid}-`)
  expect([left, other, foreign, made].map((folder) => existsSync(folder ?? ''))).toEqual([false, true, true, true])
})
