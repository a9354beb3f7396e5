import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { parseRecords, recordsFile } from '@/service/reference/read-records'
import type { SourceId } from '@/service/reference/records'
import { RACE_TO_ZERO_SECTORS } from '@/service/sources/race-to-zero/sectors'
import { SBTI_SECTORS } from '@/service/sources/sbti/sectors'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { chooseIndustry } from './choose-industry'
import { REVIEWED_INDUSTRIES } from './reviewed-industries'

const said = (source: SourceId, sector: string, name = 'X') => makeSourceRecord({ source, name, sector })
const unknown = { industry: null, industryGroup: [] }

describe('chooseIndustry', () => {
  it('knows nothing where no list has a sector, or only one that says nothing', () => {
    expect(chooseIndustry([])).toEqual(unknown)
    expect(chooseIndustry([said('race-to-zero', 'Other'), said('sbti', 'Specialized Consumer Services')])).toEqual(
      unknown,
    )
  })

  it('names one division only where the sector lies in one, and a group where it is wider', () => {
    expect(chooseIndustry([said('sbti', 'Telecommunication Services')])).toEqual({
      industry: {
        id: '61',
        confidence: 'high',
        because: 'sector',
        source: 'sbti',
        basis: 'Telecommunication Services',
      },
      industryGroup: [],
    })
    expect(chooseIndustry([said('sbti', 'Containers and Packaging')])).toEqual({
      industry: null,
      industryGroup: ['16', '17', '22', '23', '25'],
    })
  })

  it('takes what the sectors of two lists have in common', () => {
    const pharma = said('sbti', 'Pharmaceuticals, Biotechnology and Life Sciences')
    expect(chooseIndustry([pharma, said('carbon-gap', 'Drugs & Biotechnology')]).industry).toMatchObject({
      id: '21',
      confidence: 'medium',
      because: 'several',
    })
    expect(
      chooseIndustry([said('sbti', 'Food and Staples Retailing'), said('carbon-gap', 'Retailing')]).industry,
    ).toMatchObject({ id: '47', confidence: 'high', source: 'carbon-gap' })
  })

  it('names all divisions where lists contradict each other, whichever comes first', () => {
    const records = [said('sbti', 'Chemicals'), said('carbon-gap', 'Banking')]
    expect(chooseIndustry(records)).toEqual({ industry: null, industryGroup: ['20', '64'] })
    expect(chooseIndustry(records.toReversed())).toEqual({ industry: null, industryGroup: ['20', '64'] })
  })

  it('asks Net Zero Tracker only where no other list speaks, with low confidence', () => {
    const power = said('net-zero-tracker', 'Power generation')
    expect(chooseIndustry([power]).industry).toMatchObject({ id: '35', confidence: 'low' })
    const machines = said('sbti', 'Electrical Equipment and Machinery')
    expect(chooseIndustry([power, machines])).toEqual(chooseIndustry([machines]))
    expect(chooseIndustry([said('net-zero-tracker', 'Manufacturing')])).toEqual(unknown)
  })

  it('is less sure of a sector that a member chose itself', () => {
    expect(chooseIndustry([said('race-to-zero', 'Restaurants')]).industry?.confidence).toBe('medium')
    expect(chooseIndustry([said('race-to-zero', 'Tobacco')]).industry?.confidence).toBe('high')
  })

  it('lets a word of the name choose among the divisions of the sector, and never beside them', () => {
    const transport = 'Transportation services'
    expect(chooseIndustry([said('net-zero-tracker', transport, 'Turkish Airlines')]).industry).toMatchObject({
      id: '51',
      confidence: 'low',
      because: 'name',
      basis: 'airlines',
    })
    expect(chooseIndustry([said('sbti', 'Professional Services', 'Airlines Advisers')]).industry).toBeNull()
    const finance = 'Banks, Diverse Financials, Insurance'
    expect(chooseIndustry([said('sbti', finance, 'Bank and Insurance AG')]).industry).toBeNull()
    expect(chooseIndustry([said('sbti', finance, 'Bankside Partners')]).industry).toBeNull()
    expect(chooseIndustry([said('sbti', finance, 'Swedbank')]).industry?.id).toBe('64')
  })

  it('does not take a wholesaler for a maker of medicines because of its name', () => {
    const name = 'Jointown Pharmaceutical Group'
    expect(chooseIndustry([said('net-zero-tracker', 'Biotech, health care & pharma', name)]).industry).toBeNull()
    expect(
      chooseIndustry([said('sbti', 'Pharmaceuticals, Biotechnology and Life Sciences', 'Ono Pharmaceutical')]).industry
        ?.id,
    ).toBe('21')
  })

  it('puts a review first, only while the record has the name that was reviewed', () => {
    const [entry] = REVIEWED_INDUSTRIES
    if (entry === undefined) throw new Error('no review')
    const record = makeSourceRecord({ source: entry.source, recordId: entry.id, name: entry.name })
    expect(chooseIndustry([record, said('sbti', 'Tobacco')]).industry).toMatchObject({
      id: entry.divisions[0],
      because: 'reviewed',
      source: null,
      basis: entry.basis,
    })
    expect(chooseIndustry([{ ...record, name: 'Another' }, said('sbti', 'Tobacco')]).industry?.id).toBe('12')
  })
})

describe('maps and reviews', () => {
  it('name each division once, rising, and as ISIC has it', () => {
    const divisions = new Set(
      (JSON.parse(readFileSync('service/reference/data/industries.json', 'utf8')) as { id: string }[]).map(
        ({ id }) => id,
      ),
    )
    for (const named of Object.values({ ...SBTI_SECTORS, ...RACE_TO_ZERO_SECTORS })) {
      if (named === null) continue
      expect(named).toEqual([...new Set(named)].toSorted())
      for (const id of named) expect(divisions.has(id), id).toBe(true)
    }
    for (const entry of REVIEWED_INDUSTRIES)
      for (const id of entry.divisions) expect(divisions.has(id), entry.name).toBe(true)
  })

  it('reviews records that exist under the name reviewed', () => {
    for (const source of ['sec', 'net-zero-tracker'] as const) {
      const file = `service/reference/data/${recordsFile(source)}`
      expect(existsSync(file)).toBe(true)
      const names = new Map(parseRecords(readFileSync(file), file).map(({ recordId, name }) => [recordId, name]))
      for (const entry of REVIEWED_INDUSTRIES.filter((one) => one.source === source))
        expect(names.get(entry.id), entry.name).toBe(entry.name)
    }
    expect(new Set(REVIEWED_INDUSTRIES.map(({ source }) => source))).toEqual(new Set(['sec', 'net-zero-tracker']))
  })

  const lists = {
    american: '../shared/data/organizations/sp500-constituents-2026-08.csv',
    japanese: '../shared/data/identifiers/JPX_universe.csv',
  }
  const areThere = Object.values(lists).every((file) => existsSync(file))
  it.skipIf(!areThere)('stand on what the two lists print (skipped without ../shared/data)', () => {
    const american = parse(readFileSync(lists.american, 'utf8'), { columns: true }) as Record<string, string>[]
    const japanese = readFileSync(lists.japanese, 'utf8')
    const divisionsOf = new Map<string, string>()
    for (const { source, id, basis, name, divisions } of REVIEWED_INDUSTRIES) {
      if (basis.startsWith('The sector that the list of the S&P 500 has for it')) {
        const row = american.find(({ CIK, Security }) => (source === 'sec' ? CIK === id : Security?.includes(name)))
        expect(row, name).toBeDefined()
        const sector = row?.['GICS Sub-Industry'] ?? ''
        // One sector stands for the same divisions of every company; its name has an owner and is not given on.
        expect(divisionsOf.get(sector) ?? String(divisions), `${name}: ${sector}`).toBe(String(divisions))
        divisionsOf.set(sector, String(divisions))
        expect(basis).not.toContain(sector)
        continue
      }
      const [, printed] = /^Japan Exchange Group, 33 industries, September 2025: [^(]+\((.+?)\)/.exec(basis) ?? []
      expect(printed, name).toBeDefined()
      expect(japanese).toContain(`,${printed},`)
    }
  })
})
