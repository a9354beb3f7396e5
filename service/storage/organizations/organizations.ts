import { z } from 'zod'
import type { Queryable, Row, Transaction } from '@/service/storage/engine/database'
import { deleteAnswers } from './answers'

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

/** A row of table `organization`. `outcome` is as research stored it (service/storage/research/outcome.ts parses it). */
export const OrganizationRow = Given.extend({
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

export const columnsWithoutOutcome = `
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
