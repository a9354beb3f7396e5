import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { parseEvidence } from '@/lib/views/answers/evidence-answer'
import { viewEvidence } from '@/lib/views/evidence/evidence-view'
import { sayEvidence } from './say-evidence'

const german = createFormat('de', compileCatalog('de'))
const reasons = new Map([['disclosure_years', 'Drei Jahre']])

function viewOf(entry: object, sources: object[] = []) {
  const answer = { entries: [{ path: '/a', ...entry }], sources }
  const evidence = parseEvidence(sayEvidence(answer, reasons, german))
  if (evidence === null) throw new Error('not read')
  return viewEvidence(evidence, '/a', german)[0]
}

it('leaves what another service says without codes, or with codes of its own, and marks it as English', () => {
  const view = viewOf({
    label: 'Scope 1',
    basis: 'A basis',
    basis_codes: [{ code: 'of_another_service', values: {} }],
    computation: { formula: 'a + b', inputs: [{ label: 'a', value: 1 }] },
    missing: null,
  })
  expect(view).toMatchObject({ label: 'Scope 1', basis: 'A basis', formula: 'a + b' })
  expect(view?.lang).toEqual({ label: 'en', basis: 'en', formula: 'en', chosen_because: undefined, missing: undefined })
  expect(view?.inputs[0]?.lang).toBe('en')
})

it('says codes with countries, counts and reasons of the score in the reader’s language', () => {
  const view = viewOf({
    label: 'Scope 1, 2020 in US',
    label_codes: [{ code: 'cell_of_year_in', values: { cell: 'scope_1', year: '2020', region: 'US' } }],
    value: 1,
    unit: 'companies',
    computation: {
      formula: 'x',
      formula_codes: [{ code: 'sum_of_points', values: {} }],
      inputs: [
        {
          label: 'Three years',
          label_codes: [{ code: 'indicator', values: { indicator: 'disclosure_years', reason: 'Three years' } }],
          value: 3,
          unit: 'points',
        },
      ],
    },
  })
  expect(view?.label).toBe('Scope 1, 2020 (USA)')
  expect(view?.value).toBe('1 Unternehmen')
  expect(view?.inputs[0]).toMatchObject({ label: 'Drei Jahre', lang: undefined, text: '3 Punkte' })
})

it('says of a list that does not name the company that no row does', () => {
  const statement = { source: 'sbti', record: 'no row of the list names the matched company', printed: [] }
  const source = { id: 'sbti', title: 'Companies taking action', publisher: 'SBTi', licence: 'None stated; facts only' }
  const view = viewOf({ label: 'SBTi', value: false, method: 'listed', statement }, [source])
  expect(view?.statement).toMatchObject({
    record: 'keine Zeile der Liste nennt das zugeordnete Unternehmen',
    licence: 'Keine genannt; nur Tatsachen',
  })
})

it('writes days in words for a reader of English as well', () => {
  const english = createFormat('en-GB', compileCatalog('en'))
  const codes = [{ code: 'not_among_participants', values: { day: '2024-11-01' } }]
  const missing = { reason: 'not_in_our_sources', words: 'Not among the participants on 2024-11-01', codes }
  const evidence = parseEvidence(
    sayEvidence({ entries: [{ path: '/a', label: 'Pledge', missing }], sources: [] }, new Map(), english),
  )
  expect(evidence?.entries[0]?.missing?.words).toContain('1 Nov 2024')
})

it('is for what is no evidence what came', () => {
  expect(sayEvidence('nothing', reasons, german)).toBe('nothing')
})
