import 'server-only'
import type { Reader } from '@/lib/messages/reader'
import { yearlyRates } from '@/lib/views/address/choose-rates'
import { type OrganizationAnswer, parseOrganization } from '@/lib/views/answers/organization-answer'
import { askOrganization } from './ask-organization'
import { sayOrganization } from './say-organization'

/** How long the server waits before sending a page without the answer; the browser then keeps asking. */
const pageLimitMs = 4000

/** An organization for the first rendering in the reader's language; 'missing', or null if only asking again can tell. */
export async function readOrganization(
  id: number,
  currency: string,
  rates: string,
  reader: Reader | null = null,
): Promise<OrganizationAnswer | 'missing' | null> {
  const asked = { currency, rates: rates === yearlyRates ? null : rates, timeoutMs: pageLimitMs }
  const found = await askOrganization(String(id), asked)
  const answer = reader === null ? found : await sayOrganization(String(id), found, reader)
  if (answer.kind !== 'answered') return null
  if (answer.status === 404) return 'missing'
  return answer.status === 200 ? parseOrganization(answer.json) : null
}
