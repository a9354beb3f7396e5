import { findKnownCompany, type KnownCompany } from '@/service/companies/find-known-company'
import { findPersonDecision, withoutRefused } from '@/service/companies/find-person-decision'
import { hasRareFirstWord } from '@/service/companies/search-candidates'
import type { Context } from '@/service/context'
import { readName } from '@/service/matching/names/read-name'
import { isTelling } from '@/service/matching/names/telling-words'
import { placeOf } from '@/service/matching/place-of'
import { findLegalEntity } from '@/service/storage/companies/legal-entities'
import type { GivenFields } from '@/service/storage/organizations/organizations'
import type { Incoming } from './find-registered'
import { givenRegion } from './given-region'

/** A registration with what sources know about it. `foundName`: its name, if it was registered without one. */
export type Candidate = Incoming & { foundName: string | null }

/** Collects what a registration needs before its project is locked. */
export async function lookUpCompany(
  ctx: Pick<Context, 'database'>,
  projectId: number,
  { given, fingerprint }: Pick<Candidate, 'given' | 'fingerprint'>,
): Promise<Candidate> {
  const [{ company }, telling] = await Promise.all([findCompany(ctx, projectId, given), isTellingName(ctx, given)])
  const foundName = given.name === null ? (company?.name ?? (await legalNameOf(ctx, given.leiNumber))) : null
  return { given, fingerprint, companyId: company?.id ?? null, foundName, telling }
}

/** The company that a person chose for this spelling, otherwise the one found by exact keys; and the companies that the person excluded. */
export async function findCompany(
  ctx: Pick<Context, 'database'>,
  projectId: number,
  given: GivenFields,
): Promise<{ company: KnownCompany | null; refused: ReadonlySet<number> }> {
  const [learned, known] = await Promise.all([
    findPersonDecision(ctx.database, { projectId, name: given.name, region: givenRegion(given) }),
    findKnownCompany(ctx.database, toSubject(given)),
  ])
  const refused = learned?.refused ?? new Set<number>()
  return { company: (learned?.decided ?? withoutRefused(known, refused)).company, refused }
}

/** Whether the name's words identify an organization without “Group” and the like. */
export async function isTellingName(ctx: Pick<Context, 'database'>, given: GivenFields): Promise<boolean> {
  if (given.name === null) return false
  const parts = readName(given.name)
  return isTelling(parts, await hasRareFirstWord(ctx.database, parts))
}

/** GLEIF's legal name for this LEI; null without an LEI, or if GLEIF's list does not have it. */
async function legalNameOf(ctx: Pick<Context, 'database'>, lei: string | null): Promise<string | null> {
  return lei === null ? null : ((await findLegalEntity(ctx.database, lei))?.name ?? null)
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
