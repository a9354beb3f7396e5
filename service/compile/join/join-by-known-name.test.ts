import { describe, expect, it } from 'vitest'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { joinRecords } from './join-records'

const none = { same: [], apart: [], parts: [] }
const at = (source: 'sbti' | 'jp-eegs', recordId: string, name: string, hqRegion = 'JP') =>
  makeSourceRecord({ source, recordId, name, hqRegion })

function companiesOf(records: ReturnType<typeof at>[]): number {
  return joinRecords(records, none).companies.length
}

describe('a record in its own script', () => {
  it('is the company that known-names.json says it is', () => {
    expect(companiesOf([at('sbti', '1', 'Hitachi, Ltd.'), at('jp-eegs', '2', '株式会社日立製作所')])).toBe(1)
  })

  it('stays apart where its register has the name twice', () => {
    const records = [
      at('sbti', '1', 'Nidec'),
      at('jp-eegs', '2', '株式会社ニデック'),
      at('jp-eegs', '3', 'ニデック株式会社'),
    ]
    expect(joinRecords(records, none).companies.length).toBeGreaterThan(1)
  })

  it('stays apart in another country, and where the name is a brand that a subsidiary has too', () => {
    expect(companiesOf([at('sbti', '1', 'Hitachi, Ltd.', 'CN'), at('jp-eegs', '2', '株式会社日立製作所')])).toBe(2)
    expect(companiesOf([at('sbti', '1', 'Fast Retailing'), at('jp-eegs', '2', '株式会社ユニクロ')])).toBe(2)
  })
})
