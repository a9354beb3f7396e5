import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { embeddedTemplate } from '@/service/testing/embedded-template'
import { fillDisk } from './disk-full'

/** A disk of 120 MB; null where this user may not mount one. */
function mountSmallDisk(): string | null {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', directory], { stdio: 'ignore' })
    return directory
  } catch {
    rmSync(directory, { recursive: true })
    return null
  }
}

// It opens the database twice on a disk of its own: with TEST_FAULTS=on only.
const isAsked = process.env['TEST_DATABASE'] === 'embedded' && process.env['TEST_FAULTS'] === 'on'

test.skipIf(!isAsked)(
  'a full disk is said in words, loses nothing, and is over once there is space',
  async ({ skip }) => {
    const disk = mountSmallDisk()
    if (disk === null) return skip('mounting a small disk is not allowed here')
    try {
      cpSync(await embeddedTemplate(), join(disk, 'database'), { recursive: true })
      const { acknowledged, found, refusal, couldRead } = await fillDisk(disk)
      expect(refusal).toContain('The disk of the database is full: nothing was written')
      expect(couldRead).toBe(true)
      expect(found).toBe(acknowledged)
      expect(acknowledged).toBeGreaterThan(1)
    } finally {
      execFileSync('umount', [disk])
      rmSync(disk, { recursive: true })
    }
  },
)
