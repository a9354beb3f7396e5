const storageKey = 'carbon-register.labels'

type Kept = Record<string, string[]>

/** Labels by id, stored in this browser if the service has none. Never throws. */
export function readBrowserLabels(storage: Pick<Storage, 'getItem'>): Kept {
  try {
    const read: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {}
    return Object.fromEntries(
      Object.entries(read).flatMap(([id, labels]) =>
        Array.isArray(labels) ? [[id, labels.filter((label) => typeof label === 'string')]] : [],
      ),
    )
  } catch {
    return {}
  }
}

/** Like POST /organizations/labels: returns the ids that really changed. */
export function changeBrowserLabels(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { ids, add = [], remove = [] }: { ids: readonly number[]; add?: readonly string[]; remove?: readonly string[] },
): { added: number[]; removed: number[] } {
  const kept = readBrowserLabels(storage)
  const [added, removed]: [number[], number[]] = [[], []]
  for (const id of ids) {
    const before = kept[id] ?? []
    const left = before.filter((label) => !remove.some((gone) => isSame(gone, label)))
    const fresh = add.filter((label) => !left.some((own) => isSame(own, label)))
    if (left.length < before.length) removed.push(id)
    if (fresh.length > 0) added.push(id)
    kept[id] = [...left, ...fresh].sort((a, b) => a.localeCompare(b, 'en'))
  }
  try {
    storage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage the page still shows the labels until it is reloaded.
  }
  return { added, removed }
}

function isSame(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0
}
