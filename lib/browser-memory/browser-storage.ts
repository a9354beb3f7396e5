/** What a page keeps in the browser. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'> & {
  /** False if the browser stores nothing (site data blocked, storage full): the data then lasts until the page is reloaded. */
  isLasting: boolean
}

const session = new Map<string, string>()

function lastingStorage(): Storage | null {
  try {
    // Where site data is blocked, even reading the property throws; some embedded browsers have null.
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The browser's storage, or one in memory if there is none or it is full. Never throws. */
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
        // Stored in memory above.
      }
    },
  }
}
