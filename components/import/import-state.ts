import {
  type Check,
  type Choice,
  type ImportPlan,
  type ImportProgress,
  noProgress,
  withStatuses,
} from '@/lib/views/import/import-job'

export type Step = 'loading' | 'sheet' | 'columns' | 'preview' | 'register'

/** By row index. */
export type Checks = Readonly<Record<number, Check>>

export type ImportState = {
  step: Step
  plan: ImportPlan | null
  /** The service's checks of rows before anything is created. */
  checks: Checks
  /** False if the service has no checks. */
  canCheck: boolean
  progress: ImportProgress
}

/** An import that this browser has stored. */
export type KeptImport = { plan: ImportPlan; progress: ImportProgress | null }

export type ImportEvent =
  | { kind: 'kept_import_read'; kept: KeptImport }
  /** Null: the import is discarded for a new one. */
  | { kind: 'sheet_given'; plan: ImportPlan | null }
  | { kind: 'plan_changed'; plan: ImportPlan }
  | { kind: 'row_edited'; plan: ImportPlan; place: number }
  | { kind: 'company_chosen'; place: number; choice: Choice | null }
  | { kind: 'step_taken'; step: Step }
  /** `plan`: as it was when the rows were checked. */
  | { kind: 'rows_checked'; plan: ImportPlan; checks: Checks }
  | { kind: 'check_ended'; canCheck: boolean }
  | { kind: 'import_begun'; importId: number | null }
  | { kind: 'rows_registered'; results: ImportProgress['results'] }
  | { kind: 'research_told'; statuses: ReadonlyMap<number, string> }
  | { kind: 'research_ended' }

export const unopened: ImportState = { step: 'loading', plan: null, checks: {}, canCheck: true, progress: noProgress }

function isSameRow(one: ImportPlan, other: ImportPlan | null, place: number): boolean {
  return one.rows[place] === other?.rows[place] && one.columns === other?.columns
}

function open({ kept }: Extract<ImportEvent, { kind: 'kept_import_read' }>): ImportState {
  const isPreparing = kept.progress === null || kept.progress.state === 'preparing'
  return {
    ...unopened,
    step: isPreparing ? 'columns' : 'register',
    // Before registering, rows are checked again.
    plan: isPreparing ? withoutSame(kept.plan, null) : kept.plan,
    progress: kept.progress ?? noProgress,
  }
}

function choose(plan: ImportPlan, place: number, choice: Choice | null): ImportPlan {
  const { [place]: _before, ...others } = plan.choices
  return { ...plan, choices: choice === null ? others : { ...others, [place]: choice } }
}

/** Removes choices that depend on a record found by a check: they end with it. */
function withoutSame(plan: ImportPlan, place: number | null): ImportPlan {
  const left = Object.entries(plan.choices).filter(
    ([at, choice]) => (place !== null && Number(at) !== place) || typeof choice === 'number' || choice === 'none',
  )
  return { ...plan, choices: Object.fromEntries(left) }
}

function without(checks: Checks, place: number): Checks {
  const { [place]: _before, ...others } = checks
  return others
}

/** The state of an import's page after an event. */
export function nextImportState(state: ImportState, event: ImportEvent): ImportState {
  const { plan, checks, progress } = state
  switch (event.kind) {
    case 'kept_import_read':
      return open(event)
    case 'sheet_given':
      return {
        ...unopened,
        canCheck: state.canCheck,
        step: event.plan === null ? 'sheet' : 'columns',
        plan: event.plan,
      }
    case 'plan_changed':
      return { ...state, plan: withoutSame(event.plan, null), checks: {} }
    case 'row_edited':
      return { ...state, plan: withoutSame(event.plan, event.place), checks: without(checks, event.place) }
    case 'company_chosen':
      return plan === null ? state : { ...state, plan: choose(plan, event.place, event.choice) }
    case 'step_taken':
      return { ...state, step: event.step }
    case 'rows_checked': {
      // Drops outcomes for rows that were edited meanwhile.
      const current = Object.entries(event.checks).filter(([place]) => isSameRow(event.plan, plan, Number(place)))
      return { ...state, checks: { ...checks, ...Object.fromEntries(current) } }
    }
    case 'check_ended':
      return { ...state, canCheck: event.canCheck }
    case 'import_begun':
      return { ...state, progress: { ...progress, importId: event.importId } }
    case 'rows_registered':
      return { ...state, progress: { ...progress, state: 'begun', results: { ...progress.results, ...event.results } } }
    case 'research_told':
      return { ...state, progress: { ...progress, results: withStatuses(progress.results, event.statuses) } }
    case 'research_ended':
      return { ...state, progress: { ...progress, state: 'done' } }
  }
}
