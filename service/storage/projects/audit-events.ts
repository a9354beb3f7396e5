import { z } from 'zod'
import type { AuditKind } from '@/service/audit-kinds'
import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'

/** Who acts: the holder of a key, somebody at a command on this machine, or the service itself. */
export type Actor = {
  kind: 'team_key' | 'project_key' | 'operator' | 'service'
  /** The id in team_key or api_key, depending on `kind`. */
  keyId: number | null
  projectId: number | null
  /** The address of the request; null without a request. */
  address: string | null
  /** The person for whom the holder of the key acts, as it claims; stored as `by` in the details. */
  person?: string
}

/** Anyone who can run commands on the machine and reach the database. */
export const operator: Actor = { kind: 'operator', keyId: null, projectId: null, address: null }

/** The service's own actions: counting failed sign-ins, fetching newer files. */
export const serviceItself: Actor = { kind: 'service', keyId: null, projectId: null, address: null }

/** The objects of the action: ids, names and counts. Never a key, a hash of one, or a body. */
const AuditDetails = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()])).readonly()]),
  )
  .readonly()
export type AuditDetails = z.infer<typeof AuditDetails>

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

/** Call it in the transaction of the action, so that neither exists without the other. */
export async function insertAuditEvent(db: Queryable, { kind, by, details, at }: AuditEvent): Promise<void> {
  const { kind: actor, keyId, projectId, address, person } = by
  const told = person === undefined ? details : { ...details, by: person }
  await tables(db)
    .insertInto('auditEvent')
    .values({ at, kind, actor, keyId, projectId, address, details: JSON.stringify(told) })
    .execute()
}

/** Newest first, those before `before`, at most `limit`. */
export async function selectAuditEvents(
  db: Queryable,
  filter: { before: number | null; kind: AuditKind | null; projectId: number | null; limit: number },
): Promise<AuditEventRow[]> {
  const rows = await tables(db)
    .selectFrom('auditEvent')
    .select(['id', 'at', 'kind', 'actor', 'keyId', 'projectId', 'address', 'details'])
    .$if(filter.before !== null, (query) => query.where('id', '<', filter.before))
    .$if(filter.kind !== null, (query) => query.where('kind', '=', filter.kind))
    .$if(filter.projectId !== null, (query) => query.where('projectId', '=', filter.projectId))
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute()
  return rows.map((row) => ({ ...row, details: AuditDetails.parse(row.details) }))
}
