import { describe, expect, it } from 'vitest'
import type { SourceId } from '@/service/reference/records'
import { makeSourceRecord } from '@/service/testing/make-source-record'
import { chooseIndustry } from './choose-industry'

const said = (source: SourceId, sector: string, industryId: string | null) =>
  makeSourceRecord({ source, name: 'X', sector, industryId })

describe('chooseIndustry', () => {
  it('knows nothing where no list names a division', () => {
    expect(chooseIndustry([])).toBeNull()
    expect(chooseIndustry([said('net-zero-tracker', 'Services', null)])).toBeNull()
  })

  it('uses Net Zero Tracker as a last resort, with low confidence', () => {
    const nzt = said('net-zero-tracker', 'Power generation', '35')
    expect(chooseIndustry([nzt])).toEqual({
      id: '35',
      confidence: 'low',
      source: 'net-zero-tracker',
      basis: 'Power generation',
    })
    expect(chooseIndustry([nzt, said('sbti', 'Telecommunication Services', '61')])).toMatchObject({
      id: '61',
      confidence: 'high',
    })
  })

  it('is high for a sector inside one division and medium for one that spreads over several', () => {
    expect(chooseIndustry([said('sbti', 'Telecommunication Services', '61')])?.confidence).toBe('high')
    expect(chooseIndustry([said('sbti', 'Professional Services', '70')])?.confidence).toBe('medium')
  })

  it('goes one step down when another publisher disagrees and one up when it agrees', () => {
    const sbti = said('sbti', 'Electrical Equipment and Machinery', '28')
    expect(chooseIndustry([sbti, said('carbon-gap', 'Consumer Durables', '29')])).toMatchObject({
      id: '28',
      confidence: 'low',
    })
    expect(chooseIndustry([sbti, said('carbon-gap', 'Capital Goods', '28')])).toMatchObject({
      id: '28',
      confidence: 'high',
    })
  })

  it('does not count SBTi’s words in Race to Zero as a second opinion', () => {
    const words = 'Electrical Equipment and Machinery'
    expect(chooseIndustry([said('sbti', words, '28'), said('race-to-zero', words, '28')])?.confidence).toBe('medium')
  })
})
