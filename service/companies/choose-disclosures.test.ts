import { describe, expect, it } from 'vitest'
import { CompanySource, type DisclosedEmissions, type Disclosure, type SourceId } from '@/service/reference/records'
import { chooseDisclosures } from './choose-disclosures'

const whole: DisclosedEmissions = { scope1Kg: 1000, scope2MarketKg: 500 }

function disclosed(source: SourceId, change: Partial<Disclosure> = {}): Disclosure {
  return {
    companyId: 1,
    source,
    recordId: '1',
    year: 2020,
    region: 'GLOBAL',
    emissions: whole,
    revenue: null,
    document: null,
    locator: 'row 2',
    printed: [],
    ...change,
  }
}
const chosen = (...disclosures: Disclosure[]) => chooseDisclosures(disclosures)[0]?.ofEmissions?.source

describe('chooseDisclosures', () => {
  it('chooses the newest report on a year, whichever source read it', () => {
    expect(chosen(disclosed('klimatkollen'), disclosed('read-reports', { filedIn: 2023 }))).toBe('read-reports')
    expect(chosen(disclosed('read-reports', { filedIn: 2020 }), disclosed('carbon-gap'))).toBe('carbon-gap')
  })

  it('chooses of two reports of the same year the one from the more trusted source', () => {
    expect(chosen(disclosed('klimatkollen'), disclosed('read-reports', { filedIn: 2021 }))).toBe('read-reports')
    expect(chosen(disclosed('wikidata'), disclosed('klimatkollen'))).toBe('klimatkollen')
    expect(chosen(disclosed('carbon-gap'), disclosed('os-climate-itr'))).toBe('os-climate-itr')
  })

  it('prefers a report that states scopes 1 and 2 to a newer one that states only scope 3', () => {
    const part = disclosed('read-reports', { filedIn: 2024, emissions: { scope3Kg: 9000 } })
    expect(chosen(part, disclosed('carbon-gap'))).toBe('carbon-gap')
    expect(chosen(part)).toBe('read-reports')
  })

  it('takes revenue from the report of the emissions, otherwise from the newest report, whatever scopes that one states', () => {
    const revenue = { amount: 1, currency: 'EUR' }
    const of = (...disclosures: Disclosure[]) => chooseDisclosures(disclosures)[0]?.ofRevenue?.source
    const part = { emissions: { scope3Kg: 9 }, revenue }
    expect(of(disclosed('klimatkollen', { revenue }), disclosed('read-reports', { filedIn: 2024, ...part }))).toBe(
      'klimatkollen',
    )
    expect(of(disclosed('klimatkollen'), disclosed('carbon-gap', { revenue }), disclosed('read-reports', { filedIn: 2024, ...part }))).toBe('read-reports') // biome-ignore format: short
  })

  const lists = ['sbti', 'race-to-zero', 'un-global-compact', 'climate-pledge', 'net-zero-tracker', 'sec']
  it.each(CompanySource.options.filter((source) => !lists.includes(source)))('has a place for %s', (source) => {
    // Equal except for the source: one without a rank would come last.
    expect(chosen(disclosed('sbti'), disclosed(source))).toBe(source)
  })

  it('trusts a source without a rank least', () => {
    expect(chosen(disclosed('sbti'), disclosed('carbon-gap'))).toBe('carbon-gap')
  })

  it('does not use a country’s register for the worldwide year', () => {
    const years = chooseDisclosures([disclosed('jp-eegs', { region: 'JP', filedIn: 2024 }), disclosed('carbon-gap')])
    expect(years.map(({ region, ofEmissions }) => [region, ofEmissions?.source])).toEqual([
      ['GLOBAL', 'carbon-gap'],
      ['JP', 'jp-eegs'],
    ])
  })
})
