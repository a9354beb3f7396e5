import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEditions } from '@/service/compile/editions/editions'
import { writeCompiled } from '@/service/compile/write-compiled'
import { REMOVALS_FILE, ReleaseRemoval } from '@/service/reference/lists/release-removals'
import { recordsFile } from '@/service/reference/read-records'
import { CompanySource, Edition, SourceId } from '@/service/reference/records'
import { SourceRecord } from '@/service/reference/source-record'

const realRelease = fileURLToPath(new URL('../../reference/data', import.meta.url))

export type SmallRelease = { directory: string; remove: () => void }

/**
 * Writes the folder of a release with these records and the real industries, rates and countries. The day of each source is the
 * real one, or that of `retrievedOn`.
 */
export function writeSmallRelease(
  records: readonly SourceRecord[],
  retrievedOn: Partial<Record<SourceId, string>> = {},
): SmallRelease {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-release-'))
  for (const file of ['industries.json', 'activities.json', 'rates.json', 'countries.json', 'report-addresses.json']) {
    cpSync(join(realRelease, file), join(directory, file))
  }
  const of = (source: SourceId) => records.filter((record) => record.source === source)
  const counts = Object.fromEntries(SourceId.options.map((id) => [id, of(id).length])) as Record<SourceId, number>
  writeCompiled(directory, [
    ...CompanySource.options.map((source) => ({ name: recordsFile(source), schema: SourceRecord, rows: of(source) })),
    { name: REMOVALS_FILE, schema: ReleaseRemoval, rows: [] },
    {
      name: 'editions.json',
      schema: Edition,
      rows: buildEditions(counts).map((edition) => ({
        ...edition,
        retrievedOn: retrievedOn[edition.id] ?? edition.retrievedOn,
      })),
    },
  ])
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
