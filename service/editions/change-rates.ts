import { gzipSync } from 'node:zlib'
import { rounded } from '@/service/compile/figures/build-rates'
import { ecbMeans } from '@/service/compile/figures/ecb-means'
import type { EditionDifference } from '@/service/editions/describe/compare-records'
import type { ChangedEdition } from '@/service/editions/join/join-task'
import type { GivenFile } from '@/service/incoming/incoming-files'
import type { Rate } from '@/service/reference/records'
import { ECB_FILE, readEcb } from '@/service/sources/ecb/read-ecb'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { EditionRefused } from './edition-refused'

export type ChangedRates = { means: Rate[]; made: ChangedEdition; vintage: string }

/**
 * Reads the ECB's file and compares it with the means in use. Throws EditionRefused for a file that is not the ECB's history of
 * rates, or that lacks the mean of a currency and year in use, which other sources of a release do not replace.
 */
export function readRatesFile(
  files: readonly GivenFile[],
  inUse: readonly Rate[],
  { allowShrink }: { allowShrink: boolean },
): ChangedRates {
  const [file, ...others] = files
  if (file === undefined || others.length > 0) {
    throw new EditionRefused(`ecb is read from one file; ${files.length} given`)
  }
  const means = readMeans(file)
  const difference = compareRates(inUse, means)
  const [first] = difference.removed
  if (first && !allowShrink) {
    throw new EditionRefused(
      `${file.name}: no mean for ${difference.removed.length} currencies and years in use, the first ${first.recordId}. ` +
        'A file that was cut short looks like this. If the ECB has really withdrawn them, allow it (--allow-shrink).',
    )
  }
  const content = gzipSync(`${means.map((mean) => JSON.stringify(mean)).join('\n')}\n`)
  return { means, made: changedRates(means, difference, content), vintage: vintageOf(means) }
}

function readMeans(file: GivenFile): Rate[] {
  if (file.bytes.length === 0) throw new EditionRefused(`${file.name}: the file is empty`)
  try {
    const means = ecbMeans(readEcb(file.bytes))
    if (means.length > 0) return means
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    const words = cause instanceof SourceFileError ? said : `the reader of ecb failed: ${said}`
    // The reader's message has the file's path in the publishers' folder; a person knows the file by its own name.
    const named = words.startsWith(ECB_FILE) ? words.replace(ECB_FILE, file.name) : `${file.name}: ${words}`
    throw new EditionRefused(named, { cause })
  }
  throw new EditionRefused(`${file.name}: no year of rates that is over`)
}

function vintageOf(means: readonly Rate[]): string {
  const years = means.map(({ year }) => year)
  return `${Math.min(...years)}-${Math.max(...years)}`
}

/** Returns a change of rates in the shape of a change of records. */
export function changedRates(
  means: readonly Rate[],
  difference: EditionDifference,
  content: Uint8Array | null,
): ChangedEdition {
  return { records: means.length, refused: [], difference, content, removals: [], removalChunks: [] }
}

/** Compares means: new, changed (in the digits that are used) and removed ones, each named like "SEK 2025". */
export function compareRates(before: readonly Rate[], after: readonly Rate[]): EditionDifference {
  const nameOf = ({ currency, year }: Rate) => `${currency} ${year}`
  const named = (rate: Rate) => ({ recordId: nameOf(rate), name: rate.currency })
  const said = (rate: Rate) => JSON.stringify([rounded(rate).perUsd, rounded(rate).months])
  const old = new Map(before.map((rate) => [nameOf(rate), rate]))
  const difference: EditionDifference = { added: [], changed: [], removed: [], unchanged: 0 }
  for (const rate of after) {
    const earlier = old.get(nameOf(rate))
    old.delete(nameOf(rate))
    if (earlier === undefined) difference.added.push(named(rate))
    else if (said(earlier) === said(rate)) difference.unchanged += 1
    else difference.changed.push({ ...named(rate), fields: ['rate'] })
  }
  difference.removed = [...old.values()].map(named)
  return difference
}
