import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRows } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** Figures that are held back (in the records of company_disclosure) and those that a person accepted (accepted_figure). */

const FigureName = z.object({
  source: z.string(),
  recordId: z.string(),
  year: z.int(),
  region: z.string(),
  field: z.string(),
})
/** Which figure of which publisher's record. */
export type FigureName = z.infer<typeof FigureName>

const HeldFigureRow = FigureName.extend({
  companyId: z.int(),
  company: z.string(),
  value: z.number(),
  rule: z.string(),
  reason: z.string(),
  locator: z.string(),
})
export type HeldFigureRow = z.infer<typeof HeldFigureRow>

export async function listHeldFigures(db: Queryable): Promise<HeldFigureRow[]> {
  return parsedRows(
    db,
    HeldFigureRow,
    sql`select c.id as company_id, c.name as company, d.source, d.record ->> 'recordId' as record_id, d.year,
            d.record ->> 'region' as region, d.record ->> 'locator' as locator, h ->> 'field' as field,
            (h ->> 'value')::float8 as value, h ->> 'rule' as rule, h ->> 'reason' as reason
       from company_disclosure d join company c on c.id = d.company_id, jsonb_array_elements(d.record -> 'held') h
      order by c.name, c.id, d.source, d.year, field`,
  )
}

export type AcceptedFigureRow = FigureName & { reason: string; acceptedAt: Date }

const key = ['source', 'recordId', 'year', 'region', 'field'] as const

export async function listAcceptedHeldFigures(db: Queryable): Promise<AcceptedFigureRow[]> {
  return tables(db)
    .selectFrom('acceptedFigure')
    .select([...key, 'reason', 'acceptedAt'])
    .orderBy('source')
    .orderBy('recordId')
    .orderBy('year')
    .orderBy('region')
    .orderBy('field')
    .execute()
}

export async function insertAcceptedFigure(db: Queryable, row: AcceptedFigureRow): Promise<void> {
  const { source, recordId, year, region, field, reason, acceptedAt } = row
  await tables(db)
    .insertInto('acceptedFigure')
    .values({ source, recordId, year, region, field, reason, acceptedAt })
    .onConflict((conflict) => conflict.columns(key).doUpdateSet({ reason, acceptedAt }))
    .execute()
}

/** Returns whether there was one. */
export async function deleteAcceptedFigure(db: Queryable, name: FigureName): Promise<boolean> {
  const rows = await tables(db)
    .deleteFrom('acceptedFigure')
    .where('source', '=', name.source)
    .where('recordId', '=', name.recordId)
    .where('year', '=', name.year)
    .where('region', '=', name.region)
    .where('field', '=', name.field)
    .returning('source')
    .execute()
  return rows.length > 0
}
