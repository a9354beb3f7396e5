import { useEffect, useReducer, useRef } from 'react'
import { forgetImport } from '@/lib/queries/import/import-storage'
import { type Choice, editRow, type ImportPlan } from '@/lib/views/import/import-job'
import { checkImport } from './check-import'
import { type KeptImport, nextImportState, unopened } from './import-state'
import { registerImport } from './register-import'
import { useEntries } from './use-entries'
import { useImportRun } from './use-import-run'
import { useKeepImport } from './use-kept-import'

/** A sheet that was just read, or an import that this browser has stored. */
export type ImportStart = { plan: ImportPlan } | { kept: KeptImport }

function open(start: ImportStart) {
  const event =
    'kept' in start
      ? ({ kind: 'kept_import_read', kept: start.kept } as const)
      : ({ kind: 'sheet_given', plan: start.plan } as const)
  return nextImportState(unopened, event)
}

/** An import from its sheet to its result: the input, the running work, and the reader's actions. */
export function useImport(start: ImportStart) {
  const [state, tell] = useReducer(nextImportState, start, open)
  const wasBegun = 'kept' in start && start.kept.progress?.state === 'begun'
  const { activity, run, stop } = useImportRun(wasBegun ? { kind: 'stopped', error: null } : { kind: 'idle' })
  const { plan, checks, progress } = state
  const { entries, repeats, conflicts, toEntry, sorted, units, isComplete } = useEntries(plan)
  const isLasting = useKeepImport(state)
  // A check that was running when the page was left goes on.
  const goesOn = useRef('kept' in start && state.step === 'preview')
  useEffect(() => {
    if (!goesOn.current || !isComplete || plan === null) return
    goesOn.current = false
    const open = entries.filter(({ place }) => !(place in checks))
    if (open.length > 0) checkImport(plan, open, run, tell)
  }, [isComplete, plan, entries, checks, run])

  function restart(next: ImportPlan | null): void {
    stop()
    tell({ kind: 'sheet_given', plan: next })
  }

  function edit(place: number, cells: readonly string[]): void {
    if (plan === null) return
    const next = editRow(plan, place, cells)
    tell({ kind: 'row_edited', plan: next, place })
    // Rows that a running check has not reached are checked with it.
    const open = activity.kind === 'checking' ? entries.filter((one) => !(one.place in checks)) : []
    const others = open.filter((one) => one.place !== place)
    checkImport(next, [toEntry(place, cells, next.columns), ...others], run, tell)
  }

  function preview(): void {
    if (plan === null) return
    tell({ kind: 'step_taken', step: 'preview' })
    const open = entries.filter(({ place }) => !(place in checks))
    checkImport(plan, open, run, tell)
  }

  function register(): void {
    if (plan === null) return
    tell({ kind: 'step_taken', step: 'register' })
    void registerImport({ plan, entries, checks, progress }, run, tell)
  }

  return {
    ...state,
    activity,
    isLasting,
    entries,
    repeats,
    conflicts,
    sorted,
    units,
    begin: (next: ImportPlan) => restart(next),
    startOver() {
      restart(null)
      void forgetImport()
    },
    change: (next: ImportPlan) => tell({ kind: 'plan_changed', plan: next }),
    choose: (place: number, choice: Choice | null) => tell({ kind: 'company_chosen', place, choice }),
    edit,
    preview,
    stopChecking: () => stop(),
    backToColumns() {
      stop()
      tell({ kind: 'step_taken', step: 'columns' })
    },
    register,
    pause: () => stop({ kind: 'stopped', error: null }),
  }
}
export type Import = ReturnType<typeof useImport>
