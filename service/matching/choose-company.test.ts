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
  it('chooses nobody among several of one name', () => {
    expect(chooseByName(nobody, [bank, kitchen]).company).toBeNull()
  })

  it('lets the state decide between two of one country, but asks where it is neither’s', () => {
    const [here, there] = [
      { ...kitchen, subregion: 'AZ' },
      { ...kitchen, id: 3, subregion: 'CA' },
    ]
    const asked = { ...nobody, region: 'FR' }
    expect(chooseByName({ ...asked, subregion: 'CA' }, [here, there]).company).toBe(there)
    expect(chooseByName({ ...asked, subregion: 'OH' }, [here, there]).company).toBeNull()
    expect(chooseByName(asked, [here, there]).company).toBeNull()
  })

  it('lets the country, or else the website, decide', () => {
    expect(chooseByName({ ...nobody, region: 'FR' }, [bank, kitchen]).company).toBe(kitchen)
    expect(chooseByName({ ...nobody, website: 'www.seb.se/en' }, [bank, kitchen]).company).toBe(bank)
  })

  it('never crosses a country, another identifier of the same kind, or another website', () => {
    expect(chooseByName({ ...nobody, region: 'US' }, [bank]).company).toBeNull()
    expect(
      chooseByName({ ...nobody, region: 'SE', identifiers: [{ kind: 'lei', value: 'B' }] }, [bank]).company,
    ).toBeNull()
    expect(chooseByName({ ...nobody, region: 'SE', website: 'https://other-bank.se' }, [bank]).company).toBeNull()
  })

  it('takes a known domain under another suffix for the same company', () => {
    expect(chooseByName({ ...nobody, region: 'SE', website: 'https://seb.com' }, [bank]).company).toBe(bank)
  })

  it('places a company without country only where its lists look', () => {
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
