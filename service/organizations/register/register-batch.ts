import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import type { Transaction } from '@/service/storage/engine/database'
import { insertOrganizations } from '@/service/storage/organizations/new-organizations'
import { enterState, type OrganizationRow } from '@/service/storage/organizations/organizations'
import {
  type RegisteredOrganization,
  rememberRegistrations,
} from '@/service/storage/organizations/registered-organizations'
import { lockProjectToRegister, type ProjectRow } from '@/service/storage/projects/projects'
import { fillBlanks } from './fill-blanks'
import { findAllRegistered, fingerprintOf, type Incoming } from './find-registered'
import { toListKeys } from './given-fields'
import { givenRegion } from './given-region'

/**
 * One registration, with what is known of it before the project is locked. `whenInserted` is told the new row before the
 * commit, so that its answer can be made while the database writes; nothing of it may be seen before the registration is
 * resolved. It is told another one where the transaction had to be made again.
 */
export type Candidate = Incoming & {
  foundName: string | null
  whenInserted?: ((row: OrganizationRow) => void) | undefined
}

/** `organization` is the new row. `isUnchanged`: a repeat that nothing was written for. */
export type Registered =
  | { id: number; isNew: false; isUnchanged: boolean }
  | { id: number; isNew: true; organization: OrganizationRow }
export type Result = Registered | ServiceError

/**
 * Registers several organizations of one project in one transaction, as one after the other would have been. No two of
 * them may share a key that identity is decided by. Gives the results of the first ones; those after one that changed an
 * organization are left to the next transaction, because they were compared with what was there before.
 */
export async function registerBatch(ctx: Context, projectId: number, batch: readonly Candidate[]): Promise<Result[]> {
  return ctx.database.transaction(async (transaction) => {
    // Whoever waits here then sees what the one before has committed.
    const project = await lockProjectToRegister(transaction, projectId)
    const found = await findAllRegistered(transaction, projectId, batch)
    const results: (Result | Candidate)[] = []
    const again: { projectId: number; fingerprint: string; organizationId: number }[] = []
    let more = 0
    for (const [place, candidate] of batch.entries()) {
      const existing = found[place]
      if (existing) {
        const { organization, isRepeat } = existing
        const fingerprint = fingerprintOf(candidate.given)
        if (!isRepeat) again.push({ projectId, fingerprint, organizationId: organization.id })
        const isChanged = await registerAgain(ctx, transaction, organization, candidate)
        results.push({ id: organization.id, isNew: false, isUnchanged: isRepeat && !isChanged })
        if (isChanged) break
        continue
      }
      const refusal = refuse(candidate, project, more)
      results.push(refusal ?? candidate)
      if (refusal === null) more++
    }
    await rememberRegistrations(transaction, again)
    return insertNew(ctx, transaction, projectId, results)
  })
}

function isCandidate(result: Result | Candidate): result is Candidate {
  return 'given' in result
}

function refuse({ given, foundName }: Candidate, project: ProjectRow, more: number): ServiceError | null {
  if (given.name === null && foundName === null) {
    return new ServiceError(
      'unknown_identifier',
      'No organization is known by these identifiers; register it with a name',
    )
  }
  const { maxOrganizations: limit, organizationCount } = project
  if (limit === null || organizationCount + more < limit) return null
  return new ServiceError(
    'too_many_organizations',
    `This key's project may register ${limit} organizations and has registered ${organizationCount + more}`,
  )
}

/** Puts what was inserted in the place of what was to be. */
async function insertNew(
  ctx: Context,
  transaction: Transaction,
  projectId: number,
  results: readonly (Result | Candidate)[],
): Promise<Result[]> {
  const at = ctx.clock()
  const news = results.filter(isCandidate).map(({ given, companyId, foundName }) => ({
    given,
    companyId,
    foundName,
    firstRegion: givenRegion(given),
    fingerprint: fingerprintOf(given),
    ...toListKeys(given, foundName),
  }))
  const ids = await insertOrganizations(transaction, projectId, news, { at, reason: 'Registered' })
  const jobs = ids.map((id) => ({ data: { organizationId: id }, singletonKey: String(id) }))
  const enqueued = ctx.queue.enqueueNew(transaction, 'research', jobs)
  const given = ids.values()
  try {
    return results.map((result) => {
      if (!isCandidate(result)) return result
      const id = given.next().value ?? 0
      const organization = toRow(result, { id, projectId, at })
      result.whenInserted?.(organization)
      return { id, isNew: true as const, organization }
    })
  } finally {
    // Also where an answer cannot be made: a failure that nobody waits for would end the process.
    await enqueued
  }
}

/** The row as it was just inserted. */
function toRow(
  { given, companyId, foundName }: Candidate,
  { id, projectId, at }: { id: number; projectId: number; at: Date },
): OrganizationRow {
  const nothingFound = { foundRegion: null, foundSubregion: null, foundWebsite: null, mergedInto: null, outcome: null }
  const now = { status: 'created', createdAt: at, updatedAt: at, revision: 0 }
  return { ...given, ...nothingFound, ...now, id, projectId, companyId, foundName }
}

/** Gives whether the organization changed. */
async function registerAgain(
  ctx: Context,
  transaction: Transaction,
  existing: RegisteredOrganization,
  { given, companyId }: Candidate,
): Promise<boolean> {
  const { id } = existing
  const filled = await fillBlanks(transaction, existing, { given, companyId }, ctx.clock())
  if (!filled && !(await tryAgain(ctx, transaction, existing))) return false
  await ctx.queue.enqueue(transaction, 'research', { organizationId: id }, { singletonKey: String(id) })
  return true
}

/** Registering once more is how a client asks for another try where research failed. */
async function tryAgain(ctx: Context, transaction: Transaction, existing: RegisteredOrganization): Promise<boolean> {
  if (existing.status !== 'errored') return false
  const reason = 'Registered again after research failed'
  await enterState(transaction, { id: existing.id, state: 'created', reason, at: ctx.clock() })
  return true
}
