import { withEarlierNames } from '@/service/compile/companies/earlier-names'
import type { NamedReading } from '@/service/compile/read-sources'
import { SourceRecord } from '@/service/reference/source-record'
import { readSbtiHistory } from '@/service/sources/sbti/read-sbti-history'
import type { CommitmentEvent } from './commitment-history'
import { releaseHistory } from './release-history'

const parsed = (records: readonly unknown[]) => records.map((record) => SourceRecord.parse(record))

/**
 * Adds to SBTi's records among `readings` their changes in earlier states of the list, and the names they had there. Returns the
 * commitments that the list no longer has.
 *
 * @param on the day of the newest list
 * @param read the bytes of a published file, by its path inside the data folder
 * @throws SourceFileError for a list of an unknown form
 */
export async function addReleaseHistory(
  readings: readonly NamedReading[],
  on: string,
  read: (file: string) => Uint8Array,
): Promise<CommitmentEvent[]> {
  const sbti = readings.find(({ source }) => source === 'sbti')
  if (sbti === undefined) return []
  const states = (await readSbtiHistory(read)).map((state) => ({ ...state, records: parsed(state.records) }))
  const { removals, records } = releaseHistory(states, { on, isWhole: true, records: parsed(sbti.records) })
  sbti.records = withEarlierNames(states, records)
  return removals
}
