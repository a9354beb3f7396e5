import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { findDocumentByContent, markRemoved } from '@/service/storage/documents/documents'
import { lockProject } from '@/service/storage/projects/projects'
import { type DocumentRequest, requireDocument } from './require-document'

/** Removes a report and its figures; for a day it can be restored. ServiceError `organization_not_found` or `not_found`. */
export async function removeDocument(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  request: DocumentRequest,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const document = await requireDocument(transaction, request)
    await markRemoved(transaction, document.id, ctx.clock())
    await researchAgain(ctx, transaction, document.organizationId, `A report was removed: ${document.name}`)
  })
}

/** Restores a removed report. ServiceError `organization_not_found` or `not_found`; `bad_request` if the same report was added again meanwhile. */
export async function restoreDocument(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  request: DocumentRequest,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, name, organizationId, sha256 } = await requireDocument(transaction, request, true)
    if (sha256 !== null && (await findDocumentByContent(transaction, organizationId, sha256))) {
      throw new ServiceError('bad_request', 'document: the same report was given again meanwhile')
    }
    await markRemoved(transaction, id, null)
    await researchAgain(ctx, transaction, organizationId, `A report was restored: ${name}`)
  })
}
