import { expect, it } from 'vitest'
import { editRow, type ImportPlan, type ImportProgress, type KeptChecks } from '@/lib/views/import/import-job'
import { type ImportEvent, nextImportState, unopened } from './import-state'

const plan: ImportPlan = {
  id: 'one',
  fileName: null,
  rows: [['Acme'], ['Bolt']],
  headings: null,
  columns: ['name'],
  choices: {},
  hidden: [],
  links: {},
  unknownFormulas: 0,
  countries: {},
  spend: { year: '', currency: '' },
}
const isNew = { kind: 'new', company: null } as const

function after(...events: ImportEvent[]) {
  return events.reduce(nextImportState, unopened)
}

it('begins with a sheet, or where a kept import was left', () => {
  const read = (kept: { progress: ImportProgress | null; checks: KeptChecks | null }) =>
    after({ kind: 'kept_import_read', kept: { plan, ...kept } })
  expect(read({ progress: null, checks: null })).toMatchObject({ step: 'columns', plan, checks: {} })
  const checks = { checks: { 1: isNew }, since: 5 }
  expect(read({ progress: null, checks })).toMatchObject({ step: 'preview', checks: { 1: isNew }, checkedSince: 5 })
  const progress = { state: 'begun', results: {} } as const
  expect(read({ progress, checks: null })).toMatchObject({ step: 'register', progress })
})

it('leaves out what is told of a row in words that were edited meanwhile', () => {
  const edited = editRow(plan, 0, ['Acme AB'])
  const state = after(
    { kind: 'sheet_given', plan },
    { kind: 'row_edited', plan: edited, place: 0 },
    { kind: 'rows_checked', plan, checks: { 0: isNew, 1: isNew }, at: 5 },
  )
  expect(state.checks).toEqual({ 1: isNew })
})

it('forgets all that was told when the columns change, and all that was done when a new sheet is given', () => {
  const told: ImportEvent[] = [
    { kind: 'sheet_given', plan },
    { kind: 'rows_checked', plan, checks: { 0: isNew }, at: 5 },
    { kind: 'rows_registered', results: { 1: { kind: 'error', detail: 'refused' } } },
  ]
  expect(after(...told, { kind: 'plan_changed', plan: { ...plan, columns: [null] } }).checks).toEqual({})
  expect(after(...told, { kind: 'sheet_given', plan: null })).toEqual({ ...unopened, step: 'sheet' })
})

it('takes a choice of a company back', () => {
  const chosen = after({ kind: 'sheet_given', plan }, { kind: 'company_chosen', place: 1, choice: 7 })
  expect(chosen.plan?.choices).toEqual({ 1: 7 })
  expect(nextImportState(chosen, { kind: 'company_chosen', place: 1, choice: null }).plan?.choices).toEqual({})
})

it('forgets to join or leave out a row that is edited, and all such where rows are asked about anew', () => {
  const decided = { ...plan, choices: { 0: { into: 9 }, 1: 'skip', 2: 7 } } as const
  const told = { kind: 'sheet_given', plan: decided } as const
  const choicesAfter = (...events: ImportEvent[]) => after(...events).plan?.choices
  expect(choicesAfter(told, { kind: 'row_edited', plan: decided, place: 1 })).toEqual({ 0: { into: 9 }, 2: 7 })
  expect(choicesAfter(told, { kind: 'plan_changed', plan: decided })).toEqual({ 2: 7 })
  const kept = (state: 'preparing' | 'begun', checks: KeptChecks | null = null): ImportEvent => ({
    kind: 'kept_import_read',
    kept: { plan: decided, progress: { state, results: {} }, checks },
  })
  expect(choicesAfter(kept('preparing', { checks: { 1: isNew }, since: 5 }))).toEqual({ 1: 'skip', 2: 7 })
  expect(choicesAfter(kept('preparing'))).toEqual({ 2: 7 })
  expect(choicesAfter(kept('begun'))).toEqual(decided.choices)
})

it('keeps the results of rows while more come, and what is told of their research', () => {
  const one = { kind: 'registered', id: 1, isNew: true, status: null } as const
  const state = after(
    { kind: 'sheet_given', plan },
    { kind: 'rows_registered', results: { 0: one } },
    { kind: 'rows_registered', results: { 1: { kind: 'error', detail: 'refused' } } },
    { kind: 'research_told', statuses: new Map([[1, 'synced']]) },
    { kind: 'research_ended' },
  )
  expect(state.progress).toEqual({
    state: 'done',
    results: { 0: { ...one, status: 'synced' }, 1: { kind: 'error', detail: 'refused' } },
  })
})
