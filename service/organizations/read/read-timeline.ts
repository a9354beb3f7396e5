import type { Context } from '@/service/context'
import type { Timeline } from '@/service/contract/organization/timeline'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import type { Edition } from '@/service/reference/records'
import { listStates } from '@/service/storage/organizations/organization-history'
import { Outcome } from '@/service/storage/research/outcome'
import { readStateReason } from './read-state-reason'

const shownStates = 200

/**
 * What happened to an organization and when, and the editions behind its answer. ServiceError `organization_not_found`, also for another
 * project's organization.
 */
export async function readTimeline(
  { database, reference }: Pick<Context, 'database' | 'reference'>,
  request: MatchRequest,
): Promise<Timeline> {
  const organization = await requireSurvivor(database, request)
  const outcome = organization.outcome === null ? null : Outcome.parse(organization.outcome)
  const named = new Set(outcome?.sources.map(({ source }) => source))
  const states = await listStates(database, organization.id, shownStates)
  return {
    registered_at: organization.createdAt.toISOString(),
    events: states.map(({ at, state, reason }) => ({
      at: at.toISOString(),
      state,
      reason,
      reason_codes: readStateReason(reason),
    })),
    editions: reference.editions.all.filter(({ id }) => named.has(id)).map(presentEdition),
  }
}

function presentEdition({ id, title, publisher, vintage, retrievedOn }: Edition): Timeline['editions'][number] {
  return { source: id, title, publisher, vintage, retrieved_at: retrievedOn }
}
