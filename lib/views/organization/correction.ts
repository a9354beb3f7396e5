import type { Measure } from '@/lib/views/answers/documents-answer'
import { readTypedNumber } from '@/lib/views/typed-number'
import { documentScopes } from '@/service/contract/documents/document-scopes'

export type CorrectionDraft = { year: string; scope: string; value: string; currency?: string }
export type Correction = { year: number; scope: Measure; value: number; currency?: string }
/** The scopes to which a figure may be corrected. */
export const correctableScopes = documentScopes
export type CorrectionProblem = 'yearWrong' | 'valueWrong' | 'amountWrong' | 'currencyWrong'

/** The typed correction as the service takes it (FigureVerdict), or its first problem. */
export function readCorrection(draft: CorrectionDraft, locale: string): Correction | CorrectionProblem {
  const year = /^\s*\d{4}\s*$/.test(draft.year) ? Number(draft.year) : 0
  if (year < 1990 || year > 2100) return 'yearWrong'
  const value = readTypedNumber(draft.value, locale)
  if (draft.scope === 'revenue' || draft.scope === 'employees') {
    const { scope } = draft
    if (value === null || value <= 0 || value > 1e15) return 'amountWrong'
    if (scope === 'employees') return { year, scope, value }
    const currency = (draft.currency ?? '').trim().toUpperCase()
    return /^[A-Z]{3}$/.test(currency) ? { year, scope, value, currency } : 'currencyWrong'
  }
  if (value === null || value > 1e12) return 'valueWrong'
  const scope = documentScopes.find((one) => one === draft.scope) ?? '1'
  return { year, scope, value }
}
