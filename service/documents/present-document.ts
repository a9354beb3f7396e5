import { z } from 'zod'
import {
  type DocumentFact,
  type DocumentFigure,
  DocumentScope,
  type DocumentStatement,
  type ReportDocument,
} from '@/service/contract/documents/document'
import { documentFailures } from '@/service/contract/documents/document-failures'
import { factKinds } from '@/service/contract/documents/document-scopes'
import { figureReasons } from '@/service/contract/documents/figure-reasons'
import type { FigureRow } from '@/service/storage/documents/document-figures'
import type { StatementRow } from '@/service/storage/documents/document-statements'
import type { DocumentRow } from '@/service/storage/documents/documents'
import { asksWhose } from './whose-report'

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
    failure_code: presentFailureCode(row.failureCode),
    failure_limit: row.failureLimit,
    pages: row.pages,
    pages_read: row.pagesRead,
    skipped_pages: row.skippedPages,
    model_reading: row.modelReading,
    added_at: row.addedAt.toISOString(),
    added_by: row.addedBy,
    settled_at: row.settledAt?.toISOString() ?? null,
    names_organization: row.namesOrganization,
    confirmed_by: row.confirmedBy,
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    asks_whose: asksWhose(row),
  }
}

/** Returns a figure of emissions; null for a fact. */
export function presentFigure(row: FigureRow): DocumentFigure | null {
  const { correctedYear: year, correctedScope: scope, correctedValue: value, gas } = row
  if (gas === null) return null
  return {
    id: row.id,
    year: row.year,
    scope: DocumentScope.parse(row.scope),
    value: row.value,
    gas,
    ...asRead(row),
    corrected:
      year === null || scope === null || value === null ? null : { year, scope: DocumentScope.parse(scope), value },
    ...asDecided(row),
  }
}

/** A code that an older or newer version stored is unknown here, and shown as null. */
const FailureCode = z.enum(documentFailures).nullable().catch(null)

export function presentFailureCode(code: string | null): ReportDocument['failure_code'] {
  return FailureCode.parse(code)
}

const FactKind = z.enum(factKinds)

/** Returns revenue or employees; null for a figure of emissions. */
export function presentFact(row: FigureRow): DocumentFact | null {
  const { correctedYear: year, correctedValue: value, correctedCurrency: currency } = row
  const kind = FactKind.safeParse(row.scope)
  if (!kind.success) return null
  return {
    id: row.id,
    kind: kind.data,
    year: row.year,
    value: row.value,
    currency: row.currency,
    basis: row.basis,
    ...asRead(row),
    corrected: year === null || value === null ? null : { year, value, currency },
    ...asDecided(row),
  }
}

function asRead(row: FigureRow) {
  const { printedValue, printedUnit, page, quote, box, confidence, reasons, proof, decision } = row
  const isVerified = decision === 'accepted' || decision === 'corrected'
  const isUnchecked = decision === 'unchecked'
  return {
    printed_value: printedValue,
    printed_unit: printedUnit,
    page,
    quote,
    box,
    confidence,
    // A rule of an older or newer version is unknown here, and left out.
    reasons: reasons.flatMap(({ rule, values }) => {
      const known = FigureReason.safeParse(rule)
      return known.success ? [{ rule: known.data, values }] : []
    }),
    proof: isVerified ? ('person' as const) : proof,
    reader: row.reader,
    other_reading: otherReading(row),
    decision: isUnchecked ? ('proposed' as const) : decision,
    is_shown_unchecked: isUnchecked,
  }
}

function otherReading({ otherReading: other }: FigureRow): DocumentFigure['other_reading'] {
  if (other === null) return null
  const { value, printedValue, printedUnit, page, quote, box } = other
  return { value, printed_value: printedValue, printed_unit: printedUnit, page, quote, box }
}

export function presentStatement({ assuredBy, ...statement }: StatementRow): DocumentStatement {
  return { ...statement, assured_by: assuredBy }
}

const FigureReason = z.enum(figureReasons)

function asDecided({ decidedBy, decidedAt, note }: FigureRow) {
  return { decided_by: decidedBy, decided_at: decidedAt?.toISOString() ?? null, note }
}
