import { z } from 'zod'
import { deleteAnswers } from './answers'
import { askEach, askTogether, type Lookup } from './ask-together'
import type { Queryable, Row, Transaction } from './database'

const Text = z.string().nullable()

/** What a project told us about an organization, and the keys derived from it. */
const Given = z.object({
  name: Text,
  hqRegion: Text,
  hqSubregion: Text,
  hqFuzzy: Text,
  industryId: Text,
  industryName: Text,
  website: Text,
  externalId: Text,
  isLegalEntityName: z.boolean().nullable(),
  leiNumber: Text,
  isinNumber: Text,
  dunsNumber: Text,
  spGlobalNumber: Text,
  nameKey: Text,
  websiteDomain: Text,
  coreKey: Text,
})
export type GivenFields = z.infer<typeof Given>

/** A row of table `organization`. `outcome` is as research stored it (service/storage/outcome.ts parses it). */
const OrganizationRow = Given.extend({
  id: z.int(),
  projectId: z.int(),
  foundName: Text,
  foundRegion: Text,
  foundSubregion: Text,
  foundWebsite: Text,
  companyId: z.int().nullable(),
  /** The record that answers for this one, by a person's word; null where it answers itself. */
  mergedInto: z.int().nullable(),
  status: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Goes up with every change of the row: an answer built from an older revision is not stored. */
  revision: z.int(),
  outcome: z.unknown(),
})
export type OrganizationRow = z.infer<typeof OrganizationRow>

export const givenColumns = {
  name: 'name',
  hqRegion: 'hq_region',
  hqSubregion: 'hq_subregion',
  hqFuzzy: 'hq_fuzzy',
  industryId: 'industry_id',
  industryName: 'industry_name',
  website: 'website',
  externalId: 'external_id',
  isLegalEntityName: 'is_legal_entity_name',
  leiNumber: 'lei_number',
  isinNumber: 'isin_number',
  dunsNumber: 'duns_number',
  spGlobalNumber: 'sp_global_number',
  nameKey: 'name_key',
  websiteDomain: 'website_domain',
  coreKey: 'core_key',
} as const satisfies Record<keyof GivenFields, string>

export const givenFields = Object.keys(givenColumns) as (keyof GivenFields)[]

const columnsWithoutOutcome = `
  id, project_id as "projectId", ${givenFields.map((field) => `${givenColumns[field]} as "${field}"`).join(', ')},
  found_name as "foundName", found_region as "foundRegion", found_subregion as "foundSubregion",
  found_website as "foundWebsite", company_id as "companyId", merged_into as "mergedInto", status, created_at as "createdAt",
  updated_at as "updatedAt", revision`

export const organizationColumns = `${columnsWithoutOutcome}, outcome`

export function parseOrganizationRow(row: Row): OrganizationRow {
  return OrganizationRow.parse(row)
}

/** The organization, or null when the project has none of that id. */
export async function findOrganization(db: Queryable, projectId: number, id: number): Promise<OrganizationRow | null> {
  const sql = `select ${organizationColumns} from organization where id = $1 and project_id = $2`
  const [row] = await db.query(sql, [id, projectId])
  return row ? parseOrganizationRow(row) : null
}

/** What identity is decided by. `firstRegion` is the country that the first registration named. */
const RegisteredOrganization = OrganizationRow.omit({ outcome: true }).extend({ firstRegion: Text })
export type RegisteredOrganization = z.infer<typeof RegisteredOrganization>

export type IdentityKeys = Pick<
  GivenFields,
  'externalId' | 'leiNumber' | 'isinNumber' | 'dunsNumber' | 'spGlobalNumber' | 'nameKey' | 'coreKey'
> & { companyId: number | null }

/** `fingerprint`: also what answered a registration of it before, whatever its keys are by now. */
type AskedKeys = IdentityKeys & { fingerprint?: string }

const identityColumns = {
  externalId: 'external_id',
  leiNumber: 'lei_number',
  isinNumber: 'isin_number',
  dunsNumber: 'duns_number',
  spGlobalNumber: 'sp_global_number',
  nameKey: 'name_key',
  coreKey: 'core_key',
  companyId: 'company_id',
} as const satisfies Record<keyof IdentityKeys, string>

/**
 * One look-up in one index for each value (migration 0016): the project is written so that no index of its serves, and
 * `offset 0` keeps the look-ups apart, which would else be a join that reads the whole table while that is small.
 */
function sharing(field: keyof IdentityKeys, place: number): string {
  const column = identityColumns[field]
  const [type, hash] = field === 'companyId' ? ['bigint', 'hashint8extended'] : ['text', 'hashtextextended']
  return `select found.id from unnest($${place}::${type}[]) as wanted(value) cross join lateral (
      select id from organization
       where ${hash}(${column}, project_id) = ${hash}(wanted.value, $1::bigint) and ${column} = wanted.value
         and project_id + 0 = $1::bigint offset 0) as found`
}

/** What answered registrations of these fingerprints. */
function remembered(place: number): string {
  return `select organization_id from organization_registration
      where project_id = $1::bigint and fingerprint = any($${place}::text[])`
}

function valuesOf(asked: readonly AskedKeys[], field: keyof AskedKeys): unknown[] {
  return [...new Set(asked.flatMap((keys) => keys[field] ?? []))]
}

/** Organizations of the project that share at least one key with any of these, the first registered first. Index look-ups only. */
export async function findOrganizationsByKeys(
  db: Queryable,
  projectId: number,
  ...asked: readonly AskedKeys[]
): Promise<RegisteredOrganization[]> {
  const parameters: unknown[] = [projectId]
  // Only kinds that somebody has: each is a look-up in an index of its own.
  const lookups = (Object.keys(identityColumns) as (keyof IdentityKeys)[]).flatMap((field) => {
    const values = valuesOf(asked, field)
    return values.length === 0 ? [] : [sharing(field, parameters.push(values))]
  })
  const fingerprints = valuesOf(asked, 'fingerprint')
  if (fingerprints.length > 0) lookups.push(remembered(parameters.push(fingerprints)))
  if (lookups.length === 0) return []
  const rows = await db.query(
    `select ${columnsWithoutOutcome}, first_region as "firstRegion" from organization
      where id = any(array(${lookups.join(' union all ')})) order by id`,
    parameters,
  )
  return rows.map((row) => RegisteredOrganization.parse(row))
}

const fingerprintLookup: Lookup = {
  sql: `select ${columnsWithoutOutcome}, first_region as "firstRegion" from organization
      where id = (select organization_id from organization_registration where project_id = $1 and fingerprint = $2)`,
  types: ['bigint', 'text'],
}

/** The organization that answered a registration of this fingerprint before. */
export async function findOrganizationByFingerprint(
  db: Queryable,
  projectId: number,
  fingerprint: string,
): Promise<RegisteredOrganization | null> {
  const [row] = await askTogether(db, fingerprintLookup, [projectId, fingerprint])
  return row ? RegisteredOrganization.parse(row) : null
}

/** The same for several, in their order. */
export async function findOrganizationsByFingerprint(
  db: Queryable,
  projectId: number,
  fingerprints: readonly string[],
): Promise<(RegisteredOrganization | null)[]> {
  const sets = fingerprints.map((fingerprint) => [projectId, fingerprint])
  const answers = await askEach(db, fingerprintLookup, sets)
  return answers.map(([row]) => (row ? RegisteredOrganization.parse(row) : null))
}

export async function rememberRegistration(
  db: Queryable,
  registration: { projectId: number; fingerprint: string; organizationId: number },
): Promise<void> {
  await db.query(
    `insert into organization_registration (project_id, fingerprint, organization_id) values ($1, $2, $3)
     on conflict do nothing`,
    [registration.projectId, registration.fingerprint, registration.organizationId],
  )
}

export type FilledOrganization = {
  id: number
  given: GivenFields
  companyId: number | null
  sortName: string
  searchText: string
  at: Date
}

/**
 * Writes what the project told us anew; the caller decides what may change. A company that research found meanwhile
 * stays. The stored answers hold the old fields, so they go.
 */
export async function updateGiven(db: Transaction, organization: FilledOrganization): Promise<void> {
  const assignments = givenFields.map((field, place) => `${givenColumns[field]} = $${place + 6}`).join(', ')
  await db.query(
    `update organization set company_id = coalesce(company_id, $2), sort_name = $3, search_text = $4, updated_at = $5,
       revision = revision + 1, ${assignments}
      where id = $1`,
    [
      organization.id,
      organization.companyId,
      organization.sortName,
      organization.searchText,
      organization.at,
      ...givenFields.map((field) => organization.given[field]),
    ],
  )
  await deleteAnswers(db, organization.id)
}

/** Sets the state and writes it to the history. */
export async function enterState(
  db: Transaction,
  change: { id: number; state: string; reason: string; at: Date },
): Promise<void> {
  await db.query(`update organization set status = $2, updated_at = $3, revision = revision + 1 where id = $1`, [
    change.id,
    change.state,
    change.at,
  ])
  await recordState(db, change)
  await deleteAnswers(db, change.id)
}

/** One line of the history. A new row has its state already; this says since when and why. */
export async function recordState(
  db: Queryable,
  change: { id: number; state: string; reason: string; at: Date },
): Promise<void> {
  await db.query('insert into organization_state (organization_id, state, reason, at) values ($1, $2, $3, $4)', [
    change.id,
    change.state,
    change.reason,
    change.at,
  ])
}
