import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrganizationList, organizationSorts } from '@/service/contract/organization/organization-list'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

let service: TestService
let project: TestProject

const names = ['Älvsbyn Bröd', 'Beta', 'alpha', 'Élan', 'Zeta_100%', 'Gamma\\Delta']

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  for (const [place, name] of names.entries()) {
    await project.post({ name, website: `site${place}.example`, external_id: `ID-${place}` })
    service.pass(1_000)
  }
  const figures = [
    ['Beta', 0.5, 100],
    ['alpha', 0.5, 300],
    ['Élan', 0.25, null],
  ]
  for (const [name, score, kilograms] of figures) {
    await service.database.query(
      `update organization set status = 'synced', score = $3, emissions_kg = $4, emissions_year = 2020,
         emissions_region = 'GLOBAL', emissions_cover = 'all_scopes', all_scopes_kg = $4, has_science_based_target = $5, industry = '35'
        where project_id = $1 and name = $2`,
      [project.id, name, score, kilograms, name === 'Beta'],
    )
  }
})
afterAll(() => service.stop())

async function list(query = ''): Promise<OrganizationList> {
  const answer = await project.get(`/organizations${query}`)
  expect([query, answer.status]).toEqual([query, 200])
  return OrganizationList.strict().parse(answer.body)
}

async function namesOf(query: string): Promise<string[]> {
  return (await list(query)).organizations.map(({ name }) => name)
}

describe('GET /organizations', () => {
  it('refuses parameters of a wrong form', async () => {
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=x',
      'limit=0x10',
      'limit=1e1',
      'limit=%205',
      'limit=',
      'sort=size',
      'status=done',
      'cursor=x',
      'q=%00',
      'q=a&q=b',
      `q=${'x'.repeat(201)}`,
    ]) {
      const answer = await project.get(`/organizations?${query}`)
      expect(answer.body).toMatchObject({
        status: 400,
        detail: expect.stringMatching(new RegExp(`^${query.split('=')[0]}: `)),
      })
    }
    expect((await project.get('/organizations?page=2')).status).toBe(422)
  })

  it('shows nothing of another project', async () => {
    const other = await service.project()
    const { body } = await other.get('/organizations')
    expect(body).toEqual({
      organizations: [],
      next_cursor: null,
      previous_cursor: null,
      first_position: 0,
      matching: 0,
      matching_is_exact: true,
      spend_order: null,
      totals: {
        organizations: 0,
        with_emissions: 0,
        with_worldwide_figures: 0,
        with_one_country_figures: 0,
        not_recognised: 0,
        with_science_based_targets: 0,
        in_progress: 0,
      },
    })
  })

  it('sorts by name without regard to case and diacritics', async () => {
    expect(await namesOf('')).toEqual(['alpha', 'Älvsbyn Bröd', 'Beta', 'Élan', 'Gamma\\Delta', 'Zeta_100%'])
    expect((await namesOf('?sort=-name'))[0]).toBe('Zeta_100%')
  })

  it('puts what has no figure last in both directions, and equal figures by age in the direction of the order', async () => {
    expect((await namesOf('?sort=score')).slice(0, 4)).toEqual(['Élan', 'Beta', 'alpha', 'Älvsbyn Bröd'])
    expect((await namesOf('?sort=-score')).slice(0, 4)).toEqual(['alpha', 'Beta', 'Élan', 'Älvsbyn Bröd'])
    for (const sort of ['-emissions', '-all_scopes']) {
      expect((await namesOf(`?sort=${sort}`)).slice(0, 3)).toEqual(['alpha', 'Beta', 'Älvsbyn Bröd'])
    }
    expect(await namesOf('?sort=created')).toEqual(names)
    expect(await namesOf('?sort=-created')).toEqual([...names].reverse())
  })

  it.each(organizationSorts)('shows each once in pages, forth and back, with their places, by %s', async (sort) => {
    const forth: OrganizationList[] = []
    for (let cursor: string | null = ''; cursor !== null; cursor = forth.at(-1)?.next_cursor ?? null) {
      forth.push(await list(`?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`))
    }
    const back: OrganizationList[] = []
    for (let page = forth.at(-1); page?.previous_cursor; page = back.at(-1)) {
      back.push(await list(`?sort=${sort}&limit=2&cursor=${page.previous_cursor}`))
    }
    const seen = (pages: OrganizationList[]) =>
      pages.map(({ first_position: from, organizations }) => [from, ...organizations.map(({ name }) => name)])
    expect(forth.map(({ first_position }) => first_position)).toEqual([1, 3, 5])
    expect(forth.flatMap(({ organizations }) => organizations.map(({ name }) => name))).toEqual(
      await namesOf(`?sort=${sort}`),
    )
    expect(seen(back.reverse())).toEqual(seen(forth.slice(0, -1)))
    expect(back[0]?.previous_cursor).toBeNull()
  })

  it('neither repeats nor skips when organizations are registered between two pages', async () => {
    const own = await service.project()
    for (const name of ['C', 'E', 'G']) await own.post({ name })
    const first = OrganizationList.parse((await own.get('/organizations?limit=2')).body)
    for (const name of ['A', 'D', 'F']) await own.post({ name })
    const second = OrganizationList.parse((await own.get(`/organizations?limit=9&cursor=${first.next_cursor}`)).body)
    expect(first.organizations.map(({ name }) => name)).toEqual(['C', 'E'])
    expect(second.organizations.map(({ name }) => name)).toEqual(['F', 'G'])
    expect(second.next_cursor).toBeNull()
  })

  it('carries a name of the longest kind from page to page', async () => {
    const own = await service.project()
    for (const last of ['a', 'b']) await own.post({ name: '\ufdfa'.repeat(199) + last })
    const first = OrganizationList.parse((await own.get('/organizations?limit=1')).body)
    const second = OrganizationList.parse((await own.get(`/organizations?limit=1&cursor=${first.next_cursor}`)).body)
    expect(second.organizations).toHaveLength(1)
    expect(second.organizations[0]?.id).not.toBe(first.organizations[0]?.id)
  })

  it('searches name, website and external id, and takes wildcards literally', async () => {
    expect(await namesOf('?q=ELAN')).toEqual(['Élan'])
    expect(await namesOf('?q=br%C3%B6d')).toEqual(['Älvsbyn Bröd'])
    expect(await namesOf('?q=site4')).toEqual(['Zeta_100%'])
    expect(await namesOf('?q=id-0')).toEqual(['Älvsbyn Bröd'])
    expect(await namesOf('?q=_100%25')).toEqual(['Zeta_100%'])
    expect(await namesOf('?q=a%5Cd')).toEqual(['Gamma\\Delta'])
    for (const q of ['%25', '_']) expect(await namesOf(`?q=${q}`)).toEqual(['Zeta_100%'])
    expect(await namesOf('?q=')).toHaveLength(6)
  })

  it('counts the whole project and, beside it, what matches', async () => {
    const { matching, totals, organizations } = await list('?status=synced&limit=1')
    expect(organizations).toHaveLength(1)
    expect(matching).toBe(3)
    expect(totals).toEqual({
      organizations: 6,
      with_emissions: 2,
      with_worldwide_figures: 2,
      with_one_country_figures: 0,
      // Élan: the three that are still being researched may yet be recognised.
      not_recognised: 1,
      with_science_based_targets: 1,
      in_progress: 3,
    })
    expect((await list('?q=beta&status=synced')).matching).toBe(1)
    expect(await namesOf('?status=in_progress')).toEqual(['Älvsbyn Bröd', 'Gamma\\Delta', 'Zeta_100%'])
  })

  it('shows what is known of each and null for the rest', async () => {
    const { organizations } = await list('?q=beta')
    expect(organizations[0]).toMatchObject({
      name: 'Beta',
      industry: { id: '35', name: 'Electricity' },
      score: 0.5,
      industry_rank: 'unknown',
      latest_emissions: { year: 2020, region: 'GLOBAL', kilograms: 100, covers: 'all_scopes' },
      has_science_based_target: true,
      created_at: '2026-01-01T00:00:01.000Z',
    })
    expect((await list('?q=zeta')).organizations[0]).toMatchObject({
      industry: null,
      score: null,
      latest_emissions: null,
      scopes_1_and_2: null,
      all_scopes: null,
      has_science_based_target: null,
    })
  })
})
