import type { Context } from '@/service/context'
import type { ListedReportSearch, ReportSearch } from '@/service/contract/documents/report-search'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import {
  findSearch,
  listSearches,
  type ReportSearchRow,
  requestSearch,
} from '@/service/storage/documents/report-searches'
import { startOfSearch } from './listed-address'
import { isFindingReports } from './report-search-choice'

const mostListed = 500

/** Returns the outcome of the search for an organization's report. ServiceError `organization_not_found`. */
export async function readSearch(
  { database }: Pick<Context, 'database'>,
  request: MatchRequest,
): Promise<ReportSearch> {
  const { id } = await requireSurvivor(database, request)
  const row = await findSearch(database, id)
  if (row !== null) return { ...present(row), tried: row.tried }
  return { state: 'never', url: null, document_id: null, ended_at: null, next_at: null, tried: [] }
}

function present({ state, url, documentId, endedAt, nextAt }: ReportSearchRow): Omit<ReportSearch, 'tried'> {
  return {
    state,
    url,
    document_id: documentId,
    ended_at: endedAt?.toISOString() ?? null,
    next_at: nextAt?.toISOString() ?? null,
  }
}

/** Enqueues a search for the report. ServiceError `organization_not_found`; `bad_request` where this installation does not search, or no website is known. */
export async function searchAgain(
  ctx: Pick<Context, 'database' | 'queue' | 'clock' | 'reference' | 'findsReports'>,
  request: MatchRequest,
): Promise<void> {
  const organization = await requireSurvivor(ctx.database, request)
  if (!(await isFindingReports(ctx))) {
    throw new ServiceError(
      'bad_request',
      'This installation looks for no reports: an admin decides it on the page Data, or REPORTS_FIND=on',
    )
  }
  if (startOfSearch(organization, ctx.reference.reportAddresses) === null) {
    throw new ServiceError('bad_request', 'No website of this organization is known')
  }
  await ctx.database.transaction(async (transaction) => {
    await requestSearch(transaction, organization.id, ctx.clock())
    await researchAgain(ctx, transaction, organization.id, 'Its report is looked for on its website')
  })
}

/** Returns the searches of a project, the latest first, at most 500. */
export async function listReportSearches(
  { database }: Pick<Context, 'database'>,
  projectId: number,
): Promise<ListedReportSearch[]> {
  const rows = await listSearches(database, projectId, mostListed)
  return rows.map((row) => ({
    ...present(row),
    organization_id: row.organizationId,
    name: row.name,
    figures: row.figures,
    unchecked: row.unchecked,
  }))
}
