import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { SourceRecord } from '@/service/reference/source-record'

export const REMOVALS_FILE = 'sbti-removals.ndjson.gz'

/** A commitment that an earlier list of the release had and a later one lacks: the record as it was last listed, and both days. */
export const ReleaseRemoval = z.strictObject({
  source: z.literal('sbti'),
  recordId: z.string().min(1),
  listedOn: z.iso.date(),
  removedOn: z.iso.date(),
  record: SourceRecord,
})
export type ReleaseRemoval = z.infer<typeof ReleaseRemoval>

/** Returns the removals that the release contains. Throws an Error that names the file when it is missing or not as expected. */
export function readReleaseRemovals(directory: string): ReleaseRemoval[] {
  try {
    const text = gunzipSync(readFileSync(join(directory, REMOVALS_FILE))).toString('utf8')
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ReleaseRemoval.parse(JSON.parse(line)))
  } catch (cause) {
    throw new Error(`Reference data ${REMOVALS_FILE} cannot be read; npm run build -- data writes it`, { cause })
  }
}
