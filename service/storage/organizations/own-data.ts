import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, insertRows, jsonOf, parsedRows, rowsIn, run } from '@/service/storage/engine/rows'
import { isListed, type ListFilter } from './organization-filter'
import { findAnsweringIds, renewYearlySpend } from './yearly-spend'

/** Tables organization_own_data and organization_spend: the project's own data on its organizations. */

const Columns = z.record(z.string(), z.string())

export type OwnFields = {
  category: string | null
  buyer: string | null
  contactEmail: string | null
  columns: Readonly<Record<string, string>>
}

const SpendRow = z.object({
  account: z.string(),
  year: z.int(),
  amount: z.number(),
  currency: z.string(),
  category: z.string().nullable(),
  priceBasis: z.enum(['purchaser', 'basic']).nullable(),
  givenAt: z.date(),
})
export type SpendRow = z.infer<typeof SpendRow>

const FieldsRow = z.object({
  category: z.string().nullable(),
  buyer: z.string().nullable(),
  contactEmail: z.string().nullable(),
  columns: Columns,
})

/** A record and those merged into it, whose data count with it. */
const recordsOf = (id: number) =>
  sql`(select ${id}::bigint union select id from organization where merged_into = ${id})`

const StoredFields = FieldsRow.extend({ organizationId: z.int() })

/** The data of each record itself. */
export async function findOwnFields(db: Queryable, ids: readonly number[]): Promise<Map<number, OwnFields>> {
  const rows = await parsedRows(
    db,
    StoredFields,
    sql`select organization_id, category, buyer, contact_email, other_columns as columns from organization_own_data
      where organization_id = ${anyOf(ids, 'bigint')}`,
  )
  return new Map(rows.map(({ organizationId, ...fields }) => [organizationId, fields]))
}

/** Spend of the record and of those merged into it, newest year first. */
export function listSpend(db: Queryable, id: number): Promise<SpendRow[]> {
  return parsedRows(
    db,
    SpendRow,
    sql`select account, year, amount, currency, category, price_basis, given_at from organization_spend
      where organization_id in ${recordsOf(id)} order by year desc, account, place`,
  )
}

const Standing = z.object({
  organizationId: z.int(),
  account: z.string(),
  year: z.int(),
  amount: z.number(),
  currency: z.string(),
})
export type StandingSpend = z.infer<typeof Standing>

/** The amounts of each record, including records merged into it. */
export function listStandingSpend(db: Queryable, ids: readonly number[]): Promise<StandingSpend[]> {
  return parsedRows(
    db,
    Standing,
    sql`select coalesce(o.merged_into, o.id) as organization_id, s.account, s.year, s.amount, s.currency
        from organization o join organization_spend s on s.organization_id = o.id
       where o.id = ${anyOf(ids, 'bigint')} or o.merged_into = ${anyOf(ids, 'bigint')}`,
  )
}

const fieldColumns = [
  'organizationId',
  'projectId',
  'category',
  'buyer',
  'contactEmail',
  'otherColumns',
  'searchText',
  'updatedAt',
] as const
type FieldsToStore = OwnFields & { organizationId: number; searchText: string }

export async function storeOwnFields(
  db: Transaction,
  { projectId, fields, at }: { projectId: number; fields: readonly FieldsToStore[]; at: Date },
): Promise<void> {
  const rows = fields.map(({ columns, ...row }) => ({ ...row, otherColumns: columns, projectId, updatedAt: at }))
  await insertRows(
    db,
    'organizationOwnData',
    fieldColumns,
    jsonOf(fieldColumns, rows),
    sql`on conflict (organization_id) do update set category = excluded.category, buyer = excluded.buyer,
          contact_email = excluded.contact_email, other_columns = excluded.other_columns,
          search_text = excluded.search_text, updated_at = excluded.updated_at`,
  )
}

const spendColumns = [
  'organizationId',
  'account',
  'year',
  'place',
  'projectId',
  'amount',
  'currency',
  'category',
  'priceBasis',
  'givenAt',
] as const
const yearColumns = ['organizationId', 'account', 'year'] as const
export type SpendOfYear = {
  organizationId: number
  account: string
  year: number
  lines: readonly Omit<SpendRow, 'account' | 'year' | 'givenAt'>[]
}

/** Replaces the lines of each record, account and year. No account and year occurs twice among them. */
export async function replaceSpend(
  db: Transaction,
  { projectId, years, at }: { projectId: number; years: readonly SpendOfYear[]; at: Date },
): Promise<void> {
  if (years.length === 0) return
  const given = rowsIn('organizationSpend', yearColumns, jsonOf(yearColumns, years), 'given')
  await run(
    db,
    sql`delete from organization_spend s using ${given}
      where s.organization_id = given.organization_id and s.account = given.account and s.year = given.year`,
  )
  const rows = years.flatMap(({ lines, ...year }) =>
    lines.map((line, place) => ({ ...year, ...line, place, projectId, givenAt: at })),
  )
  await insertRows(db, 'organizationSpend', spendColumns, jsonOf(spendColumns, rows))
  await renewYearlySpend(
    db,
    await findAnsweringIds(db, [...new Set(years.map(({ organizationId }) => organizationId))]),
  )
}

const Summarized = z.object({
  organizationId: z.int(),
  category: z.string().nullable(),
  buyer: z.string().nullable(),
  contactEmail: z.string().nullable(),
  columns: Columns,
})
const Spent = z.object({ organizationId: z.int(), year: z.int(), currency: z.string(), amount: z.number() })
const SpentInUsd = z.object({ organizationId: z.int(), year: z.int(), amount: z.number().nullable() })
export type OwnSummary = OwnFields & {
  spend: Omit<z.infer<typeof Spent>, 'organizationId'>[]
  spendInUsd: Omit<z.infer<typeof SpentInUsd>, 'organizationId'>[]
}

/** The stored own data for each row of a list page, including records merged into it; missing for those without any. */
export async function summarizeOwnData(db: Queryable, ids: readonly number[]): Promise<Map<number, OwnSummary>> {
  const records = sql`(select id, coalesce(merged_into, id) as organization_id from organization
    where id = ${anyOf(ids, 'bigint')} or merged_into = ${anyOf(ids, 'bigint')})`
  const [fields, spend, spendInUsd] = await Promise.all([
    parsedRows(
      db,
      Summarized,
      // Its own first: the first text is used, and of columns the last one overrides.
      sql`select r.organization_id, d.category, d.buyer, d.contact_email, d.other_columns as columns
          from ${records} r join organization_own_data d on d.organization_id = r.id
         order by r.organization_id, r.id <> r.organization_id, r.id`,
    ),
    parsedRows(
      db,
      Spent,
      sql`select r.organization_id, s.year, s.currency, sum(s.amount) as amount
          from ${records} r join organization_spend s on s.organization_id = r.id
         group by 1, 2, 3 order by 1, 2 desc, 3`,
    ),
    parsedRows(
      db,
      SpentInUsd,
      sql`select organization_id, year, usd as amount from organization_yearly_spend
           where organization_id = ${anyOf(ids, 'bigint')} order by 1, 2 desc`,
    ),
  ])
  const summaries = new Map<number, OwnSummary>()
  const summaryOf = (id: number) =>
    summaries.get(id) ?? { category: null, buyer: null, contactEmail: null, columns: {}, spend: [], spendInUsd: [] }
  for (const { organizationId, ...row } of fields) {
    const known = summaryOf(organizationId)
    summaries.set(organizationId, {
      ...known,
      category: known.category ?? row.category,
      buyer: known.buyer ?? row.buyer,
      contactEmail: known.contactEmail ?? row.contactEmail,
      columns: { ...row.columns, ...known.columns },
    })
  }
  for (const { organizationId, ...line } of spend) {
    const known = summaryOf(organizationId)
    summaries.set(organizationId, { ...known, spend: [...known.spend, line] })
  }
  for (const { organizationId, ...line } of spendInUsd) {
    const known = summaryOf(organizationId)
    summaries.set(organizationId, { ...known, spendInUsd: [...known.spendInUsd, line] })
  }
  return summaries
}

const ValueCount = z.object({ value: z.string(), count: z.int() })
type ValueCount = z.infer<typeof ValueCount>

/** Values with the number of these organizations that have them, most frequent first. */
function countValues(db: Queryable, filter: ListFilter, column: 'category' | 'buyer'): Promise<ValueCount[]> {
  const value = sql.ref(column)
  return parsedRows(
    db,
    ValueCount,
    sql`select ${value} as value, count(*)::int as count from organization_own_data
      where project_id = ${filter.projectId} and ${value} is not null
        and organization_id in (select id from organization where ${isListed(filter)})
      group by 1 order by count desc, 1 limit 200`,
  )
}

const SpendCount = z.object({ year: z.int(), currency: z.string(), count: z.int() })

export type OwnDataCounts = {
  categories: ValueCount[]
  buyers: ValueCount[]
  columns: ValueCount[]
  spend: z.infer<typeof SpendCount>[]
}

/** Which own data the filtered organizations have. */
export async function countOwnData(db: Queryable, filter: ListFilter): Promise<OwnDataCounts> {
  const [categories, buyers, columns, spend] = await Promise.all([
    countValues(db, filter, 'category'),
    countValues(db, filter, 'buyer'),
    parsedRows(
      db,
      ValueCount,
      sql`select heading as value, count(*)::int as count
        from organization_own_data d, jsonb_object_keys(d.other_columns) as heading
       where d.project_id = ${filter.projectId}
         and d.organization_id in (select id from organization where ${isListed(filter)})
       group by 1 order by count desc, 1 limit 200`,
    ),
    parsedRows(
      db,
      SpendCount,
      sql`select year, currency, count(distinct organization_id)::int as count from organization_spend
       where project_id = ${filter.projectId}
         and organization_id in (select id from organization where ${isListed(filter)})
       group by 1, 2 order by 1 desc, 2 limit 200`,
    ),
  ])
  return { categories, buyers, columns, spend }
}
