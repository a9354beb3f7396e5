import {
  type Checks,
  type Choice,
  type ImportPlan,
  type ImportProgress,
  type KeptChecks,
  noProgress,
  withStatuses,
} from '@/lib/views/import/import-job'

export type Step = 'loading' | 'sheet' | 'columns' | 'preview' | 'register'

export type ImportState = {
  step: Step
  plan: ImportPlan | null
  /** The service's checks of rows before anything is created. */
  checks: Checks
  /** False if the service has no checks. */
  canCheck: boolean
  progress: ImportProgress
  /** When the oldest of `checks` was made; null without any. */
  checkedSince: number | null
}

/** An import that this browser has stored. */
export type KeptImport = { plan: ImportPlan; progress: ImportProgress | null; checks: KeptChecks | null }

export type ImportEvent =
  | { kind: 'kept_import_read'; kept: KeptImport }
  /** Null: the import is discarded for a new one. */
  | { kind: 'sheet_given'; plan: ImportPlan | null }
  | { kind: 'plan_changed'; plan: ImportPlan }
  | { kind: 'row_edited'; plan: ImportPlan; place: number }
  | { kind: 'company_chosen'; place: number; choice: Choice | null }
  | { kind: 'step_taken'; step: Step }
  /** `plan`: as it was when the rows were checked. */
  | { kind: 'rows_checked'; plan: ImportPlan; checks: Checks; at: number }
  | { kind: 'check_ended'; canCheck: boolean }
  | { kind: 'import_begun'; importId: number | null }
  | { kind: 'rows_registered'; results: ImportProgress['results'] }
  | { kind: 'research_told'; statuses: ReadonlyMap<number, string> }
  | { kind: 'research_ended' }

export const unopened: ImportState = {
  step: 'loading',
  plan: null,
  checks: {},
  canCheck: true,
  progress: noProgress,
  checkedSince: null,
}

function isSameRow(one: ImportPlan, other: ImportPlan | null, place: number): boolean {
  return one.rows[place] === other?.rows[place] && one.columns === other?.columns
}

function open({ kept }: Extract<ImportEvent, { kind: 'kept_import_read' }>): ImportState {
  const isPreparing = kept.progress === null || kept.progress.state === 'preparing'
  return {
    ...unopened,
    step: !isPreparing ? 'register' : kept.checks === null ? 'columns' : 'preview',
    // Rows without a check are checked again.
    plan: isPreparing ? withoutSame(kept.plan, null, kept.checks?.checks) : kept.plan,
    checks: isPreparing ? (kept.checks?.checks ?? {}) : {},
    checkedSince: isPreparing ? (kept.checks?.since ?? null) : null,
    progress: kept.progress ?? noProgress,
  }
}

function choose(plan: ImportPlan, place: number, choice: Choice | null): ImportPlan {
  const { [place]: _before, ...others } = plan.choices
  return { ...plan, choices: choice === null ? others : { ...others, [place]: choice } }
}

/** Removes choices that depend on a record found by a check, for `place` or all: they end with it. Those of `checked` rows stay. */
function withoutSame(plan: ImportPlan, place: number | null, checked: Checks = {}): ImportPlan {
  const left = Object.entries(plan.choices).filter(
    ([at, choice]) =>
      (place !== null && Number(at) !== place) ||
      Number(at) in checked ||
      typeof choice === 'number' ||
      choice === 'none',
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
      return { ...state, plan: withoutSame(event.plan, null), checks: {}, checkedSince: null }
    case 'row_edited':
      return { ...state, plan: withoutSame(event.plan, event.place), checks: without(checks, event.place) }
    case 'company_chosen':
      return plan === null ? state : { ...state, plan: choose(plan, event.place, event.choice) }
    case 'step_taken':
      return { ...state, step: event.step }
    case 'rows_checked': {
      // Drops outcomes for rows that were edited meanwhile.
      const current = Object.entries(event.checks).filter(([place]) => isSameRow(event.plan, plan, Number(place)))
      return {
        ...state,
        checks: { ...checks, ...Object.fromEntries(current) },
        checkedSince: state.checkedSince ?? event.at,
      }
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
