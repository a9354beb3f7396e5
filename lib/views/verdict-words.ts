import type { Format } from '@/lib/format/create-format'
import type { DocumentScope, FigureAnswer } from './documents-answer'
import { scopeInWords, tonnesInWords } from './reading-view'

/** What a person says of a figure (FigureVerdict of the interface). */
export type Verdict =
  | { decision: 'accepted' | 'rejected' | 'proposed' }
  | { decision: 'corrected'; year: number; scope: DocumentScope; value: number }

/** The verdict by which a figure stands as it does now: what takes another one back. */
export function standingVerdict({ decision, corrected }: FigureAnswer): Verdict {
  if (decision !== 'corrected') return { decision }
  if (!corrected || corrected.year === null || corrected.scope === null || corrected.value === null)
    return { decision: 'proposed' }
  return { decision, year: corrected.year, scope: corrected.scope, value: corrected.value }
}

/** "Scope 1 (direct), 2023: 1,234 t CO₂e" */
export function figureInWords({ scope, year, value, gas }: FigureAnswer, format: Format): string {
  return format.words('documents')('figureInWords', {
    scope: scopeInWords(scope, format),
    year: String(year),
    value: tonnesInWords(value, gas, format),
  })
}

export function decisionInWords({ decision }: Verdict, format: Format): string {
  return format.words('documents')(decision)
}
