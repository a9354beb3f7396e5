import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importGleif } from '@/service/research/legal-entities/import-gleif'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import {
  entityCells,
  LEVEL_1_NAME,
  LEVEL_2_NAME,
  leiOf,
  relationCells,
  type TestCells,
  toCsv,
  toRelationsCsv,
} from '@/service/sources/gleif/testing/build-test-golden-copy'
import {
  companyOf,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'

const unknown = leiOf(999)
const [kraft, kraftParent, annulled, listed, family, relative, renamed, namesake] = [1, 2, 3, 4, 5, 6, 7, 8].map(leiOf)

function entity(lei: string | undefined, name: string, country: string, cells: TestCells = {}): TestCells {
  return entityCells({
    LEI: lei ?? '',
    'Entity.LegalName': name,
    'Entity.HeadquartersAddress.Country': country,
    'Entity.HeadquartersAddress.Region': `${country}-03`,
    ...cells,
  })
}

const entities = [
  entity(kraft, 'Nordisk Kraft AS', 'NO'),
  entity(annulled, 'Nowhere AS', 'NO', {
    'Entity.EntityStatus': 'NULL',
    'Registration.RegistrationStatus': 'ANNULLED',
  }),
  entity(listed, 'Listed Energy ASA', 'NO'),
  entity(family, 'Family Paper AB', 'SE'),
  entity(relative, 'Family Paper Oy', 'SE'),
  entity(renamed, 'Renamed Holding GmbH', 'DE'),
  entity(namesake, 'Namesake GmbH', 'DE'),
]

let folder: string
let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await startTestService([
    companyOf({ id: 1, name: 'Listed Energy', hqRegion: 'NO' }),
    companyOf({ id: 2, name: 'Family Paper', hqRegion: 'SE' }),
    companyOf({
      id: 3,
      name: 'The Brand',
      hqRegion: 'DE',
      identifiers: [{ kind: 'lei', value: renamed ?? '', source: 'sbti' }],
    }),
    companyOf({
      id: 4,
      name: 'Another Brand',
      hqRegion: 'FR',
      identifiers: [{ kind: 'lei', value: namesake ?? '', source: 'sbti' }],
    }),
  ])
  project = await service.project()
  folder = mkdtempSync(join(tmpdir(), 'carbon-gleif-'))
  const files = { entities: join(folder, LEVEL_1_NAME), parents: join(folder, LEVEL_2_NAME) }
  writeFileSync(files.entities, toCsv(entities))
  writeFileSync(files.parents, toRelationsCsv([relationCells(kraft ?? '', kraftParent ?? '')]))
  await importGleif(service.database, files, { clock: service.ctx.clock })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await service.stop()
})

async function research(body: object) {
  const posted = await project.post(body)
  if (posted.status !== 200) throw new Error(posted.text)
  const id = Number(posted.body['id'])
  const { database, reference, clock } = service.ctx
  const benchmarks = await loadBenchmarks(database, reference)
  await researchOrganization({ database, reference, benchmarks, clock }, { organizationId: id })
  return (await project.get(`/organizations/${id}`)).body
}

describe('an LEI that no known company has', () => {
  it('and GLEIF has not either, or has taken back, needs a name', async () => {
    for (const lei of [unknown, annulled]) {
      const { status, body } = await project.post({ lei_number: lei })
      expect(status).toBe(404)
      expect(body['detail']).toContain('No organization is known by these identifiers')
    }
  })

  it('gives name, country and subdivision from GLEIF, with the record as source', async () => {
    const answer = await research({ lei_number: kraft })
    expect(answer).toMatchObject({
      name: 'Nordisk Kraft AS',
      hq_region: 'NO',
      hq_subregion: '03',
      matching_organization: null,
      performances: [],
      sbti: { last_retrieved_at: null, data: [] },
    })
    expect(answer['sources']).toContainEqual({
      url: `https://search.gleif.org/#/record/${kraft}`,
      mirror_url: null,
      title: 'GLEIF golden copy, LEI record',
      publisher: 'Global Legal Entity Identifier Foundation (GLEIF)',
      licence: 'CC0 1.0',
      retrieved_at: '2026-09-11',
    })
    const states = await service.database.query('select reason from organization_state where organization_id = $1', [
      answer['id'],
    ])
    expect(states.map(({ reason }) => reason)).toContainEqual(
      `No known company has this name; GLEIF has the LEI as Nordisk Kraft AS, consolidated by ${kraftParent}`,
    )
  })

  it('leaves what the project said as it is', async () => {
    const other = await service.project()
    const posted = await other.post({ name: 'Kraft Bergen', hq_region: 'DK', lei_number: kraft })
    expect(posted.body).toMatchObject({ name: 'Kraft Bergen', hq_region: 'DK' })
  })

  it('leads to the known company of that name and country, where no other entity there has the name', async () => {
    expect(await research({ lei_number: listed })).toMatchObject({ matching_organization: { id: 1 }, hq_region: 'NO' })
  })

  it('leads to none where another entity of that country has the name without its legal form', async () => {
    expect(await research({ lei_number: family })).toMatchObject({
      name: 'Family Paper AB',
      matching_organization: null,
    })
  })
})

describe('a legal name that no list knows the company by', () => {
  it('leads by its LEI to the company, with the country', async () => {
    const answer = await research({ name: 'Renamed Holding', hq_region: 'DE' })
    expect(answer).toMatchObject({ name: 'Renamed Holding', matching_organization: { id: 3, name: 'The Brand' } })
  })

  it('leads nowhere without a country, under another LEI, or when the lists have the company in another country', async () => {
    const bodies = [
      { name: 'Renamed Holding AG' },
      { name: 'Renamed Holding', hq_region: 'DE', lei_number: unknown },
      { name: 'Namesake', hq_region: 'DE' },
    ]
    for (const body of bodies) expect(await research(body)).toMatchObject({ matching_organization: null })
  })
})
