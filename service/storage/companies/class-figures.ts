import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'

/** Table class_figures: the known companies of one industry or country, counted when they are loaded. */

export const classKinds = ['industry', 'region'] as const
export type ClassKind = (typeof classKinds)[number]

const Figures = z.array(z.number())

const ClassFiguresRow = z.object({
  kind: z.enum(classKinds),
  /** ISIC Rev. 4 division, or ISO 3166-1 alpha-2 code. */
  code: z.string(),
  companies: z.int(),
  /** Of those, how many disclose any figure of a year. */
  disclosing: z.int(),
  /** With a worldwide emission figure; null where they were counted before this was told apart. */
  worldwide: z.int().nullable(),
  /** With emission figures of one country and none worldwide. */
  oneCountry: z.int().nullable(),
  /** From 0 to 1, rising. */
  scores: Figures,
  /** Scopes 1 and 2 in kg CO2e per US dollar of revenue, newest year of each company, rising. */
  intensities: Figures,
})
export type ClassFiguresRow = z.infer<typeof ClassFiguresRow>

/** Null where no known company is in it. */
export async function findClassFigures(db: Queryable, kind: ClassKind, code: string): Promise<ClassFiguresRow | null> {
  const [row] = await db.query(
    `select kind, code, companies, disclosing, worldwide, one_country as "oneCountry", scores, intensities
       from class_figures where kind = $1 and code = $2`,
    [kind, code],
  )
  return row ? ClassFiguresRow.parse(row) : null
}

/** Every class of a kind without its single figures. */
export async function listClassCounts(
  db: Queryable,
  kind: ClassKind,
): Promise<{ code: string; companies: number; disclosing: number; scored: number }[]> {
  return db.query(
    `select code, companies, disclosing, cardinality(scores)::int as scored from class_figures where kind = $1 order by code`,
    [kind],
  )
}

/** Puts these rows in the place of all others; run it in a transaction. */
export async function replaceClassFigures(db: Queryable, rows: readonly ClassFiguresRow[]): Promise<void> {
  await db.query('delete from class_figures')
  await db.query(
    `insert into class_figures (kind, code, companies, disclosing, worldwide, one_country, scores, intensities)
     select kind, code, companies, disclosing, worldwide, "oneCountry", array(select jsonb_array_elements_text(scores)::float8),
            array(select jsonb_array_elements_text(intensities)::float8)
       from jsonb_to_recordset($1::jsonb)
         as r(kind text, code text, companies int, disclosing int, worldwide int, "oneCountry" int, scores jsonb, intensities jsonb)`,
    [JSON.stringify(rows)],
  )
}

const OwnOrganization = z.object({
  id: z.int(),
  name: z.string().nullable(),
  score: z.number().nullable(),
  outcome: z.unknown(),
})
export type OwnOrganization = z.infer<typeof OwnOrganization>

/** A project's organizations of one industry or country, by name, at most `limit`; and how many there are. */
export async function listOrganizationsOfClass(
  db: Queryable,
  { projectId, kind, code, limit }: { projectId: number; kind: ClassKind; code: string; limit: number },
): Promise<{ rows: OwnOrganization[]; total: number }> {
  const condition = kind === 'industry' ? 'industry = $2' : 'coalesce(hq_region, found_region) = $2'
  const where = `project_id = $1 and merged_into is null and ${condition}`
  const rows = await db.query(
    `select id, coalesce(name, found_name) as name, score, outcome from organization
      where ${where} order by sort_name, id limit $3`,
    [projectId, code, limit],
  )
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from organization where ${where}`,
    [projectId, code],
  )
  return { rows: rows.map((row) => OwnOrganization.parse(row)), total: counted?.total ?? 0 }
}

/** How many organizations of a project are in each class of a kind. */
export async function countOrganizationsByClass(
  db: Queryable,
  projectId: number,
  kind: ClassKind,
): Promise<Map<string, number>> {
  const column = kind === 'industry' ? 'industry' : 'coalesce(hq_region, found_region)'
  const rows = await db.query<{ code: string; organizations: number }>(
    `select ${column} as code, count(*)::int as organizations from organization
      where project_id = $1 and merged_into is null and ${column} is not null group by 1`,
    [projectId],
  )
  return new Map(rows.map(({ code, organizations }) => [code, organizations]))
}
