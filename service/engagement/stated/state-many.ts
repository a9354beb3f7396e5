import type { Context } from '@/service/context'
import { type StatedOutcomes, StatedRow } from '@/service/contract/engagement/stated-figure'
import { ServiceError } from '@/service/errors'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { findOrganizationsByKeys } from '@/service/storage/organizations/registered-organizations'
import type { Actor } from '@/service/storage/projects/audit-events'
import { stateFigures } from './state-figures'

type Many = { projectId: number; rows: readonly unknown[]; by: string | undefined }

/** Stores the figures of a sheet row by row, each accepted or refused independently. Of two figures for one year and scope the later counts. */
export async function stateMany(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { projectId, rows, by: person }: Many,
  by?: Actor,
): Promise<StatedOutcomes> {
  const outcomes: StatedOutcomes['outcomes'] = []
  for (const row of rows) {
    try {
      const { year, scope, value, unit, method, assurance, note, ...who } = parseRow(row)
      const organizationId = await find(ctx, projectId, who)
      const statement = { figures: [{ year, scope, value, unit }], method, assurance, note, by: person }
      const id = await stateFigures(ctx, { projectId, organizationId, statement, origin: 'imported' }, by)
      outcomes.push({ organization_id: id, detail: null })
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'unavailable') throw error
      outcomes.push({ organization_id: null, detail: error.message.replace(/^figures\.0\./, '') })
    }
  }
  return { outcomes }
}

function parseRow(row: unknown): StatedRow {
  const read = StatedRow.safeParse(row)
  if (read.success) return read.data
  const faults = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'row'}: ${message.replace(/^Invalid input: /, '')}`,
  )
  throw new ServiceError('bad_request', faults.join('; '))
}

type Who = Pick<StatedRow, 'organization_id' | 'external_id' | 'lei_number' | 'name'>

/** Finds the organization of a row. A name suffices only if one organization of the project has it, because a figure at the wrong organization is worse than none. */
async function find(ctx: Pick<Context, 'database'>, projectId: number, who: Who): Promise<number> {
  const { organization_id: id, external_id: externalId, lei_number: leiNumber, name } = who
  if (id !== null) return id
  const keys =
    externalId !== null
      ? { externalId }
      : leiNumber !== null
        ? { leiNumber }
        : name !== null
          ? { nameKey: normalizeName(name) }
          : null
  if (keys === null)
    throw new ServiceError('bad_request', 'name: or organization_id, external_id or lei_number is required')
  const found = await findOrganizationsByKeys(ctx.database, projectId, keys)
  const ids = new Set(found.map((one) => one.mergedInto ?? one.id))
  const [only, ...others] = ids
  if (only === undefined) throw new ServiceError('organization_not_found', 'No organization of this project matches')
  if (others.length > 0)
    throw new ServiceError('bad_request', `${ids.size} organizations of this project match: give organization_id`)
  return only
}
