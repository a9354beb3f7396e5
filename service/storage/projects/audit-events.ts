import type { Queryable } from '@/service/storage/engine/database'

/** Who does something: the holder of a key, somebody at a command on this machine, or the service by itself. */
export type Actor = {
  kind: 'team_key' | 'project_key' | 'operator' | 'service'
  /** Of team_key or api_key, as `kind` says. */
  keyId: number | null
  projectId: number | null
  /** The address the request came from; null without a request. */
  address: string | null
}

/** Whoever can run commands on the machine and reach the database. */
export const operator: Actor = { kind: 'operator', keyId: null, projectId: null, address: null }

/** What the service does on its own: counting failed sign-ins, fetching newer files. */
export const serviceItself: Actor = { kind: 'service', keyId: null, projectId: null, address: null }

/** What is kept; service/contract/audit.ts has the same list for those who ask. */
export const auditKinds = [
  'authentication.failed',
  'project.created',
  'key.created',
  'key.revoked',
  'team_key.created',
  'team_key.revoked',
  'match.answered',
  'match.forgotten',
  'commitment.answered',
  'commitment.forgotten',
  'organization.merged',
  'organization.separated',
  'edition.imported',
  'edition.rolled_back',
  'figure.accepted',
  'figure.withdrawn',
  'report_figure.decided',
  'database.backed_up',
  'database.restored',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** What it was done to: ids, names and counts. Never a key, a hash of one, or a body. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>

export type AuditEvent = { kind: AuditKind; by: Actor; details: AuditDetails; at: Date }

export type AuditEventRow = {
  id: number
  at: Date
  kind: string
  actor: string
  keyId: number | null
  projectId: number | null
  address: string | null
  details: AuditDetails
}

/** In the transaction of what it tells, so that there is never the one without the other. */
export async function insertAuditEvent(db: Queryable, { kind, by, details, at }: AuditEvent): Promise<void> {
  await db.query(
    `insert into audit_event (at, kind, actor, key_id, project_id, address, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [at, kind, by.kind, by.keyId, by.projectId, by.address, JSON.stringify(details)],
  )
}

/** Newest first, those before `before`, at most `limit`. */
export async function selectAuditEvents(
  db: Queryable,
  filter: { before: number | null; kind: AuditKind | null; projectId: number | null; limit: number },
): Promise<AuditEventRow[]> {
  return db.query<AuditEventRow>(
    `select id, at, kind, actor, key_id as "keyId", project_id as "projectId", address, details
       from audit_event
      where ($1::bigint is null or id < $1) and ($2::text is null or kind = $2)
        and ($3::bigint is null or project_id = $3)
      order by id desc limit $4`,
    [filter.before, filter.kind, filter.projectId, filter.limit],
  )
}
