import type { Queryable } from '@/service/storage/engine/database'

/** Figures that are held back (in the records of company_disclosure) and those that a person accepted (accepted_figure). */

/** Which figure of which publisher's record. */
export type FigureName = { source: string; recordId: string; year: number; region: string; field: string }

export type HeldFigureRow = FigureName & {
  companyId: number
  company: string
  value: number
  rule: string
  reason: string
  locator: string
}

export async function listHeldFigures(db: Queryable): Promise<HeldFigureRow[]> {
  return db.query<HeldFigureRow>(
    `select c.id as "companyId", c.name as company, d.source, d.record ->> 'recordId' as "recordId", d.year,
            d.record ->> 'region' as region, d.record ->> 'locator' as locator, h ->> 'field' as field,
            (h ->> 'value')::float8 as value, h ->> 'rule' as rule, h ->> 'reason' as reason
       from company_disclosure d join company c on c.id = d.company_id, jsonb_array_elements(d.record -> 'held') h
      order by c.name, c.id, d.source, d.year, field`,
  )
}

export type AcceptedFigureRow = FigureName & { reason: string; acceptedAt: Date }

export async function listAcceptedFigures(db: Queryable): Promise<AcceptedFigureRow[]> {
  return db.query<AcceptedFigureRow>(
    `select source, record_id as "recordId", year, region, field, reason, accepted_at as "acceptedAt"
       from accepted_figure order by source, record_id, year, region, field`,
  )
}

export async function insertAcceptedFigure(db: Queryable, row: AcceptedFigureRow): Promise<void> {
  await db.query(
    `insert into accepted_figure (source, record_id, year, region, field, reason, accepted_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (source, record_id, year, region, field) do update
       set reason = excluded.reason, accepted_at = excluded.accepted_at`,
    [row.source, row.recordId, row.year, row.region, row.field, row.reason, row.acceptedAt],
  )
}

/** Whether there was one. */
export async function deleteAcceptedFigure(db: Queryable, name: FigureName): Promise<boolean> {
  const rows = await db.query(
    `delete from accepted_figure where source = $1 and record_id = $2 and year = $3 and region = $4 and field = $5
     returning 1 as gone`,
    [name.source, name.recordId, name.year, name.region, name.field],
  )
  return rows.length > 0
}
