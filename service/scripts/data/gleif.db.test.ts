import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listSources } from '@/service/editions/describe/list-sources'
import { researchDue } from '@/service/editions/watch/research-due'
import { entityCells, LEVEL_1_NAME, leiOf, toCsv } from '@/service/sources/gleif/testing/build-test-golden-copy'
import {
  companyOf,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'
import { importGleifFiles, rollBackGleifFiles } from './gleif'

let folder: string
let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService([companyOf({ id: 1, name: 'Listed Energy', hqRegion: 'NO' })])
  project = await service.project()
  folder = mkdtempSync(join(tmpdir(), 'carbon-gleif-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await service.stop()
})

const printed: string[] = []

function importEntities(count: number, allowShrink = false): Promise<string[]> {
  const path = join(folder, LEVEL_1_NAME)
  const entities = Array.from({ length: count }, (_, index) =>
    entityCells({ LEI: leiOf(index), 'Entity.LegalName': `Entity ${index}` }),
  )
  writeFileSync(path, toCsv(entities))
  const options = { clock: service.ctx.clock, allowShrink, print: (line: string) => void printed.push(line) }
  return importGleifFiles(service.database, [path], options)
}

async function listed() {
  return (await listSources(service.ctx)).find(({ source }) => source === 'gleif')
}

it('imports and lists an edition, refuses an incomplete one and returns to the previous one', async () => {
  expect(await listed()).toBeUndefined()
  await expect(rollBackGleifFiles(service.database, service.ctx.clock)).rejects.toThrow(
    'gleif has no edition before the one in use',
  )
  const { status } = await project.post({ name: 'Nobody Knows This', hq_region: 'FI' })
  expect(status).toBe(200)

  const lines = await importEntities(10)
  expect(lines[0]).toContain(`${LEVEL_1_NAME}, published 2026-09-11T16:00:00.000Z: 10 legal entities`)
  expect(lines.at(-1)).toBe('1 organizations without a known company are researched again')
  expect(printed.at(-1)).toMatch(/comparing, 10 rows$/)
  expect(await researchDue(service.ctx)).toBe(1)
  expect(await listed()).toMatchObject({
    publisher: 'Global Legal Entity Identifier Foundation (GLEIF)',
    edition: null,
    records: 10,
    retrieved_at: '2026-09-11',
    licence: 'CC0 1.0',
    previous: null,
    last_failure: null,
    check: null,
  })

  await expect(importEntities(5)).rejects.toThrow(/^Stopped, the data in use is unchanged\. .*has 5 legal entities/)
  expect(await listed()).toMatchObject({
    records: 10,
    last_failure: { reason: expect.stringContaining('has 5 legal') },
  })
  await importEntities(5, true)
  expect(await listed()).toMatchObject({ records: 5, previous: { edition: null, retrieved_at: '2026-09-11' } })

  expect(await rollBackGleifFiles(service.database, service.ctx.clock)).toEqual([
    'gleif: the edition before is in use again',
    '1 organizations without a known company are researched again',
  ])
  expect(await listed()).toMatchObject({ records: 10 })
  const told = await service.database.query(
    "select kind, actor, details->>'records' as records from audit_event where kind like 'edition.%' order by id",
  )
  expect(told).toEqual([
    { kind: 'edition.imported', actor: 'operator', records: '10' },
    { kind: 'edition.imported', actor: 'operator', records: '5' },
    { kind: 'edition.rolled_back', actor: 'operator', records: null },
  ])
})

it('accepts one or two files', async () => {
  const options = { clock: service.ctx.clock, allowShrink: false, print: () => {} }
  await expect(importGleifFiles(service.database, [], options)).rejects.toThrow(/the level 1 file/)
  await expect(importGleifFiles(service.database, ['a', 'b', 'c'], options)).rejects.toThrow(/the level 1 file/)
})
