import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeName } from './normalize-name'

describe('normalizeName', () => {
  it.each([
    ['AES Corp.', 'The AES Corporation'],
    ['AES CORP', 'A.E.S. Corporation'],
    ['Nestlé S.A.', 'NESTLE SA'],
    ['Nestlé', 'Nestle S A'],
    ['Telefonaktiebolaget LM Ericsson (publ)', 'LM ERICSSON'],
    ['AB Volvo (publ)', 'Volvo AB'],
    ['Procter & Gamble Co.', 'THE PROCTER AND GAMBLE COMPANY'],
    ['Novo Nordisk A/S', 'Novo Nordisk'],
    ['Ørsted A/S', 'Orsted'],
    ['Grupo Bimbo, S.A.B. de C.V.', 'Grupo Bimbo'],
    ['Anheuser-Busch InBev SA/NV', 'Anheuser Busch InBev'],
    ['トヨタ自動車株式会社', 'トヨタ自動車'],
    ['台灣積體電路製造股份有限公司', '台灣積體電路製造'],
    ['ООО «Лукойл»', 'Лукойл'],
    ['PT Bank Central Asia Tbk', 'Bank Central Asia'],
    ['Siam Cement Public Company Limited', 'Siam Cement PCL'],
    ["McDonald's Corporation", 'McDonalds'],
    ['Acme™ Widgets®', 'ACME WIDGETS'],
    ['Paper + Board', 'Paper & Board'],
    ['Robert Bosch GmbH & Co. KG', 'Robert Bosch'],
  ])('gives %s and %s one key', (left, right) => {
    expect(normalizeName(left)).toBe(normalizeName(right))
  })

  it.each([
    ['Unit 2', 'Unit 3'],
    ['1. FC', '2. FC'],
    ['Nordic Paper', 'Nordic Capital'],
    ['ICA Sweden', 'ICA Finland'],
    ['Volvo Group', 'Volvo Cars'],
    ['が', 'か'],
    ['Siemens Energy AG', 'Siemens AG'],
    ['C', 'C#'],
    ['C#', 'C++'],
    ['100%', '100'],
    ['A😀', 'A😁'],
  ])('keeps %s and %s apart', (left, right) => {
    expect(normalizeName(left)).not.toBe(normalizeName(right))
  })

  it('keeps a name that consists of a legal form only', () => {
    expect(normalizeName('SAS')).toBe('sas')
    expect(normalizeName('SAS AB')).toBe('sas')
    expect(normalizeName('Company')).toBe('company')
    expect(normalizeName('株式会社')).toBe('株式会社')
  })

  it('never throws, never answers nothing for a letter or digit, and is its own fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const key = normalizeName(text)
        if (/[\p{L}\p{N}]/u.test(text)) expect(key).not.toBe('')
        expect(normalizeName(key)).toBe(key)
      }),
      { numRuns: 2000 },
    )
  })
})
