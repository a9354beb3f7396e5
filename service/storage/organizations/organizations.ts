import { z } from 'zod'
import { toSnakeCase } from '@/service/storage/engine/camel-case'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import { deleteAnswers } from './answers'

const Text = z.string().nullable()

/** What a project told us about an organization, and the keys derived from it. */
const Given = z.object({
  name: Text,
  hqRegion: Text,
  hqSubregion: Text,
  hqFuzzy: Text,
  industryId: Text,
  industryName: Text,
  website: Text,
  externalId: Text,
  isLegalEntityName: z.boolean().nullable(),
  leiNumber: Text,
  isinNumber: Text,
  dunsNumber: Text,
  spGlobalNumber: Text,
  nameKey: Text,
  websiteDomain: Text,
  coreKey: Text,
})
export type GivenFields = z.infer<typeof Given>

/** Fields that a person set after the registration, each with the instant as ISO text. */
export const SetByHand = z.record(z.string(), z.string())
export type SetByHand = z.infer<typeof SetByHand>

/** A row of table `organization`. `outcome` is as research stored it (service/storage/research/outcome.ts parses it). */
export const OrganizationRow = Given.extend({
  id: z.int(),
  projectId: z.int(),
  foundName: Text,
  foundRegion: Text,
  foundSubregion: Text,
  foundWebsite: Text,
  companyId: z.int().nullable(),
  /** The record that answers for this one, by a person's word; null where it answers itself. */
  mergedInto: z.int().nullable(),
  status: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Goes up with every change of the row: an answer built from an older revision is not stored. */
  revision: z.int(),
  setByHand: SetByHand,
  /** A person switched off what is shown of its group. */
  hidesGroup: z.boolean(),
  outcome: z.unknown(),
})
export type OrganizationRow = z.infer<typeof OrganizationRow>

export const givenFields = [
  'name',
  'hqRegion',
  'hqSubregion',
  'hqFuzzy',
  'industryId',
  'industryName',
  'website',
  'externalId',
  'isLegalEntityName',
  'leiNumber',
  'isinNumber',
  'dunsNumber',
  'spGlobalNumber',
  'nameKey',
  'websiteDomain',
  'coreKey',
] as const satisfies readonly (keyof GivenFields)[]

const fieldsWithoutOutcome = [
  'id',
  'projectId',
  ...givenFields,
  'foundName',
  'foundRegion',
  'foundSubregion',
  'foundWebsite',
  'companyId',
  'mergedInto',
  'status',
  'createdAt',
  'updatedAt',
  'revision',
  'setByHand',
  'hidesGroup',
] as const

/** For look-ups that are asked together, as text. */
export const columnsWithoutOutcome = fieldsWithoutOutcome
  .map((field) => `${toSnakeCase(field)} as "${field}"`)
  .join(', ')

export const organizationColumns = `${columnsWithoutOutcome}, outcome`

/** The organization, or null when the project has none of that id, or has it no more. */
export async function findOrganization(db: Queryable, projectId: number, id: number): Promise<OrganizationRow | null> {
  const row = await tables(db)
    .selectFrom('organization')
    .select([...fieldsWithoutOutcome, 'outcome'])
    .where('id', '=', id)
    .where('projectId', '=', projectId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, setByHand: SetByHand.parse(row.setByHand) }
}

export type FilledOrganization = {
  id: number
  given: GivenFields
  companyId: number | null
  sortName: string
  searchText: string
  at: Date
}

/**
 * Writes what the project told us anew; the caller decides what may change. A company that research found meanwhile
 * stays. The stored answers hold the old fields, so they go.
 */
export async function updateGiven(db: Transaction, organization: FilledOrganization): Promise<void> {
  const { id, given, companyId, sortName, searchText, at } = organization
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({
      companyId: eb.fn.coalesce('companyId', eb.val(companyId)),
      sortName,
      searchText,
      updatedAt: at,
      revision: eb('revision', '+', 1),
      ...Object.fromEntries(givenFields.map((field) => [field, given[field]])),
    }))
    .where('id', '=', id)
    .execute()
  await deleteAnswers(db, id)
}

export type ChangedOrganization = {
  id: number
  given: GivenFields
  setByHand: SetByHand
  /** The country that tells it from its namesakes. */
  firstRegion: string | null
  isIdentifiedAnew: boolean
  sortName: string
  searchText: string
  at: Date
}

/** Writes what a person changed. Where it `isIdentifiedAnew`, its company is not known until research has run. */
export async function changeGiven(db: Transaction, organization: ChangedOrganization): Promise<void> {
  const { id, given, setByHand, isIdentifiedAnew, at: updatedAt, ...keys } = organization
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({
      ...keys,
      ...(isIdentifiedAnew && { companyId: null }),
      updatedAt,
      setByHand: JSON.stringify(setByHand),
      revision: eb('revision', '+', 1),
      ...Object.fromEntries(givenFields.map((field) => [field, given[field]])),
    }))
    .where('id', '=', id)
    .execute()
  await deleteAnswers(db, id)
}

/** Sets the state and writes it to the history. */
export async function enterState(
  db: Transaction,
  change: { id: number; state: string; reason: string; at: Date },
): Promise<void> {
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({ status: change.state, updatedAt: change.at, revision: eb('revision', '+', 1) }))
    .where('id', '=', change.id)
    .execute()
  await recordState(db, change)
  await deleteAnswers(db, change.id)
}

/** One line of the history. A new row has its state already; this says since when and why. */
export async function recordState(
  db: Queryable,
  change: { id: number; state: string; reason: string; at: Date },
): Promise<void> {
  const { id: organizationId, state, reason, at } = change
  await tables(db).insertInto('organizationState').values({ organizationId, state, reason, at }).execute()
}

export async function setHidesGroup(
  db: Transaction,
  { id, hidesGroup, at }: { id: number; hidesGroup: boolean; at: Date },
): Promise<void> {
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({ hidesGroup, updatedAt: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await deleteAnswers(db, id)
}
