import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched } from '@/service/storage/engine/database'

/** A legal entity as GLEIF describes it, with the edition's details that an answer names. */
const LegalEntityRow = z.object({
  lei: z.string(),
  name: z.string(),
  /** Key of the legal name, as service/matching makes it. */
  nameKey: z.string(),
  otherNames: z.array(z.string()),
  country: z.string().nullable(),
  subregion: z.string().nullable(),
  status: z.string(),
  registrationStatus: z.string(),
  directParentLei: z.string().nullable(),
  ultimateParentLei: z.string().nullable(),
  /** When GLEIF published the edition; if its file does not say, when it was loaded. */
  publishedAt: z.date(),
})
export type LegalEntityRow = z.infer<typeof LegalEntityRow>

/** Records issued in error, twice, or not yet verified say nothing about a company. */
const isSound = `status <> 'NULL' and registration_status not in ('ANNULLED', 'CANCELLED', 'DUPLICATE', 'PENDING_VALIDATION')`

const columns = `lei, name, name_key as "nameKey", other_names as "otherNames", country, subregion, status,
  registration_status as "registrationStatus", direct_parent_lei as "directParentLei",
  ultimate_parent_lei as "ultimateParentLei",
  (select coalesce(published_at, loaded_at) from legal_entity_edition where slot = 'current') as "publishedAt"`

const leiLookup: Lookup = {
  sql: `select ${columns} from legal_entity where lei = $1 and ${isSound}`,
  types: ['text'],
}

const nameLookup: Lookup = {
  sql: `select ${columns} from legal_entity
      where name_key = $1 and country = $2 and status = 'ACTIVE' and ${isSound}
      limit 2`,
  types: ['text', 'text'],
}

/** The legal entity of this LEI; null if GLEIF has none, withdrew it, or was never imported. */
export async function findLegalEntity(db: Batched, lei: string): Promise<LegalEntityRow | null> {
  const [row] = await batchLookup(db, leiLookup, [lei])
  return row ? LegalEntityRow.parse(row) : null
}

/**
 * The only active legal entity with headquarters in this country and a legal name with this key; null for none or several. Funds and
 * branches count, as they may be meant too.
 */
export async function findOnlyActiveLegalEntity(
  db: Batched,
  nameKey: string,
  country: string,
): Promise<LegalEntityRow | null> {
  const [only, second] = await batchLookup(db, nameLookup, [nameKey, country])
  return only && !second ? LegalEntityRow.parse(only) : null
}
