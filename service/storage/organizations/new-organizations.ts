import { sql } from 'kysely'
import { z } from 'zod'
import { toSnakeCase } from '@/service/storage/engine/camel-case'
import type { Queryable, Row } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { list } from '@/service/storage/engine/rows'
import { columnTypes } from '@/service/storage/schema'
import { type GivenFields, givenFields } from './organizations'
import { takesOver } from './registered-organizations'

export type NewOrganization = {
  given: GivenFields
  firstRegion: string | null
  foundName: string | null
  companyId: number | null
  sortName: string
  searchText: string
  fingerprint: string
}

const fields = [
  ...givenFields,
  'firstRegion',
  'foundName',
  'companyId',
  'sortName',
  'searchText',
] as const satisfies readonly (keyof typeof columnTypes.organization)[]

/** Besides these, one list for each of `fields`. */
type Given = Row & { projectId: number; fingerprints: readonly string[]; at: Date; reason: string }

const names = sql.raw(fields.map(toSnakeCase).join(', '))

/**
 * One statement, because each is a round trip while the project is locked. The id is taken first, so that row, registration and history
 * can be written together. PostgreSQL reads a list per column in a quarter of the time of JSON rows.
 */
const inserted = prepared(
  (_, given: Given) => sql`
  with made as materialized (
    select nextval(pg_get_serial_sequence('organization', 'id')) as id, given.*
      from (select * from unnest(${list(given.fingerprints, 'text')},
              ${sql.join(fields.map((field) => sql`${given[field]}::${sql.raw(columnTypes.organization[field])}[]`))})
              with ordinality as r(fingerprint, ${names}, place) order by place) as given
  ), stored as (
    insert into organization (id, project_id, status, created_at, updated_at, ${names})
    overriding system value
    select id, ${given.projectId}, 'created', ${given.at}, ${given.at}, ${names} from made
  ), remembered as (
    insert into organization_registration (project_id, fingerprint, organization_id)
    select ${given.projectId}, fingerprint, id from made ${takesOver}
  ), recorded as (
    insert into organization_state (organization_id, state, reason, at)
    select id, 'created', ${given.reason}, ${given.at} from made
  ), counted as (
    update project set organization_count = organization_count + (select count(*) from made) where id = ${given.projectId}
  )
  select id from made order by place`,
)

const Made = z.object({ id: z.int() })

/**
 * Inserts organizations of one project with status `created`, their registration and first history entry, and counts them; returns their
 * ids in order. The caller holds the project's lock.
 */
export async function insertOrganizations(
  db: Queryable,
  projectId: number,
  organizations: readonly NewOrganization[],
  { at, reason }: { at: Date; reason: string },
): Promise<number[]> {
  if (organizations.length === 0) return []
  const rows = organizations.map(({ given, ...others }) => ({ ...given, ...others }))
  const lists = Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])]))
  const fingerprints = rows.map(({ fingerprint }) => fingerprint)
  const made = await inserted(db, { ...lists, projectId, fingerprints, at, reason })
  if (made.length !== rows.length) throw new Error('The database did not give a number for each new organization')
  return made.map((row) => Made.parse(row).id)
}
