import { type DocumentFigure, DocumentScope, type ReportDocument } from '@/service/contract/document'
import type { FigureRow } from '@/service/storage/document-figures'
import type { DocumentRow } from '@/service/storage/documents'

export function presentDocument(row: DocumentRow): ReportDocument {
  return {
    id: row.id,
    name: row.name,
    origin: row.origin,
    url: row.url,
    media_type: row.mediaType,
    size: row.size,
    state: row.state,
    failure: row.failure,
    pages: row.pages,
    pages_read: row.pagesRead,
    added_at: row.addedAt.toISOString(),
    added_by: row.addedBy,
    settled_at: row.settledAt?.toISOString() ?? null,
  }
}

export function presentFigure(row: FigureRow): DocumentFigure {
  const { correctedYear: year, correctedScope: scope, correctedValue: value } = row
  return {
    id: row.id,
    year: row.year,
    scope: DocumentScope.parse(row.scope),
    value: row.value,
    gas: row.gas,
    printed_value: row.printedValue,
    printed_unit: row.printedUnit,
    page: row.page,
    quote: row.quote,
    box: row.box,
    confidence: row.confidence,
    reasons: row.reasons,
    decision: row.decision,
    corrected:
      year === null || scope === null || value === null ? null : { year, scope: DocumentScope.parse(scope), value },
    decided_by: row.decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  }
}
