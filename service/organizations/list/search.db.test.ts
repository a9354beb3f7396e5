import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OrganizationList } from '@/service/contract/organization/organization-list'
import { foldText } from '@/service/matching/names/fold-text'
import { parsedRows } from '@/service/storage/engine/rows'
import { isListed } from '@/service/storage/organizations/organization-filter'
import { countMatching } from '@/service/storage/organizations/organization-list'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'
import { toListFilter } from './to-list-filter'

let service: TestService
let project: TestProject

/** Each with what research has come to; names that were found and addresses are searched too. */
const registered = [
  ['Nordic Paper', 'synced', 'Nordic Paper Holding AB', 'https://www.nordicpaper.example'],
  ['Paper & Pulp', 'created', null, null],
  ['100%_Wool', 'synced', null, null],
  ['Nestlé Öst', 'errored', null, null],
  ['トヨタ自動車', 'synced', 'Toyota', null],
  ['H&M', 'synced', null, null],
  ['Back\\slash', 'created', null, null],
  ['L’Oréal (Paris)', 'synced', null, null],
  ['Coca-Cola', 'synced', null, null],
  ['Americo', 'synced', null, null],
  ['Rich Ltd', 'synced', null, null],
] as const

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  for (const [name, status, foundName, website] of registered) {
    await project.post({ name })
    await service.database.query(
      'update organization set status = $3, found_name = $4, found_website = $5 where project_id = $1 and name = $2',
      [project.id, name, status, foundName, website],
    )
  }
  await service.database.query(
    "update organization set hq_region = 'SE' where project_id = $1 and name in ('Nordic Paper', 'Americo')",
    [project.id],
  )
  await service.database.query(
    `insert into organization_label (organization_id, project_id, label_key, label)
     select id, project_id, 'tier 1', 'Tier 1' from organization where project_id = $1 and name = 'H&M'`,
    [project.id],
  )
  // So many others that PostgreSQL takes the index.
  await service.database.query(
    `insert into organization (project_id, name, search_text, status, created_at, updated_at)
     select $1, 'q' || n, repeat('q', 40) || n, 'synced', now(), now() from generate_series(1, 3000) n`,
    [project.id],
  )
  await service.database.query('vacuum analyze organization')
})
afterAll(() => service.stop())

async function search(words: string): Promise<{ names: string[]; matching: number }> {
  const { body } = await project.get(`/organizations?sort=created&q=${encodeURIComponent(words)}`)
  const { organizations, matching } = OrganizationList.parse(body)
  return { names: organizations.map(({ name }) => name), matching }
}

/** How the list's condition is looked up, without an order that could be walked instead. */
async function planOf(words: string): Promise<string> {
  const filter = toListFilter({ q: words }, project.id, service.ctx)
  const lines = await service.database.transaction(async (transaction) => {
    // So few would be read as they stand.
    await transaction.query('set local enable_seqscan = off')
    const plan = sql`explain select id from organization where ${isListed(filter)}`
    return parsedRows(transaction, z.object({ 'QUERY PLAN': z.string() }), plan)
  })
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}

describe('a search', () => {
  it.each([
    ['zyx', []],
    ['paper holding', ['Nordic Paper']],
    ['PAPER', ['Nordic Paper', 'Paper & Pulp']],
    ['pap', ['Nordic Paper', 'Paper & Pulp']],
    ['nordicpaper.ex', ['Nordic Paper']],
    ['pulp', ['Paper & Pulp']],
    ['pu', ['Paper & Pulp']],
    // One and two letters find where a word begins with them.
    ['pa', ['Nordic Paper', 'Paper & Pulp', 'L’Oréal (Paris)']],
    ['ap', []],
    ['w', ['Nordic Paper']],
    ['%', ['100%_Wool']],
    ['0%_w', ['100%_Wool']],
    ['%paper', []],
    ['nestle', ['Nestlé Öst']],
    ['é ö', ['Nestlé Öst']],
    ['トヨ', ['トヨタ自動車']],
    ['ヨタ自動', ['トヨタ自動車']],
    ['タヨト', []],
    ['h&m', ['H&M']],
    // What stands between words is a blank.
    ['paper pulp', ['Paper & Pulp']],
    ['l oreal', ['L’Oréal (Paris)']],
    ["l'oréal par", ['L’Oréal (Paris)']],
    ['coca cola', ['Coca-Cola']],
    ['nordicpaper example', ['Nordic Paper']],
    ['k\\s', ['Back\\slash']],
    // The end of the name that was found and the beginning of the address are no words beside one another.
    ['gabhttps', []],
  ])('for "%s" finds %j, by the index where it serves, and counts them', async (words, names) => {
    expect(await search(words)).toEqual({ names, matching: names.length })
    // The embedded database has no such index and finds the same.
    const isIndexed = service.databaseUrl !== null && /[a-z0-9]{3}|(?:^|[^a-z0-9])[a-z0-9]/.test(foldText(words))
    expect((await planOf(words)).includes('organization_searched')).toBe(isIndexed)
  })

  it.each([
    // Where a word begins comes before any part of one.
    ['ulp', ['Paper & Pulp']],
    ['ric', ['Rich Ltd']],
    // One letter apart: another, one missing, two changed, one too many.
    ['nestla', ['Nestlé Öst']],
    ['nordc paper', ['Nordic Paper']],
    ['nrodic', ['Nordic Paper']],
    ['nordiic', ['Nordic Paper']],
    // Not where the words are too short to be told apart, nor with two mistakes.
    ['pzp', []],
    ['nardac', []],
    // By country, in any of five languages, whole or by how it begins.
    ['Schweden', ['Nordic Paper', 'Americo']],
    ['swed', ['Nordic Paper', 'Americo']],
    ['スウェーデン', ['Nordic Paper', 'Americo']],
    // By label.
    ['tier', ['H&M']],
  ])('for "%s" finds %j', async (words, names) => {
    expect((await search(words)).names).toEqual(names)
  })

  it('for nothing but what stands between words leaves nobody out', async () => {
    const filter = toListFilter({ q: '-' }, project.id, service.ctx)
    expect(await countMatching(service.database, filter)).toBe(3000 + registered.length)
  })

  it('is counted no further than was asked for', async () => {
    const filter = toListFilter({ q: 'qqq' }, project.id, service.ctx)
    expect(await countMatching(service.database, filter)).toBe(3000)
    expect(await countMatching(service.database, filter, { most: 1 })).toBe(2)
  })
})
