import type { Context } from '@/service/context'
import type { AuditPage, AuditQuery } from '@/service/contract/audit'
import { type AuditEventRow, selectAuditEvents } from '@/service/storage/projects/audit-events'

/** A page of the audit log, newest first. `next_cursor` is null on the last page. */
export async function listAudit(ctx: Pick<Context, 'database'>, query: AuditQuery): Promise<AuditPage> {
  const rows = await selectAuditEvents(ctx.database, {
    before: query.cursor === undefined ? null : Number(query.cursor),
    kind: query.kind ?? null,
    projectId: query.project_id === undefined ? null : Number(query.project_id),
    // One more tells whether there is another page.
    limit: query.limit + 1,
  })
  const events = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? events.at(-1) : undefined
  return { events: events.map(presentEvent), next_cursor: last === undefined ? null : String(last.id) }
}

function presentEvent(row: AuditEventRow): AuditPage['events'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: row.actor,
    key_id: row.keyId,
    project_id: row.projectId,
    address: row.address,
    details: { ...row.details },
  }
}
