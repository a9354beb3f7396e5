import { createHash } from 'node:crypto'
import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { readIncoming, removeIncoming, storeIncoming } from '@/service/incoming/incoming-files'
import { researchAgain } from '@/service/organizations/answer-match'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/read-match-question'
import type { Transaction } from '@/service/storage/database'
import { findDocumentByContent, insertDocument, purgeRemoved, storeDocumentContent } from '@/service/storage/documents'
import { lockProject } from '@/service/storage/projects'
import { enqueueReading } from './enqueue-reading'
import { mediaTypeOf } from './media-type'

/** More than any sustainability report we know of; the largest of ours has 14 MB. */
export const largestDocumentBytes = 50 * 1024 * 1024

const keptMs = 24 * 60 * 60 * 1000

export type Upload = MatchRequest & { name: string; by: string | null; body: AsyncIterable<Buffer> }

/**
 * Keeps a report and has it read. The same bytes again are the document that is there. Answers its id. ServiceError
 * `organization_not_found`; `bad_request` for a file that is too large, empty, or neither PDF nor text.
 */
export async function uploadDocument(ctx: Context, { body, name, by, ...request }: Upload): Promise<number> {
  // Before a body is read: what is sent to no organization is not taken.
  await requireSurvivor(ctx.database, request)
  const bytes = await receive(ctx, name, body)
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === null) throw new ServiceError('bad_request', 'body: is neither a PDF nor text')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id: organizationId } = await requireSurvivor(transaction, request)
    await purgeRemoved(transaction, new Date(ctx.clock().getTime() - keptMs))
    const known = await findDocumentByContent(transaction, organizationId, sha256)
    if (known) return known.id
    const added = { organizationId, name, origin: 'uploaded', url: null, addedAt: ctx.clock(), addedBy: by } as const
    const id = await insertDocument(transaction, added)
    await storeDocumentContent(transaction, id, { mediaType, sha256, bytes })
    await haveRead(ctx, transaction, { organizationId, documentId: id, name, projectId: request.projectId })
    return id
  })
}

/** Onto the disk first: a slow sender holds neither memory nor the database. */
async function receive(ctx: Context, name: string, body: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const stored = await storeIncoming(ctx.incomingDirectory, name, body, largestDocumentBytes)
  try {
    const [file] = await readIncoming(ctx.incomingDirectory, [stored])
    if (!file || file.bytes.length === 0) throw new ServiceError('bad_request', 'body: is empty')
    return file.bytes
  } finally {
    await removeIncoming(ctx.incomingDirectory, [stored])
  }
}

export type Address = MatchRequest & { url: string; name: string | null; by: string | null }

/** Has a report fetched and read. ServiceError `organization_not_found`, `bad_request` where nothing may be fetched. */
export async function addDocumentByAddress(ctx: Context, { url, name, by, ...request }: Address): Promise<number> {
  if (!ctx.isFetchingReports) {
    throw new ServiceError(
      'bad_request',
      'url: this installation fetches nothing; send the report itself, or start the service with REPORTS_FETCH=on',
    )
  }
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id: organizationId } = await requireSurvivor(transaction, request)
    const shown = name ?? nameOfAddress(url)
    const added = { organizationId, name: shown, origin: 'address', url, addedAt: ctx.clock(), addedBy: by } as const
    const id = await insertDocument(transaction, added)
    await haveRead(ctx, transaction, { organizationId, documentId: id, name: shown, projectId: request.projectId })
    return id
  })
}

/** "https://example.com/reports/2023.pdf" -> "2023.pdf" */
export function nameOfAddress(url: string): string {
  const { pathname, hostname } = new URL(url)
  const last = pathname.split('/').findLast((part) => part !== '')
  return (last ?? hostname).slice(0, 300)
}

type Given = { organizationId: number; documentId: number; name: string; projectId: number }

async function haveRead(
  ctx: Context,
  transaction: Transaction,
  { organizationId, documentId, name, projectId }: Given,
): Promise<void> {
  await enqueueReading(ctx.queue, transaction, 'document', { documentId, projectId })
  await researchAgain(ctx, transaction, organizationId, `A report was given: ${name}`)
}
