import { forgetOrganization, rememberOrganization } from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'

/** Stores an opened organization in this browser's list of recent ones, or removes one that no longer exists. */
export function noteOpened({ id, name, isGone }: { id: number; name: string | null; isGone: boolean }): void {
  if (isGone) forgetOrganization(browserStorage(), id)
  else if (name !== null) rememberOrganization(browserStorage(), { id, name })
}
