import type { Subject } from '@/service/matching/choose-company'
import { findLegalEntity, findOnlyActiveLegalEntity } from '@/service/storage/companies/legal-entities'
import type { Queryable } from '@/service/storage/engine/database'
import type { NamedSubject } from './named-subject'

/**
 * Completes an organization whose LEI no known company has: where the client stated none, the country and the legal name are
 * taken from GLEIF. The name only if no other active entity of that country has it, because several companies of a group can
 * have the same name without the legal form ("Acme AG", "Acme GmbH"), and the known company of that name may be another one.
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
 * Returns the LEI of the only active legal entity with this legal name and country: a known company may have that LEI but another
 * name. Null without a country, and if several entities have the name.
 */
export async function leiOfName(db: Queryable, { nameKey, region }: Subject): Promise<string | null> {
  if (nameKey === null || region === null) return null
  return (await findOnlyActiveLegalEntity(db, nameKey, region))?.lei ?? null
}
