import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import { toSnakeCase } from '@/service/storage/engine/camel-case'
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
const CountingRowWithId = CountingRow.extend({ id: z.int() })
/** The fields that decide whether a footprint is valid now. */
export type CountingRow = z.infer<typeof CountingRow>
type CountingRowWithId = z.infer<typeof CountingRowWithId>

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

const countingColumns = Object.keys(CountingRowWithId.shape) as (keyof CountingRowWithId)[]
const columns = Object.keys(ProductFootprintRow.shape) as (keyof ProductFootprintRow)[]

export type NewFootprint = Omit<ProductFootprintRow, 'id' | 'document'> & {
  projectId: number
  document: object
  changesAt: Date | null
}

/** Stores a footprint, replacing one with the same PACT id. */
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

/** Those of an organization with these ids, in the order in which they were given. */
export async function listFootprintsByIds(
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<ProductFootprintRow[]> {
  if (ids.length === 0) return []
  const rows = await tables(db)
    .selectFrom('productFootprint')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .orderBy('givenAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ProductFootprintRow.parse(row))
}

/** The document that is kept under this id of PACT; null where there is none. */
export async function findFootprintDocument(
  db: Queryable,
  organizationId: number,
  pactId: string,
): Promise<object | null> {
  const row = await tables(db)
    .selectFrom('productFootprint')
    .select('document')
    .where('organizationId', '=', organizationId)
    .where('pactId', '=', pactId)
    .executeTakeFirst()
  return row === undefined ? null : ProductFootprintRow.shape.document.parse(row.document)
}

/** Characters of all documents of an organization together. */
export async function countCharacters(db: Queryable, organizationId: number): Promise<number> {
  const [row] = await parsedRows(
    db,
    z.object({ characters: z.coerce.number() }),
    sql`select coalesce(sum(length(document::text)), 0) as characters from product_footprint
        where organization_id = ${organizationId}`,
  )
  return row?.characters ?? 0
}

export async function findProductFootprint(
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<ProductFootprintRow | null> {
  const row = await tables(db)
    .selectFrom('productFootprint')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : ProductFootprintRow.parse(row)
}

/** Of all footprints of an organization what says which of them count, without their documents. */
export async function listCountingRows(db: Queryable, organizationId: number): Promise<CountingRowWithId[]> {
  const rows = await tables(db)
    .selectFrom('productFootprint')
    .select(countingColumns)
    .where('organizationId', '=', organizationId)
    .orderBy('givenAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => CountingRowWithId.parse(row))
}

/** Returns whether there was one. */
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
  sql: `select ${countingColumns.map((column) => `${toSnakeCase(column)} as "${column}"`).join(', ')}
    from product_footprint where organization_id = $1 order by given_at, id`,
  types: ['bigint'],
}

/** The same as `listCountingRows`, asked for many organizations together. */
export async function lookUpCountingRows(db: Batched, organizationId: number): Promise<CountingRowWithId[]> {
  const rows = await batchLookup(db, lookup, [organizationId])
  return rows.map((row) => CountingRowWithId.parse(row))
}

const Due = z.object({
  id: z.int(),
  organizationId: z.int(),
  projectId: z.int(),
  validFrom: z.date().nullable(),
  validUntil: z.date(),
})
export type DueFootprint = z.infer<typeof Due>

/** Footprints whose validity has changed by the passing of time, locked. */
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
