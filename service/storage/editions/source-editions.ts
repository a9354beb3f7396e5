import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { anyOf } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { SourceEditionTable } from '@/service/storage/schema'

/** Table source_edition: the imported editions of each source. Edition 0, of the release, is not in it. */

const RefusedRow = z.object({ file: z.string(), row: z.string(), reason: z.string() })

const StoredFiles = z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }))
export type StoredFile = z.infer<typeof StoredFiles>[number]
export type StoredRefusedRow = z.infer<typeof RefusedRow>

type Columns = Omit<Selectable<SourceEditionTable>, 'content' | 'refusedRows'>
export type SourceEditionRow = Omit<Columns, 'files'> & { files: StoredFile[] }

const columns = [
  'id',
  'source',
  'number',
  'state',
  'files',
  'retrievedOn',
  'vintage',
  'records',
  'refused',
  'reason',
  'importedAt',
] as const

function withFiles(row: Columns): SourceEditionRow {
  return { ...row, files: StoredFiles.parse(row.files) }
}

/** Editions in use and previous ones of all sources, without content. */
export async function listKeptEditions(db: Queryable): Promise<SourceEditionRow[]> {
  const rows = await tables(db)
    .selectFrom('sourceEdition')
    .select(columns)
    .where('state', 'in', ['in_use', 'previous'])
    .orderBy('source')
    .orderBy('id')
    .execute()
  return rows.map(withFiles)
}

/** The newest refused attempt of each source, if newer than its newest import. */
export async function listLastFailures(db: Queryable): Promise<SourceEditionRow[]> {
  const rows = await tables(db)
    .selectFrom('sourceEdition')
    .select(columns)
    .where('state', '=', 'refused')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sourceEdition')
        .groupBy('source')
        .select((all) => all.fn.max('id').as('newest')),
    )
    .orderBy('source')
    .execute()
  return rows.map(withFiles)
}

/** The gzipped records of a stored edition. */
export async function readEditionContent(db: Queryable, id: number): Promise<Uint8Array> {
  // As text, because the drivers return bytea as different types.
  const row = await tables(db)
    .selectFrom('sourceEdition')
    .select(sql<string | null>`encode(content, 'base64')`.as('content'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.content === null) throw new Error(`Edition ${id} has no content any more`)
  return new Uint8Array(Buffer.from(row.content, 'base64'))
}

export type NewEdition = {
  source: string
  files: readonly StoredFile[]
  retrievedOn: string
  vintage: string
  records: number
  refused: number
  refusedRows: readonly StoredRefusedRow[]
  content: Uint8Array
  at: Date
}

/** The number for the next import of a source. */
export async function nextEditionNumber(db: Queryable, source: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('sourceEdition')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('source', '=', source)
    .executeTakeFirst()
  return (row?.number ?? 0) + 1
}

/** Retires all stored editions of a source except these: those that a later release has superseded. */
export async function retireOthers(db: Queryable, source: string, ids: readonly number[]): Promise<void> {
  await tables(db)
    .updateTable('sourceEdition')
    .set({ state: 'past', content: null })
    .where('source', '=', source)
    .where('state', 'in', ['in_use', 'previous'])
    .where((eb) => eb.not(eb('id', '=', anyOf(ids, 'bigint'))))
    .execute()
}

/** Puts an edition in use. The one in use becomes the previous one, whose predecessor loses its content. */
export async function insertEdition(db: Queryable, number: number, edition: NewEdition): Promise<void> {
  const editions = tables(db)
  const { source, files, refusedRows, content, at, ...counted } = edition
  await editions
    .updateTable('sourceEdition')
    .set({ state: 'past', content: null })
    .where('source', '=', source)
    .where('state', '=', 'previous')
    .execute()
  await editions
    .updateTable('sourceEdition')
    .set({ state: 'previous' })
    .where('source', '=', source)
    .where('state', '=', 'in_use')
    .execute()
  await editions
    .insertInto('sourceEdition')
    .values({
      source,
      number,
      state: 'in_use',
      files: JSON.stringify(files),
      retrievedOn: counted.retrievedOn,
      vintage: counted.vintage,
      records: counted.records,
      refused: counted.refused,
      refusedRows: JSON.stringify(refusedRows),
      content: sql`decode(${Buffer.from(content).toString('hex')}, 'hex')`,
      importedAt: at,
    })
    .execute()
}

/** Swaps the edition in use and the previous one; if only one exists, edition 0 is the other. */
export async function swapEditions(db: Queryable, source: string): Promise<void> {
  const rows = await tables(db)
    .selectFrom('sourceEdition')
    .select(['id', 'state'])
    .where('source', '=', source)
    .where('state', 'in', ['in_use', 'previous'])
    .forUpdate()
    .execute()
  async function setState(id: number, state: SourceEditionRow['state']): Promise<void> {
    await tables(db).updateTable('sourceEdition').set({ state }).where('id', '=', id).execute()
  }
  // One after the other: a source may have each state only once.
  for (const { id } of rows) await setState(id, 'past')
  for (const { id, state } of rows) await setState(id, state === 'in_use' ? 'previous' : 'in_use')
}

const keptFailures = 20

/** Stores a refused attempt with its reason; at most 20 per source. */
export async function insertFailure(
  db: Queryable,
  failure: { source: string; files: readonly StoredFile[]; reason: string; at: Date },
): Promise<void> {
  const { source, files, reason, at } = failure
  await tables(db)
    .insertInto('sourceEdition')
    .values({ source, state: 'refused', files: JSON.stringify(files), reason, importedAt: at })
    .execute()
  await tables(db)
    .deleteFrom('sourceEdition')
    .where('source', '=', source)
    .where('state', '=', 'refused')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('sourceEdition')
        .select('id')
        .where('source', '=', source)
        .where('state', '=', 'refused')
        .orderBy('id', 'desc')
        .limit(keptFailures),
    )
    .execute()
}
