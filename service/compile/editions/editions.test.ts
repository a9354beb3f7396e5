import { describe, expect, it } from 'vitest'
import { mixesMethods } from '@/service/contract/organization/comparable-years'
import { Edition, SourceId } from '@/service/reference/records'
import { buildEditions } from './editions'

const counts = Object.fromEntries(SourceId.options.map((id, index) => [id, index])) as Record<SourceId, number>

describe('buildEditions', () => {
  it('gives each source one valid edition, in order, with its own number of records', () => {
    const editions = buildEditions(counts)
    expect(editions.map(({ id }) => id)).toEqual([...SourceId.options].sort())
    for (const edition of editions) {
      expect(Edition.parse(edition)).toEqual(edition)
      expect(edition.records).toBe(counts[edition.id])
    }
  })

  it('names the creator and the licence wherever the licence asks for it', () => {
    const attributions = new Map(buildEditions(counts).map((edition) => [edition.id, edition.attribution]))
    expect(attributions.get('klimatkollen')).toMatch(/Klimatkollen.*CC BY 4\.0/)
    expect(attributions.get('carbon-gap')).toMatch(/Robert Höglund.*CC BY 4\.0/)
    expect(attributions.get('owid-co2')).toMatch(/Global Carbon Budget.*Our World in Data.*CC BY 4\.0/)
    expect(attributions.get('world-bank-gdp')).toMatch(/World Bank.*CC BY 4\.0/)
    expect(attributions.get('taiwan-moenv')).toMatch(/Ministry of Environment.*Open Government Data License/)
    expect(attributions.get('ecb')).toMatch(/European Central Bank/)
  })

  it('names a source that mixes methods as answers do', () => {
    const mixed = buildEditions(counts).filter(({ id, publisher }) => mixesMethods(id) || mixesMethods(publisher))
    expect(mixed.map(({ id, publisher }) => [mixesMethods(id), mixesMethods(publisher)])).toEqual([[true, true]])
  })

  it('dates each source as its file does', () => {
    const retrieved = new Map(buildEditions(counts).map((edition) => [edition.id, edition.retrievedOn]))
    expect(retrieved.get('sbti')).toBe('2026-05-07')
    expect(retrieved.get('net-zero-tracker')).toBe('2025-11-09')
    expect(retrieved.get('race-to-zero')).toBe('2024-11-01')
    expect(retrieved.get('climate-pledge')).toBe('2023-04-16')
    expect(retrieved.get('ecb')).toBe('2026-04-13')
    expect(retrieved.get('sec')).toBe('2026-08-22')
  })
})
