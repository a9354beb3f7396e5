import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'

/**
 * The bytes of reports: table document_chunk. They are written in pieces, each in a statement of its own, because the
 * embedded database answers nobody else while a transaction lasts, and one of 50 MB would take seconds. Until all are there they
 * belong to a row of table document in this state, which also counts as removed: nobody finds it.
 */
export const arriving = 'arriving'

export type DocumentContent = { mediaType: string; sha256: string; bytes: Uint8Array }

const chunkBytes = 256 * 1024

/**
 * Stores the bytes of a report of an organization, for `takeIntoUse` or `moveContent`. Returns the id they have until then.
 * Not in a transaction: others are let in between the pieces. What was stored is removed again when it throws.
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

/** Makes bytes that were stored those of a document that waits for them. Nothing of the row they had is left. */
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
  await tables(db)
    .updateTable('document')
    .set({ state: 'waiting', removedAt: null, organizationId, name, addedAt, addedBy })
    .where('id', '=', id)
    .execute()
}

/** Removes stored bytes that nobody has taken into use. Where that fails too they are left for `dropForgottenContent`. */
export async function dropContent(db: Queryable, id: number): Promise<void> {
  await deleteArriving(db, id).catch(() => {})
}

async function deleteArriving(db: Queryable, id: number): Promise<void> {
  await tables(db).deleteFrom('document').where('id', '=', id).where('state', '=', arriving).execute()
}

/** What processes that ended in the middle have left, begun before `before`. */
export async function dropForgottenContent(db: Queryable, before: Date): Promise<void> {
  await tables(db).deleteFrom('document').where('removedAt', '<', before).where('state', '=', arriving).execute()
}

/** The bytes as they were given; null where they are not here yet. */
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
