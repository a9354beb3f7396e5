import { describe, expect, it } from 'vitest'
import { nearKeys, nearnessOf, nearnessOrder, readingsOf } from './near-names'

/** The most similar of all readings of both names; null if none is similar. */
function near(one: string, other: string) {
  const found = readingsOf(one).flatMap((left) => readingsOf(other).map((right) => nearnessOf(left, right)))
  return nearnessOrder.find((nearness) => found.includes(nearness)) ?? null
}

describe('nearnessOf', () => {
  it.each([
    ['ALDI Nord Group', 'Aldi Nord', 'same'],
    ['Schwarz Group', 'Schwarz Gruppe (Lidl, Kaufland, Schwarz Produktion)', 'same'],
    ['Red Eléctrica', 'Red Electrica de España (Grupo Red Eléctrica) (redeia)', 'same'],
    ['IKEA', 'INGKA Holding B.V. (IKEA Group)', 'same'],
    ['Allied Irish Banks', 'AIB Group (Allied Irish Banks)', 'same'],
    ['Colony Capital', 'Digital Bridge (previously Colony Capital)', 'same'],
    ['Dell', 'Dell Technologies', 'shorter'],
    ['Pirelli', 'Pirelli & C. S.p.A', 'shorter'],
    ['Heraeus', 'Heraeus Precious Metals', 'shorter'],
    ['Santander', 'Banco Santander', 'shorter'],
    ['Piraeus Bank', 'Piraeus Financial Holdings S.A.', 'shorter'],
    ['Legal & General', 'Legal & General Capital Investments', 'shorter'],
    ['ANZ', 'ANZ (Australia and New Zealand Banking Group)', 'same'],
    ['Australia and New Zealand Banking Group', 'ANZ (Australia and New Zealand Banking Group)', 'same'],
    ['CPKC', 'Canadian Pacific Kansas City', 'initials'],
    ['Bundesdruckerei', 'Bundesdrukerei GmbH', 'slip'],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(near(one, other)).toBe(expected)
    expect(near(other, one)).toBe(expected)
    // They also share a key; otherwise they would not be compared.
    const keys = new Set(readingsOf(one).flatMap(nearKeys))
    expect(
      readingsOf(other)
        .flatMap(nearKeys)
        .some((key) => keys.has(key)),
    ).toBe(true)
  })

  it.each([
    ['Ball Corporation', 'Ball State University'],
    ['Shanghai Electric', 'LASTER TECH AUTOMOTIVE (SHANGHAI) CO LTD'],
    ['Bank of Suzhou', 'United Creation Packaging Solutions (Suzhou) Co., Ltd.'],
    ['Bank of India', 'Institute of Science & Management'],
    ['Tokyo Gas', 'Tokyo Steel Manufacturing'],
    ['Sumitomo Life Insurance', 'Sumitomo Rubber Industries'],
    ['Capital One Financial', 'System One Holdings'],
    ['Eni Group', 'Aden Services China (Group)'],
    ['Nordic Paper', 'Nordic Capital'],
    ['WM', 'Wende Museum'],
  ])('%s and %s come not near', (one, other) => {
    expect(near(one, other)).toBeNull()
  })

  it('reads any text without an error, and one reading at least', () => {
    for (const text of ['', '()', '((', ')', 'a', '（）', '()/ - ', '公司', 'X - ', '/', '(Group)'])
      expect(readingsOf(text).length).toBeGreaterThan(0)
  })
})
