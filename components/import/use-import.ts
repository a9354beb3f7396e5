import { useRef, useState } from 'react'
import { forgetImport } from '@/lib/queries/import/import-storage'
import { type Choice, editRow, type ImportPlan, noProgress } from '@/lib/views/import/import-job'
import { useChecks } from './use-checks'
import { useEntries } from './use-entries'
import { useImportRun } from './use-import-run'
import { useKeepImport, useReadImport } from './use-kept-import'
import { useRegistering } from './use-registering'

export type Step = 'loading' | 'sheet' | 'columns' | 'preview' | 'register'

function isSameRow(one: ImportPlan, other: ImportPlan | null, place: number): boolean {
  return one.rows[place] === other?.rows[place] && one.columns === other?.columns
}

/** An import from its sheet to its result: what is given, what goes on, and what the reader can do. */
export function useImport() {
  const [step, setStep] = useState<Step>('loading')
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  // For answers that come after the plan was changed.
  const newest = useRef<ImportPlan | null>(null)
  const { activity, run, stop } = useImportRun()
  const { checks, canCheck, check, forget } = useChecks(run)
  const { progress, setProgress, register } = useRegistering(run)
  const { entries, repeats, toEntry } = useEntries(plan)
  const isLasting = useKeepImport(plan, progress)

  function take(next: ImportPlan | null): void {
    newest.current = next
    setPlan(next)
  }

  useReadImport((kept) => {
    if (kept === null) return setStep('sheet')
    take(kept.plan)
    setProgress(kept.progress ?? noProgress)
    setStep(kept.progress === null || kept.progress.state === 'preparing' ? 'columns' : 'register')
    if (kept.progress?.state === 'begun') stop({ kind: 'stopped', error: null })
  })

  function restart(next: ImportPlan | null, at: Step): void {
    stop()
    take(next)
    setProgress(noProgress)
    forget()
    setStep(at)
  }

  const actions = {
    begin: (next: ImportPlan) => restart(next, 'columns'),
    startOver() {
      restart(null, 'sheet')
      void forgetImport()
    },
    change(next: ImportPlan) {
      take(next)
      forget()
    },
    choose(place: number, choice: Choice | null) {
      if (plan === null) return
      const { [place]: _before, ...others } = plan.choices
      take({ ...plan, choices: choice === null ? others : { ...others, [place]: choice } })
    },
    edit(place: number, cells: readonly string[]) {
      if (plan === null) return
      const next = editRow(plan, place, cells)
      take(next)
      forget(place)
      // The rows that a check under way had not come to are asked about with it.
      const open = activity.kind === 'checking' ? entries.filter((one) => !(one.place in checks)) : []
      const others = open.filter((one) => one.place !== place)
      check([toEntry(place, cells, next.columns), ...others], (one) => isSameRow(next, newest.current, one))
    },
    preview() {
      if (plan === null) return
      setStep('preview')
      const open = entries.filter(({ place }) => !(place in checks))
      check(open, (place) => isSameRow(plan, newest.current, place))
    },
    stopChecking: () => stop(),
    backToColumns() {
      stop()
      setStep('columns')
    },
    register() {
      if (plan === null) return
      setStep('register')
      void register(plan, entries, checks)
    },
    pause: () => stop({ kind: 'stopped', error: null }),
  }
  return { step, plan, progress, checks, canCheck, activity, isLasting, entries, repeats, ...actions }
}
export type Import = ReturnType<typeof useImport>
