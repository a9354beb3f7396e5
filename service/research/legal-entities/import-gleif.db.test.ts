import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  entityCells,
  LEVEL_1_NAME,
  LEVEL_2_NAME,
  leiOf,
  levelOneLines,
  levelTwoLines,
  relationCells,
  type TestCells,
  toCsv,
  toRelationsCsv,
  writeZip64,
} from '@/service/sources/gleif/testing/build-test-golden-copy'
import { findLegalEntity, findOnlyActiveLegalEntity } from '@/service/storage/companies/legal-entities'
import { exchangeLegalEntities, findLegalEntityEdition } from '@/service/storage/companies/legal-entity-load'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { type GleifFiles, type GleifImportOptions, importGleif } from './import-gleif'

const loadedAt = new Date('2026-09-12T08:00:00Z')

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-gleif-'))
  database = await openTestDatabase()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})
afterEach(async () => {
  for (const sql of [
    'drop table if exists legal_entity_previous',
    'delete from legal_entity',
    'delete from legal_entity_edition',
  ]) {
    await database.query(sql)
  }
})

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function entity(number: number, name: string, cells: TestCells = {}): TestCells {
  return entityCells({ LEI: leiOf(number), 'Entity.LegalName': name, ...cells })
}

function load(files: GleifFiles, options: Partial<GleifImportOptions> = {}) {
  return importGleif(database, files, { clock: () => loadedAt, ...options })
}

function loadRows(rows: readonly TestCells[], relations: readonly TestCells[] | null = null) {
  const entities = write(`${LEVEL_1_NAME}.zip`, zipSync({ [LEVEL_1_NAME]: strToU8(toCsv(rows)) }))
  return load({
    entities,
    ...(relations !== null && { parents: write(LEVEL_2_NAME, toRelationsCsv(relations)) }),
  })
}

/** The edition in use, to check that a refused file changed nothing. */
async function inUse(): Promise<unknown[]> {
  return [
    await database.query('select * from legal_entity order by lei'),
    await findLegalEntityEdition(database, 'current'),
    await database.query(
      `select relname from pg_class where relname like 'legal_entity%' and relkind = 'r' order by relname`,
    ),
  ]
}

const nordic = [entity(1, 'Acme AB'), entity(2, '東京電力株式会社'), entity(3, 'Omega "O" Holding\nOy')]

describe('a golden copy with errors does not change the one in use', () => {
  const whole = toCsv(nordic)
  const zipped = Buffer.from(zipSync({ [LEVEL_1_NAME]: strToU8(whole) }))
  it.each([
    ['empty', '', 'the file is empty'],
    ['a web page', '<!DOCTYPE html><title>Sorry</title>', 'this is a web page'],
    ['a heading without rows', toCsv([]), 'has no legal entity below its heading'],
    ['a truncated zip', zipped.subarray(0, -40), 'damaged or cut off'],
    ['a CSV cut off in a cell', whole.slice(0, -30), 'the file is cut off'],
    ['a CSV cut off between cells', `${whole}"${leiOf(4)}","Cut AB"\n`, 'row 5: has 2 cells instead of 338'],
    [
      'other headings',
      whole.replace('"Entity.LegalName"', '"Entity.Name"'),
      'the heading "Entity.LegalName" is missing',
    ],
    ['an unknown status', toCsv([...nordic, entity(4, 'New AB', { 'Entity.EntityStatus': 'SLEEPING' })]), '"SLEEPING"'],
    ['an LEI twice', toCsv([...nordic, entity(2, 'Tepco')]), `column LEI: ${leiOf(2)} is there twice`],
    ['a part of it', toCsv(nordic.slice(1)), 'has 2 legal entities and the edition in use 3'],
    [
      'many invalid LEIs',
      toCsv([...nordic, ...Array(11).fill(entity(1, 'X', { LEI: 'X' }))]),
      '11 of 14 rows cannot be used',
    ],
  ])('%s', async (_, content, message) => {
    await loadRows(nordic)
    const before = await inUse()
    await expect(load({ entities: write('newer.csv', content) })).rejects.toThrow(message)
    expect(await inUse()).toEqual(before)
    expect(before[2]).toEqual([{ relname: 'legal_entity' }, { relname: 'legal_entity_edition' }])
  })

  it('does not change anything when only the file of the parents is wrong', async () => {
    await loadRows(nordic)
    const before = await inUse()
    const parents = write('parents.csv', toCsv(nordic))
    await expect(load({ entities: write('newer.csv', toCsv(nordic)), parents })).rejects.toThrow(
      'the heading "Relationship.StartNode.NodeID" is missing',
    )
    expect(await inUse()).toEqual(before)
  })
})

describe('a golden copy', () => {
  it('is loaded with names, keys, places and parents', async () => {
    const subsidiary = entity(4, 'Acme Sverige AB', {
      'Entity.HeadquartersAddress.Country': 'US',
      'Entity.HeadquartersAddress.Region': 'US-CA',
      'Entity.OtherEntityNames.OtherEntityName.1': 'Acme West',
    })
    const top = { 'Relationship.RelationshipType': 'IS_ULTIMATELY_CONSOLIDATED_BY' }
    const result = await loadRows(
      [...nordic, subsidiary],
      [
        relationCells(leiOf(4), leiOf(3)),
        relationCells(leiOf(4), leiOf(1), top),
        relationCells(leiOf(2), leiOf(1)),
        relationCells(leiOf(2), leiOf(3)),
      ],
    )
    expect(result).toEqual({
      file: LEVEL_1_NAME,
      publishedAt: new Date('2026-09-11T16:00:00Z'),
      entities: 4,
      withParent: 1,
      contradictingParents: 1,
      refusedRows: 0,
      refused: [],
      added: 4,
      changed: 0,
      removed: 0,
      due: 0,
    })
    expect(await findLegalEntity(database, leiOf(4))).toEqual({
      lei: leiOf(4),
      name: 'Acme Sverige AB',
      nameKey: 'acme sverige',
      otherNames: ['Acme West'],
      country: 'US',
      subregion: 'CA',
      status: 'ACTIVE',
      registrationStatus: 'ISSUED',
      directParentLei: leiOf(3),
      ultimateParentLei: leiOf(1),
      publishedAt: new Date('2026-09-11T16:00:00Z'),
    })
    // Two reports name different direct parents: nobody knows which.
    expect(await findLegalEntity(database, leiOf(2))).toMatchObject({ name: '東京電力株式会社', directParentLei: null })
    expect(await findLegalEntity(database, leiOf(3))).toMatchObject({ name: 'Omega "O" Holding Oy' })
  })

  it('replaces the previous one, which can be restored', async () => {
    await loadRows([...nordic, ...Array.from({ length: 20 }, (_, n) => entity(100 + n, `Unit ${n}`))])
    const newer = [
      entity(1, 'Acme International AB'),
      entity(2, '東京電力株式会社'),
      entity(5, 'Newcomer AS'),
      ...Array.from({ length: 20 }, (_, n) => entity(100 + n, `Unit ${n}`)),
    ]
    expect(await loadRows(newer)).toMatchObject({ entities: 23, added: 1, changed: 1, removed: 1 })
    expect(await findLegalEntity(database, leiOf(1))).toMatchObject({ name: 'Acme International AB' })
    expect(await findLegalEntity(database, leiOf(3))).toBeNull()

    expect(await database.transaction(exchangeLegalEntities)).toBe(true)
    expect(await findLegalEntity(database, leiOf(1))).toMatchObject({ name: 'Acme AB' })
    expect(await findLegalEntity(database, leiOf(5))).toBeNull()
    expect(await findLegalEntityEdition(database, 'current')).toMatchObject({ entityCount: 23 })

    // A third edition, to check that the exchanged tables and their indexes kept distinct names.
    expect(await loadRows(newer)).toMatchObject({ added: 1, changed: 1, removed: 1 })
    expect(await findLegalEntity(database, leiOf(5))).toMatchObject({ name: 'Newcomer AS' })
  })

  it('cannot be rolled back after the first import', async () => {
    await loadRows(nordic)
    expect(await database.transaction(exchangeLegalEntities)).toBe(false)
    expect(await findLegalEntity(database, leiOf(1))).toMatchObject({ name: 'Acme AB' })
  })

  it('may be smaller than the one in use when a person accepts that', async () => {
    await loadRows(nordic)
    const entities = write('fewer.csv', toCsv(nordic.slice(1)))
    expect(await load({ entities }, { acceptFewer: true })).toMatchObject({
      entities: 2,
      removed: 1,
      publishedAt: null,
    })
  })

  it('is loaded without its single bad rows, which are reported', async () => {
    expect(
      await loadRows([entity(1, 'Acme AB'), entity(1, 'Acme AB', { LEI: leiOf(1).replace(/.$/, 'X') })]),
    ).toMatchObject({
      entities: 1,
      refusedRows: 1,
      refused: [{ file: LEVEL_1_NAME, row: 3, reason: expect.stringContaining('check digits fail') }],
    })
  })

  it('is loaded completely in many chunks', async () => {
    const files = { entities: join(folder, 'many.zip'), parents: join(folder, 'many-parents.zip') }
    await writeZip64(files.entities, LEVEL_1_NAME, levelOneLines([{ name: 'Kraft', country: 'NO' }], 9001))
    await writeZip64(files.parents, LEVEL_2_NAME, levelTwoLines(9001))
    const steps: string[] = []
    const result = await load(files, { onProgress: ({ step, rows }) => steps.push(`${step} ${rows}`) })
    expect(result).toMatchObject({ entities: 9001, added: 9001, withParent: 1125 })
    expect(steps.at(-1)).toBe('comparing 9001')
    expect(steps.filter((step) => step.startsWith('entities')).length).toBeGreaterThan(2)
    const [counted] = await database.query(
      'select count(*)::int as rows, count(ultimate_parent_lei)::int as parents from legal_entity',
    )
    expect(counted).toEqual({ rows: 9001, parents: 1125 })
  })
})

describe('looking up a legal entity', () => {
  it('finds no entity that was issued in error, and an inactive one by its LEI only', async () => {
    await loadRows([
      entity(1, 'Void AB', { 'Entity.EntityStatus': 'NULL', 'Registration.RegistrationStatus': 'ANNULLED' }),
      entity(2, 'Twice AB', { 'Registration.RegistrationStatus': 'DUPLICATE' }),
      entity(3, 'Gone AB', { 'Entity.EntityStatus': 'INACTIVE', 'Registration.RegistrationStatus': 'RETIRED' }),
    ])
    expect(await findLegalEntity(database, leiOf(1))).toBeNull()
    expect(await findLegalEntity(database, leiOf(2))).toBeNull()
    expect(await findLegalEntity(database, leiOf(3))).toMatchObject({ name: 'Gone AB', status: 'INACTIVE' })
    expect(await findOnlyActiveLegalEntity(database, 'gone', 'SE')).toBeNull()
  })

  it('by name and country finds a single entity, and none where two fit', async () => {
    await loadRows([
      entity(1, 'Acme AB'),
      entity(2, 'Acme AS', { 'Entity.HeadquartersAddress.Country': 'NO' }),
      entity(3, 'Kraft AB'),
      entity(4, 'Kraft Holding'),
      entity(5, 'Kraft AB (publ)'),
    ])
    expect(await findOnlyActiveLegalEntity(database, 'acme', 'SE')).toMatchObject({ lei: leiOf(1) })
    expect(await findOnlyActiveLegalEntity(database, 'kraft', 'SE')).toBeNull()
    expect(await findOnlyActiveLegalEntity(database, 'acme', 'DE')).toBeNull()
  })
})
