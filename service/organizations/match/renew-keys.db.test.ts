import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { queryRows } from '@/service/storage/engine/rows'
import {
  companyOf,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'
import { renewKeys } from './renew-keys'

let service: TestService

beforeAll(async () => {
  service = await startTestService([companyOf({ id: 1, name: 'Howden Joinery Ltd', hqRegion: 'GB' })])
}, 120_000)
afterAll(() => service.stop())

async function register(project: TestProject, name: string): Promise<number> {
  return (await project.post({ name })).body['id'] as number
}

async function keyOf(id: number): Promise<string | null> {
  const [row] = await queryRows(
    service.database,
    z.object({ key: z.string().nullable() }),
    'select core_key as key from organization where id = $1',
    [id],
  )
  return row?.key ?? null
}

describe('keys of names that other rules made', () => {
  it('are made again once, so that a spelling meets the record it is the same as', async () => {
    const project = await service.project()
    const id = await register(project, 'Brunnen und Quellen GmbH')
    await service.database.query("update organization set core_key = 'as it was' where id = $1", [id])
    expect(await renewKeys(service.database, 'next rules')).toBeGreaterThan(0)
    expect(await keyOf(id)).toBe('brunnenquellen')
    expect(await register(project, 'Brunnen & Quellen Group')).toBe(id)

    await service.database.query("update organization set core_key = 'untouched' where id = $1", [id])
    expect(await renewKeys(service.database, 'next rules')).toBe(0)
    expect(await keyOf(id)).toBe('untouched')
  })

  it('keep what a person answered, and of two answers under one spelling the later', async () => {
    const project = await service.project()
    const [first, second] = [await register(project, 'Alder Wells'), await register(project, 'Alder Wells Norge')]
    await service.database.query(
      `insert into match_answer (project_id, spelling, region, company_id, organization_id, answered_at)
       values ($1, 'old alder', '', 1, $2, '2026-02-01'), ($1, 'alder wells', '', null, $2, '2026-01-01'),
              ($1, 'old norge', 'NO', 1, $3, '2026-01-01')`,
      [project.id, first, second],
    )
    await renewKeys(service.database, 'rules after that')
    const answers = await service.database.query(
      `select spelling, region, company_id as company from match_answer where project_id = $1 order by spelling`,
      [project.id],
    )
    expect(answers).toEqual([
      { spelling: 'alder wells', region: '', company: 1 },
      { spelling: 'alder wells norge', region: 'NO', company: 1 },
    ])
  })
})
