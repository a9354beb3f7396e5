import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { ChangeAnswer } from '@/lib/views/answers/changes-answer'
import { placeOfChange, sayNotedChange } from './say-noted-change'

const format = createFormat('en-US')

function change(kind: string, details: ChangeAnswer['details']): ChangeAnswer {
  return {
    id: 1,
    organization: { id: 7, name: 'Aldgate Brewing' },
    kind,
    happened_on: '2026-05-20',
    noted_at: '2026-11-21T12:00:00.000Z',
    is_history: false,
    details,
  }
}
const say = (kind: string, details: ChangeAnswer['details']) => sayNotedChange(change(kind, details), format)

it('says each kind with what belongs to it, and what is not known not at all', () => {
  expect(say('figures_added', { year: 2024, years: [2023, 2024], scope_1_and_2_kg: 1_500_000 })).toBe(
    'New figures for 2023, 2024; scopes 1 and 2 in 2024: 1,500 t CO₂e',
  )
  expect(say('figures_added', { year: 2024, years: [2024], scope_1_and_2_kg: null })).toBe('New figures for 2024')
  expect(say('target_set', { part: 'near_term', target_year: 2030 })).toBe(
    'Near-term target: validated, for 2030 (SBTi)',
  )
  expect(say('target_set', { part: 'long_term', target_year: null })).toBe('Long-term target: validated (SBTi)')
  expect(say('target_removed', { part: 'net_zero', target_year: null })).toBe(
    'Net-zero target: commitment removed (SBTi)',
  )
  expect(say('target_expired', { part: 'near_term', target_year: 2025 })).toBe(
    'Near-term target: its year 2025 has passed (SBTi)',
  )
  expect(say('list_joined', { list: 'race-to-zero', name: 'Race to Zero' })).toBe('Joined Race to Zero')
  expect(say('score_moved', { before: 0.5, after: 0.9, range_low: 0.4, range_high: 0.7, because: 'evidence' })).toBe(
    'Score 50 → 90; it could have been 40 to 70',
  )
  expect(say('score_moved', { before: 0.5, after: 0.9, range_low: 0.4, range_high: 0.7, because: 'method' })).toBe(
    'Score 50 → 90, by a new version of the method',
  )
  expect(say('match_changed', { before: { name: 'A' }, after: { name: 'B' } })).toBe('Now taken for B, before for A')
  expect(say('match_changed', { before: null, after: { name: 'B' } })).toBe('Now taken for B')
  expect(say('match_changed', { before: { name: 'A' }, after: null })).toBe('No longer taken for A')
  expect(say('report_found', { name: '2024.pdf' })).toBe('A report was found: 2024.pdf')
  expect(
    say('details_edited', { fields: [{ field: 'hq_region' }, { field: 'hq_subregion' }, { field: 'lei_number' }] }),
  ).toBe('Edited by hand: country and place, LEI')
})

it('says of what it does not know, or cannot read, only that something changed', () => {
  for (const [kind, details] of [
    ['sold', {}],
    ['constructor', {}],
    ['target_set', { part: 'sideways' }],
    ['score_moved', { before: '1' }],
    ['match_changed', {}],
    ['figures_added', { years: 'all' }],
    ['details_edited', { fields: [null, 1] }],
    ['report_found', { name: 5 }],
  ] as const)
    expect([kind, say(kind, details)]).toEqual([kind, 'Something changed'])
})

it('leads to the evidence, the report or the organization', () => {
  expect(placeOfChange(change('score_moved', {}))).toBe('/organizations/7?evidence=%2Fscore')
  expect(placeOfChange(change('target_set', { part: 'near_term' }))).toBe(
    '/organizations/7?evidence=%2Fsbti%2Fdata%2F0%2Fnear_term%2Ftarget_status',
  )
  expect(placeOfChange(change('report_decided', { document_id: 3 }))).toBe('/organizations/7/documents/3')
  expect(placeOfChange(change('report_found', { document_id: null }))).toBe('/organizations/7')
  expect(placeOfChange(change('details_edited', {}))).toBe('/organizations/7')
})
