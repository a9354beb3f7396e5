import type { VerifiedFigure } from '@/service/storage/documents/document-figures'
import type { ExtractedFigure } from '@/service/storage/research/outcome'

/** Where a verified figure is printed and who verified it, as stored beside the figure. */
export function toExtracted(figure: VerifiedFigure): ExtractedFigure {
  return {
    page: figure.page,
    quote: figure.quote,
    printedValue: figure.printedValue,
    printedUnit: figure.printedUnit,
    verifiedBy: figure.decidedBy ?? 'this project',
    verifiedAt: (figure.decidedAt ?? new Date(0)).toISOString(),
    isCorrected: figure.decision === 'corrected',
    ...(figure.decision === 'unchecked' && { isUnchecked: true as const }),
    note: figure.note,
  }
}
