import { isIsin, isLei } from '@/service/check-digits'
import type { SourceRecord } from './source-record'

type Identifiers = SourceRecord['identifiers'][number][]

/**
 * The identifiers of one row that stand up to their check digits, and one reason for each that does not.
 * Empty cells are neither.
 */
export function checkedIdentifiers(cells: { lei?: string | null; isin?: string | null }): {
  identifiers: Identifiers
  refused: string[]
} {
  const identifiers: Identifiers = []
  const refused: string[] = []
  const lei = cells.lei?.trim().toUpperCase() ?? ''
  const isin = cells.isin?.trim().toUpperCase() ?? ''
  if (isLei(lei)) identifiers.push({ kind: 'lei', value: lei })
  else if (/^[0-9A-Z]{20}$/.test(lei)) refused.push(`LEI whose check digits fail: ${lei}`)
  else if (lei !== '') refused.push('LEI column holds something else')
  if (isIsin(isin)) identifiers.push({ kind: 'isin', value: isin })
  else if (isin !== '') refused.push(`ISIN that fails its check digit: ${isin}`)
  return { identifiers, refused }
}
