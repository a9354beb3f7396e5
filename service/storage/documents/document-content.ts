import type { Queryable } from '@/service/storage/engine/database'

/**
 * The bytes of reports: table document_chunk. They are written in pieces, each in a statement of its own, because the
 * embedded database answers nobody else while a transaction lasts, and one of 50 MB would take seconds. Until all are there they
 * belong to a row of table document in this state, which also counts as removed: nobody finds it.
 */
export const arriving = 'arriving'

export type DocumentContent = { mediaType: string; sha256: string; bytes: Uint8Array }

const chunkBytes = 256 * 1024

/**
 * Stores the bytes of a report of an organization, for `takeIntoUse` or `moveContent`. Answers the id they have until then.
 * Not in a transaction: others are let in between the pieces. What was stored is removed again when it throws.
 */
export async function storeContent(
  database: Queryable,
  { organizationId, at, ...content }: DocumentContent & { organizationId: number; at: Date },
): Promise<number> {
  const { bytes, mediaType, sha256 } = content
  const [row] = await database.query<{ id: number }>(
    `insert into document (organization_id, name, origin, added_at, removed_at, state, media_type, sha256, size)
     values ($1, '', 'uploaded', $2, $2, '${arriving}', $3, $4, $5) returning id`,
    [organizationId, at, mediaType, sha256, bytes.length],
  )
  if (!row) throw new Error('No document was inserted')
  try {
    for (let place = 0; place * chunkBytes < bytes.length; place += 1) {
      const chunk = bytes.subarray(place * chunkBytes, (place + 1) * chunkBytes)
      await database.query('insert into document_chunk (document_id, place, bytes) values ($1, $2, $3)', [
        row.id,
        place,
        chunk,
      ])
    }
  } catch (error) {
    await dropContent(database, row.id)
    throw error
  }
  return row.id
}

/** Makes bytes that were stored those of a document that waits for them. Nothing of the row they had is left. */
export async function moveContent(db: Queryable, from: number, to: number): Promise<void> {
  await db.query(
    `update document set media_type = stored.media_type, sha256 = stored.sha256, size = stored.size
       from document as stored where document.id = $2 and stored.id = $1`,
    [from, to],
  )
  await db.query('update document_chunk set document_id = $2 where document_id = $1', [from, to])
  await deleteArriving(db, from)
}

/** Makes stored bytes a document that waits to be read. */
export async function takeIntoUse(
  db: Queryable,
  id: number,
  {
    organizationId,
    name,
    addedAt,
    addedBy,
  }: { organizationId: number; name: string; addedAt: Date; addedBy: string | null },
): Promise<void> {
  await db.query(
    `update document set state = 'waiting', removed_at = null, organization_id = $2, name = $3, added_at = $4, added_by = $5
      where id = $1`,
    [id, organizationId, name, addedAt, addedBy],
  )
}

/** Removes stored bytes that nobody has taken into use. Where that fails too they are left for `dropForgottenContent`. */
export async function dropContent(db: Queryable, id: number): Promise<void> {
  await deleteArriving(db, id).catch(() => {})
}

async function deleteArriving(db: Queryable, id: number): Promise<void> {
  await db.query(`delete from document where id = $1 and state = '${arriving}'`, [id])
}

/** What processes that ended in the middle have left, begun before `before`. */
export async function dropForgottenContent(db: Queryable, before: Date): Promise<void> {
  await db.query(`delete from document where removed_at < $1 and state = '${arriving}'`, [before])
}

/** The bytes as they were given; null where they are not here yet. */
export async function loadDocumentContent(db: Queryable, id: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  for (;;) {
    const [row] = await db.query<{ bytes: Uint8Array }>(
      'select bytes from document_chunk where document_id = $1 and place = $2',
      [id, chunks.length],
    )
    if (!row) return chunks.length === 0 ? null : Buffer.concat(chunks)
    chunks.push(row.bytes)
  }
}
