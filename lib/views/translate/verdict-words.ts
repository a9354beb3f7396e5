import type { Format } from '@/lib/format/create-format'
import type { FigureAnswer, Measure } from '@/lib/views/answers/documents-answer'
import { amountInWords, measureInWords } from './measure-words'

/** A person's decision on a figure (FigureVerdict of the interface). */
export type Verdict =
  | { decision: 'accepted' | 'rejected' | 'proposed' }
  | { decision: 'corrected'; year: number; scope: Measure; value: number; currency?: string }

/** The decision that restores a figure's current state, for undoing another one. */
export function standingVerdict({ decision, corrected }: FigureAnswer): Verdict {
  if (decision !== 'corrected') return { decision }
  if (!corrected || corrected.year === null || corrected.scope === null || corrected.value === null)
    return { decision: 'proposed' }
  const { year, scope, value, currency } = corrected
  return { decision, year, scope, value, ...(currency !== null && { currency }) }
}

/** "Scope 1 (direct), 2023: 1,234 t CO₂e" */
export function figureInWords(figure: FigureAnswer, format: Format): string {
  return format.words('documents')('figureInWords', {
    scope: measureInWords(figure.scope, format),
    year: String(figure.year),
    value: amountInWords(figure, format),
  })
}

export function decisionInWords({ decision }: Verdict, format: Format): string {
  return format.words('documents')(decision)
}
