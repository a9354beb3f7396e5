import { type Selectable, sql } from 'kysely'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { tables } from '@/service/storage/engine/tables'
import type { ProjectTable } from '@/service/storage/schema'

export type ProjectRow = Selectable<ProjectTable>

const columns = ['id', 'name', 'maxOrganizations', 'organizationCount', 'createdAt'] as const

export async function insertProject(
  db: Queryable,
  project: { name: string; maxOrganizations: number | null; at: Date },
): Promise<ProjectRow> {
  return tables(db)
    .insertInto('project')
    .values({ name: project.name, maxOrganizations: project.maxOrganizations, createdAt: project.at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Oldest first. */
export async function selectProjects(db: Queryable): Promise<ProjectRow[]> {
  return tables(db).selectFrom('project').select(columns).orderBy('id').execute()
}

export async function findProject(db: Queryable, id: number): Promise<ProjectRow | null> {
  const row = await tables(db).selectFrom('project').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/**
 * Locks the project's row until the transaction ends: registrations of one project run one after the other, so that "already registered"
 * and the quota are exact however many arrive at once.
 */
export async function lockProject(db: Queryable, id: number): Promise<ProjectRow> {
  const query = tables(db).selectFrom('project').select(columns).where('id', '=', id).forNoKeyUpdate()
  const row = await query.executeTakeFirst()
  if (!row) throw new Error(`Project ${id} is gone`)
  return row
}

const lockToRegister = prepared((db, given: { id: number }) =>
  db
    .selectFrom('project')
    .select(columns)
    .select([
      sql<string>`set_config('enable_seqscan', 'off', true)`.as('seqscan'),
      sql<string>`set_config('plan_cache_mode', 'force_generic_plan', true)`.as('planCacheMode'),
    ])
    .where('id', '=', given.id)
    .forNoKeyUpdate(),
)

/**
 * `lockProject` for registering, with index lookups even while the planner believes that tables are nearly empty: plans are kept, and
 * reading a whole table each time would grow with every registration. For a small batch PostgreSQL would otherwise plan again each time,
 * which takes longer than the lookup.
 */
export async function lockProjectToRegister(db: Transaction, id: number): Promise<ProjectRow> {
  const [row] = await lockToRegister(db, { id })
  if (!row) throw new Error(`Project ${id} is gone`)
  return row
}

/** Counts added (or, below zero, removed) organizations. The caller holds the project's lock. */
export async function changeOrganizationCount(db: Transaction, id: number, by: number): Promise<void> {
  await tables(db)
    .updateTable('project')
    .set((eb) => ({ organizationCount: eb('organizationCount', '+', by) }))
    .where('id', '=', id)
    .execute()
}
