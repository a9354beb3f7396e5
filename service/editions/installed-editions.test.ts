import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ImportableSource } from '@/service/reference/records'
import { fingerprintOfEditions } from './installed-editions'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  writeFileSync(join(directory, 'a.json'), '[]')
})
afterAll(() => rmSync(directory, { recursive: true }))

const inUse = Object.fromEntries(ImportableSource.options.map((source) => [source, null])) as Record<
  ImportableSource,
  null
>
const versions = { rows: '1', scoring: '3', answers: '1' }

it('the fingerprint changes with the version of rows, scores or answers, so that everything is researched again', () => {
  const before = fingerprintOfEditions(directory, inUse, [], versions)
  expect(fingerprintOfEditions(directory, inUse, [], { ...versions })).toBe(before)
  const newer = [{ answers: '2' }, { rows: '2' }, { scoring: '4' }].map((raised) =>
    fingerprintOfEditions(directory, inUse, [], { ...versions, ...raised }),
  )
  expect(new Set([before, ...newer]).size).toBe(4)
})
