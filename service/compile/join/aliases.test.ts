import { describe, expect, it } from 'vitest'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { aliasGroups, fittingAliases } from './aliases'

const records = [
  makeSourceRecord({ source: 'sbti', recordId: '1', name: 'Ahlstrom' }),
  makeSourceRecord({ source: 'sec', recordId: '9', name: 'AHLSTROM OYJ' }),
]
const same = [
  {
    reason: 'the same company in two lists',
    records: [
      { source: 'sbti' as const, id: '1', name: 'Ahlstrom-Munksjö' },
      { source: 'sec' as const, id: '9', name: 'AHLSTROM OYJ' },
    ],
  },
]

describe('a review that no longer fits its list', () => {
  it('stops a build', () => {
    expect(() => aliasGroups(same, records)).toThrow(/"Ahlstrom-Munksjö" is now called "Ahlstrom": review it again/)
  })

  it('is left out of an import with a warning, and joins nothing', () => {
    const { aliases, warnings } = fittingAliases({ same, apart: [], parts: [] }, records)
    expect(aliasGroups(aliases.same, records)).toEqual([[1]])
    expect(warnings).toEqual([expect.stringMatching(/is now called "Ahlstrom": review it again$/)])
  })

  it('is no matter where its list was not read at all', () => {
    const [, sec] = records
    expect(fittingAliases({ same, apart: [], parts: [] }, sec ? [sec] : []).warnings).toEqual([])
  })
})
