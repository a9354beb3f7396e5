import { keyByHeading, type PlainRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { isTaiwanTaxId } from '../taiwan-moenv/tax-id'

export const TAIWAN_IDENTITIES_FILE = 'emissions/tw-gcaa/gcaa-hist-公司資料對照表.csv'

const columns = ['統一編號', '公司代號', '公司全稱', '公司簡稱', '行業大類', '縣市別']

export type Identity = { taxId: string; fullName: string }

/**
 * Reads companies by their stock code, or by their tax id where they are not listed. Throws SourceFileError for an invalid tax id
 * and for a code that two companies have.
 */
export function readIdentities(plainRows: readonly PlainRow<string>[]): Map<string, Identity> {
  const identities = new Map<string, Identity>()
  for (const { row, cells } of keyByHeading(TAIWAN_IDENTITIES_FILE, plainRows, columns)) {
    const taxId = cells['統一編號']?.trim().padStart(8, '0') ?? ''
    const fullName = cells['公司全稱']?.trim() ?? ''
    const code = cells['公司代號']?.trim() ?? ''
    if (!isTaiwanTaxId(taxId) || fullName === '') {
      const reason = `${JSON.stringify(taxId)} is not a tax id of Taiwan, or has no name`
      throw new SourceFileError(TAIWAN_IDENTITIES_FILE, `row ${row}, column 統一編號`, reason)
    }
    for (const key of /^\d{4}$/.test(code) ? [code, taxId] : [taxId]) {
      if (identities.has(key)) {
        throw new SourceFileError(TAIWAN_IDENTITIES_FILE, `row ${row}, column 公司代號`, `${key} is above already`)
      }
      identities.set(key, { taxId, fullName })
    }
  }
  return identities
}
