import { describe, expect, it } from 'vitest'
import { findCountry } from './find-country'

describe('findCountry', () => {
  it.each([
    [''],
    ['Global'],
    ['Europe'],
    ['North America'],
    ['Atlantis'],
    ['XX'],
    ['ZZZ'],
    ['us'],
    ['EU'],
    ['constructor'],
  ])('returns null for %j', (text) => expect(findCountry(text)).toBeNull())

  it.each([
    ['Taiwan, a province of China', 'TW'],
    ['Taiwan, Province of China', 'TW'],
    ['China', 'CN'],
    ['Hong Kong, China', 'HK'],
    ['Macau, China', 'MO'],
    ['Korea, Republic of', 'KR'],
    ['South Korea', 'KR'],
    ["Korea, Democratic People's Republic of", 'KP'],
    ['United States of America (USA)', 'US'],
    ['United States', 'US'],
    ['United Kingdom', 'GB'],
    ['United Kingdom (UK)', 'GB'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Viet Nam', 'VN'],
    ['São Tomé and Principe', 'ST'],
    ['Democratic Republic of the Congo', 'CD'],
    ['Congo', 'CG'],
    ['Ivory Coast', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['Republic of Serbia', 'RS'],
    ['Macedonia', 'MK'],
    ['Netherlands', 'NL'],
    ['Guinea', 'GN'],
    ['Guinea-Bissau', 'GW'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Saint Martin (French part)', 'MF'],
    ['SE', 'SE'],
    ['SWE', 'SE'],
    ['UK', 'GB'],
    [' Sweden ', 'SE'],
  ])('reads %j as %s', (text, code) => expect(findCountry(text)).toBe(code))
})
