import type { ImportPlan, ImportProgress } from '@/lib/views/import-job'

const databaseName = 'carbon-register.import'
const storeName = 'kept'
/** Goes up when what is kept changes its form: what an older page kept is then not taken up. */
const version = 1

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
    const progress: ImportProgress | undefined = await inStore('readonly', (store) => store.get('progress'))
    return plan === undefined ? null : { plan, progress: progress ?? null }
  } catch {
    return null
  }
}

/** Whether it is kept. */
export function keepPlan(plan: ImportPlan): Promise<boolean> {
  return isDone(() => inStore('readwrite', (store) => store.put(plan, 'plan')))
}

/** Whether it is kept. */
export function keepProgress(progress: ImportProgress): Promise<boolean> {
  return isDone(() => inStore('readwrite', (store) => store.put(progress, 'progress')))
}

export async function forgetImport(): Promise<void> {
  await isDone(() => inStore('readwrite', (store) => store.clear()))
}
