import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrganizationList } from '@/service/contract/organization-list'
import { startParameters, whereSql } from '@/service/storage/organization-filter'
import { startTestService, type TestProject, type TestService } from '@/service/testing/start-test-service'
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
})
afterAll(() => service.stop())

async function search(words: string): Promise<{ names: string[]; matching: number }> {
  const { body } = await project.get(`/organizations?sort=created&q=${encodeURIComponent(words)}`)
  const { organizations, matching } = OrganizationList.parse(body)
  return { names: organizations.map(({ name }) => name), matching }
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
    ['%', ['100%_Wool']],
    ['0%_w', ['100%_Wool']],
    ['%paper', []],
    ['nestle', ['Nestlé Öst']],
    ['é ö', ['Nestlé Öst']],
    ['トヨ', ['トヨタ自動車']],
    ['ヨタ自動', ['トヨタ自動車']],
    ['タヨト', []],
    ['h&m', ['H&M']],
    ['k\\s', ['Back\\slash']],
    // The end of the name that was found and the beginning of the address are no words beside one another.
    ['abhttps', []],
  ])('for "%s" finds %j with and without the index, and counts them', async (words, names) => {
    expect(await search(words)).toEqual({ names, matching: names.length })
    // What the index would find where there are so many that PostgreSQL uses it; the embedded database has none.
    const filter = toListFilter({ q: words }, project.id, service.ctx.reference.industries)
    const found = await service.database.transaction(async (transaction) => {
      for (const other of ['seqscan', 'indexscan']) await transaction.query(`set local enable_${other} = off`)
      const parameters = startParameters()
      const where = whereSql(filter, parameters)
      return transaction.query<{ name: string }>(
        `/* anew */ select name from organization where ${where} order by created_at, id`,
        parameters.values,
      )
    })
    expect(found.map(({ name }) => name)).toEqual(names)
  })
})
