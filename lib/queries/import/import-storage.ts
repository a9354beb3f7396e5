import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import type { ImportPlan, ImportProgress } from '@/lib/views/import/import-job'

/** Change this name whenever the shape of the stored data changes, so that a newer page does not read older data. */
const databaseName = 'carbon-register.import-3'

type KeptProgress = { id: string; progress: ImportProgress }

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
export async function readImport(): Promise<{ plan: ImportPlan; progress: ImportProgress | null } | null> {
  try {
    const plan = await get<ImportPlan>('plan', store())
    const kept = await get<KeptProgress>('progress', store())
    if (plan === undefined) return null
    // The page may have been left after the new plan was stored and before the progress of the old one was removed.
    return { plan, progress: kept?.id === plan.id ? kept.progress : null }
  } catch {
    return null
  }
}

/** Resolves to whether it was stored. */
export function keepPlan(plan: ImportPlan): Promise<boolean> {
  return isDone(() => set('plan', plan, store()))
}

/** Resolves to whether it was stored. */
export function keepProgress(id: string, progress: ImportProgress): Promise<boolean> {
  return isDone(() => set('progress', { id, progress } satisfies KeptProgress, store()))
}

export async function forgetImport(): Promise<void> {
  await isDone(() => clear(store()))
}
