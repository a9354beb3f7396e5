import { z } from 'zod'
import { toSnakeCase } from '@/service/storage/engine/camel-case'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import { deleteAnswers } from './answers'

const Text = z.string().nullable()

/** The registered fields of an organization, and the keys derived from them. */
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

/** Fields set by a person after the registration, each with the instant as ISO text. */
export const SetByHand = z.record(z.string(), z.string())
export type SetByHand = z.infer<typeof SetByHand>

/** A row of table `organization`. `outcome` is as stored by research (service/storage/research/outcome.ts parses it). */
export const OrganizationRow = Given.extend({
  id: z.int(),
  projectId: z.int(),
  foundName: Text,
  foundRegion: Text,
  foundSubregion: Text,
  foundWebsite: Text,
  companyId: z.int().nullable(),
  /** The record that answers for this one, as decided by a person; null if it answers itself. */
  mergedInto: z.int().nullable(),
  status: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Increases with every change of the row: an answer built from an older revision is not stored. */
  revision: z.int(),
  setByHand: SetByHand,
  /** A person switched off the display of its group. */
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

/** For batched lookups, as text. */
export const columnsWithoutOutcome = fieldsWithoutOutcome
  .map((field) => `${toSnakeCase(field)} as "${field}"`)
  .join(', ')

export const organizationColumns = `${columnsWithoutOutcome}, outcome`

/** The organization; null if the project has none with that id, or removed it. */
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
 * Overwrites the registered fields; the caller decides what may change. A company found by research meanwhile stays. Stored answers have
 * the old fields, so they are deleted.
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
  /** The country that distinguishes it from its namesakes. */
  firstRegion: string | null
  isIdentifiedAnew: boolean
  sortName: string
  searchText: string
  at: Date
}

/** Stores a person's change. With `isIdentifiedAnew` its company is unknown until research has run. */
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

/** Sets the state and adds it to the history. */
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

/** Adds an entry to the history. A new row already has its state; this records since when and why. */
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
