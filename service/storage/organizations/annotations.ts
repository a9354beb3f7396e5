import { type Selectable, sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { OrganizationAnnotationTable, OrganizationProblemTable } from '@/service/storage/schema'

/**
 * Tables organization_annotation and organization_problem: what a team wrote about an organization or one of its figures. A figure is
 * named by what it is (pointer, year, region), not by its position in an answer. Without a year it belongs to the organization itself.
 */

export type Problem = Omit<Selectable<OrganizationProblemTable>, 'organizationId' | 'firstOrganizationId'>
export type Annotation = Omit<
  Selectable<OrganizationAnnotationTable>,
  'organizationId' | 'firstOrganizationId' | 'deletedAt'
>

const shared = ['id', 'pointer', 'year', 'region', 'text', 'author', 'createdAt'] as const

type Written = { organizationId: number; text: string; author: string | null; at: Date }

export async function insertProblem(db: Queryable, problem: Written & Pick<Problem, 'pointer' | 'year' | 'region'>) {
  const { organizationId, pointer, year, region, text, author, at } = problem
  await tables(db)
    .insertInto('organizationProblem')
    .values({ organizationId, pointer, year, region, text, author, createdAt: at })
    .execute()
}

/** Open ones first, each newest first. */
export async function listProblems(db: Queryable, organizationId: number): Promise<Problem[]> {
  return tables(db)
    .selectFrom('organizationProblem')
    .select([...shared, 'closedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy((eb) => eb('closedAt', 'is not', null))
    .orderBy('id', 'desc')
    .execute()
}

/** Closes a problem, or reopens it (null). Returns whether there was such a problem. */
export async function setProblemClosed(
  db: Queryable,
  { organizationId, id, closedAt }: { organizationId: number; id: number; closedAt: Date | null },
): Promise<boolean> {
  const rows = await tables(db)
    .updateTable('organizationProblem')
    .set({ closedAt })
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Their number, including removed notes, which can be restored. */
export async function countWritten(db: Queryable, organizationId: number): Promise<number> {
  const counted = await tables(db)
    .selectFrom('organizationProblem')
    .select('id')
    .where('organizationId', '=', organizationId)
    .unionAll((eb) => eb.selectFrom('organizationAnnotation').select('id').where('organizationId', '=', organizationId))
    .execute()
  return counted.length
}

export async function insertAnnotation(
  db: Queryable,
  annotation: Written & Pick<Annotation, 'pointer' | 'year' | 'region'>,
): Promise<void> {
  const { organizationId, pointer, year, region, text, author, at } = annotation
  await tables(db)
    .insertInto('organizationAnnotation')
    .values({ organizationId, pointer, year, region, text, author, createdAt: at, updatedAt: at })
    .execute()
}

/** Notes that were not removed, newest first. */
export async function listAnnotations(db: Queryable, organizationId: number): Promise<Annotation[]> {
  return tables(db)
    .selectFrom('organizationAnnotation')
    .select([...shared, 'updatedAt'])
    .where('organizationId', '=', organizationId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

/** Replaces the text, and restores a removed note. Returns whether there was such a note. */
export async function updateAnnotation(
  db: Queryable,
  { organizationId, id, text, at }: { organizationId: number; id: number; text: string; at: Date },
): Promise<boolean> {
  const rows = await tables(db)
    .updateTable('organizationAnnotation')
    .set({
      text,
      deletedAt: null,
      updatedAt: sql`case when text = ${text} then updated_at else ${at}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Removes a note from all lists. Returns whether there was one. */
export async function markAnnotationDeleted(
  db: Queryable,
  { organizationId, id, at }: { organizationId: number; id: number; at: Date },
): Promise<boolean> {
  const rows = await tables(db)
    .updateTable('organizationAnnotation')
    .set({ deletedAt: at })
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}
