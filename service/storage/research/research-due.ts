import { type SelectQueryBuilder, sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { anyOf, list, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { Tables } from '@/service/storage/schema'

/** Table research_due: organizations to be researched again because the reference data changed. */

type Chosen = SelectQueryBuilder<Tables, 'organization', unknown>

/** Marks the organizations selected by `choose`. One that is already due keeps its first reason. */
async function markDue(db: Queryable, reason: string, choose: (all: Chosen) => Chosen): Promise<void> {
  await tables(db)
    .insertInto('researchDue')
    .columns(['organizationId', 'reason'])
    .expression((eb) =>
      choose(eb.selectFrom('organization')).select(['organization.id', sql<string>`${reason}::text`.as('reason')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function markAllDue(db: Queryable, reason: string): Promise<void> {
  await markDue(db, reason, (all) => all)
}

/**
 * Marks organizations matched to one of these companies, showing one as their group, or with a key that leads to one: call it before the
 * companies' rows change and again after.
 */
export async function markCompaniesDue(db: Queryable, companyIds: readonly number[], reason: string): Promise<void> {
  await run(
    db,
    sql`with changed as (select unnest(${list(companyIds, 'bigint')}) as id),
       touched as (select k.kind, k.value from company_key k join changed c on c.id = k.company_id)
     insert into research_due (organization_id, reason)
     select id, ${reason} from (
       select o.id from organization o join changed c on c.id = o.company_id
       union select o.id from organization o join changed c
         on (o.outcome -> 'group' -> 'parent' ->> 'id')::bigint = c.id and o.outcome -> 'group' -> 'parent' is not null
       union select o.id from organization o join touched t on t.kind = 'name' and t.value = o.name_key
       union select o.id from organization o join touched t on t.kind = 'domain' and t.value = o.website_domain
       union select o.id from organization o join touched t on t.kind = 'lei' and t.value = o.lei_number
       union select o.id from organization o join touched t on t.kind = 'isin' and t.value = o.isin_number
       union select o.id from organization o join touched t on t.kind = 'duns' and t.value = o.duns_number
       union select o.id from organization o join touched t on t.kind = 'sp_global' and t.value = o.sp_global_number
     ) as affected
     on conflict do nothing`,
  )
}

/** Marks organizations whose validated near-term target was due before `year`, if that is not yet recorded as a change. */
export async function markExpiredTargetsDue(db: Queryable, year: number, reason: string): Promise<void> {
  const targetYear = sql`(o.list_facts ->> 'targetYear')::integer`
  await run(
    db,
    sql`insert into research_due (organization_id, reason)
     select o.id, ${reason} from organization o
      where o.sbti_status = 'set' and o.removed_at is null and o.merged_into is null and ${targetYear} < ${year}::integer
        and not exists (select from organization_change c
          where c.organization_id = o.id and c.company_id = o.company_id and c.kind = 'target_expired'
            and c.happened_on = make_date(${targetYear} + 1, 1, 1))
     on conflict do nothing`,
  )
}

/** Marks organizations without a known company: a new one, or a new spelling, may be similar. */
export async function markUnmatchedDue(db: Queryable, reason: string): Promise<void> {
  await markDue(db, reason, (all) => all.where('companyId', 'is', null))
}

/** Marks organizations with a website, registered or found by research. */
export async function markWithWebsiteDue(db: Queryable, reason: string): Promise<void> {
  await markDue(db, reason, (all) =>
    all
      .where((eb) => eb.or([eb('website', 'is not', null), eb('foundWebsite', 'is not', null)]))
      .where('removedAt', 'is', null)
      .where('mergedInto', 'is', null),
  )
}

export async function markIndustriesDue(db: Queryable, industryIds: readonly string[], reason: string): Promise<void> {
  await markDue(db, reason, (all) => all.where('industry', '=', anyOf(industryIds, 'text')))
}

/** Marks organizations whose answer shows the day of this source's edition. `isList`: every matched one shows it. */
export async function markSourceDue(db: Queryable, source: string, isList: boolean, reason: string): Promise<void> {
  const isNamed = sql<boolean>`outcome -> 'sources' @> jsonb_build_array(jsonb_build_object('source', ${source}::text))`
  await markDue(db, reason, (all) =>
    all.where((eb) => (isList ? eb.or([eb('companyId', 'is not', null), isNamed]) : isNamed)),
  )
}

/** Marks organizations without a known company, about which other legal entities may say something. Returns their number. */
export async function markWithoutCompanyDue(db: Queryable, reason: string): Promise<number> {
  await markUnmatchedDue(db, reason)
  const { due } = await tables(db)
    .selectFrom('organization')
    .select((eb) => eb.fn.countAll<number>().as('due'))
    .where('companyId', 'is', null)
    .executeTakeFirstOrThrow()
  return due
}

/** Takes up to `limit` of them: nobody else gets them unless this transaction is rolled back. */
export async function takeDue(db: Queryable, limit: number): Promise<{ organizationId: number; reason: string }[]> {
  const taken = await tables(db)
    .deleteFrom('researchDue')
    .where('organizationId', 'in', (eb) =>
      eb
        .selectFrom('researchDue')
        .select('organizationId')
        .orderBy('organizationId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['organizationId', 'reason'])
    .execute()
  return taken.sort((a, b) => a.organizationId - b.organizationId)
}
