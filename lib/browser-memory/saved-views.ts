/** A view of the list: its query, under a name that the reader chose. */
export type SavedView = { name: string; search: string }

const storageKey = 'carbon-register.views'
const most = 50

function isView(entry: unknown): entry is SavedView {
  if (typeof entry !== 'object' || entry === null) return false
  return typeof Reflect.get(entry, 'name') === 'string' && typeof Reflect.get(entry, 'search') === 'string'
}

/** The views stored in this browser, by name. Never throws. */
export function readViews(storage: Pick<Storage, 'getItem'>): SavedView[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(read) ? read.filter(isView).map(({ name, search }) => ({ name, search })) : []
  } catch {
    return []
  }
}

function keep(storage: Pick<Storage, 'setItem'>, views: SavedView[]): SavedView[] {
  storage.setItem(storageKey, JSON.stringify(views))
  return views
}

/** Replaces a view of the same name. */
export function saveView(storage: Pick<Storage, 'getItem' | 'setItem'>, view: SavedView): SavedView[] {
  const others = readViews(storage).filter(({ name }) => name !== view.name)
  return keep(storage, [...others, view].sort((a, b) => a.name.localeCompare(b.name)).slice(0, most))
}

export function forgetView(storage: Pick<Storage, 'getItem' | 'setItem'>, name: string): SavedView[] {
  return keep(
    storage,
    readViews(storage).filter((view) => view.name !== name),
  )
}
