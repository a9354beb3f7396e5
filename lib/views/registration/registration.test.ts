import { describe, expect, it } from 'vitest'
import { Registration } from '@/service/contract/registration'
import { readFieldErrors } from './field-errors'
import { emptyRegistration, toRequestBody } from './registration-fields'
import { RegistrationForm } from './registration-form'

const problems = (fields: Partial<RegistrationForm>) => {
  const read = RegistrationForm.safeParse({ ...emptyRegistration, ...fields })
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))
}

describe('RegistrationForm', () => {
  it('asks for a name or a direct identifier', () => {
    expect(problems({})).toEqual(['name'])
    expect(problems({ name: '   ' })).toEqual(['name'])
    expect(problems({ name: '!!!' })).toEqual(['name'])
    expect(problems({ external_id: '7' })).toEqual(['name'])
    expect(problems({ isin_number: 'SE0000108656' })).toEqual([])
    expect(problems({ name: '東京電力' })).toEqual([])
  })

  it('finds the field that is wrong', () => {
    const name = 'A'
    expect(problems({ name, website: 'not a website' })).toEqual(['website'])
    expect(problems({ name, hq_region: 'Narnia' })).toEqual(['hq_region'])
    expect(problems({ name, lei_number: '123' })).toEqual(['lei_number'])
    expect(problems({ name, duns_number: '12-345-678' })).toEqual(['duns_number'])
    expect(problems({ name, hq_subregion: 'Ohio' })).toEqual(['hq_subregion'])
    expect(problems({ name, external_id: 'x'.repeat(129) })).toEqual(['external_id'])
  })

  it('lets through what the service accepts', () => {
    const bodies: Partial<RegistrationForm>[] = [
      { name: 'A', website: 'https://example.com/a?b' },
      { name: 'A', website: 'www.example.com' },
      { name: 'A', website: 'info@example.com' },
      { name: 'A', website: 'http://192.0.2.1:8080/a' },
      { name: 'A', website: 'https://[2001:db8::1]/' },
      { name: 'A', website: 'my_site.example.com' },
      { name: 'A', website: 'https://bücher.example' },
      { name: 'A', hq_region: 'US', hq_subregion: 'US-OH' },
      { name: 'A', hq_region: 'US', hq_subregion: 'oh' },
      { name: 'A', lei_number: '549300W9JLPW15XIFM52' },
      { duns_number: '15-048-3782' },
      { isin_number: 'SE0000108656' },
      { name: 'A', sp_global_number: '0', external_id: 'x'.repeat(128), is_legal_entity_name: true },
    ]
    for (const fields of bodies) {
      expect(problems(fields)).toEqual([])
      expect(Registration.safeParse(toRequestBody({ ...emptyRegistration, ...fields }, [])).error).toBeUndefined()
    }
  })
})

describe('toRequestBody', () => {
  const industries = [{ id: '10', name: 'Manufacture of food products' }]

  it('sends only what was filled in', () => {
    expect(toRequestBody({ ...emptyRegistration, name: ' Nestlé ', hq_region: 'CH' }, industries)).toEqual({
      name: 'Nestlé',
      hq_region: 'CH',
    })
  })

  it('sends an industry of the list by id and other words by name', () => {
    expect(
      toRequestBody({ ...emptyRegistration, name: 'A', industry: 'manufacture of food products ' }, industries),
    ).toEqual({ name: 'A', industry_id: '10' })
    expect(toRequestBody({ ...emptyRegistration, name: 'A', industry: 'Chocolate' }, industries)).toEqual({
      name: 'A',
      industry_name: 'Chocolate',
    })
  })
})

describe('readFieldErrors', () => {
  it('finds fields that are only named', () => {
    const found = (detail: string) => readFieldErrors(detail).fields.map(({ field }) => field)
    expect(found('Unrecognized parameters: external_id, industry_name')).toEqual(['external_id', 'industry'])
    expect(found("Unknown fields 'website' and 'name'")).toEqual(['name', 'website'])
    expect(found('website')).toEqual(['website'])
    expect(found('The name of this parameter is not known: hq_moon')).toEqual([])
    expect(readFieldErrors('Unrecognized parameters: external_id')).toEqual({
      fields: [{ field: 'external_id', message: 'The service does not take this' }],
      rest: 'Unrecognized parameters: external_id',
    })
  })

  it('brings each message to its field', () => {
    expect(
      readFieldErrors(
        'hq_region: is not an ISO 3166-1 alpha-2 country code; industry_id: must have at most 64 characters',
      ),
    ).toEqual({
      fields: [
        { field: 'hq_region', message: 'noSuchCountry' },
        { field: 'industry', message: 'atMostCharacters 64' },
      ],
      rest: null,
    })
  })

  it('keeps a colon inside a message', () => {
    expect(readFieldErrors('lei_number: is not an LEI: 20 characters; see ISO 17442').fields).toEqual([
      { field: 'lei_number', message: 'This is not an LEI: 20 characters; see ISO 17442' },
    ])
  })

  it('leaves words without a field to the form', () => {
    expect(readFieldErrors('Your plan has ended')).toEqual({ fields: [], rest: 'Your plan has ended' })
    expect(readFieldErrors('Some fields are wrong. name: is missing')).toEqual({
      fields: [{ field: 'name', message: 'This is missing' }],
      rest: 'Some fields are wrong',
    })
  })
})
