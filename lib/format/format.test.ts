import { iso31661 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { chooseLocale } from './choose-locale'
import { describeCountry, listCountries } from './country'
import { countryNames } from './country-names'
import { createFormat } from './create-format'
import { hostOf, safeHref } from './safe-href'
import { toPoints } from './score'

const english = createFormat('en-US')

describe('mass', () => {
  it('is in tonnes below a million tonnes and in megatonnes from there', () => {
    expect(english.massInWords(49_000_000)).toBe('49,000 t CO₂e')
    expect(english.massInWords(70_457_000_000)).toBe('70.46 Mt CO₂e')
    expect(english.massInWords(99_999_999)).toBe('100,000 t CO₂e')
    expect(english.massInWords(119_200_000)).toBe('119.2 kt CO₂e')
    expect(english.massInWords(999_999_999)).toBe('1,000 kt CO₂e')
    expect(english.massInWords(1234)).toBe('1.234 t CO₂e')
    expect(english.massInWords(12)).toBe('12 kg CO₂e')
    expect(english.massInWords(0)).toBe('0 t CO₂e')
  })

  it('follows the unit it is told', () => {
    expect(english.mass(49_000_000, 'Mt')).toEqual({ figure: '0.049', unit: 'Mt' })
  })
})

describe('money and factors', () => {
  it('names the currency by its code', () => {
    expect(english.money(89_900_000_000, 'USD')).toBe('USD 89.9B')
    expect(createFormat('de-DE').money(32_900_000_000, 'USD').replaceAll('\u00A0', ' ')).toBe('32,9 Mrd. USD')
  })

  it('keeps four digits that mean something', () => {
    expect(english.factor(1.32559)).toBe('1.326')
    expect(english.factor(0.0021893)).toBe('0.002189')
  })
})

describe('day', () => {
  it('does not slip to the day before in any time zone', () => {
    expect(english.day('2024-03-01')).toBe('Mar 1, 2024')
    expect(createFormat('en-GB').day('2024-03-01')).toBe('1 Mar 2024')
  })

  it('shows a text that is no date as it came', () => {
    expect(english.day('in spring')).toBe('in spring')
    expect(english.day('2024-13-45')).toBe('2024-13-45')
  })
})

describe('locale', () => {
  it('writes English words with the figures of the reader’s region', () => {
    expect(chooseLocale('de-CH,de;q=0.9')).toBe('en-CH')
    expect(chooseLocale('de')).toBe('en-DE')
    expect(chooseLocale('de-CH,de;q=0.9', 'de')).toBe('de-CH')
    // Japanese words beside a Swiss reader's figures would be two locales in one sentence.
    expect(chooseLocale('de-CH', 'ja')).toBe('ja')
    expect(chooseLocale('en-GB,en;q=0.5')).toBe('en-GB')
    expect(createFormat('en-DE').number.whole(12345)).toBe('12.345')
  })

  it('takes nonsense as plain English', () => {
    for (const header of [null, '', '*', 'x-%%', '123']) expect(chooseLocale(header)).toBe('en')
  })
})

describe('country', () => {
  it('knows exactly the assigned codes of ISO 3166-1 and Kosovo’s, each once', () => {
    const assigned = iso31661.filter(({ state }) => state === 'assigned').map(({ alpha2 }) => alpha2)
    expect(
      listCountries(countryNames)
        .map(({ code }) => code)
        .sort(),
    ).toEqual([...assigned, 'XK'].sort())
    expect(new Set(listCountries(countryNames).map(({ name }) => name)).size).toBe(250)
  })

  it('shows a code it does not know without a flag', () => {
    expect(describeCountry('ZZ', countryNames)).toEqual({ code: 'ZZ', name: 'ZZ', flag: null })
    expect(describeCountry('se', countryNames)).toEqual({ code: 'SE', name: 'Sweden', flag: '🇸🇪' })
    expect(describeCountry('us-wa', countryNames)).toEqual({ code: 'US-WA', name: 'United States, WA', flag: '🇺🇸' })
    expect(describeCountry('ZZ-WA', countryNames)).toEqual({ code: 'ZZ-WA', name: 'ZZ-WA', flag: null })
    expect(describeCountry('toString', countryNames).flag).toBeNull()
  })
})

describe('safeHref', () => {
  it('never lets a script become a link', () => {
    for (const address of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
    ]) {
      expect(safeHref(address)).toBeNull()
    }
  })

  it('completes a bare host and an e-mail address', () => {
    expect(safeHref('www.example.com/about')).toBe('https://www.example.com/about')
    expect(safeHref('info@example.com')).toBe('mailto:info@example.com')
    expect(safeHref('https://example.com/a?b=c')).toBe('https://example.com/a?b=c')
    expect(hostOf('https://www.ericsson.com/en')).toBe('ericsson.com')
    expect(hostOf('info@example.com')).toBeNull()
  })
})

describe('score', () => {
  it('is shown from 0 to 100, whatever comes', () => {
    expect([0, 0.666, 1, 1.4, -1].map(toPoints)).toEqual([0, 67, 100, 100, 0])
  })

  it('writes percentiles as ordinals', () => {
    expect(
      [1, 2, 3, 4, 11, 12, 21, 80, 93].map((value) => english.words('portfolio')('percentileOrdinal', { value })),
    ).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '80th', '93rd'])
  })
})

it('puts a currency on the side where the language has it', () => {
  expect(createFormat('en-US').moneyOf('46,294', 'EUR')).toBe('EUR 46,294')
  expect(createFormat('de-DE').moneyOf('46.294', 'EUR')).toBe('46.294\u00A0EUR')
})
