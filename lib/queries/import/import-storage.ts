import type { ImportPlan, ImportProgress } from '@/lib/views/import/import-job'

const databaseName = 'carbon-register.import'
const storeName = 'kept'
/** Goes up when what is kept changes its form: what an older page kept is then not taken up. */
const version = 2

type KeptProgress = { id: string; progress: ImportProgress }

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version)
  request.onupgradeneeded = () => {
    if (request.result.objectStoreNames.contains(storeName)) request.result.deleteObjectStore(storeName)
    request.result.createObjectStore(storeName)
  }
  return answer(request)
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await answer(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch {
    // Site data blocked, storage full, a private window: the page says so and goes on.
    return false
  }
}

/** The import this browser keeps, so that it can go on after the page was left; null where there is none or it keeps nothing. */
export async function readImport(): Promise<{ plan: ImportPlan; progress: ImportProgress | null } | null> {
  try {
    const plan: ImportPlan | undefined = await inStore('readonly', (store) => store.get('plan'))
    const kept: KeptProgress | undefined = await inStore('readonly', (store) => store.get('progress'))
    if (plan === undefined) return null
    // The page may have been left between the first words of a new import and the last of the one before.
    return { plan, progress: kept?.id === plan.id ? kept.progress : null }
  } catch {
    return null
  }
}

/** Whether it is kept. */
export function keepPlan(plan: ImportPlan): Promise<boolean> {
  return isDone(() => inStore('readwrite', (store) => store.put(plan, 'plan')))
}

/** Whether it is kept. */
export function keepProgress(id: string, progress: ImportProgress): Promise<boolean> {
  const kept: KeptProgress = { id, progress }
  return isDone(() => inStore('readwrite', (store) => store.put(kept, 'progress')))
}

export async function forgetImport(): Promise<void> {
  await isDone(() => inStore('readwrite', (store) => store.clear()))
}
