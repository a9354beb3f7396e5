import { z } from 'zod'
import type { Queryable, Row } from '@/service/storage/engine/database'

/** Table source_edition: the imported editions of each source. Edition 0, of the release, is not in it. */

const RefusedRow = z.object({ file: z.string(), row: z.string(), reason: z.string() })

const SourceEditionRow = z.object({
  id: z.int(),
  source: z.string(),
  number: z.int().nullable(),
  state: z.enum(['in_use', 'previous', 'past', 'refused']),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  retrievedOn: z.string().nullable(),
  vintage: z.string().nullable(),
  records: z.int().nullable(),
  refused: z.int().nullable(),
  reason: z.string().nullable(),
  importedAt: z.date(),
})
export type SourceEditionRow = z.infer<typeof SourceEditionRow>
export type StoredFile = SourceEditionRow['files'][number]
export type StoredRefusedRow = z.infer<typeof RefusedRow>

const columns = `id, source, number, state, files, retrieved_on as "retrievedOn", vintage, records, refused, reason,
  imported_at as "importedAt"`

function parse(row: Row): SourceEditionRow {
  return SourceEditionRow.parse(row)
}

/** Editions in use and previous of all sources, without their content. */
export async function listKeptEditions(db: Queryable): Promise<SourceEditionRow[]> {
  const sql = `select ${columns} from source_edition where state in ('in_use', 'previous') order by source, id`
  return (await db.query(sql)).map(parse)
}

/** The newest refused attempt of each source that is newer than its newest import. */
export async function listLastFailures(db: Queryable): Promise<SourceEditionRow[]> {
  const rows = await db.query(
    `select ${columns} from source_edition e
      where state = 'refused' and id = (select max(id) from source_edition n where n.source = e.source) order by source`,
  )
  return rows.map(parse)
}

/** The gzipped records of a kept edition. */
export async function readEditionContent(db: Queryable, id: number): Promise<Uint8Array> {
  // As text: the drivers give bytea as different types.
  const [row] = await db.query<{ content: string | null }>(
    "select encode(content, 'base64') as content from source_edition where id = $1",
    [id],
  )
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

/** The number that the next import of a source gets. */
export async function nextEditionNumber(db: Queryable, source: string): Promise<number> {
  const [row] = await db.query<{ number: number }>(
    'select coalesce(max(number), 0)::int + 1 as number from source_edition where source = $1',
    [source],
  )
  return row?.number ?? 1
}

/** Lets go of all kept editions of a source but these: of the ones that a later release has overtaken. */
export async function retireOthers(db: Queryable, source: string, ids: readonly number[]): Promise<void> {
  await db.query(
    `update source_edition set state = 'past', content = null
      where source = $1 and state in ('in_use', 'previous')
        and id not in (select value::bigint from jsonb_array_elements_text($2::jsonb))`,
    [source, JSON.stringify(ids)],
  )
}

/** Puts an edition in use. The one that was becomes the previous one; the previous one's content is let go. */
export async function insertEdition(db: Queryable, number: number, edition: NewEdition): Promise<void> {
  await db.query(`update source_edition set state = 'past', content = null where source = $1 and state = 'previous'`, [
    edition.source,
  ])
  await db.query(`update source_edition set state = 'previous' where source = $1 and state = 'in_use'`, [
    edition.source,
  ])
  await db.query(
    `insert into source_edition
       (source, number, state, files, retrieved_on, vintage, records, refused, refused_rows, content, imported_at)
     values ($1, $2, 'in_use', $3::jsonb, $4::date, $5, $6, $7, $8::jsonb, decode($9, 'hex'), $10)`,
    [
      edition.source,
      number,
      JSON.stringify(edition.files),
      edition.retrievedOn,
      edition.vintage,
      edition.records,
      edition.refused,
      JSON.stringify(edition.refusedRows),
      Buffer.from(edition.content).toString('hex'),
      edition.at,
    ],
  )
}

/** Edition in use and previous one change places; where there is only one of them, edition 0 is the other. */
export async function swapEditions(db: Queryable, source: string): Promise<void> {
  const rows = await db.query<{ id: number; state: string }>(
    "select id, state from source_edition where source = $1 and state in ('in_use', 'previous') for update",
    [source],
  )
  // One after the other: each state may stand once for a source.
  for (const { id } of rows) await db.query(`update source_edition set state = 'past' where id = $1`, [id])
  for (const { id, state } of rows) {
    await db.query('update source_edition set state = $2 where id = $1', [
      id,
      state === 'in_use' ? 'previous' : 'in_use',
    ])
  }
}

const keptFailures = 20

/** Keeps a refused attempt with its reason; of each source the last 20. */
export async function insertFailure(
  db: Queryable,
  failure: { source: string; files: readonly StoredFile[]; reason: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into source_edition (source, state, files, reason, imported_at) values ($1, 'refused', $2::jsonb, $3, $4)`,
    [failure.source, JSON.stringify(failure.files), failure.reason, failure.at],
  )
  await db.query(
    `delete from source_edition where source = $1 and state = 'refused' and id not in
       (select id from source_edition where source = $1 and state = 'refused' order by id desc limit ${keptFailures})`,
    [failure.source],
  )
}
