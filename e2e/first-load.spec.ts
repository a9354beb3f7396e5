import { spawnSync } from 'node:child_process'
import { sourceArguments } from '@/service/source-arguments'
import { addresses } from './addresses'
import { expect, test } from './test'

test('what a browser loads of scripts before a page is whole stays within its limits', () => {
  const words = [...sourceArguments, 'bench/first-load.ts', addresses.dashboard]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(stdout.match(/^(list|form|organization) /gm), stderr).toHaveLength(3)
  expect(status, stdout).toBe(0)
})
