import type { Context } from '@/service/context'
import type { DocumentList, DocumentReading } from '@/service/contract/documents/document'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { MOST_PAGES } from '@/service/reports/readers/choose-pages'
import { loadDocumentContent } from '@/service/storage/documents/document-content'
import { listFigures } from '@/service/storage/documents/document-figures'
import { listStatements } from '@/service/storage/documents/document-statements'
import { listDocuments as listRows } from '@/service/storage/documents/documents'
import { presentDocument, presentFact, presentFigure, presentStatement } from './present-document'
import { publicFigures } from './public-figures'
import { type DocumentRequest, requireDocument } from './require-document'

/** Returns the reports of an organization, the newest first. ServiceError `organization_not_found`. */
export async function listDocuments(
  ctx: Pick<Context, 'database' | 'isFetchingReports' | 'reportModel'>,
  request: MatchRequest,
): Promise<DocumentList> {
  const { id } = await requireSurvivor(ctx.database, request)
  const documents = (await listRows(ctx.database, id)).map(presentDocument)
  const { reportModel: model } = ctx
  return {
    organization_id: id,
    takes_addresses: ctx.isFetchingReports,
    model: model && { host: new URL(model.url).host, name: model.name, most_pages: MOST_PAGES },
    documents,
  }
}

/** Returns one report with the figures read so far. ServiceError `organization_not_found` or `not_found`. */
export async function readDocument(
  ctx: Pick<Context, 'database' | 'reference'>,
  request: DocumentRequest,
): Promise<DocumentReading> {
  const document = await requireDocument(ctx.database, request)
  const { companyId } = await requireSurvivor(ctx.database, request)
  const rows = await listFigures(ctx.database, document.id)
  return {
    organization_id: document.organizationId,
    document: presentDocument(document),
    figures: rows.flatMap((row) => presentFigure(row) ?? []),
    facts: rows.flatMap((row) => presentFact(row) ?? []),
    statements: (await listStatements(ctx.database, document.id)).map(presentStatement),
    ...(await publicFigures(ctx, companyId)),
  }
}

/** Returns the bytes of a report; null if it was not fetched yet. ServiceError as `readDocument`. */
export async function readDocumentContent(
  ctx: Pick<Context, 'database'>,
  request: DocumentRequest,
): Promise<{ name: string; mediaType: string; bytes: Uint8Array } | null> {
  const { id, name, mediaType } = await requireDocument(ctx.database, request)
  const bytes = await loadDocumentContent(ctx.database, id)
  return bytes === null || mediaType === null ? null : { name, mediaType, bytes }
}
