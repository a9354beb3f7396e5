import { expect, it } from 'vitest'
import { viewReplacement } from './replacement'

const old = [
  { name: 'Stays', organization_id: 1, is_own: true },
  { name: 'Gone', organization_id: 2, is_own: true },
  { name: 'Not of the import', organization_id: 3, is_own: false },
  { name: 'Refused', organization_id: null, is_own: false },
]
const there = (id: number) => ({ check: { kind: 'there' as const, id }, repeats: null })

it('says what stays, what is new and what is gone, each organization once', () => {
  const rows = [
    there(1),
    there(1),
    { check: { kind: 'new' as const, company: null }, repeats: null },
    { check: { kind: 'new' as const, company: null }, repeats: 4 },
    { check: { kind: 'candidates' as const, candidates: [] }, repeats: null },
    { check: { kind: 'error' as const, detail: 'name: is required' }, repeats: null },
  ]
  expect(viewReplacement(old, rows)).toEqual({ stays: 1, added: 2, gone: [{ id: 2, name: 'Gone' }] })
})

it('takes nothing for gone that was there before the import, or that the file names', () => {
  expect(viewReplacement(old, [there(1), there(2), there(9)])).toEqual({ stays: 2, added: 0, gone: [] })
})
