import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'

/** Tables organization_annotation and organization_problem: what a team wrote about an organization or one of its figures. */

const Text = z.string().nullable()

/** A figure by what it is, not by where it stands in an answer. Without a year it is one of the organization itself. */
const figure = { pointer: z.string(), year: z.int().nullable(), region: Text }

const Problem = z.object({
  id: z.int(),
  ...figure,
  text: z.string(),
  author: Text,
  createdAt: z.date(),
  closedAt: z.date().nullable(),
})
export type Problem = z.infer<typeof Problem>

const Annotation = z.object({
  id: z.int(),
  ...figure,
  pointer: Text,
  text: z.string(),
  author: Text,
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type Annotation = z.infer<typeof Annotation>

type Written = { organizationId: number; text: string; author: string | null; at: Date }

export async function insertProblem(db: Queryable, problem: Written & Pick<Problem, 'pointer' | 'year' | 'region'>) {
  const { organizationId, pointer, year, region, text, author, at } = problem
  await db.query(
    `insert into organization_problem (organization_id, pointer, year, region, text, author, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [organizationId, pointer, year, region, text, author, at],
  )
}

/** Open ones first, the newest of each first. */
export async function listProblems(db: Queryable, organizationId: number): Promise<Problem[]> {
  const rows = await db.query(
    `select id, pointer, year, region, text, author, created_at as "createdAt", closed_at as "closedAt"
       from organization_problem where organization_id = $1 order by closed_at is not null, id desc`,
    [organizationId],
  )
  return rows.map((row) => Problem.parse(row))
}

/** Closes, or opens again (null). Whether there was such a problem. */
export async function setProblemClosed(
  db: Queryable,
  { organizationId, id, closedAt }: { organizationId: number; id: number; closedAt: Date | null },
): Promise<boolean> {
  const rows = await db.query(
    'update organization_problem set closed_at = $3 where id = $2 and organization_id = $1 returning id',
    [organizationId, id, closedAt],
  )
  return rows.length > 0
}

/** How many there are, counting removed notes, which can be brought back. */
export async function countWritten(db: Queryable, organizationId: number): Promise<number> {
  const [row] = await db.query<{ written: number }>(
    `select ((select count(*) from organization_problem where organization_id = $1)
           + (select count(*) from organization_annotation where organization_id = $1))::int as written`,
    [organizationId],
  )
  return row?.written ?? 0
}

export async function insertAnnotation(
  db: Queryable,
  annotation: Written & Pick<Annotation, 'pointer' | 'year' | 'region'>,
): Promise<void> {
  const { organizationId, pointer, year, region, text, author, at } = annotation
  await db.query(
    `insert into organization_annotation (organization_id, pointer, year, region, text, author, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [organizationId, pointer, year, region, text, author, at],
  )
}

/** Those not removed, the newest first. */
export async function listAnnotations(db: Queryable, organizationId: number): Promise<Annotation[]> {
  const rows = await db.query(
    `select id, pointer, year, region, text, author, created_at as "createdAt", updated_at as "updatedAt"
       from organization_annotation where organization_id = $1 and deleted_at is null order by id desc`,
    [organizationId],
  )
  return rows.map((row) => Annotation.parse(row))
}

/** Writes the text anew, and brings a removed note back. Whether there was such a note. */
export async function updateAnnotation(
  db: Queryable,
  { organizationId, id, text, at }: { organizationId: number; id: number; text: string; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update organization_annotation set text = $3, deleted_at = null,
            updated_at = case when text = $3 then updated_at else $4 end
      where id = $2 and organization_id = $1 returning id`,
    [organizationId, id, text, at],
  )
  return rows.length > 0
}

/** Removes a note from all lists. Whether there was one. */
export async function markAnnotationDeleted(
  db: Queryable,
  { organizationId, id, at }: { organizationId: number; id: number; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update organization_annotation set deleted_at = $3
      where id = $2 and organization_id = $1 and deleted_at is null returning id`,
    [organizationId, id, at],
  )
  return rows.length > 0
}
