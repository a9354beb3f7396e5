import { expect, it } from 'vitest'
import { checkCompany, type KnownCompany } from './check-company'

const known: KnownCompany = {
  names: ['Aldgate Brewing'],
  leis: ['529900T8BM49AURSDO55'],
  dunsNumbers: ['123456789'],
  externalId: 'V-7',
}
const check = (companyName: string, companyIds: string[], more: Partial<KnownCompany> = {}) =>
  checkCompany({ companyName, companyIds }, { ...known, ...more })

it('recognises a company by its LEI, its DUNS number, or the number assigned by the buyer', () => {
  expect(check('Other', ['urn:lei:529900T8BM49AURSDO55'])).toEqual({ knownBy: 'identifier' })
  expect(check('Other', ['urn:iso:std:iso:17442:529900t8bm49aursdo55'])).toEqual({ knownBy: 'identifier' })
  expect(check('Other', ['urn:pact:duns:12-345-6789'])).toEqual({ knownBy: 'identifier' })
  expect(check('Other', ['urn:pact:company:customcode:buyer-assigned:V-7'])).toEqual({ knownBy: 'identifier' })
  expect(check('Other', ['urn:pact:company:customcode:vendor-assigned:V-7']).knownBy).toBeNull()
})

it('recognises a company by its name unless a number differs, also with its legal form', () => {
  expect(check('ALDGATE BREWING Ltd.', ['urn:company:example:1'])).toEqual({ knownBy: 'name' })
  expect(check('Aldgate Brewing', ['urn:lei:529900T8BM49AURSDO55'], { leis: [] })).toEqual({ knownBy: 'name' })
})

it('asks a person if the name differs, or if a number differs under the same name', () => {
  expect(check('Whitechapel Mills', ['urn:company:example:1'])).toEqual({
    knownBy: null,
    detail: expect.stringMatching(/footprint of “Whitechapel Mills”, and this organization is “Aldgate Brewing”/),
  })
  expect(check('Aldgate Brewing', ['urn:lei:5493006MHB84DD0ZWV18'])).toEqual({
    knownBy: null,
    detail: expect.stringMatching(/its LEI is 5493006MHB84DD0ZWV18, that of this organization 529900T8BM49AURSDO55/),
  })
})
