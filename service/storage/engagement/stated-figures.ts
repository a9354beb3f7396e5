import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import { toSnakeCase } from '@/service/storage/engine/camel-case'
import type { Batched, Queryable, Transaction } from '@/service/storage/engine/database'
import { insertRows, jsonOf } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** Table stated_figure: figures that an organization stated to a project, not publicly. Amounts are tonnes CO2e. */

const StatedRow = z.object({
  id: z.int(),
  organizationId: z.int(),
  year: z.int(),
  scope: z.string(),
  tonnes: z.number(),
  givenValue: z.number(),
  givenUnit: z.string(),
  method: z.string().nullable(),
  assurance: z.enum(['none', 'unspecified', 'limited', 'reasonable']).nullable(),
  note: z.string().nullable(),
  origin: z.enum(['typed', 'imported', 'answered']),
  givenBy: z.string().nullable(),
  givenAt: z.date(),
  decision: z.enum(['proposed', 'accepted', 'rejected']),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  decisionNote: z.string().nullable(),
  /** The supplier request with whose link it was answered. */
  requestId: z.int().nullable(),
})
export type StatedFigureRow = z.infer<typeof StatedRow>

const given = [
  'organizationId',
  'year',
  'scope',
  'tonnes',
  'givenValue',
  'givenUnit',
  'method',
  'assurance',
  'note',
  'origin',
  'givenBy',
  'givenAt',
  'decision',
  'decidedBy',
  'decidedAt',
  'decisionNote',
  'requestId',
] as const
const columns = ['id', ...given] as const

/** `firstOrganizationId`: the merged record that was asked for it, which takes it along when it is separated. */
export type NewStatedFigure = Omit<StatedFigureRow, 'id'> & { projectId: number; firstOrganizationId: number | null }

/** Stores figures, over a team's own earlier entry for the same year and scope. Answers and what a merged record brought stay beside. */
export async function storeStatedFigures(db: Transaction, figures: readonly NewStatedFigure[]): Promise<void> {
  if (figures.length === 0) return
  const inserted = [...given, 'projectId', 'firstOrganizationId'] as const
  const replaced = given.filter((column) => column !== 'organizationId' && column !== 'year' && column !== 'scope')
  const sets = replaced.map((column) => sql`${sql.ref(toSnakeCase(column))} = excluded.${sql.ref(toSnakeCase(column))}`)
  await insertRows(
    db,
    'statedFigure',
    inserted,
    jsonOf(inserted, figures),
    sql`on conflict (organization_id, year, scope) where origin <> 'answered' and first_organization_id is null do update set ${sql.join(sets)}`,
  )
}

/** Newest year first, scopes in their order. */
export async function listStatedFigures(db: Queryable, organizationId: number): Promise<StatedFigureRow[]> {
  const rows = await tables(db)
    .selectFrom('statedFigure')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .orderBy('year', 'desc')
    .orderBy((eb) => eb.fn('length', ['scope']))
    .orderBy('scope')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => StatedRow.parse(row))
}

export async function findStatedFigure(
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<StatedFigureRow | null> {
  const row = await tables(db)
    .selectFrom('statedFigure')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? StatedRow.parse(row) : null
}

export async function countStatedFigures(db: Queryable, organizationId: number): Promise<number> {
  const row = await tables(db)
    .selectFrom('statedFigure')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

type Decision = Pick<StatedFigureRow, 'decision' | 'decidedBy' | 'decidedAt' | 'decisionNote'>

export async function decideStatedFigure(db: Transaction, id: number, decision: Decision): Promise<void> {
  await tables(db).updateTable('statedFigure').set(decision).where('id', '=', id).execute()
}

export async function deleteStatedFigure(db: Transaction, id: number): Promise<void> {
  await tables(db).deleteFrom('statedFigure').where('id', '=', id).execute()
}

const acceptedLookup: Lookup = {
  sql: `select ${columns.map((column) => `${toSnakeCase(column)} as "${column}"`).join(', ')} from stated_figure
      where organization_id = $1 and decision = 'accepted' order by decided_at, id`,
  types: ['bigint'],
}

/** Accepted figures, oldest decision first. */
export async function listAcceptedStatedFigures(db: Batched, organizationId: number): Promise<StatedFigureRow[]> {
  const rows = await batchLookup(db, acceptedLookup, [organizationId])
  return rows.map((row) => StatedRow.parse(row))
}
