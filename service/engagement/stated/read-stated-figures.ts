import type { Context } from '@/service/context'
import {
  type MassUnitName,
  massUnits,
  type StatedFigureList,
  StatedScope,
} from '@/service/contract/engagement/stated-figure'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { listStatedFigures } from '@/service/storage/engagement/stated-figures'
import { Outcome } from '@/service/storage/research/outcome'
import { doubtFigure } from './doubt-figure'

/** Returns the figures that an organization stated to the project. ServiceError `organization_not_found`, also for another project's. */
export async function readStatedFigures(
  { database }: Pick<Context, 'database'>,
  request: MatchRequest,
): Promise<StatedFigureList> {
  const { id, outcome } = await requireSurvivor(database, request)
  const performances = outcome === null ? [] : Outcome.parse(outcome).performances
  const figures = await listStatedFigures(database, id)
  return {
    organization_id: id,
    figures: figures.map((row) => ({
      id: row.id,
      year: row.year,
      scope: StatedScope.parse(row.scope),
      value: row.tonnes,
      given_value: row.givenValue,
      given_unit: unitOf(row.givenUnit),
      method: row.method,
      assurance: row.assurance,
      note: row.note,
      origin: row.origin,
      given_by: row.givenBy,
      given_at: row.givenAt.toISOString(),
      decision: row.decision,
      decided_by: row.decidedBy,
      decided_at: row.decidedAt?.toISOString() ?? null,
      decision_note: row.decisionNote,
      request_id: row.requestId,
      doubt: doubtFigure(row, performances),
    })),
  }
}

function unitOf(name: string): MassUnitName {
  return (Object.keys(massUnits) as MassUnitName[]).find((unit) => unit === name) ?? 't'
}
