import type { Context } from '@/service/context'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { noteSearch } from '@/service/storage/documents/report-searches'
import { loadForResearch } from '@/service/storage/research/research'
import { startOfSearch } from './listed-address'
import { isFindingReports } from './report-search-choice'

type NoteContext = Pick<Context, 'database' | 'queue' | 'clock' | 'reference' | 'findsReports'>

/**
 * After an organization's research, enqueues one search for its report if it has a website or is in a list of reports. Its answer
 * says "processing" from then on. Does nothing unless the search for reports is switched on (REPORTS_FIND, else the admin's choice).
 */
export async function noteReportSearch(
  ctx: NoteContext,
  { organizationId }: { organizationId: number },
): Promise<void> {
  if (!(await isFindingReports(ctx))) return
  const organization = await loadForResearch(ctx.database, organizationId)
  if (organization === null || startOfSearch(organization, ctx.reference.reportAddresses) === null) return
  await ctx.database.transaction(async (transaction) => {
    if (!(await noteSearch(transaction, organizationId, ctx.clock()))) return
    await researchAgain(ctx, transaction, organizationId, 'Its report is looked for on its website')
  })
}
