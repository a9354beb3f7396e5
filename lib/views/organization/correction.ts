import type { Measure } from '@/lib/views/answers/documents-answer'
import { documentScopes } from '@/service/contract/documents/document-scopes'

export type CorrectionDraft = { year: string; scope: string; value: string; currency?: string }
export type Correction = { year: number; scope: Measure; value: number; currency?: string }
/** The scopes to which a figure may be corrected. */
export const correctableScopes = documentScopes
export type CorrectionProblem = 'yearWrong' | 'valueWrong' | 'amountWrong' | 'currencyWrong'

/** "1,234.5", "1.234,5", "1 234.5" and "1234.5" -> 1234.5; null if it is ambiguous or not a number. */
export function readTonnes(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f'’]/g, '')
  if (/^\d+([.,]\d{1,2}|[.,]\d{4,})?$/.test(digits)) return Number(digits.replace(',', '.'))
  if (/^(\d{4,}|0)[.,]\d{3}$/.test(digits)) return Number(digits.replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(digits)) return Number(digits.replaceAll(',', ''))
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}([.,]\d{3}){2,}$/.test(digits)) return Number(digits.replace(/[.,]/g, ''))
  return null
}

/** "1,234" is a thousand in some locales and about one in others: the reader's own decides. */
function readByLocale(text: string, groupSign: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f'’]/g, '')
  const sign = /^\d{1,3}([.,])\d{3}$/.exec(digits)?.[1]
  if (sign === undefined) return null
  return Number(sign === groupSign ? digits.replace(sign, '') : digits.replace(sign, '.'))
}

function groupSignOf(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? ','
}

/** The typed correction as the service takes it (FigureVerdict), or its first problem. */
export function readCorrection(draft: CorrectionDraft, locale: string): Correction | CorrectionProblem {
  const year = /^\s*\d{4}\s*$/.test(draft.year) ? Number(draft.year) : 0
  if (year < 1990 || year > 2100) return 'yearWrong'
  const value = readTonnes(draft.value) ?? readByLocale(draft.value, groupSignOf(locale))
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
