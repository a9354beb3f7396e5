import { clear, createStore, get, set, setMany, type UseStore } from 'idb-keyval'
import type { ImportPlan, ImportProgress, KeptChecks } from '@/lib/views/import/import-job'

/** Change this name whenever the shape of the stored data changes, so that a newer page does not read older data. */
const databaseName = 'carbon-register.import-3'

type KeptProgress = { id: string; progress: ImportProgress }
/** `kept`: null for an import that is not at its preview. */
type StoredChecks = { id: string; kept: KeptChecks | null }

/** Older checks are made again: what a row would lead to may have changed. */
const checksLastMs = 60 * 60 * 1000

function stillGood({ checks, since }: KeptChecks): KeptChecks {
  return since !== null && Date.now() - since < checksLastMs ? { checks, since } : { checks: {}, since: null }
}

let opened: UseStore | null = null

/** Opened at first use, where the error of blocked site data is caught. */
function store(): UseStore {
  opened ??= createStore(databaseName, 'kept')
  return opened
}

async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch {
    // Site data blocked, storage full or a private window: the page says so and continues.
    return false
  }
}

/** The import stored in this browser, so that it can continue after the page was left; null if there is none or nothing is stored. */
export async function readImport(): Promise<{
  plan: ImportPlan
  progress: ImportProgress | null
  checks: KeptChecks | null
} | null> {
  try {
    const plan = await get<ImportPlan>('plan', store())
    const kept = await get<KeptProgress>('progress', store())
    const checked = await get<StoredChecks>('checks', store())
    if (plan === undefined) return null
    // The page may have been left after the new plan was stored and before the progress of the old one was removed.
    const checks = checked?.id === plan.id && checked.kept !== null ? stillGood(checked.kept) : null
    return { plan, progress: kept?.id === plan.id ? kept.progress : null, checks }
  } catch {
    return null
  }
}

/** Stores a plan with the checks of its rows, together: no check may be read beside a row that was edited after it. */
export function keepPlan(plan: ImportPlan, kept: KeptChecks | null): Promise<boolean> {
  const checks = { id: plan.id, kept } satisfies StoredChecks
  return isDone(() =>
    setMany(
      [
        ['plan', plan],
        ['checks', checks],
      ],
      store(),
    ),
  )
}

/** Resolves to whether they were stored. */
export function keepChecks(id: string, kept: KeptChecks | null): Promise<boolean> {
  return isDone(() => set('checks', { id, kept } satisfies StoredChecks, store()))
}

/** Resolves to whether it was stored. */
export function keepProgress(id: string, progress: ImportProgress): Promise<boolean> {
  return isDone(() => set('progress', { id, progress } satisfies KeptProgress, store()))
}

export async function forgetImport(): Promise<void> {
  await isDone(() => clear(store()))
}
