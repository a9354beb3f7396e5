import { forgetOrganization, rememberOrganization } from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'

/** Keeps an organization that was opened among those of this browser, or forgets one that is not there any more. */
export function noteOpened({ id, name, isGone }: { id: number; name: string | null; isGone: boolean }): void {
  if (isGone) forgetOrganization(browserStorage(), id)
  else if (name !== null) rememberOrganization(browserStorage(), { id, name })
}
