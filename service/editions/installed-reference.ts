import { gunzipSync } from 'node:zlib'
import { renewRates } from '@/service/compile/figures/renew-rates'
import { toRates } from '@/service/reference/read-rates'
import { type Reference, readReference } from '@/service/reference/read-reference'
import { Rate } from '@/service/reference/records'
import { readEditionContent } from '@/service/storage/editions/source-editions'
import type { Queryable } from '@/service/storage/engine/database'
import { findInstalledEditions, type InstalledEditions } from './installed-editions'

/** Parses the ECB's means from the content of an imported edition. */
export function parseMeans(content: Uint8Array): Rate[] {
  const lines = gunzipSync(content).toString('utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => Rate.parse(JSON.parse(line)))
}

/** Returns the ECB's means of the imported edition in use; null if the release's are in use. */
export async function readKeptMeans(db: Queryable, { sources }: InstalledEditions): Promise<Rate[] | null> {
  const { inUse } = sources.ecb
  return inUse === null ? null : parseMeans(await readEditionContent(db, inUse.id))
}

/** Returns the ECB's means in use, imported or the release's. */
export async function readMeansInUse(
  { database, referenceDirectory }: { database: Queryable; referenceDirectory: string },
  installed: InstalledEditions,
): Promise<Rate[]> {
  return (await readKeptMeans(database, installed)) ?? releasedMeans(referenceDirectory)
}

export function releasedMeans(directory: string): Rate[] {
  return readReference(directory).rates.all.filter(({ source }) => source === 'ecb')
}

/** Returns the release's reference data with the means of an imported edition of the ECB, if there is one. */
export function referenceWith(released: Reference, means: readonly Rate[] | null): Reference {
  return means === null ? released : { ...released, rates: toRates(renewRates(released.rates.all, means)) }
}

/** Returns the reference data of the editions in use. `released` is the content of `directory`, for callers that have read it already. */
export async function readInstalledReference(
  db: Queryable,
  directory: string,
  released: Reference = readReference(directory),
): Promise<Reference> {
  const installed = await findInstalledEditions(db, directory)
  return { ...referenceWith(released, await readKeptMeans(db, installed)), editions: installed.editions }
}
