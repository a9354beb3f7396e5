import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Store } from './open-store'

const auditActions = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'user_created',
  'role_changed',
  'user_disabled',
  'user_enabled',
  'link_made',
  'password_changed',
  'sessions_revoked',
] as const

export type AuditAction = (typeof auditActions)[number]
export type AuditEntry = {
  at: string
  actor: string
  action: AuditAction
  subject: string
  detail: string
  times: number
}

/** `actor` and `subject`: email addresses of users, or words in brackets: "(command line)", "(nobody)". */
export type AuditEvent = { actor: string; action: AuditAction; subject: string; detail?: string }

const hourMs = 3_600_000
const keptMs = 400 * 24 * hourMs

/** Writes one entry; a failed sign-in of the same user within the hour only raises the count of the existing entry. */
export async function recordAudit({ db }: Store, event: AuditEvent, now = new Date()): Promise<void> {
  const at = now.toISOString()
  const { actor, action, subject, detail = '' } = event
  if (action === 'sign_in_failed') {
    const { numUpdatedRows } = await db
      .updateTable('audit')
      .set((eb) => ({ times: eb('times', '+', 1) }))
      .where('action', '=', action)
      .where('subject', '=', subject)
      .where('detail', '=', detail)
      .where('at', '>', new Date(now.getTime() - hourMs).toISOString())
      .executeTakeFirst()
    if (Number(numUpdatedRows) > 0) return
  }
  await db.insertInto('audit').values({ id: randomUUID(), at, actor, action, subject, detail, times: 1 }).execute()
}

/** The newest entries first. */
export async function listAudit({ db }: Store, limit = 100): Promise<AuditEntry[]> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(limit).execute()
  return rows.flatMap(({ action, ...row }) => (isAuditAction(action) ? [{ ...row, action }] : []))
}

function isAuditAction(action: string): action is AuditAction {
  return auditActions.some((known) => known === action)
}

/** Deletes entries older than 400 days. */
export async function forgetOld({ db }: Store, now = new Date()): Promise<void> {
  await db
    .deleteFrom('audit')
    .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
