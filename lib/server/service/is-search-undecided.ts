import 'server-only'
import { readTeamKey } from '@/lib/server/config'
import { servicePath } from '@/lib/server/service-path'
import type { Session } from '@/lib/server/session/get-session'
import { hasRole } from '@/lib/server/session/roles'
import { parseSearchChoice } from '@/lib/views/answers/search-choice-answer'
import { askService } from './service-client'

/** No page waits longer for a question that another page can ask as well. */
const limitMs = 500

/** What was known last. An answer can be changed, but is never taken back to none: then the service is not asked any more. */
let known: 'settled' | 'undecided' | null = null

/**
 * Whether this reader is to be asked if reports may be looked for on websites: an admin of a dashboard that can decide it, as long as nobody
 * has. Where the service does not answer in time, what was known before holds; no where
 * it has no such question.
 */
export async function isSearchUndecided(viewer: Session | 'open' | null): Promise<boolean> {
  if (known === 'settled' || viewer === null) return false
  if (viewer !== 'open' && !hasRole(viewer.user.role, 'admin')) return false
  if ((await readTeamKey()) === null) return false
  const answer = await askService({ method: 'GET', path: servicePath('/report-searches/choice'), timeoutMs: limitMs })
  const isUndecided = known === 'undecided'
  if (answer.kind === 'unreachable' || answer.kind === 'too_slow' || answer.kind === 'no_key') return isUndecided
  // A service that is starting, or busy, says later what it knows.
  if (answer.status === 429 || answer.status >= 500) return isUndecided
  const choice = answer.kind === 'answered' && answer.status === 200 ? parseSearchChoice(answer.json) : null
  known = choice?.decided_by === null ? 'undecided' : 'settled'
  return known === 'undecided'
}
