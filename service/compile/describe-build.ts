import type { CompiledCompanies } from '@/service/compile/companies/compile-companies'
import type { LeftApart } from '@/service/compile/join/join-state'
import type { RefusedRow } from '@/service/sources/tables/source-record'
import type { NamedReading } from './read-sources'

/** A summary of a build for people, as lines; `verbose` lists every row and pair instead of counts. */
export function describeBuild(
  readings: readonly NamedReading[],
  compiled: CompiledCompanies,
  bytes: ReadonlyMap<string, number>,
  verbose: boolean,
): string[] {
  const { companies, commitments, disclosures, join } = compiled
  const withDisclosure = new Set(disclosures.map((row) => row.companyId)).size
  const withCommitment = new Set(commitments.map((row) => row.companyId)).size
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
  return [
    ...readings.flatMap((reading) => describeReading(reading, verbose)),
    `merges: ${Object.entries(join.merges)
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', ')}`,
    `left apart: ${join.leftApart.length}`,
    ...describeLeftApart(join.leftApart, compiled, verbose),
    `participants of the Global Compact shown with no company: ${[...compiled.unattached].map(([reason, records]) => `${reason} ${records.length}`).join(', ') || 'none'}`,
    `segments left out: ${compiled.leftOutParts.map(({ name }) => name).join(', ') || 'none'}`,
    `identifiers two companies claim with equal right, kept by neither: ${compiled.droppedKeys.join(', ') || 'none'}`,
    `companies: ${companies.length}, with disclosures ${withDisclosure}, with commitments ${withCommitment}`,
    `commitments: ${commitments.length}, disclosures: ${disclosures.length}`,
    ...[...bytes].map(([name, size]) => `${name}: ${size} bytes`),
    `together: ${total} bytes`,
  ]
}

function describeReading({ source, records, refused }: NamedReading, verbose: boolean): string[] {
  const disclosures = records.reduce((sum, record) => sum + record.disclosures.length, 0)
  const heading = `${source}: ${records.length} records, ${disclosures} company-years, refused ${refused.length}`
  if (verbose) return [heading, ...refused.map(({ file, row, reason }) => `  ${file}, row ${row}: ${reason}`)]
  return [heading, ...countBy(refused, reasonWithoutValue)]
}

/** Counts reasons such as "LEI whose check digits fail: 5493…" together. */
function reasonWithoutValue({ reason }: RefusedRow): string {
  return reason.replace(/: .*$/, '').replace(/-?\d[\d.,]*/g, 'n')
}

function describeLeftApart(leftApart: readonly LeftApart[], { join }: CompiledCompanies, verbose: boolean): string[] {
  if (!verbose) return countBy(leftApart, ({ rule, reason }) => `${rule}: ${reason}`)
  return leftApart.map(({ rule, reason, records }) => {
    const names = records.flatMap((index) => {
      const record = join.records[index]
      return record
        ? `${record.source} ${record.recordId} ${JSON.stringify(record.name)} ${record.hqRegion ?? '--'}`
        : []
    })
    return `  ${rule}: ${reason}: ${names.join(' | ')}`
  })
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): string[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([key, count]) => `  ${count} x ${key}`)
}
