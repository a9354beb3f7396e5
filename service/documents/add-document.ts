import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { readIncoming, removeIncoming, storeIncoming } from '@/service/incoming/incoming-files'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import {
  dropContent,
  dropForgottenContent,
  storeContent,
  takeIntoUse,
} from '@/service/storage/documents/document-content'
import { findDocumentByContent, insertDocument, purgeRemoved } from '@/service/storage/documents/documents'
import type { Transaction } from '@/service/storage/engine/database'
import { lockProject } from '@/service/storage/projects/projects'
import { enqueueReading } from './enqueue-reading'
import { mediaTypeOf } from './media-type'

/** More than any sustainability report we know of; the largest of ours has 14 MB. */
export const largestDocumentBytes = 50 * 1024 * 1024

const keptMs = 24 * 60 * 60 * 1000
/** Many times what storing one takes. */
const forgottenMs = 60 * 60 * 1000

export type Upload = MatchRequest & { name: string; by: string | null; body: AsyncIterable<Buffer> }

/**
 * Keeps a report and has it read. The same bytes again are the document that is there. Answers its id. ServiceError
 * `organization_not_found`; `bad_request` for a file that is too large, empty, or neither PDF nor text.
 */
export async function uploadDocument(
  ctx: Pick<Context, 'clock' | 'database' | 'incomingDirectory' | 'queue'>,
  { body, name, by, ...request }: Upload,
): Promise<number> {
  // Before a body is read: what is sent to no organization is not taken.
  await requireSurvivor(ctx.database, request)
  const { bytes, sha256 } = await receive(ctx, name, body)
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === null) throw new ServiceError('bad_request', 'body: is neither a PDF nor text')
  const { id: organizationId } = await requireSurvivor(ctx.database, request)
  const known = await findDocumentByContent(ctx.database, organizationId, sha256)
  if (known) return known.id
  const at = ctx.clock()
  await dropForgottenContent(ctx.database, new Date(at.getTime() - forgottenMs))
  const stored = await storeContent(ctx.database, { organizationId, at, mediaType, sha256, bytes })
  try {
    return await takeStored(ctx, { ...request, name, by, sha256, stored })
  } finally {
    // Nothing where it was taken into use.
    await dropContent(ctx.database, stored)
  }
}

type Stored = MatchRequest & { name: string; by: string | null; sha256: string; stored: number }

/** Stores and enqueues the report in one transaction. Returns the id of the same report where it was added meanwhile. */
async function takeStored(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { name, by, sha256, stored, ...request }: Stored,
): Promise<number> {
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id: organizationId } = await requireSurvivor(transaction, request)
    await purgeRemoved(transaction, new Date(ctx.clock().getTime() - keptMs))
    const known = await findDocumentByContent(transaction, organizationId, sha256)
    if (known) return known.id
    await takeIntoUse(transaction, stored, { organizationId, name, addedAt: ctx.clock(), addedBy: by })
    await haveRead(ctx, transaction, { organizationId, documentId: stored, name, projectId: request.projectId })
    return stored
  })
}

/** At a start: of a process that ended while it stored a report. Of several processes others may be at it. */
export async function dropForgotten({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const isAlone = database.engine === 'embedded'
  // The clock may have been set back since.
  const before = isAlone ? new Date('9999-01-01') : new Date(clock().getTime() - forgottenMs)
  await dropForgottenContent(database, before)
}

/** Onto the disk first: a slow sender holds neither memory nor the database. */
async function receive(
  ctx: Pick<Context, 'incomingDirectory'>,
  name: string,
  body: AsyncIterable<Buffer>,
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const stored = await storeIncoming(ctx.incomingDirectory, name, body, largestDocumentBytes)
  try {
    const [file] = await readIncoming(ctx.incomingDirectory, [stored])
    if (!file || file.bytes.length === 0) throw new ServiceError('bad_request', 'body: is empty')
    return { bytes: file.bytes, sha256: stored.sha256 }
  } finally {
    await removeIncoming(ctx.incomingDirectory, [stored])
  }
}

export type Address = MatchRequest & { url: string; name: string | null; by: string | null }

/** Enqueues fetching and reading of a report. ServiceError `organization_not_found`, `bad_request` where nothing may be fetched. */
export async function addDocumentByAddress(
  ctx: Pick<Context, 'clock' | 'database' | 'isFetchingReports' | 'queue'>,
  { url, name, by, ...request }: Address,
): Promise<number> {
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
  ctx: Pick<Context, 'clock' | 'queue'>,
  transaction: Transaction,
  { organizationId, documentId, name, projectId }: Given,
): Promise<void> {
  await enqueueReading(ctx.queue, transaction, 'document', { documentId, projectId })
  await researchAgain(ctx, transaction, organizationId, `A report was given: ${name}`)
}
