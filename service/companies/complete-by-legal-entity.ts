import type { Subject } from '@/service/matching/choose-company'
import { findLegalEntity, findOnlyActiveLegalEntity } from '@/service/storage/companies/legal-entities'
import type { Queryable } from '@/service/storage/engine/database'
import type { NamedSubject } from './named-subject'

/**
 * An organization whose LEI no known company has, with what GLEIF says of that LEI where the client said nothing: the
 * country of its headquarters, and its legal name. The name only where no other active entity of that country has it:
 * names without their legal form are those of a whole family ("Acme AG", "Acme GmbH"), and the company that our lists know
 * by that name may be another of them.
 */
export async function completeByLei(db: Queryable, subject: NamedSubject): Promise<NamedSubject> {
  const lei = subject.identifiers.find(({ kind }) => kind === 'lei')?.value
  const entity = lei === undefined ? null : await findLegalEntity(db, lei)
  if (entity === null) return subject
  const region = subject.region ?? entity.country
  if (subject.nameKey !== null || entity.country === null) return { ...subject, region }
  const only = await findOnlyActiveLegalEntity(db, entity.nameKey, entity.country)
  return only?.lei === entity.lei
    ? { ...subject, region, name: entity.name, nameKey: entity.nameKey }
    : { ...subject, region, name: null, nameKey: null }
}

/**
 * The LEI of the one active legal entity with this legal name and country: our lists may know the company by that LEI and
 * by another name. Null without a country, and where two entities have the name.
 */
export async function leiOfName(db: Queryable, { nameKey, region }: Subject): Promise<string | null> {
  if (nameKey === null || region === null) return null
  return (await findOnlyActiveLegalEntity(db, nameKey, region))?.lei ?? null
}
