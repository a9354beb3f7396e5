import { statSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CompiledCompanies, compileCompanies } from '@/service/compile/companies/compile-companies'
import { readAliases } from '@/service/compile/join/aliases'
import { amountOfPrinted } from '@/service/reference/printed-amount'
import { recordsFile } from '@/service/reference/read-records'
import { type Commitment, type Company, CompanySource, type Disclosure } from '@/service/reference/records'
import type { SourceRecord } from '@/service/reference/source-record'
import { compiledRelease, releaseDirectory } from '@/service/testing/data/this-release'

// The files in the repository, as `npm run build -- data` last wrote them.
let companies: Company[]
let commitments: Commitment[]
let disclosures: Disclosure[]
let records: readonly SourceRecord[]
const byName = new Map<string, Company[]>()
beforeAll(() => {
  ;({ companies, commitments, disclosures, records } = compiledRelease())
  for (const company of companies) {
    const names = new Set(company.names.map(({ value }) => value))
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), company])
  }
})

/** What is joined, as one text. */
const textOf = (joined: Pick<CompiledCompanies, 'companies' | 'commitments' | 'disclosures'>) =>
  JSON.stringify([joined.companies, joined.commitments, joined.disclosures])

/** Every company that any list calls exactly this. */
const called = (name: string) => byName.get(name) ?? []
const yearsOf = (company: Company | undefined) => [
  ...new Set(disclosures.filter((row) => row.companyId === company?.id).map(({ year }) => year)),
]
const listsOf = (company: Company | undefined) =>
  commitments.filter((row) => row.companyId === company?.id).map(({ source }) => source)
const valuesOf = (company: Company, kind: string) =>
  new Set(company.identifiers.filter((id) => id.kind === kind).map(({ value }) => value))

/** Within 1e-6 of it, or within `rounding` kilograms: EPA's sums are rounded to whole ones. */
function isNear(amount: number | undefined, printed: number | undefined, rounding: number): boolean {
  if (amount === undefined || printed === undefined) return false
  return Math.abs(amount - printed) <= Math.max(rounding, Math.abs(amount) * 1e-6)
}

describe('the compiled companies', () => {
  it('are the same whatever the order of the records', () => {
    const again = compileCompanies(records.toReversed(), readAliases())
    expect(textOf(again) === textOf({ companies, commitments, disclosures })).toBe(true)
  })

  it('hold no company with two LEIs that a person has not looked at', () => {
    const reviewed = new Set(readAliases().same.flatMap(({ records }) => records.map(({ name }) => name)))
    const unexplained = companies.filter(
      (company) => valuesOf(company, 'lei').size > 1 && !company.names.some(({ value }) => reviewed.has(value)),
    )
    expect(unexplained.map(({ name }) => name)).toEqual([])
  })

  it('hold no LEI or ISIN in two companies', () => {
    const owners = new Map<string, Set<number>>()
    for (const { id, identifiers } of companies) {
      for (const { kind, value } of identifiers) {
        if (kind === 'lei' || kind === 'isin') owners.set(value, (owners.get(value) ?? new Set()).add(id))
      }
    }
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([])
  })

  it('hold AES once, with its ticker, its list and its disclosures', () => {
    const [aes, ...others] = called('AES Corp.')
    expect(others).toEqual([])
    expect(aes).toMatchObject({ hqRegion: 'US', industry: { id: '35' } })
    expect(aes?.names.map(({ value }) => value)).toEqual(['AES CORP', 'THE AES CORP', 'AES', 'AES Corp.', 'AES CORP'])
    expect(aes?.tickers).toEqual([{ exchange: 'NYSE', symbol: 'AES', source: 'sec' }])
    expect(listsOf(aes)).toEqual(['net-zero-tracker'])
    // EPA's sites in the US of 2020 and 2023 stand beside the worldwide years.
    expect(yearsOf(aes)).toEqual([2020, 2023, 2016, 2017, 2018, 2019, 2021])
  })

  it('hold Ericsson in Sweden, with nine years and its American listing', () => {
    const [ericsson, ...others] = called('Ericsson')
    expect(others).toEqual([])
    expect(ericsson).toMatchObject({
      name: 'Ericsson',
      hqRegion: 'SE',
      website: 'https://www.ericsson.com',
      industry: null,
      industryGroup: ['25', '26', '27', '28'],
    })
    expect(called('ERICSSON LM TELEPHONE CO')).toEqual([ericsson])
    expect(listsOf(ericsson)).toEqual(['net-zero-tracker', 'race-to-zero', 'sbti'])
    expect(yearsOf(ericsson)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024])
  })

  it('hold Nestlé in Switzerland, and Nespresso as a company of its own', () => {
    const [nestle, ...others] = called('Nestlé')
    expect(others).toEqual([])
    expect(nestle).toMatchObject({ name: 'Nestlé', hqRegion: 'CH', industry: null, industryGroup: ['10', '11'] })
    expect([...valuesOf(nestle as Company, 'lei')]).toEqual(['KY37LUS27QQX7BB93L28'])
    expect(yearsOf(nestle)).toEqual([2019, 2020, 2021, 2022, 2023])
    expect(called('Nestlé Nespresso').map(({ id }) => id)).not.toContain(nestle?.id)
  })

  it('hold companies of one name in two countries apart', () => {
    const [bank] = called('SEB')
    const [appliances] = called('SEB SA')
    expect([bank?.hqRegion, appliances?.hqRegion]).toEqual(['SE', 'FR'])
    expect(called('GROUPE SEB FRANCE')).toEqual([appliances])
    const [media] = called('MTG')
    const [beauty] = called('MTG Co., Ltd.')
    expect(media?.hqRegion).toBeNull()
    expect(beauty?.hqRegion).toBe('JP')
    expect(media?.id).not.toBe(beauty?.id)
    expect(called('COMPUGEN LTD')[0]?.id).not.toBe(called('Compugen')[0]?.id)
    expect(called('Volvo Cars')[0]?.id).not.toBe(called('AB Volvo')[0]?.id)
  })

  it.each([
    ['Coop i Sverige', 'Coop Sverige AB'],
    ['Scandic Hotels Group', 'Scandic Hotels'],
    ['Fasadgruppen', 'Fasadgruppen Group AB'],
    ['Sagax', 'AB Sagax'],
    ['Handelsbanken', 'Svenska Handelsbanken (publ)'],
    ['Vitrolife', 'Vitrolife Group'],
    ['Proact IT Group', 'Proact IT'],
    ['Avanza Bank', 'Avanza Bank Holding AB'],
    ['H&M', 'H&M Group'],
    ['ACCENTURE', 'Accenture plc'],
  ])('hold %s and %s as one company', (one, other) => {
    expect(called(one).map(({ id }) => id)).toEqual(called(other).map(({ id }) => id))
    expect(called(one)).toHaveLength(1)
  })

  it.each([
    ['British American Tobacco', 'British American Tobacco p.l.c.'],
    ['GlaxoSmithKline', 'GSK plc'],
    ['HSBC', 'HSBC HOLDINGS PLC'],
    ['Taiwan Semiconductor', '台灣積體電路製造股份有限公司'],
    ['EQT', 'EQT AB Group'],
    ['RAYTHEON TECHNOLOGIES CORP', 'RTX'],
    ['CITY OF DULUTH', 'CITY OF DULUTH MINNESOTA'],
    ['Les Mines Agnico Eagle Limitée', 'Agnico Eagle Mines Limited'],
    ['UnitedHealth', 'UnitedHealth Group'],
    ['Petrobras', 'PETROBRAS - PETROLEO BRASILEIRO SA'],
    ['Nippon Express Co', 'NIPPON EXPRESS HOLDINGS,INC.'],
    ['SoftBank', 'SOFTBANK GROUP CORP.'],
    ['Compass', 'Compass Group PLC'],
  ])('hold %s and %s as one company, as a person judged', (one, other) => {
    expect(called(one)).toHaveLength(1)
    expect(called(one)).toEqual(called(other))
  })

  it.each([
    ['Nippon Express Co', 'Nippon Yusen'],
    ['Compass Group UK&I', 'Compass Group PLC'],
    ['Hawaiian Electric', 'HAWAIIAN ELECTRIC INDUSTRIES INC'],
    ['MACQUARIE ASSET MANAGEMENT', 'Macquarie Financial Group'],
    ['SoftBank Corp.', 'SoftBank'],
    ['EQT AB Group', 'EQT CORP'],
  ])('hold %s apart from %s', (one, other) => {
    expect(called(one)).toHaveLength(1)
    expect(called(other)).toHaveLength(1)
    expect(called(one)[0]?.id).not.toBe(called(other)[0]?.id)
  })

  // By tonnage, all of the largest owners of sites that another list has.
  it.each([
    ['VISTRA CORP', 'Vistra Corp.'],
    ['THE SOUTHERN CO', 'Southern Company'],
    ['DUKE ENERGY CORP', 'Duke Energy'],
    ['BERKSHIRE HATHAWAY INC', 'Berkshire Hathaway'],
    ['AMERICAN ELECTRIC POWER CO INC', 'American Electric Power Company'],
    ['NEXTERA ENERGY INC', 'NextEra Energy'],
    ['EXXON MOBIL CORP', 'ExxonMobil'],
    ['ENTERGY CORP', 'Entergy'],
    ['XCEL ENERGY INC', 'Xcel Energy'],
    ['DOMINION ENERGY INC', 'Dominion Energy'],
    ['PHILLIPS 66', 'Phillips 66'],
    ['MARATHON PETROLEUM CORP', 'MARATHON PETROLEUM CORPORATION'],
    ['CLEVELAND-CLIFFS INC', 'CLEVELAND-CLIFFS INC.'],
    ['PPL CORP', 'PPL'],
    ['AMEREN CORP', 'Ameren'],
    ['NRG ENERGY INC', 'NRG Energy'],
    ['DTE ENERGY CO', 'DTE Energy'],
    ['EVERGY INC', 'Evergy'],
    ['KOCH INDUSTRIES INC', 'Koch Industries'],
    ['VALERO ENERGY CORP', 'Valero Energy'],
    ['CHEVRON CORP', 'Chevron'],
    ['CF INDUSTRIES HOLDINGS INC', 'CF Industries Holdings, Inc.'],
    ['US STEEL CORP', 'UNITED STATES STEEL CORP'],
    ['ENERGY TRANSFER LP', 'Energy Transfer LP'],
    ['WEC ENERGY GROUP INC', 'WEC Energy'],
    ['CMS ENERGY CORP', 'CMS Energy'],
    ['DOW INC', 'Dow'],
    ['FIRSTENERGY CORP', 'FirstEnergy'],
    ['WASTE MANAGEMENT INC', 'WM'],
    ['AIR PRODUCTS & CHEMICALS INC', 'Air Products & Chemicals'],
    ['ALLIANT ENERGY CORP', 'Alliant Energy'],
    ['KINDER MORGAN INC', 'Kinder Morgan'],
    ['ENTERPRISE PRODUCTS PARTNERS LP', 'ENTERPRISE PRODUCTS PARTNERS L.P.'],
    ['OCCIDENTAL PETROLEUM CORP', 'Occidental Petroleum'],
    ['ARCHER DANIELS MIDLAND CO', 'Archer Daniels Midland'],
    ['PINNACLE WEST CAPITAL CORP', 'Pinnacle West Capital'],
    ['OGE ENERGY CORP', 'OG&E Energy Corp.'],
    ['PBF ENERGY INC', 'PBF Energy'],
    ['TALEN ENERGY CORP', 'Talen Energy Corp'],
    ['REPUBLIC SERVICES INC', 'Republic Services'],
    ['THE WILLIAMS COS INC', 'WILLIAMS COMPANIES, INC.'],
    ['CHENIERE ENERGY INC', 'Cheniere Energy'],
    ['PUBLIC SERVICE ENTERPRISE GROUP INC', 'Public Service Enterprise'],
    ['CONOCOPHILLIPS', 'ConocoPhillips'],
    ['CONSTELLATION ENERGY CORP', 'Constellation Energy'],
    ['WESTLAKE CHEMICAL CORP', 'WESTLAKE CORP'],
    ['CHESAPEAKE ENERGY CORP', 'EXPAND ENERGY Corp'],
    ['MELROSE INDUSTRIES PLC', 'Melrose Industries'],
    ['AGL ENERGY LIMITED', 'AGL Energy'],
    ['RIO TINTO LIMITED', 'Rio Tinto'],
    ['BHP GROUP LIMITED', 'BHP Group'],
    ['QANTAS AIRWAYS LIMITED', 'Qantas Airways'],
  ])('hold the owner of sites %s and %s as one company', (owner, other) => {
    expect(called(owner)).toHaveLength(1)
    expect(called(owner)).toEqual(called(other))
  })

  it.each([
    ['BP AMERICA INC', 'BP'],
    ['LINDE INC', 'LINDE PLC'],
    ['HOLCIM PARTICIPATIONS (US) INC', 'Holcim Ltd'],
    ['LYONDELLBASELL INDUSTRIES INC', 'LyondellBasell Industries N.V.'],
    ['EQT CORP', 'EQT AB'],
    ['GENESIS ENERGY LP', 'Genesis Energy Ltd'],
    ['NOVARTIS CORP', 'NOVARTIS AG'],
    ['CHEVRON AUSTRALIA HOLDINGS PTY LTD', 'Chevron'],
    ['GLENCORE HOLDINGS PTY LIMITED', 'Glencore International'],
  ])('hold the owner of sites %s and its namesake or group %s apart', (owner, other) => {
    expect(called(owner)).toHaveLength(1)
    expect(called(other).length).toBeGreaterThan(0)
    expect(called(other)).not.toContain(called(owner)[0])
  })

  it('hold one figure of each owner of sites for each year: two of its spellings were added up', () => {
    const regions: Readonly<Record<string, string>> = {
      ...{
        'epa-ghgrp': 'US',
        'au-nger': 'AU',
        'ca-ghgrp': 'CA',
        'uk-ets': 'GB',
        'kr-gir': 'KR',
        'us-washington': 'US-WA',
      },
    }
    const owners = disclosures.filter(({ source }) => regions[source] !== undefined)
    const keys = owners.map(({ companyId, source, year }) => `${companyId} ${source} ${year}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(owners.filter(({ source, region }) => region !== regions[source])).toEqual([])
  })

  it('know what at least 3,500 companies disclose, in 8,500 company-years', () => {
    expect(new Set(disclosures.map(({ companyId }) => companyId)).size).toBeGreaterThanOrEqual(3_500)
    expect(disclosures.length).toBeGreaterThanOrEqual(8_500)
  })

  it('leave out segments filed under their company’s identifiers, and keep the company', () => {
    expect(called('Eni S.P.A. - Oil')).toEqual([])
    expect(called('OXY CHEM')).toEqual([])
    expect(called('Eni S.P.A.')).toHaveLength(1)
    expect(called('Versant Power')).toHaveLength(1)
  })

  it('give neither of two companies an ISIN that a list gives to both', () => {
    expect(companies.filter((company) => valuesOf(company, 'isin').has('AEE000801010'))).toEqual([])
  })

  it('are sorted by id, unique, and take at most 8 MB with everything else', () => {
    const ids = companies.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    const files = [
      ...CompanySource.options.map(recordsFile),
      'industries.json',
      'activities.json',
      'rates.json',
      'countries.json',
      'report-addresses.json',
      'editions.json',
    ]
    const bytes = files.reduce((sum, file) => sum + statSync(`${releaseDirectory}/${file}`).size, 0)
    expect(bytes).toBeLessThan(8_000_000)
  })

  it('have a printed figure behind each field of each disclosure, and it comes to the compiled amount', () => {
    const wrong = disclosures.flatMap(({ companyId, source, year, emissions, revenue, printed, held = [] }) => {
      const { scope3CategoriesKg, ...scopes } = emissions
      const categories = Object.entries(scope3CategoriesKg ?? {})
      const amounts = new Map<string, number | undefined>([
        ...Object.entries(scopes),
        ...categories.map(([number, kilograms]) => [`scope3CategoriesKg.${number}`, kilograms] as const),
        ...(revenue ? [['revenue', revenue.amount] as const] : []),
        ...held.map(({ field, value }) => [field, value] as const),
      ])
      const behind = new Map<string, number>()
      for (const figure of printed) {
        behind.set(figure.field, (behind.get(figure.field) ?? 0) + (amountOfPrinted(figure) ?? Number.NaN))
      }
      return [...new Set([...amounts.keys(), ...behind.keys()])]
        .filter((field) => !isNear(amounts.get(field), behind.get(field), source === 'epa-ghgrp' ? 0.5 : 0))
        .map((field) => `${companyId} ${source} ${year} ${field}: ${amounts.get(field)} from ${behind.get(field)}`)
    })
    expect(disclosures.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  it('stand behind every commitment and disclosure', () => {
    const ids = new Set(companies.map(({ id }) => id))
    expect(commitments.filter(({ companyId }) => !ids.has(companyId))).toEqual([])
    expect(disclosures.filter(({ companyId }) => !ids.has(companyId))).toEqual([])
  })
})
