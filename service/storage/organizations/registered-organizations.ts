import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup, lookUpEach } from '@/service/storage/engine/batch-lookup'
import { toSnakeCase } from '@/service/storage/engine/camel-case'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { list } from '@/service/storage/engine/rows'
import { columnTypes } from '@/service/storage/schema'
import { columnsWithoutOutcome, type GivenFields, OrganizationRow } from './organizations'

/** The fields that decide identity. `firstRegion` is the country in the first registration. */
const RegisteredOrganization = OrganizationRow.omit({ outcome: true }).extend({ firstRegion: z.string().nullable() })
export type RegisteredOrganization = z.infer<typeof RegisteredOrganization>

export type IdentityKeys = Pick<
  GivenFields,
  'externalId' | 'leiNumber' | 'isinNumber' | 'dunsNumber' | 'spGlobalNumber' | 'nameKey' | 'coreKey'
> & { companyId: number | null }

/**
 * Missing keys are not looked up. `fingerprint` also finds the record that answered the same registration before, whatever its present
 * keys.
 */
type AskedKeys = Partial<IdentityKeys> & { fingerprint?: string }

const identityFields = [
  'externalId',
  'leiNumber',
  'isinNumber',
  'dunsNumber',
  'spGlobalNumber',
  'nameKey',
  'coreKey',
  'companyId',
] as const satisfies readonly (keyof IdentityKeys)[]

/**
 * One index lookup for each value (migration 0016): the project is written so that none of its indexes is used, and `offset 0` keeps the
 * lookups separate, which would otherwise become a join that reads the whole table while that is small.
 */
function sharing(field: keyof IdentityKeys, place: number): string {
  const column = toSnakeCase(field)
  const type = columnTypes.organization[field]
  const hash = type === 'bigint' ? 'hashint8extended' : 'hashtextextended'
  return `select found.id from unnest($${place}::${type}[]) as wanted(value) cross join lateral (
      select id from organization
       where ${hash}(${column}, project_id) = ${hash}(wanted.value, $1::bigint) and ${column} = wanted.value
         and project_id + 0 = $1::bigint offset 0) as found`
}

/** The organizations that answered registrations with these fingerprints. */
function remembered(place: number): string {
  return `select organization_id from organization_registration
      where project_id = $1::bigint and fingerprint = any($${place}::text[])`
}

function valuesOf(asked: readonly AskedKeys[], field: keyof AskedKeys): unknown[] {
  return [...new Set(asked.flatMap((keys) => keys[field] ?? []))]
}

/** Organizations of the project that share at least one key with any of these, first registered first. Index lookups only. */
export async function findOrganizationsByKeys(
  db: Queryable,
  projectId: number,
  ...asked: readonly AskedKeys[]
): Promise<RegisteredOrganization[]> {
  const parameters: unknown[] = [projectId]
  // Only the kinds that occur: each is a lookup in its own index.
  const lookups = identityFields.flatMap((field) => {
    const values = valuesOf(asked, field)
    return values.length === 0 ? [] : [sharing(field, parameters.push(values))]
  })
  const fingerprints = valuesOf(asked, 'fingerprint')
  if (fingerprints.length > 0) lookups.push(remembered(parameters.push(fingerprints)))
  if (lookups.length === 0) return []
  const rows = await db.query(
    `select ${columnsWithoutOutcome}, first_region as "firstRegion" from organization
      where id = any(array(${lookups.join(' union all ')})) and removed_at is null order by id`,
    parameters,
    { isPrepared: true },
  )
  return rows.map((row) => RegisteredOrganization.parse(row))
}

const fingerprintLookup: Lookup = {
  sql: `select ${columnsWithoutOutcome}, first_region as "firstRegion" from organization
      where id = (select organization_id from organization_registration where project_id = $1 and fingerprint = $2) and removed_at is null`,
  types: ['bigint', 'text'],
}

/** The organization that answered a registration with this fingerprint before. */
export async function findOrganizationByFingerprint(
  db: Batched,
  projectId: number,
  fingerprint: string,
): Promise<RegisteredOrganization | null> {
  const [row] = await batchLookup(db, fingerprintLookup, [projectId, fingerprint])
  return row ? RegisteredOrganization.parse(row) : null
}

/** The same for several fingerprints, in order. */
export async function findOrganizationsByFingerprint(
  db: Queryable,
  projectId: number,
  fingerprints: readonly string[],
): Promise<(RegisteredOrganization | null)[]> {
  const sets = fingerprints.map((fingerprint) => [projectId, fingerprint])
  const answers = await lookUpEach(db, fingerprintLookup, sets)
  return answers.map(([row]) => (row ? RegisteredOrganization.parse(row) : null))
}

/** Words that led to a removed organization lead to the new one; all others keep their target. */
export const takesOver = sql`on conflict (project_id, fingerprint) do update set organization_id = excluded.organization_id
    where exists (select from organization o where o.id = organization_registration.organization_id and o.removed_at is not null)`

type Remembered = { projectId: number; fingerprint: string; organizationId: number }

const rememberedAs = prepared(
  (_, given: { projects: readonly number[]; fingerprints: readonly string[]; organizations: readonly number[] }) =>
    sql`insert into organization_registration (project_id, fingerprint, organization_id)
     select distinct on (1, 2) * from unnest(${list(given.projects, 'bigint')}, ${list(given.fingerprints, 'text')},
       ${list(given.organizations, 'bigint')}) as given(project_id, fingerprint, organization_id) order by 1, 2, 3 ${takesOver}`,
)

/** Remembers which organizations these words lead to; existing entries stay. */
export async function rememberRegistrations(db: Queryable, registrations: readonly Remembered[]): Promise<void> {
  if (registrations.length === 0) return
  await rememberedAs(db, {
    projects: registrations.map(({ projectId }) => projectId),
    fingerprints: registrations.map(({ fingerprint }) => fingerprint),
    organizations: registrations.map(({ organizationId }) => organizationId),
  })
}
