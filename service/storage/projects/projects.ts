import type { Queryable, Transaction } from '@/service/storage/engine/database'

export type ProjectRow = {
  id: number
  name: string
  maxOrganizations: number | null
  organizationCount: number
  createdAt: Date
}

const columns = `id, name, max_organizations as "maxOrganizations", organization_count as "organizationCount", created_at as "createdAt"`

export async function insertProject(
  db: Queryable,
  project: { name: string; maxOrganizations: number | null; at: Date },
): Promise<ProjectRow> {
  const [row] = await db.query<ProjectRow>(
    `insert into project (name, max_organizations, created_at) values ($1, $2, $3) returning ${columns}`,
    [project.name, project.maxOrganizations, project.at],
  )
  if (!row) throw new Error('The database gave no row for a new project')
  return row
}

/** Oldest first. */
export async function selectProjects(db: Queryable): Promise<ProjectRow[]> {
  return db.query<ProjectRow>(`select ${columns} from project order by id`)
}

export async function findProject(db: Queryable, id: number): Promise<ProjectRow | null> {
  const [row] = await db.query<ProjectRow>(`select ${columns} from project where id = $1`, [id])
  return row ?? null
}

/**
 * Locks the project's row until the transaction ends: registrations of one project happen one after the other, so that
 * "already registered" and the quota are exact however many come at once.
 */
export async function lockProject(db: Queryable, id: number): Promise<ProjectRow> {
  const [row] = await db.query<ProjectRow>(`select ${columns} from project where id = $1 for update`, [id])
  if (!row) throw new Error(`Project ${id} is gone`)
  return row
}

/**
 * `lockProject` for registering, whose look-ups are by index whatever the planner believes of tables that were nearly empty
 * a moment ago: their plans are kept, and reading a whole table for each would cost more with each registration. Of a small
 * batch PostgreSQL would plan them anew each time, which takes longer than the look-up.
 */
export async function lockProjectToRegister(db: Transaction, id: number): Promise<ProjectRow> {
  const [row] = await db.query<ProjectRow>(
    `select ${columns}, set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)
       from project where id = $1 for update`,
    [id],
    { isPrepared: true },
  )
  if (!row) throw new Error(`Project ${id} is gone`)
  return row
}
