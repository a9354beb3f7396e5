import type { Context } from '@/service/context'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { noteSearch } from '@/service/storage/documents/report-searches'
import { loadForResearch } from '@/service/storage/research/research'

type NoteContext = Pick<Context, 'database' | 'queue' | 'clock' | 'isFindingReports'>

/**
 * After an organization's research: where it has a website, its report is to be looked for, once; its answer says "processing" from
 * then on. Never unless REPORTS_FIND is on.
 */
export async function noteReportSearch(
  ctx: NoteContext,
  { organizationId }: { organizationId: number },
): Promise<void> {
  if (!ctx.isFindingReports) return
  const organization = await loadForResearch(ctx.database, organizationId)
  if (organization === null || (organization.website ?? organization.foundWebsite) === null) return
  await ctx.database.transaction(async (transaction) => {
    if (!(await noteSearch(transaction, organizationId, ctx.clock()))) return
    await researchAgain(ctx, transaction, organizationId, 'Its report is looked for on its website')
  })
}
