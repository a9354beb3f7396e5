import type { Context } from '@/service/context'
import type { ReportSearchChoice } from '@/service/contract/documents/report-search'
import { ServiceError } from '@/service/errors'
import { findChoice, findIsChosen, storeChoice } from '@/service/storage/documents/report-search-choice'
import { dropWaitingSearches } from '@/service/storage/documents/report-searches'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { markWithWebsiteDue } from '@/service/storage/research/research-due'

type Holder = Pick<Context, 'database' | 'findsReports'>

/** Whether reports are looked for: what REPORTS_FIND says, else what an admin answered; no, where nobody has said anything. */
export async function isFindingReports({ database, findsReports }: Holder): Promise<boolean> {
  return findsReports ?? (await findIsChosen(database)) ?? false
}

/** Whether reports are looked for, and who decided it. */
export async function readSearchChoice({ database, findsReports }: Holder): Promise<ReportSearchChoice> {
  if (findsReports !== null) return { is_on: findsReports, decided_by: 'environment', decided_at: null }
  const row = await findChoice(database)
  if (row === null) return { is_on: false, decided_by: null, decided_at: null }
  return { is_on: row.isOn, decided_by: 'admin', decided_at: row.setAt.toISOString() }
}

/**
 * Stores an admin's answer. After yes, organizations with a website are researched again, after which their reports are looked for; after
 * no, nothing waits any more. ServiceError `bad_request` where REPORTS_FIND decides.
 */
export async function chooseSearch(
  ctx: Holder & Pick<Context, 'clock'>,
  isOn: boolean,
  by: Actor = operator,
): Promise<void> {
  if (ctx.findsReports !== null) {
    throw new ServiceError(
      'bad_request',
      `REPORTS_FIND=${ctx.findsReports ? 'on' : 'off'} decides in this installation; take it away to decide here`,
    )
  }
  await ctx.database.transaction(async (transaction) => {
    const wasOn = (await findChoice(transaction))?.isOn ?? false
    const at = ctx.clock()
    await storeChoice(transaction, { isOn, setAt: at })
    if (isOn && !wasOn) await markWithWebsiteDue(transaction, 'Reports are looked for on websites from now on')
    if (!isOn) await dropWaitingSearches(transaction)
    await insertAuditEvent(transaction, { kind: 'report_search.chosen', by, details: { is_on: isOn }, at })
  })
}
