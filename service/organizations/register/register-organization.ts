import type { Context } from '@/service/context'
import type { Registration } from '@/service/contract/registration'
import { ServiceError } from '@/service/errors'
import type { Transaction } from '@/service/storage/engine/database'
import { lockOrganizations } from '@/service/storage/organizations/lock-organizations'
import { insertOrganizations } from '@/service/storage/organizations/new-organizations'
import { enterState, type GivenFields, type OrganizationRow } from '@/service/storage/organizations/organizations'
import {
  findOrganizationsByFingerprint,
  type RegisteredOrganization,
  rememberRegistrations,
} from '@/service/storage/organizations/registered-organizations'
import { lockProjectToRegister, type ProjectRow } from '@/service/storage/projects/projects'
import { fillBlanks, newFields } from './fill-blanks'
import { findAllRegistered, fingerprintOf, sharedKeysOf } from './find-registered'
import { toGivenFields, toListKeys } from './given-fields'
import { givenRegion } from './given-region'
import { type Candidate, lookUpCompany } from './look-up-company'

type Registering = Pick<Context, 'database' | 'queue' | 'clock'>

export type Registered = { id: number; isNew: false } | { id: number; isNew: true; organization: OrganizationRow }

/**
 * Registers an organization in a project, or finds it there, in one transaction that also enqueues its research. The industry id must
 * exist. ServiceError `too_many_organizations` if the project is full, `unknown_identifier` if there is no name and the identifiers are
 * unknown.
 */
export async function registerOrganization(
  ctx: Registering,
  { projectId, registration }: { projectId: number; registration: Registration },
): Promise<Registered> {
  // Registrations of one project wait for each other anyway, so they share round trips and the flush to disk.
  const result = await ctx.database.batches.run(
    `registrations of project ${projectId}`,
    (batch: readonly GivenFields[]) => registerBatch(ctx, projectId, batch),
    toGivenFields(registration),
  )
  if (result instanceof ServiceError) throw result
  return result
}

/** Registers several, with the same results as one after the other; a refused one has the ServiceError as its result. */
async function registerBatch(
  ctx: Registering,
  projectId: number,
  batch: readonly GivenFields[],
): Promise<(Registered | ServiceError)[]> {
  const asked = batch.map((given) => ({ given, fingerprint: fingerprintOf(given) }))
  const fingerprints = asked.map(({ fingerprint }) => fingerprint)
  const before = await findOrganizationsByFingerprint(ctx.database, projectId, fingerprints)
  const repeated = asked.map(({ given }, place) => answerOfRepeat(before[place] ?? null, given))
  const others = asked.filter((_, place) => repeated[place] === null)
  const registered = others.length === 0 ? [] : await registerInTransaction(ctx, projectId, others)
  return repeated.map((one) => one ?? (registered.shift() as Registered | ServiceError))
}

/** If the same was registered before and nothing has to be written, neither a transaction nor its lock is needed. */
function answerOfRepeat(before: RegisteredOrganization | null, given: GivenFields): Registered | null {
  if (before === null || before.status === 'errored' || newFields(before, given).length > 0) return null
  return { id: before.id, isNew: false }
}

/**
 * They are processed in rounds: a registration that shares a key with one inserted in the round, or follows one that changed an
 * organization, is compared with the outcome in the next round.
 */
async function registerInTransaction(
  ctx: Registering,
  projectId: number,
  batch: readonly { given: GivenFields; fingerprint: string }[],
): Promise<(Registered | ServiceError)[]> {
  const candidates = await Promise.all(batch.map((asked) => lookUpCompany(ctx, projectId, asked)))
  return ctx.database.transaction(async (transaction) => {
    // A process that waited here sees what the previous holder of the lock committed.
    const project = await lockProjectToRegister(transaction, projectId)
    const results = new Map<Candidate, Registered | ServiceError>()
    let left: readonly Candidate[] = candidates
    while (left.length > 0) {
      await registerRound(ctx, transaction, { project, left, results })
      left = left.filter((candidate) => !results.has(candidate))
    }
    return candidates.map((candidate) => results.get(candidate) as Registered | ServiceError)
  })
}

type Round = { project: ProjectRow; left: readonly Candidate[]; results: Map<Candidate, Registered | ServiceError> }

/** Processes a part of the batch: at least its first registration, whose result it adds. */
async function registerRound(
  ctx: Registering,
  transaction: Transaction,
  { project, left, results }: Round,
): Promise<void> {
  const registered = await findAllRegistered(transaction, project.id, left)
  // They are filled in in the order of the request, and research saves them in the order of their ids.
  const filled = new Set(registered.flatMap((found) => (found && !found.isRepeat ? [found.organization.id] : [])))
  if (filled.size > 1) await lockOrganizations(transaction, [...filled])
  const inserted: Candidate[] = []
  const again: { projectId: number; fingerprint: string; organizationId: number }[] = []
  const waitedFor = new Set<string>()
  let isChanged = false
  for (const [place, candidate] of left.entries()) {
    if (isChanged) break
    const keys = sharedKeysOf(candidate)
    const existing = registered[place] ?? null
    if (keys.some((key) => waitedFor.has(key))) {
      for (const key of keys) waitedFor.add(key)
    } else if (existing !== null) {
      const { id } = existing.organization
      if (!existing.isRepeat)
        again.push({ projectId: project.id, fingerprint: candidate.fingerprint, organizationId: id })
      isChanged = await registerAgain(ctx, transaction, existing.organization, candidate)
      results.set(candidate, { id, isNew: false })
    } else {
      const refusal = refuse(candidate, project)
      if (refusal !== null) {
        results.set(candidate, refusal)
        continue
      }
      inserted.push(candidate)
      project.organizationCount++
      for (const key of keys) waitedFor.add(key)
    }
  }
  await rememberRegistrations(transaction, again)
  const rows = await insert(ctx, transaction, project.id, inserted)
  for (const [place, organization] of rows.entries()) {
    const candidate = inserted[place]
    if (candidate) results.set(candidate, { id: organization.id, isNew: true, organization })
  }
}

function refuse({ given, foundName }: Candidate, project: ProjectRow): ServiceError | null {
  if (given.name === null && foundName === null) {
    return new ServiceError(
      'unknown_identifier',
      'No organization is known by these identifiers; register it with a name',
    )
  }
  const { maxOrganizations: limit, organizationCount: count } = project
  if (limit === null || count < limit) return null
  return new ServiceError(
    'too_many_organizations',
    `This key's project may register ${limit} organizations and has registered ${count}`,
  )
}

/** Inserts new organizations and enqueues their research; returns the rows as now stored. */
async function insert(
  ctx: Registering,
  transaction: Transaction,
  projectId: number,
  candidates: readonly Candidate[],
): Promise<OrganizationRow[]> {
  const at = ctx.clock()
  const organizations = candidates.map((candidate) => ({
    ...candidate,
    firstRegion: givenRegion(candidate.given),
    ...toListKeys(candidate.given, candidate.foundName),
  }))
  const ids = await insertOrganizations(transaction, projectId, organizations, { at, reason: 'Registered' })
  const jobs = ids.map((id) => ({ data: { organizationId: id }, singletonKey: String(id) }))
  await ctx.queue.enqueueNew(transaction, 'research', jobs)
  const nothingFound = { foundRegion: null, foundSubregion: null, foundWebsite: null, mergedInto: null, outcome: null }
  const now = { status: 'created', createdAt: at, updatedAt: at, revision: 0, setByHand: {}, hidesGroup: false }
  return organizations.map(({ given, companyId, foundName }, place) => {
    return { ...given, ...nothingFound, ...now, id: ids[place] ?? 0, projectId, companyId, foundName }
  })
}

/** Fills blanks, or retries failed research. Resolves to whether the organization changed. */
async function registerAgain(
  ctx: Registering,
  transaction: Transaction,
  existing: RegisteredOrganization,
  { given, companyId }: Candidate,
): Promise<boolean> {
  const { id, status } = existing
  const at = ctx.clock()
  const isFilled = await fillBlanks(transaction, existing, { given, companyId }, at)
  if (!isFilled && status !== 'errored') return false
  if (!isFilled) {
    await enterState(transaction, { id, state: 'created', reason: 'Registered again after research failed', at })
  }
  await ctx.queue.enqueue(transaction, 'research', { organizationId: id }, { singletonKey: String(id) })
  return true
}
