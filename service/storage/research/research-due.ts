import type { Queryable } from '@/service/storage/engine/database'

/** Table research_due: organizations to be researched again because the reference data changed. */

export async function markAllDue(db: Queryable, reason: string): Promise<void> {
  await db.query(
    'insert into research_due (organization_id, reason) select id, $1 from organization on conflict do nothing',
    [reason],
  )
}

/**
 * Organizations that are matched to one of these companies, or have a key that leads to one of them: call it before the
 * companies' rows change and again after.
 */
export async function markCompaniesDue(db: Queryable, companyIds: readonly number[], reason: string): Promise<void> {
  await db.query(
    `with changed as (select value::bigint as id from jsonb_array_elements_text($1::jsonb)),
       touched as (select k.kind, k.value from company_key k join changed c on c.id = k.company_id)
     insert into research_due (organization_id, reason)
     select id, $2 from (
       select o.id from organization o join changed c on c.id = o.company_id
       union select o.id from organization o join touched t on t.kind = 'name' and t.value = o.name_key
       union select o.id from organization o join touched t on t.kind = 'domain' and t.value = o.website_domain
       union select o.id from organization o join touched t on t.kind = 'lei' and t.value = o.lei_number
       union select o.id from organization o join touched t on t.kind = 'isin' and t.value = o.isin_number
       union select o.id from organization o join touched t on t.kind = 'duns' and t.value = o.duns_number
       union select o.id from organization o join touched t on t.kind = 'sp_global' and t.value = o.sp_global_number
     ) as affected
     on conflict do nothing`,
    [JSON.stringify(companyIds), reason],
  )
}

/** Organizations of no known company: a new one, or a new spelling of one, may come near them. */
export async function markUnmatchedDue(db: Queryable, reason: string): Promise<void> {
  await db.query(
    `insert into research_due (organization_id, reason)
     select id, $1 from organization where company_id is null on conflict do nothing`,
    [reason],
  )
}

export async function markIndustriesDue(db: Queryable, industryIds: readonly string[], reason: string): Promise<void> {
  await db.query(
    `insert into research_due (organization_id, reason)
     select id, $2 from organization where industry in (select jsonb_array_elements_text($1::jsonb)) on conflict do nothing`,
    [JSON.stringify(industryIds), reason],
  )
}

/** Organizations whose answer shows the day of this source's edition. `isList`: every matched one shows it. */
export async function markSourceDue(db: Queryable, source: string, isList: boolean, reason: string): Promise<void> {
  await db.query(
    `insert into research_due (organization_id, reason)
     select id, $3 from organization
      where ($2 and company_id is not null) or outcome -> 'sources' @> jsonb_build_array(jsonb_build_object('source', $1::text))
     on conflict do nothing`,
    [source, isList, reason],
  )
}

/** Organizations that no known company was found for: those that other legal entities may tell something of. Gives how many. */
export async function markWithoutCompanyDue(db: Queryable, reason: string): Promise<number> {
  const [row] = await db.query<{ due: number }>(
    `with due as (select id from organization where company_id is null),
       marked as (insert into research_due (organization_id, reason) select id, $1 from due on conflict do nothing)
     select count(*)::int as due from due`,
    [reason],
  )
  return row?.due ?? 0
}

/** Takes up to `limit` of them: nobody else gets them unless this transaction is rolled back. */
export async function takeDue(db: Queryable, limit: number): Promise<{ organizationId: number; reason: string }[]> {
  return db.query<{ organizationId: number; reason: string }>(
    `delete from research_due where organization_id in
       (select organization_id from research_due order by organization_id limit $1 for update skip locked)
     returning organization_id as "organizationId", reason`,
    [limit],
  )
}

export async function countDue(db: Queryable): Promise<number> {
  const [row] = await db.query<{ due: number }>('select count(*)::int as due from research_due')
  return row?.due ?? 0
}
