import type { Selectable } from 'kysely'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { OrganizationEngagementTable } from '@/service/storage/schema'

/**
 * Tables organization_engagement and organization_engagement_change: who works with an organization, at which stage, with which next
 * step, and the history. Days are texts: "2026-03-31".
 */

export type EngagementRow = Omit<Selectable<OrganizationEngagementTable>, 'organizationId' | 'projectId'>
export type EngagementFields = Pick<EngagementRow, 'stage' | 'owner' | 'nextStep' | 'dueOn'>

const fields = ['stage', 'owner', 'nextStep', 'dueOn'] as const
const columns = [...fields, 'changedBy', 'changedAt'] as const

/** Null if nobody has written anything. */
export async function findEngagement(db: Queryable, organizationId: number): Promise<EngagementRow | null> {
  const row = await tables(db)
    .selectFrom('organizationEngagement')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()
  return row ?? null
}

/** Newest first, at most 100. */
export async function listEngagementChanges(db: Queryable, organizationId: number): Promise<EngagementRow[]> {
  return tables(db)
    .selectFrom('organizationEngagementChange')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

type ToStore = EngagementRow & { organizationId: number; projectId: number }

/** Stores the new state, and an entry in the history. */
export async function storeEngagement(db: Transaction, { projectId, ...change }: ToStore): Promise<void> {
  const { organizationId, ...state } = change
  await tables(db)
    .insertInto('organizationEngagement')
    .values({ organizationId, projectId, ...state })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(state))
    .execute()
  await tables(db).insertInto('organizationEngagementChange').values(change).execute()
}

type LabelRow = { label: string; addedBy: string | null; addedAt: Date | null }

/** The labels of an organization with their authors, by key. */
export async function listLabelsWithAuthors(db: Queryable, organizationId: number): Promise<LabelRow[]> {
  return tables(db)
    .selectFrom('organizationLabel')
    .select(['label', 'addedBy', 'addedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('labelKey')
    .execute()
}
