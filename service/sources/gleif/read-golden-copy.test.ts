import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  entityCells,
  LEVEL_1_NAME,
  LEVEL_2_NAME,
  leiOf,
  levelOneLines,
  relationCells,
  type TestCells,
  toCsv,
  toRelationsCsv,
} from '@/service/sources/gleif/testing/build-test-golden-copy'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { LEI_CDF_COLUMNS } from './columns'
import { type LegalEntity, readLegalEntities } from './read-legal-entities'
import { type Parent, readParents } from './read-parents'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-gleif-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Ericsson's own LEI, so that not all tested check digits are computed by us. */
const ericsson = '549300W9JLPW15XIFM52'

async function readEntities(text: string) {
  writeFileSync(join(folder, LEVEL_1_NAME), text)
  const { batches } = await readLegalEntities(join(folder, LEVEL_1_NAME))
  const entities: LegalEntity[] = []
  const refused: { row: number; reason: string }[] = []
  for await (const batch of batches) {
    entities.push(...batch.entities)
    refused.push(...batch.refused)
  }
  return { entities, refused }
}

function entity(cells: TestCells): TestCells {
  return entityCells({
    LEI: ericsson,
    'Entity.LegalName': 'LM Ericsson',
    'Entity.LegalAddress.Country': 'SE',
    ...cells,
  })
}

async function readRelations(rows: readonly TestCells[]) {
  writeFileSync(join(folder, LEVEL_2_NAME), toRelationsCsv(rows))
  const { batches } = await readParents(join(folder, LEVEL_2_NAME))
  const parents: Parent[] = []
  const refused: { row: number; reason: string }[] = []
  for await (const batch of batches) {
    parents.push(...batch.parents)
    refused.push(...batch.refused)
  }
  return { parents, refused }
}

describe('a level 1 file that is not the published one', () => {
  it.each([
    ['Entity.EntityStatus', 'DORMANT'],
    ['Registration.RegistrationStatus', 'ARCHIVED'],
    ['Entity.EntityCategory', 'TRUST'],
    ['Entity.HeadquartersAddress.Country', 'Sweden'],
    ['Entity.LegalForm.EntityLegalFormCode', 'Aktiebolag'],
    ['Registration.LastUpdateDate', '5 March 2026'],
  ])('stops at %s "%s" with file, row, column and value', async (column, value) => {
    const text = toCsv([entity({ LEI: leiOf(1) }), entity({ [column]: value })])
    await expect(readEntities(text)).rejects.toThrow(
      `20260911-1600-gleif-goldencopy-lei2-golden-copy.csv, row 3, column ${column}: "${value}"`,
    )
  })

  it('stops when a required column is missing', async () => {
    const columns = LEI_CDF_COLUMNS.filter((column) => column !== 'Entity.EntityStatus')
    await expect(readEntities(toCsv([entity({})], columns))).rejects.toThrow(
      'the heading "Entity.EntityStatus" is missing',
    )
  })

  it('stops when it is a level 2 file', async () => {
    const text = toRelationsCsv([relationCells(ericsson, leiOf(1))])
    await expect(readEntities(text)).rejects.toThrow('the heading "LEI" is missing')
  })

  it('refuses rows without a valid LEI or a name, and continues', async () => {
    const text = toCsv([
      entity({ LEI: '549300W9JLPW15XIFM53' }),
      entity({ LEI: leiOf(2), 'Entity.LegalName': ' \n ' }),
      entity({}),
    ])
    const { entities, refused } = await readEntities(text)
    expect(entities.map(({ lei }) => lei)).toEqual([ericsson])
    expect(refused).toEqual([
      { row: 2, reason: 'LEI whose check digits fail: "549300W9JLPW15XIFM53"' },
      { row: 3, reason: `${leiOf(2)} has no legal name` },
    ])
  })
})

describe('a level 1 file', () => {
  it('yields an entity with the fields that we carry over', async () => {
    const { entities } = await readEntities(
      toCsv([
        entity({
          'Entity.LegalName': 'Telefonaktiebolaget\nLM Ericsson  (publ)',
          'Entity.OtherEntityNames.OtherEntityName.1': 'Ericsson',
          'Entity.OtherEntityNames.OtherEntityName.5': 'エリクソン',
          'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.1': 'Ericsson',
          'Entity.LegalAddress.Country': 'NO',
        }),
      ]),
    )
    expect(entities).toEqual([
      {
        lei: '549300W9JLPW15XIFM52',
        name: 'Telefonaktiebolaget LM Ericsson (publ)',
        otherNames: ['Ericsson', 'エリクソン'],
        country: 'SE',
        subregion: 'SE-AB',
        legalCountry: 'NO',
        status: 'ACTIVE',
        registrationStatus: 'ISSUED',
        category: 'GENERAL',
        legalForm: 'XJHM',
        updatedAt: '2026-03-05T11:04:43.000Z',
      },
    ])
  })

  it('leaves the place unknown where it is empty, no ISO country, or a subdivision of another country', async () => {
    const { entities } = await readEntities(
      toCsv([
        entity({
          'Entity.EntityCategory': '',
          'Entity.LegalForm.EntityLegalFormCode': '',
          'Entity.HeadquartersAddress.Country': 'XK',
        }),
        entity({ LEI: leiOf(1), 'Entity.HeadquartersAddress.Region': 'DE-BY' }),
        entity({ LEI: leiOf(2), 'Entity.HeadquartersAddress.Region': 'Stockholm' }),
      ]),
    )
    expect(entities[0]).toMatchObject({ category: null, legalForm: null, country: null, subregion: null })
    expect(entities.slice(1).map(({ country, subregion }) => [country, subregion])).toEqual([
      ['SE', null],
      ['SE', null],
    ])
  })

  it('may have columns of later versions of the standard, and headings in another order', async () => {
    const columns = [...LEI_CDF_COLUMNS.toReversed(), 'Extension.Geocoding.lat']
    const { entities } = await readEntities(toCsv([entity({ 'Extension.Geocoding.lat': '59.4' })], columns))
    expect(entities.map(({ lei }) => lei)).toEqual([ericsson])
  })

  it('of the generator has the 338 columns of the published file and valid rows', async () => {
    const lines = [...levelOneLines([{ name: 'Nordisk "Kraft", AB', country: 'NO' }], 60)]
    expect(lines[0]?.split(',')).toHaveLength(338)
    const { entities, refused } = await readEntities(lines.join(''))
    expect(refused).toEqual([])
    expect(entities).toHaveLength(60)
    expect(entities[0]).toMatchObject({ name: 'Nordisk "Kraft", AB', country: 'NO', status: 'INACTIVE' })
    expect(entities[9]).toMatchObject({ name: 'Nordisk "Kraft", AB 9 Ltd.', registrationStatus: 'ISSUED' })
  })
})

describe('a row that was damaged at random', () => {
  const first = entity({ LEI: leiOf(1), 'Entity.LegalName': 'First AB' })
  const last = entity({ LEI: leiOf(3), 'Entity.LegalName': 'Last AB' })
  const lines = toCsv([first, entity({ LEI: leiOf(2) }), last]).split('\n')
  const [heading = '', before = '', damaged = '', after = ''] = lines

  it('stops the reading with an explanation, is refused, or becomes an entity; the rows beside it do not change', async () => {
    const outcomes = { stopped: 0, refused: 0, read: 0 }
    const edit = fc.record({
      at: fc.nat(damaged.length - 1),
      length: fc.constantFrom(0, 1, 1, 5, 200),
      // Without line ends, which would make more rows of it; the test of streamCsv covers those.
      text: fc.oneof(fc.constantFrom('', '"', ',', '","', 'X', '0'), fc.string({ maxLength: 5 })),
    })
    await fc.assert(
      fc.asyncProperty(edit, async ({ at, length, text }) => {
        const row = damaged.slice(0, at) + text.replace(/[\r\n]/g, '') + damaged.slice(at + length)
        try {
          const { entities, refused } = await readEntities(`${[heading, before, row, after].join('\n')}\n`)
          expect(entities.length + refused.length).toBe(3)
          expect(entities[0]).toMatchObject({ lei: leiOf(1), name: 'First AB' })
          expect(entities.at(-1)).toMatchObject({ lei: leiOf(3), name: 'Last AB' })
          outcomes[refused.length > 0 ? 'refused' : 'read']++
        } catch (error) {
          expect(error).toBeInstanceOf(SourceFileError)
          outcomes.stopped++
        }
      }),
      { numRuns: 1000, seed: 20260911 },
    )
    // Each of the three outcomes occurs, so that the property tests all of them.
    expect(Math.min(outcomes.stopped, outcomes.refused, outcomes.read)).toBeGreaterThan(5)
  })
})

describe('a level 2 file', () => {
  const [child, parent, top] = [leiOf(1), leiOf(2), leiOf(3)]
  const ultimate = { 'Relationship.RelationshipType': 'IS_ULTIMATELY_CONSOLIDATED_BY' }

  it.each([
    ['Relationship.RelationshipType', 'IS_OWNED_BY'],
    ['Relationship.RelationshipStatus', 'MAYBE'],
    ['Registration.RegistrationStatus', 'ISSUED'],
  ])('stops at an unknown value of %s', async (column, value) => {
    await expect(readRelations([relationCells(child, parent, { [column]: value })])).rejects.toThrow(
      `row 2, column ${column}: "${value}"`,
    )
  })

  it('yields direct and ultimate parents', async () => {
    const { parents } = await readRelations([relationCells(child, parent), relationCells(child, top, ultimate)])
    expect(parents).toEqual([
      { lei: child, kind: 'direct', parentLei: parent },
      { lei: child, kind: 'ultimate', parentLei: top },
    ])
  })

  it('yields no parent for relations that ended, were withdrawn, or concern funds and branches', async () => {
    const { parents, refused } = await readRelations([
      relationCells(child, parent, { 'Relationship.RelationshipStatus': 'INACTIVE' }),
      relationCells(child, parent, { 'Registration.RegistrationStatus': 'ANNULLED' }),
      relationCells(child, parent, { 'Relationship.RelationshipType': 'IS_FUND-MANAGED_BY' }),
      relationCells(child, parent, { 'Relationship.RelationshipType': 'IS_INTERNATIONAL_BRANCH_OF' }),
      relationCells(child, parent, { 'Relationship.EndNode.NodeIDType': 'ISO_17442_COMPATIBLE' }),
    ])
    expect({ parents, refused }).toEqual({ parents: [], refused: [] })
  })

  it('refuses an entity that is its own parent, and an invalid LEI', async () => {
    const { parents, refused } = await readRelations([relationCells(child, child), relationCells(child, 'ACME')])
    expect(parents).toEqual([])
    expect(refused).toEqual([
      { row: 2, reason: `${child} is named as its own parent` },
      { row: 3, reason: 'LEI whose check digits fail: "ACME"' },
    ])
  })
})
