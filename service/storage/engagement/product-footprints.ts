import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable, Transaction } from '@/service/storage/engine/database'
import { parsedRows } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** Table product_footprint: product carbon footprints that an organization shares with a project. */

const CountingRow = z.object({
  pactId: z.string(),
  precedingIds: z.array(z.string()),
  status: z.enum(['Active', 'Deprecated']),
  validFrom: z.date().nullable(),
  validUntil: z.date(),
})
/** What says whether a footprint counts. */
export type CountingRow = z.infer<typeof CountingRow>

const ProductFootprintRow = CountingRow.extend({
  id: z.int(),
  organizationId: z.int(),
  document: z.looseObject({}),
  companyKnownBy: z.enum(['identifier', 'name', 'person']),
  origin: z.enum(['uploaded', 'host']),
  givenFrom: z.string().nullable(),
  givenBy: z.string().nullable(),
  givenAt: z.date(),
})
export type ProductFootprintRow = z.infer<typeof ProductFootprintRow>

const columns = Object.keys(ProductFootprintRow.shape) as (keyof ProductFootprintRow)[]

export type NewFootprint = Omit<ProductFootprintRow, 'id' | 'document'> & {
  projectId: number
  document: object
  changesAt: Date | null
}

/** Keeps a footprint, in the place of one with the same id of PACT. */
export async function storeProductFootprint(
  db: Transaction,
  { document, precedingIds, ...row }: NewFootprint,
): Promise<void> {
  const values = {
    ...row,
    document: sql<string>`${JSON.stringify(document)}::jsonb`,
    precedingIds: sql<string>`${JSON.stringify(precedingIds)}::jsonb`,
  }
  const { organizationId: _organization, projectId: _project, pactId: _id, ...replaced } = values
  await tables(db)
    .insertInto('productFootprint')
    .values(values)
    .onConflict((conflict) => conflict.columns(['organizationId', 'pactId']).doUpdateSet(replaced))
    .execute()
}

/** In the order in which they were given. */
export async function listProductFootprints(db: Queryable, organizationId: number): Promise<ProductFootprintRow[]> {
  const rows = await tables(db)
    .selectFrom('productFootprint')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .orderBy('givenAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ProductFootprintRow.parse(row))
}

/** Whether there was one. */
export async function deleteProductFootprint(db: Transaction, organizationId: number, id: number): Promise<boolean> {
  const rows = await tables(db)
    .deleteFrom('productFootprint')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return rows.length > 0
}

const lookup: Lookup = {
  sql: `select id, organization_id as "organizationId", pact_id as "pactId", preceding_ids as "precedingIds", status,
      valid_from as "validFrom", valid_until as "validUntil", document, company_known_by as "companyKnownBy", origin,
      given_from as "givenFrom", given_by as "givenBy", given_at as "givenAt"
    from product_footprint where organization_id = $1 order by given_at, id`,
  types: ['bigint'],
}

/** The same as `listProductFootprints`, asked for many organizations together. */
export async function lookUpProductFootprints(db: Batched, organizationId: number): Promise<ProductFootprintRow[]> {
  const rows = await batchLookup(db, lookup, [organizationId])
  return rows.map((row) => ProductFootprintRow.parse(row))
}

const Due = z.object({
  id: z.int(),
  organizationId: z.int(),
  projectId: z.int(),
  validFrom: z.date().nullable(),
  validUntil: z.date(),
})
export type DueFootprint = z.infer<typeof Due>

/** Footprints of which time has changed whether they count, locked. */
export async function lockDueFootprints(db: Transaction, now: Date, limit: number): Promise<DueFootprint[]> {
  return parsedRows(
    db,
    Due,
    sql`select f.id, f.organization_id as "organizationId", f.project_id as "projectId", f.valid_from as "validFrom",
          f.valid_until as "validUntil"
        from product_footprint f join organization o on o.id = f.organization_id
        where f.changes_at <= ${now} and o.removed_at is null and o.merged_into is null
        order by f.changes_at limit ${limit} for update of f skip locked`,
  )
}

export async function setNextChange(db: Transaction, id: number, changesAt: Date | null): Promise<void> {
  await tables(db).updateTable('productFootprint').set({ changesAt }).where('id', '=', id).execute()
}
