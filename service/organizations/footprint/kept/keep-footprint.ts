import { FootprintQuery } from '@/service/contract/footprint/footprint'
import {
  type KeptFootprintHead,
  mostKeptFootprints,
  type NewKeptFootprint,
} from '@/service/contract/footprint/kept-footprint'
import { ServiceError } from '@/service/errors'
import { calculateFootprint, footprintVersion } from '@/service/organizations/footprint/calculate-footprint'
import { type FootprintContext, gatherInputs } from '@/service/organizations/footprint/gather-inputs'
import { insertKeptFootprint, listKeptFootprints } from '@/service/storage/organizations/kept-footprints'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { packContent } from './kept-content'
import { presentHead } from './present-head'

/** `sent`: the query as sent, for computing the same footprint again. */
type Keeping = { projectId: number; sent: Readonly<Record<string, string>>; kept: NewKeptFootprint }

/**
 * Stores a footprint with everything it was computed from, so that it can be computed again whatever sources say then. ServiceError
 * `bad_request` if there is no spend, `conflict` if the project has its maximum number.
 */
export async function keepFootprint(
  ctx: FootprintContext,
  { projectId, sent, kept }: Keeping,
  by: Actor = operator,
): Promise<KeptFootprintHead> {
  const inputs = await gatherInputs(ctx, { projectId, query: FootprintQuery.parse(sent) })
  const { year, currency } = inputs
  if (year === null || inputs.suppliers.length === 0)
    throw new ServiceError('bad_request', 'No spend of that year is known of these suppliers: nothing could be kept')
  const footprint = calculateFootprint(inputs)
  // "Newest year" is stored as that year, so that later it means the same.
  const query = { ...sent, year: String(year), currency }
  const { packed, digest } = await packContent({ query, inputs, footprint })
  const at = ctx.clock()
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    if ((await listKeptFootprints(transaction, projectId)).length >= mostKeptFootprints)
      throw new ServiceError('conflict', `This project keeps ${mostKeptFootprints} footprints: remove one first`)
    const { total } = footprint
    const row = await insertKeptFootprint(transaction, {
      projectId,
      title: kept.title,
      keptBy: kept.by ?? null,
      keptAt: at,
      year,
      currency,
      kg: total.kg,
      suppliers: total.suppliers,
      coveredSuppliers: total.covered_suppliers,
      version: footprintVersion,
      digest,
      content: packed,
    })
    const details = { project_id: projectId, kept_footprint_id: row.id, digest }
    await insertAuditEvent(transaction, { kind: 'footprint.kept', by, details, at })
    return presentHead(row)
  })
}
