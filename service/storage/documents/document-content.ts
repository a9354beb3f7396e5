import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'

/**
 * The bytes of reports: table document_chunk. They are written in pieces, each in its own statement, because the embedded database serves
 * nobody else during a transaction, and one of 50 MB would take seconds. Until all are stored they belong to a row of table document in
 * this state, which also counts as removed, so that nobody finds it.
 */
export const arriving = 'arriving'

export type DocumentContent = { mediaType: string; sha256: string; bytes: Uint8Array }

const chunkBytes = 256 * 1024

/**
 * Stores the bytes of an organization's report, for `takeIntoUse` or `moveContent`. Returns their temporary document id. Not in a
 * transaction: others can run between the pieces. On failure the stored pieces are removed.
 */
export async function storeContent(
  database: Queryable,
  { organizationId, at, ...content }: DocumentContent & { organizationId: number; at: Date },
): Promise<number> {
  const { bytes, mediaType, sha256 } = content
  const row = await tables(database)
    .insertInto('document')
    .values({
      organizationId,
      name: '',
      origin: 'uploaded',
      addedAt: at,
      removedAt: at,
      state: arriving,
      mediaType,
      sha256,
      size: bytes.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    for (let place = 0; place * chunkBytes < bytes.length; place += 1) {
      const chunk = bytes.subarray(place * chunkBytes, (place + 1) * chunkBytes)
      await tables(database).insertInto('documentChunk').values({ documentId: row.id, place, bytes: chunk }).execute()
    }
  } catch (error) {
    await dropContent(database, row.id)
    throw error
  }
  return row.id
}

/** Assigns stored bytes to a document that waits for them, and deletes their temporary row. */
export async function moveContent(db: Queryable, from: number, to: number): Promise<void> {
  await tables(db)
    .updateTable('document')
    .from('document as stored')
    .set((eb) => ({
      mediaType: eb.ref('stored.mediaType'),
      sha256: eb.ref('stored.sha256'),
      size: eb.ref('stored.size'),
    }))
    .where('document.id', '=', to)
    .where('stored.id', '=', from)
    .execute()
  await tables(db).updateTable('documentChunk').set({ documentId: to }).where('documentId', '=', from).execute()
  await deleteArriving(db, from)
}

/** Turns stored bytes into a document waiting to be read. */
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
  await tables(db)
    .updateTable('document')
    .set({ state: 'waiting', removedAt: null, organizationId, name, addedAt, addedBy })
    .where('id', '=', id)
    .execute()
}

/** Removes stored bytes that are not used. If that fails too, `dropForgottenContent` removes them later. */
export async function dropContent(db: Queryable, id: number): Promise<void> {
  await deleteArriving(db, id).catch(() => {})
}

async function deleteArriving(db: Queryable, id: number): Promise<void> {
  await tables(db).deleteFrom('document').where('id', '=', id).where('state', '=', arriving).execute()
}

/** Removes what processes left unfinished, if begun before `before`. */
export async function dropForgottenContent(db: Queryable, before: Date): Promise<void> {
  await tables(db).deleteFrom('document').where('removedAt', '<', before).where('state', '=', arriving).execute()
}

/** The original bytes; null if they are not stored yet. */
export async function loadDocumentContent(db: Queryable, id: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  for (;;) {
    const row = await tables(db)
      .selectFrom('documentChunk')
      .select('bytes')
      .where('documentId', '=', id)
      .where('place', '=', chunks.length)
      .executeTakeFirst()
    if (!row) return chunks.length === 0 ? null : Buffer.concat(chunks)
    chunks.push(row.bytes)
  }
}
