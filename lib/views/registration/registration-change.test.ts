import { expect, it } from 'vitest'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { guardChange, type Registered, toChange, toForm, undoChange } from './registration-change'

const industries = [
  { id: '10', name: 'Nahrungsmittel' },
  { id: '10', name: 'Food products' },
  { id: '26', name: 'Electronic products' },
]

function registered(fields: Record<string, unknown>): Registered {
  const { registration } = answerWith({ registration: { name: 'Huber', ...fields } })
  if (registration === null) throw new Error('No registration')
  return registration
}

it('shows what was registered, an industry by its name for the reader', () => {
  const form = toForm(registered({ industry_id: '10', hq_region: 'DE', is_legal_entity_name: true }), industries)
  expect(form).toMatchObject({
    name: 'Huber',
    hq_region: 'DE',
    industry: 'Nahrungsmittel',
    website: '',
    is_legal_entity_name: true,
  })
  expect(toForm(registered({ industry_name: 'Schrauben' }), industries).industry).toBe('Schrauben')
})

it('sends only what differs, and null for what was emptied', () => {
  const before = toForm(registered({ website: 'huber.example', hq_region: 'DE', industry_id: '10' }), industries)
  expect(toChange(before, { ...before, name: ' Huber ' }, industries)).toEqual({})
  expect(toChange(before, { ...before, website: ' ', hq_region: 'AT' }, industries)).toEqual({
    website: null,
    hq_region: 'AT',
  })
  expect(toChange(before, { ...before, industry: 'electronic products' }, industries)).toEqual({
    industry_id: '26',
    industry_name: null,
  })
  expect(toChange(before, { ...before, industry: 'Schrauben' }, industries)).toEqual({
    industry_id: null,
    industry_name: 'Schrauben',
  })
  expect(toChange(before, { ...before, is_legal_entity_name: true }, industries)).toEqual({
    is_legal_entity_name: true,
  })
})

it('takes a change back to what was registered, blanks included, unless somebody changed it since', () => {
  const before = registered({ industry_id: '10' })
  const change = { name: 'X', website: 'HTTPS://X.example/', industry_id: null, industry_name: 'Schrauben' }
  // The service stores a website in another form than it was sent in.
  const after = registered({ name: 'X', website: 'x.example', industry_name: 'Schrauben', external_id: 'V-9' })
  expect(undoChange(before, change, after)).toEqual({
    name: 'Huber',
    website: null,
    industry_id: '10',
    industry_name: null,
    if_unchanged: { name: 'X', website: 'x.example', industry_id: null, industry_name: 'Schrauben' },
  })
})

it('brings the state back that went with its country', () => {
  const before = registered({ hq_region: 'US', hq_subregion: 'OH' })
  expect(undoChange(before, { hq_region: 'de' }, registered({ hq_region: 'DE' }))).toEqual({
    hq_region: 'US',
    hq_subregion: 'OH',
    if_unchanged: { hq_region: 'DE', hq_subregion: null },
  })
})

it('is to be refused where one of its fields is another by now', () => {
  expect(
    guardChange(registered({ website: 'a.example', hq_region: 'DE' }), { website: null, external_id: 'V1' }),
  ).toEqual({
    website: null,
    external_id: 'V1',
    if_unchanged: { website: 'a.example', external_id: null },
  })
})
