/** What a page keeps in the browser. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'> & {
  /** False where the browser keeps nothing (site data blocked, storage full): then it lasts until the page is loaded anew. */
  isLasting: boolean
}

const session = new Map<string, string>()

function lastingStorage(): Storage | null {
  try {
    // Only to look at it throws where site data is blocked; some embedded browsers have null.
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The browser's storage, or one for this page alone where it has none or it is full. Never throws. */
export function browserStorage(): BrowserStorage {
  const lasting = lastingStorage()
  return {
    isLasting: lasting !== null && session.size === 0,
    getItem: (key) => {
      const own = session.get(key)
      if (own !== undefined) return own
      try {
        return lasting?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    setItem: (key, value) => {
      session.set(key, value)
      if (lasting === null) return
      try {
        lasting.setItem(key, value)
        session.delete(key)
      } catch {
        // Kept for this page, above.
      }
    },
  }
}
