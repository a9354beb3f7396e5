const storageKey = 'carbon-register.organizations'
const capacity = 200

/** An organization that was registered or opened in this browser. */
export type RememberedOrganization = { id: number; name: string }

/** Checked by hand: a parser for two fields would be loaded with every page. */
function isRemembered(entry: unknown): entry is RememberedOrganization {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    Number.isSafeInteger(Reflect.get(entry, 'id')) &&
    typeof Reflect.get(entry, 'name') === 'string'
  )
}

/** Newest first; empty if the browser stores nothing (private windows, storage switched off). */
export function readRemembered(storage: Pick<Storage, 'getItem'>): RememberedOrganization[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(read) && read.every(isRemembered) ? read.map(({ id, name }) => ({ id, name })) : []
  } catch {
    return []
  }
}

function write(storage: Pick<Storage, 'setItem'>, organizations: readonly RememberedOrganization[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(organizations.slice(0, capacity)))
  } catch {
    // Without storage the page works all the same.
  }
}

export function rememberOrganization(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  organization: RememberedOrganization,
): void {
  const { id, name } = organization
  write(storage, [{ id, name }, ...readRemembered(storage).filter((other) => other.id !== id)])
}

export function forgetOrganization(storage: Pick<Storage, 'getItem' | 'setItem'>, id: number): void {
  const kept = readRemembered(storage)
  if (kept.some((other) => other.id === id))
    write(
      storage,
      kept.filter((other) => other.id !== id),
    )
}
