import { isIsin, isLei } from '@/service/check-digits'
import type { SourceId } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { whyWrong } from './wrong-identifiers'

type Identifiers = SourceRecord['identifiers'][number][]

/**
 * Returns the identifiers of one row with valid check digits, and a reason for each one that is refused: its check digits fail,
 * or a person found it to be another company's. Empty cells are ignored.
 */
export function checkedIdentifiers(
  cells: { lei?: string | null; isin?: string | null },
  record: { source: SourceId; recordId: string },
): {
  identifiers: Identifiers
  refused: string[]
} {
  const identifiers: Identifiers = []
  const refused: string[] = []
  const lei = cells.lei?.trim().toUpperCase() ?? ''
  const isin = cells.isin?.trim().toUpperCase() ?? ''
  const wrong = [lei, isin].flatMap((value) => {
    const why = whyWrong(record.source, record.recordId, value)
    return why === null ? [] : [{ value, why }]
  })
  for (const { value, why } of wrong) refused.push(`identifier of another company: ${value} is ${why}`)
  const isWrong = (value: string) => wrong.some((entry) => entry.value === value)
  if (isLei(lei) && !isWrong(lei)) identifiers.push({ kind: 'lei', value: lei })
  else if (!isWrong(lei) && /^[0-9A-Z]{20}$/.test(lei)) refused.push(`LEI whose check digits fail: ${lei}`)
  else if (!isWrong(lei) && lei !== '') refused.push('LEI column holds something else')
  if (isIsin(isin) && !isWrong(isin)) identifiers.push({ kind: 'isin', value: isin })
  else if (!isWrong(isin) && isin !== '') refused.push(`ISIN that fails its check digit: ${isin}`)
  return { identifiers, refused }
}
