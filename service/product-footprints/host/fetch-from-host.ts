import type { Context } from '@/service/context'
import type { ProductFootprintOutcome } from '@/service/contract/product-footprints/product-footprint'
import { ServiceError } from '@/service/errors'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { readSecret } from '@/service/live/keys/read-secret'
import { unseal } from '@/service/live/keys/seal'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { findPactHost, notePactHostAsked, type PactHostRow } from '@/service/storage/engagement/pact-hosts'
import { type Actor, operator } from '@/service/storage/projects/audit-events'
import { mostFootprints } from '../pact/find-footprints'
import { takeFootprints } from '../take-footprints'
import { askHost } from './ask-host'
import { HostFailure } from './host-failure'
import { sealedFor } from './keep-host'

/** Time limit of the whole query: a person is waiting for it. */
const longestMs = 60_000

type Fetching = Pick<Context, 'clock' | 'database' | 'live' | 'queue'>
type Asked = MatchRequest & { confirmsCompany: boolean; by: string | null }

/**
 * Fetches the product footprints of an organization's PACT host and stores them as `takeFootprints` does. If the host does not
 * answer, the reason is stored with it and there are no outcomes. ServiceError `organization_not_found`; `not_found` if no host is
 * set, or it was removed or replaced during the query.
 */
export async function fetchFromHost(
  ctx: Fetching,
  { confirmsCompany, by: person, ...request }: Asked,
  by: Actor = operator,
): Promise<ProductFootprintOutcome[]> {
  const { id, projectId } = await requireSurvivor(ctx.database, request)
  const host = await findPactHost(ctx.database, id)
  if (host === null) throw new ServiceError('not_found', 'No PACT host is set for this organization')
  const note = async (outcome: { answered: number | null; failure: string | null }) => {
    if (!(await notePactHostAsked(ctx.database, host, { askedAt: ctx.clock(), ...outcome })))
      throw new ServiceError('not_found', 'The PACT host was removed or replaced during the query: nothing was stored')
  }
  try {
    const found = await askKept(ctx, host)
    await note({ answered: found.length, failure: null })
    const given = { confirmsCompany, origin: 'host' as const, from: host.url, by: person }
    const outcomes: ProductFootprintOutcome[] = []
    for (let place = 0; place < found.length; place += mostFootprints) {
      const document = found.slice(place, place + mostFootprints)
      outcomes.push(...(await takeFootprints(ctx, { projectId, organizationId: id, document, given }, by)))
    }
    return outcomes
  } catch (error) {
    if (!(error instanceof HostFailure) && !(error instanceof FetchFailure)) throw error
    await note({ answered: null, failure: error.message })
    return []
  }
}

async function askKept({ live }: Fetching, host: PactHostRow): Promise<unknown[]> {
  const { organizationId, url, authUrl, clientId, sealed } = host
  const clientSecret = unseal(sealed, await readSecret(live.dataDirectory, live.keysSecret), sealedFor(organizationId))
  if (clientSecret === null)
    throw new HostFailure(
      'The client secret was encrypted with another LIVE_KEYS_SECRET than this process has: enter it again',
    )
  const asking = { reach: live.reach, signal: AbortSignal.timeout(longestMs) }
  return askHost({ url, authUrl, clientId, clientSecret }, asking)
}
