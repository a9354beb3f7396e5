import 'server-only'
import { type OrganizationAnswer, parseOrganization } from '@/lib/views/organization-answer'
import { askService } from './service-client'

/** How long a page waits before it shows itself without the answer; the browser then goes on asking. */
const pageLimitMs = 4000

/** For the first paint of a page: the organization, 'missing', or null where only asking again can tell. */
export async function readOrganization(id: number, currency: string): Promise<OrganizationAnswer | 'missing' | null> {
  const path = `/organizations/${id}?currency=${encodeURIComponent(currency)}`
  const answer = await askService({ method: 'GET', path, timeoutMs: pageLimitMs })
  if (answer.kind !== 'answered') return null
  if (answer.status === 404) return 'missing'
  return answer.status === 200 ? parseOrganization(answer.json) : null
}
