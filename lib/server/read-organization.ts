import 'server-only'
import { yearlyRates } from '@/lib/views/choose-rates'
import { type OrganizationAnswer, parseOrganization } from '@/lib/views/organization-answer'
import { askOrganization } from './ask-organization'

/** How long a page waits before it shows itself without the answer; the browser then goes on asking. */
const pageLimitMs = 4000

/** For the first paint of a page: the organization, 'missing', or null where only asking again can tell. */
export async function readOrganization(
  id: number,
  currency: string,
  rates: string,
): Promise<OrganizationAnswer | 'missing' | null> {
  const asked = { currency, rates: rates === yearlyRates ? null : rates, timeoutMs: pageLimitMs }
  const answer = await askOrganization(String(id), asked)
  if (answer.kind !== 'answered') return null
  if (answer.status === 404) return 'missing'
  return answer.status === 200 ? parseOrganization(answer.json) : null
}
