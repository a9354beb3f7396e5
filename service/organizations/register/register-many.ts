import type { Context } from '@/service/context'
import type { DryRun } from '@/service/contract/organization/match'
import type { Registration } from '@/service/contract/registration'
import { ServiceError } from '@/service/errors'
import { storeOwnData } from '@/service/organizations/own/store-own-data'
import { type OrganizationStatus, selectStatuses } from '@/service/storage/organizations/organization-statuses'
import { dryRun } from './dry-run'
import { registerOrganization } from './register-organization'

/** Rows per transaction (register-organization.ts): few enough that other requests need not wait for a whole batch. */
const atOnce = 64
/** A dry run searches similar names, which is work for the processor rather than the disk. */
const searchesAtOnce = 8

type Rows = { projectId: number; registrations: readonly Registration[] }

/**
 * Registers each row as POST /organizations would; results are in row order. A refused row has the ServiceError as its result. Throws if
 * the service itself fails: repeating the batch then finds what was already registered.
 */
export function registerMany(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { projectId, registrations }: Rows,
): Promise<({ id: number; isNew: boolean } | ServiceError)[]> {
  return eachInTurn(registrations, atOnce, async (registration) => {
    const registered = await registerOrganization(ctx, { projectId, registration })
    await storeOwnData(ctx, { projectId, id: registered.id, registration })
    return registered
  })
}

/** What registering each row alone would do; nothing is created. */
export function dryRunMany(
  ctx: Pick<Context, 'database' | 'reference'>,
  { projectId, registrations }: Rows,
): Promise<(DryRun | ServiceError)[]> {
  return eachInTurn(registrations, searchesAtOnce, (registration) => dryRun(ctx, { projectId, registration }))
}

/** The research status of these organizations; those that the project does not have are left out. */
export function readStatuses(
  ctx: Pick<Context, 'database'>,
  { projectId, ids }: { projectId: number; ids: readonly number[] },
): Promise<OrganizationStatus[]> {
  return selectStatuses(ctx.database, projectId, ids)
}

async function eachInTurn<Row, Result>(
  rows: readonly Row[],
  size: number,
  work: (row: Row) => Promise<Result>,
): Promise<(Result | ServiceError)[]> {
  const results: (Result | ServiceError)[] = []
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size)
    results.push(...(await Promise.all(part.map((row) => work(row).catch(refusal)))))
  }
  return results
}

/** The refusal of one row; a failure of the service fails all rows. */
function refusal(error: unknown): ServiceError {
  if (error instanceof ServiceError && error.code !== 'unavailable') return error
  throw error
}
