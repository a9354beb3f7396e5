import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sourceArguments } from '@/service/source-arguments'

const folder = mkdtempSync(join(tmpdir(), 'data-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

const dataBuild = (...options: string[]) =>
  spawnSync(process.execPath, [...sourceArguments, 'service/scripts/data/data-build.ts', ...options], {
    encoding: 'utf8',
  })

describe('npm run build -- data', () => {
  it('says in one line what is wrong with a file, changes nothing and ends with 1', { timeout: 30_000 }, () => {
    const { status, stderr } = dataBuild('--from', folder, '--out', join(folder, 'data'))
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(
      /^The build of the data stopped, nothing was changed\. emissions\/.*: cannot be read$/,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('prints its usage when the folder of the files is missing', { timeout: 30_000 }, () => {
    const { status, stderr } = dataBuild()
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Usage: npm run build -- data --from/)
  })
})
