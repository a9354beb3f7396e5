const storageKey = 'carbon-register.last-list'

/** The list as last seen in this tab: its query, "" or "?…", and the ids of its page in order. */
export type LastList = { search: string; ids: number[] }

function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

/** Stores the list; without storage, links back lead to the whole list. */
export function keepLastList(list: LastList): void {
  try {
    tabStorage()?.setItem(storageKey, JSON.stringify(list))
  } catch {
    // Full, or blocked.
  }
}

/** Null if none was seen. Never throws. */
export function readLastList(): LastList | null {
  try {
    const read: unknown = JSON.parse(tabStorage()?.getItem(storageKey) ?? 'null')
    if (typeof read !== 'object' || read === null) return null
    const { search, ids } = read as Partial<Record<keyof LastList, unknown>>
    if (typeof search !== 'string' || !/^(\?|$)/.test(search) || !Array.isArray(ids)) return null
    return { search, ids: ids.filter((id) => Number.isSafeInteger(id)) }
  } catch {
    return null
  }
}
