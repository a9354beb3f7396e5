import type { Context } from '@/service/context'
import type { NewPactHost, PactHost, PactHostOfOrganization } from '@/service/contract/product-footprints/pact-host'
import { ServiceError } from '@/service/errors'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { readSecret } from '@/service/live/keys/read-secret'
import { seal } from '@/service/live/keys/seal'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { deletePactHost, findPactHost, type PactHostRow, storePactHost } from '@/service/storage/engagement/pact-hosts'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { checkHostAddress } from './ask-host'
import { HostFailure } from './host-failure'

type Keeping = Pick<Context, 'clock' | 'database' | 'live'>

/** The context that the secret of an organization's host is encrypted with, so that it cannot be used for another organization. */
export function sealedFor(organizationId: number): string {
  return `the PACT host of organization ${organizationId}`
}

export function presentHost(row: PactHostRow): PactHost {
  return {
    url: row.url,
    auth_url: row.authUrl,
    client_id: row.clientId,
    set_by: row.setBy,
    set_at: row.setAt.toISOString(),
    asked_at: row.askedAt?.toISOString() ?? null,
    answered: row.answered,
    failure: row.failure,
  }
}

/** Returns an organization's PACT host. ServiceError `organization_not_found`, also for another project's. */
export async function readHost(
  { database }: Pick<Context, 'database'>,
  request: MatchRequest,
): Promise<PactHostOfOrganization> {
  const { id } = await requireSurvivor(database, request)
  const row = await findPactHost(database, id)
  return { organization_id: id, host: row && presentHost(row) }
}

/**
 * Stores an organization's PACT host with its secret encrypted. A change of the address requires the secret again. ServiceError
 * `organization_not_found`; `bad_request` for an address that may not be requested.
 */
export async function keepHost(
  { clock, database, live }: Keeping,
  { host, ...request }: MatchRequest & { host: NewPactHost },
  by: Actor = operator,
): Promise<void> {
  requireAddress('url', host.url, live.reach)
  if (host.auth_url !== null) requireAddress('auth_url', host.auth_url, live.reach)
  const secret = await readSecret(live.dataDirectory, live.keysSecret)
  await database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, projectId } = await requireSurvivor(transaction, request)
    const at = clock()
    await storePactHost(transaction, {
      organizationId: id,
      projectId,
      url: host.url,
      authUrl: host.auth_url,
      clientId: host.client_id,
      sealed: seal(host.client_secret, secret, sealedFor(id)),
      setBy: host.by ?? null,
      setAt: at,
    })
    const details = { project_id: projectId, organization_id: id, url: host.url }
    await insertAuditEvent(transaction, { kind: 'pact_host.set', by, details, at })
  })
}

function requireAddress(field: string, text: string, reach: Keeping['live']['reach']): void {
  try {
    checkHostAddress(text, reach)
  } catch (error) {
    if (!(error instanceof HostFailure) && !(error instanceof FetchFailure)) throw error
    throw new ServiceError('bad_request', `${field}: ${error.message}`)
  }
}

/** Removes the host and its credentials; footprints from it stay. ServiceError `organization_not_found` or `not_found`. */
export async function forgetHost(
  { clock, database }: Pick<Keeping, 'clock' | 'database'>,
  request: MatchRequest,
  by: Actor = operator,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, projectId } = await requireSurvivor(transaction, request)
    if (!(await deletePactHost(transaction, id)))
      throw new ServiceError('not_found', 'No PACT host is set for this organization')
    const details = { project_id: projectId, organization_id: id }
    await insertAuditEvent(transaction, { kind: 'pact_host.removed', by, details, at: clock() })
  })
}
