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

/** Larger than any sustainability report we know of; the largest in our tests has 14 MB. */
export const largestDocumentBytes = 50 * 1024 * 1024

const keptMs = 24 * 60 * 60 * 1000
/** After this time content that was stored but not added is removed: many times longer than adding takes. */
const forgottenMs = 60 * 60 * 1000

export type Upload = MatchRequest & { name: string; by: string | null; body: AsyncIterable<Buffer> }

/**
 * Stores a report, enqueues its reading, and returns its id. Uploading the same bytes again returns the existing document. ServiceError
 * `organization_not_found`; `bad_request` for a file that is too large, empty, or neither PDF nor text.
 */
export async function uploadDocument(
  ctx: Pick<Context, 'clock' | 'database' | 'incomingDirectory' | 'queue'>,
  { body, name, by, ...request }: Upload,
): Promise<number> {
  // Checked before the body is read, so that a report for an unknown organization is not received.
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
    // Does nothing if the content was added.
    await dropContent(ctx.database, stored)
  }
}

type Stored = MatchRequest & { name: string; by: string | null; sha256: string; stored: number }

/** Adds and enqueues the report in one transaction. If the same report was added meanwhile, returns the id of that one. */
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

/** At start-up: removes content left by a process that ended while it stored a report. Other processes may still be storing theirs. */
export async function dropForgotten({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const isAlone = database.engine === 'embedded'
  // The embedded database has one process, so nothing is in use; an infinite date also covers a clock that was set back.
  const before = isAlone ? new Date('9999-01-01') : new Date(clock().getTime() - forgottenMs)
  await dropForgottenContent(database, before)
}

/** Writes the body to disk first, so that a slow sender occupies neither memory nor the database. */
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

/** Enqueues fetching and reading of a report, and returns its id. ServiceError `organization_not_found`, `bad_request` where nothing may be fetched. */
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
