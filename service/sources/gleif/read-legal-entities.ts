import { z } from 'zod'
import { isLei } from '@/service/check-digits'
import { findCountry } from '@/service/reference/find-country'
import { openZipEntry } from '@/service/sources/tables/open-zip-entry'
import { parseRow } from '@/service/sources/tables/parse-row'
import { type CsvRecord, streamCsv } from '@/service/sources/tables/stream-csv'
import { OTHER_NAMES, TRANSLITERATED_NAMES } from './columns'

/** One legal entity as GLEIF's golden copy describes it. */
export type LegalEntity = {
  lei: string
  name: string
  /** Other and transliterated names, each once, without the legal name. */
  otherNames: string[]
  /** ISO 3166-1 code of the headquarters; null where GLEIF writes a code that ISO does not have (XK). */
  country: string | null
  /** ISO 3166-2 code of the headquarters, of that country; else null. */
  subregion: string | null
  legalCountry: string | null
  status: 'ACTIVE' | 'INACTIVE' | 'NULL'
  registrationStatus: z.infer<typeof RegistrationStatus>
  category: z.infer<typeof EntityCategory> | null
  /** ISO 20275 code ("2HBR"; "8888" and "9999" say that there is none). */
  legalForm: string | null
  /** The instant of GLEIF's last change, as written. */
  updatedAt: string
}

/** A batch of rows in the file's order; `refused` are rows that were read and not carried over, with the reason. */
export type LegalEntityBatch = { entities: LegalEntity[]; refused: { row: number; reason: string }[]; readRows: number }

/** LEI-CDF 3.1; MERGED comes from version 2.1 and remains in records that nobody changed since. */
const RegistrationStatus = z.enum([
  'ISSUED',
  'LAPSED',
  'RETIRED',
  'MERGED',
  'ANNULLED',
  'CANCELLED',
  'DUPLICATE',
  'TRANSFERRED',
  'PENDING_VALIDATION',
  'PENDING_TRANSFER',
  'PENDING_ARCHIVAL',
])

const EntityCategory = z.enum([
  'GENERAL',
  'BRANCH',
  'FUND',
  'SOLE_PROPRIETOR',
  'RESIDENT_GOVERNMENT_ENTITY',
  'INTERNATIONAL_ORGANIZATION',
])

const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'is not a country code of two letters')
/** Most records have a subdivision code; some have a place name or a code of another scheme, which are not kept. */
const subdivision = /^[A-Z]{2}-[A-Z0-9]{1,3}$/

const Row = z.object({
  LEI: z.string(),
  'Entity.LegalName': z.string(),
  'Entity.LegalAddress.Country': CountryCode,
  'Entity.HeadquartersAddress.Region': z.string(),
  'Entity.HeadquartersAddress.Country': CountryCode,
  // Empty in records from before GLEIF asked for the category.
  'Entity.EntityCategory': z.union([EntityCategory, z.literal('')]),
  'Entity.LegalForm.EntityLegalFormCode': z.string().regex(/^[A-Z0-9]{4}$|^$/, 'is not a code of ISO 20275'),
  // NULL: issued in error (duplicate, annulled).
  'Entity.EntityStatus': z.enum(['ACTIVE', 'INACTIVE', 'NULL']),
  'Registration.LastUpdateDate': z.iso.datetime({ offset: true }),
  'Registration.RegistrationStatus': RegistrationStatus,
})

const nameColumns = [...OTHER_NAMES, ...TRANSLITERATED_NAMES]

/**
 * Reads the legal entities of a level 1 golden copy (LEI-CDF 3.1 as CSV, in its zip or unpacked), in batches, while streaming.
 * `name` is the name of the CSV file, which begins with the time of publication.
 * @throws SourceFileError, while the batches are read, for anything but the published layout; the batches already returned must
 * then be discarded
 */
export async function readLegalEntities(
  path: string,
): Promise<{ name: string; batches: AsyncIterable<LegalEntityBatch> }> {
  const { name, bytes } = await openZipEntry(path)
  const records = streamCsv(name, bytes, { required: Object.keys(Row.shape), optional: nameColumns })
  return { name, batches: toBatches(name, records) }
}

async function* toBatches(file: string, lists: AsyncIterable<CsvRecord[]>): AsyncGenerator<LegalEntityBatch> {
  for await (const records of lists) {
    const batch: LegalEntityBatch = { entities: [], refused: [], readRows: records.length }
    for (const { row, cells } of records) {
      const entity = toEntity(file, row, cells)
      if (typeof entity === 'string') batch.refused.push({ row, reason: entity })
      else batch.entities.push(entity)
    }
    yield batch
  }
}

/** Returns the entity, or the reason why its row is refused. */
function toEntity(file: string, row: number, cells: Record<string, string>): LegalEntity | string {
  const parsed = parseRow(Row, cells, file, row)
  const lei = parsed.LEI.trim()
  if (!isLei(lei)) return `LEI whose check digits fail: ${JSON.stringify(lei)}`
  const name = oneLine(parsed['Entity.LegalName'])
  if (name === '') return `${lei} has no legal name`
  const country = findCountry(parsed['Entity.HeadquartersAddress.Country'])
  const region = parsed['Entity.HeadquartersAddress.Region'].trim()
  const isInCountry = subdivision.test(region) && country !== null && region.startsWith(`${country}-`)
  return {
    lei,
    name,
    otherNames: otherNames(cells, name),
    country,
    subregion: isInCountry ? region : null,
    legalCountry: findCountry(parsed['Entity.LegalAddress.Country']),
    status: parsed['Entity.EntityStatus'],
    registrationStatus: parsed['Registration.RegistrationStatus'],
    category: parsed['Entity.EntityCategory'] || null,
    legalForm: parsed['Entity.LegalForm.EntityLegalFormCode'] || null,
    updatedAt: parsed['Registration.LastUpdateDate'],
  }
}

function otherNames(cells: Record<string, string>, name: string): string[] {
  const names = nameColumns
    .map((column) => oneLine(cells[column] ?? ''))
    .filter((other) => other !== '' && other !== name)
  return names.length > 1 ? [...new Set(names)] : names
}

/** Puts a name on one line (some names contain line breaks) and removes zero bytes, which PostgreSQL does not accept. */
function oneLine(text: string): string {
  return text.replaceAll('\0', '').replace(/\s+/gu, ' ').trim()
}
