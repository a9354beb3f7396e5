import { type Selectable, sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { insertRows, jsonOf } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { ClassFiguresTable } from '@/service/storage/schema'

/** Table class_figures: the known companies of one industry or country, counted when they are loaded. */

export const classKinds = ['industry', 'region'] as const
export type ClassKind = (typeof classKinds)[number]

/**
 * `code`: ISIC Rev. 4 division, or ISO 3166-1 alpha-2 code. Of the `companies`, `disclosing` have a figure of any year; `worldwide` a
 * worldwide emission figure, `oneCountry` only some of one country (null if counted before these were distinguished). `scores` from 0 to
 * 1 and `intensities` (scopes 1 and 2 in kg CO2e per US dollar of revenue, each company's newest year if recent enough to compare) are in
 * rising order.
 */
export type ClassFiguresRow = Selectable<ClassFiguresTable>

const columns = ['kind', 'code', 'companies', 'disclosing', 'worldwide', 'oneCountry', 'scores', 'intensities'] as const

/** Null if it has no known company. */
export async function findClassFigures(db: Queryable, kind: ClassKind, code: string): Promise<ClassFiguresRow | null> {
  const query = tables(db).selectFrom('classFigures').select(columns).where('kind', '=', kind).where('code', '=', code)
  return (await query.executeTakeFirst()) ?? null
}

/** Intensities, in rising order, of industries with at least this many known companies that have one. */
export async function listIndustryIntensities(
  db: Queryable,
  fewest: number,
): Promise<{ code: string; intensities: number[] }[]> {
  return tables(db)
    .selectFrom('classFigures')
    .select(['code', 'intensities'])
    .where('kind', '=', 'industry')
    .where(sql<boolean>`cardinality(intensities) >= ${fewest}`)
    .orderBy('code')
    .execute()
}

/** Every class of a kind without its single figures. */
export async function listClassCounts(
  db: Queryable,
  kind: ClassKind,
): Promise<{ code: string; companies: number; disclosing: number; scored: number }[]> {
  return tables(db)
    .selectFrom('classFigures')
    .select(['code', 'companies', 'disclosing', sql<number>`cardinality(scores)`.as('scored')])
    .where('kind', '=', kind)
    .orderBy('code')
    .execute()
}

/** Replaces all rows; run it in a transaction. */
export async function replaceClassFigures(db: Queryable, rows: readonly ClassFiguresRow[]): Promise<void> {
  await tables(db).deleteFrom('classFigures').execute()
  await insertRows(db, 'classFigures', columns, jsonOf(columns, rows))
}

export type OwnOrganization = { id: number; name: string | null; score: number | null; outcome: unknown }

function codeOf(kind: ClassKind) {
  return kind === 'industry' ? sql<string | null>`industry` : sql<string | null>`coalesce(hq_region, found_region)`
}

/** A project's organizations of one industry or country, by name, at most `limit`; and how many there are. */
export async function listOrganizationsOfClass(
  db: Queryable,
  { projectId, kind, code, limit }: { projectId: number; kind: ClassKind; code: string; limit: number },
): Promise<{ rows: OwnOrganization[]; total: number }> {
  const ofClass = tables(db)
    .selectFrom('organization')
    .where('projectId', '=', projectId)
    .where('mergedInto', 'is', null)
    .where('removedAt', 'is', null)
    .where(codeOf(kind), '=', code)
  const rows = await ofClass
    .select((eb) => ['id', eb.fn.coalesce('name', 'foundName').as('name'), 'score', 'outcome'])
    .orderBy('sortName')
    .orderBy('id')
    .limit(limit)
    .execute()
  const { total } = await ofClass.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** How many organizations of a project are in each class of a kind. */
export async function countOrganizationsByClass(
  db: Queryable,
  projectId: number,
  kind: ClassKind,
): Promise<Map<string, number>> {
  const rows = await tables(db)
    .selectFrom('organization')
    .select((eb) => [codeOf(kind).$castTo<string>().as('code'), eb.fn.countAll<number>().as('organizations')])
    .where('projectId', '=', projectId)
    .where('mergedInto', 'is', null)
    .where('removedAt', 'is', null)
    .where(codeOf(kind), 'is not', null)
    .groupBy('code')
    .execute()
  return new Map(rows.map(({ code, organizations }) => [code, organizations]))
}
