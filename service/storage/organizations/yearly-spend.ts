import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, jsonOf, parsedRow, parsedRows, rowsIn, run } from '@/service/storage/engine/rows'

/** Tables organization_yearly_spend and spend_rate: spend in one currency, by which the list is ordered and filtered. */

/** Adds up the spend of these organizations anew, with the records that are merged into them. A merged record has none of its own. */
export async function renewYearlySpend(db: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await run(db, sql`delete from organization_yearly_spend where organization_id = ${anyOf(ids, 'bigint')}`)
  await run(
    db,
    // A sum that lacks an amount would be less than what was spent: it is null.
    sql`insert into organization_yearly_spend (organization_id, year, project_id, usd)
        select coalesce(o.merged_into, o.id), s.year, s.project_id,
               case when bool_and(s.currency = 'USD' or r.per_usd is not null)
                    then sum(s.amount / case when s.currency = 'USD' then 1 else r.per_usd end) end
          from organization o
          join organization_spend s on s.organization_id = o.id
          left join spend_rate r on r.currency = s.currency and r.year = s.year
         where (o.id = ${anyOf(ids, 'bigint')} and o.merged_into is null) or o.merged_into = ${anyOf(ids, 'bigint')}
         group by 1, 2, 3`,
  )
}

const Id = z.object({ id: z.int() })

/** The organizations that answer for these records: themselves, or what they are merged into. */
export async function findAnsweringIds(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await parsedRows(
    db,
    Id,
    sql`select distinct coalesce(merged_into, id) as id from organization where id = ${anyOf(ids, 'bigint')}`,
  )
  return rows.map(({ id }) => id)
}

export type SpendRate = { currency: string; year: number; perUsd: number }

const rateColumns = ['currency', 'year', 'perUsd'] as const

function givenRates(rates: readonly SpendRate[]) {
  return rowsIn('spendRate', rateColumns, jsonOf(rateColumns, rates), 'given')
}

/** Organizations at once: a rate that changes may concern all of a project. */
const renewedAtOnce = 5_000

/** The currencies and years whose rate in use is another one than given. */
function changedRates(rates: readonly SpendRate[]) {
  return sql`(select coalesce(given.currency, r.currency) as currency, coalesce(given.year, r.year) as year
      from ${givenRates(rates)} full join spend_rate r on r.currency = given.currency and r.year = given.year
     where given.per_usd is distinct from r.per_usd)`
}

/**
 * Makes these the rates by which spend is converted, and adds up anew what a changed one concerns. One small query if nothing changed.
 * Whoever stores spend meanwhile waits, so that no sum is of rates from before.
 */
export async function changeSpendRates(database: Database, rates: readonly SpendRate[]): Promise<void> {
  if (!(await areDifferent(database, rates))) return
  await database.transaction(async (transaction) => {
    await run(transaction, sql`set local statement_timeout = 0`)
    // One process at a time: two that have both read the rates could neither lock them. Who waited finds them changed.
    await run(transaction, sql`select pg_advisory_xact_lock(7012007)`)
    if (!(await areDifferent(transaction, rates))) return
    // First the projects, as whoever stores spend does: in the other order each would wait for the other.
    await run(
      transaction,
      sql`select id from project
           where id in (select s.project_id from ${changedRates(rates)} c
                          join organization_spend s on s.currency = c.currency and s.year = c.year)
           order by id for no key update`,
    )
    await run(transaction, sql`lock table spend_rate in access exclusive mode`)
    const concerned = await parsedRows(
      transaction,
      Id,
      sql`with changed as materialized ${changedRates(rates)}
          select distinct coalesce(o.merged_into, o.id) as id
            from changed c
            join organization_spend s on s.currency = c.currency and s.year = c.year
            join organization o on o.id = s.organization_id`,
    )
    await run(transaction, sql`delete from spend_rate`)
    await run(
      transaction,
      sql`insert into spend_rate (currency, year, per_usd) select currency, year, per_usd from ${givenRates(rates)}`,
    )
    for (let start = 0; start < concerned.length; start += renewedAtOnce) {
      await renewYearlySpend(
        transaction,
        concerned.slice(start, start + renewedAtOnce).map(({ id }) => id),
      )
    }
  })
}

const Difference = z.object({ isDifferent: z.boolean() })

async function areDifferent(db: Queryable, rates: readonly SpendRate[]): Promise<boolean> {
  const row = await parsedRow(
    db,
    Difference,
    sql`select exists (select from ${changedRates(rates)} changed) as is_different`,
  )
  return row?.isDifferent ?? true
}

const Year = z.object({ year: z.int() })

/** The newest year with any spend of an organization in the list; null: none. */
export async function findNewestSpendYear(db: Queryable, projectId: number): Promise<number | null> {
  const row = await parsedRow(
    db,
    Year,
    sql`select y.year from organization_yearly_spend y join organization o on o.id = y.organization_id
         where y.project_id = ${projectId} and o.removed_at is null order by y.year desc limit 1`,
  )
  return row?.year ?? null
}
