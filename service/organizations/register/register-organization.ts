import { findKnownCompany } from '@/service/companies/find-known-company'
import { findLearned } from '@/service/companies/find-learned'
import { hasRareFirstWord } from '@/service/companies/search-candidates'
import type { Context } from '@/service/context'
import type { Registration } from '@/service/contract/registration'
import { readName } from '@/service/matching/names/read-name'
import { isTelling } from '@/service/matching/names/telling-words'
import { placeOf } from '@/service/matching/place-of'
import { findLegalEntity } from '@/service/storage/companies/legal-entities'
import type { GivenFields } from '@/service/storage/organizations/organizations'
import { newFields } from './fill-blanks'
import { findRepeated } from './find-registered'
import { toGivenFields } from './given-fields'
import { givenRegion } from './given-region'
import type { Candidate, Registered } from './register-batch'
import { registerInTurn } from './register-in-turn'
import { isRegisteringMany, noteRegistration } from './registration-pace'

export type RegisterOrganization = {
  projectId: number
  registration: Registration
  /** See `Candidate`. */
  whenInserted?: Candidate['whenInserted']
}

/**
 * Registers an organization in a project, or finds it there, in one transaction that also enqueues its research.
 * The industry id must be known. ServiceError `too_many_organizations` when the project is full, `unknown_identifier`
 * when there is no name and nothing known has these identifiers.
 */
export async function registerOrganization(
  ctx: Context,
  { projectId, registration, whenInserted }: RegisterOrganization,
): Promise<Registered> {
  const given = toGivenFields(registration)
  const prepareNew = async () => ({ ...(await prepare(ctx, projectId, given)), whenInserted })
  // Among many, who said the same before is found within the lock, by index for all of a batch: asked here, PostgreSQL would
  // keep a plan that reads all registrations, made while there were few, for as long as it knows of no more.
  if (isRegisteringMany(ctx.database)) {
    const registered = await registerInTurn(ctx, projectId, prepareNew)
    if (registered.isNew) noteRegistration(ctx.database)
    return registered
  }
  const unchanged = await findUnchanged(ctx, projectId, given)
  if (unchanged !== null) return unchanged
  noteRegistration(ctx.database)
  return registerInTurn(ctx, projectId, prepareNew)
}

/** What said the same before, where that leaves nothing to decide and nothing to write: nobody has to wait for the lock. */
async function findUnchanged(ctx: Context, projectId: number, given: GivenFields): Promise<Registered | null> {
  const repeated = await findRepeated(ctx.database, projectId, given)
  if (repeated === null || repeated.status === 'errored' || newFields(repeated, given).length > 0) return null
  return { id: repeated.id, isNew: false, isUnchanged: true }
}

/** What has to be known before the project is locked. */
async function prepare(ctx: Context, projectId: number, given: GivenFields): Promise<Candidate> {
  const [company, telling] = await Promise.all([findCompany(ctx, projectId, given), isTellingName(ctx, given)])
  const foundName = given.name === null ? (company?.name ?? (await legalNameOf(ctx, given.leiNumber))) : null
  return { given, companyId: company?.id ?? null, foundName, telling }
}

/** What GLEIF calls the legal entity of this LEI; null without an LEI or where GLEIF's list does not have it. */
async function legalNameOf(ctx: Context, lei: string | null): Promise<string | null> {
  return lei === null ? null : ((await findLegalEntity(ctx.database, lei))?.name ?? null)
}

/** What a person answered for this spelling before, else the company that exact keys lead to. */
export async function findCompany(
  ctx: Pick<Context, 'database'>,
  projectId: number,
  given: GivenFields,
): Promise<{ id: number; name: string } | null> {
  const [learned, known] = await Promise.all([
    findLearned(ctx.database, { projectId, name: given.name, region: givenRegion(given) }),
    findKnownCompany(ctx.database, toSubject(given)),
  ])
  return (learned ?? known).company
}

/** Whether the name's words are enough to know an organization by without “Group” and the like. */
export async function isTellingName(ctx: Pick<Context, 'database'>, given: GivenFields): Promise<boolean> {
  if (given.name === null) return false
  const parts = readName(given.name)
  return isTelling(parts, await hasRareFirstWord(ctx.database, parts))
}

export function toSubject(given: GivenFields) {
  const identifiers = [
    { kind: 'lei', value: given.leiNumber },
    { kind: 'isin', value: given.isinNumber },
    { kind: 'duns', value: given.dunsNumber },
    { kind: 'sp_global', value: given.spGlobalNumber },
  ].flatMap(({ kind, value }) => (value === null ? [] : [{ kind, value }]))
  const place = placeOf(given) ?? { region: null, subregion: null }
  return { name: given.name, nameKey: given.nameKey, ...place, website: given.website, identifiers }
}
