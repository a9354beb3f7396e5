import { describe, expect, it } from 'vitest'
import { type Candidate, chooseByIdentifier, chooseByName, type Subject } from './choose-company'

const nobody: Subject = { nameKey: 'seb', region: null, subregion: null, website: null, identifiers: [] }
const bank: Candidate = {
  id: 1,
  name: 'SEB',
  region: 'SE',
  subregion: null,
  websites: ['https://seb.se'],
  identifiers: [{ kind: 'lei', value: 'A' }],
  likelyRegions: null,
}
const kitchen: Candidate = {
  id: 2,
  name: 'Groupe SEB',
  region: 'FR',
  subregion: null,
  websites: ['groupeseb.com'],
  identifiers: [],
  likelyRegions: null,
}

describe('chooseByName', () => {
  it('chooses no company if several have the name', () => {
    expect(chooseByName(nobody, [bank, kitchen]).company).toBeNull()
  })

  it('chooses between two companies of one country by the state, and none if neither is in that state', () => {
    const [here, there] = [
      { ...kitchen, subregion: 'AZ' },
      { ...kitchen, id: 3, subregion: 'CA' },
    ]
    const asked = { ...nobody, region: 'FR' }
    expect(chooseByName({ ...asked, subregion: 'CA' }, [here, there]).company).toBe(there)
    expect(chooseByName({ ...asked, subregion: 'OH' }, [here, there]).company).toBeNull()
    expect(chooseByName(asked, [here, there]).company).toBeNull()
  })

  it('chooses by the country, otherwise by the website', () => {
    expect(chooseByName({ ...nobody, region: 'FR' }, [bank, kitchen]).company).toBe(kitchen)
    expect(chooseByName({ ...nobody, website: 'www.seb.se/en' }, [bank, kitchen]).company).toBe(bank)
  })

  it('never chooses a company of another country, with another identifier of the same kind, or another website', () => {
    expect(chooseByName({ ...nobody, region: 'US' }, [bank]).company).toBeNull()
    expect(
      chooseByName({ ...nobody, region: 'SE', identifiers: [{ kind: 'lei', value: 'B' }] }, [bank]).company,
    ).toBeNull()
    expect(chooseByName({ ...nobody, region: 'SE', website: 'https://other-bank.se' }, [bank]).company).toBeNull()
  })

  it('treats a known domain with another suffix as the same company', () => {
    expect(chooseByName({ ...nobody, region: 'SE', website: 'https://seb.com' }, [bank]).company).toBe(bank)
  })

  it('allows a company without a country only in the countries that its lists cover', () => {
    const nordic: Candidate = { ...bank, region: null, websites: [], likelyRegions: ['SE', 'NO'] }
    expect(chooseByName({ ...nobody, region: 'SE' }, [nordic]).company).toBe(nordic)
    expect(chooseByName({ ...nobody, region: 'US' }, [nordic]).company).toBeNull()
  })

  it('does not match one common word in any country', () => {
    const anywhere: Candidate = { ...bank, region: null, websites: [], likelyRegions: null }
    expect(chooseByName({ ...nobody, region: 'SE' }, [anywhere]).company).toBeNull()
    expect(chooseByName({ ...nobody, nameKey: 'rolls royce', region: 'GB' }, [anywhere]).company).toBe(anywhere)
  })
})

describe('chooseByIdentifier', () => {
  it('chooses the one company it leads to', () => {
    expect(chooseByIdentifier(nobody, [bank]).company).toBe(bank)
    expect(chooseByIdentifier(nobody, []).company).toBeNull()
    expect(chooseByIdentifier(nobody, [bank, kitchen]).company).toBeNull()
  })

  it('is vetoed by another identifier', () => {
    const subject = {
      ...nobody,
      identifiers: [
        { kind: 'isin', value: 'X' },
        { kind: 'lei', value: 'B' },
      ],
    }
    expect(chooseByIdentifier(subject, [bank]).company).toBeNull()
  })
})
