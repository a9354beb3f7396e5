import type { Queryable } from '@/service/storage/engine/database'
import { type GivenFields, givenColumns } from './organizations'

export type NewOrganization = {
  given: GivenFields
  firstRegion: string | null
  foundName: string | null
  companyId: number | null
  sortName: string
  searchText: string
  fingerprint: string
}

const columns = {
  ...givenColumns,
  firstRegion: 'first_region',
  foundName: 'found_name',
  companyId: 'company_id',
  sortName: 'sort_name',
  searchText: 'search_text',
} as const

function typeOf(field: string): string {
  if (field === 'companyId') return 'bigint'
  return field === 'isLegalEntityName' ? 'boolean' : 'text'
}

const fields = Object.keys(columns) as (keyof typeof columns)[]
const names = fields.map((field) => columns[field]).join(', ')

/**
 * One statement, because each is a round trip within the lock of the project. The number is taken before, so that row,
 * registration and history can be written beside one another. A list for each column is read in a quarter of the time that
 * PostgreSQL takes for rows of JSON.
 */
const statement = `
  with made as materialized (
    select nextval(pg_get_serial_sequence('organization', 'id')) as id, given.*
      from (select * from unnest($2::text[], ${fields.map((field, place) => `$${place + 5}::${typeOf(field)}[]`).join(', ')})
              with ordinality as r(fingerprint, ${names}, place) order by place) as given
  ), stored as (
    insert into organization (id, project_id, status, created_at, updated_at, ${names})
    overriding system value
    select id, $1, 'created', $3, $3, ${names} from made
  ), remembered as (
    insert into organization_registration (project_id, fingerprint, organization_id)
    select $1, fingerprint, id from made on conflict do nothing
  ), recorded as (
    insert into organization_state (organization_id, state, reason, at) select id, 'created', $4, $3 from made
  ), counted as (
    update project set organization_count = organization_count + (select count(*) from made) where id = $1
  )
  select id from made order by place`

/**
 * Inserts organizations of one project with status `created`, their registration and their first line of history, and
 * counts them; their ids in the same order. The caller holds the project's lock.
 */
export async function insertOrganizations(
  db: Queryable,
  projectId: number,
  organizations: readonly NewOrganization[],
  { at, reason }: { at: Date; reason: string },
): Promise<number[]> {
  if (organizations.length === 0) return []
  const rows = organizations.map(({ given, ...others }) => ({ ...given, ...others }))
  const lists = fields.map((field) => rows.map((row) => row[field]))
  const fingerprints = rows.map(({ fingerprint }) => fingerprint)
  const parameters = [projectId, fingerprints, at, reason, ...lists]
  const made = await db.query<{ id: number }>(statement, parameters, { isPrepared: true })
  if (made.length !== rows.length) throw new Error('The database did not give a number for each new organization')
  return made.map(({ id }) => id)
}
