import type { DataCount, DataSource, EditionReport } from '@/service/contract/data-source'

const shown = 20

function list<T>(title: string, items: readonly T[], line: (item: T) => string, isVerbose: boolean): string[] {
  const lines = (isVerbose ? items : items.slice(0, shown)).map((item) => `  ${line(item)}`)
  const more = items.length - lines.length
  return [`${title}: ${items.length}`, ...lines, ...(more > 0 ? [`  … and ${more} more (--verbose lists all)`] : [])]
}

/** Returns lines that report what an import or rollback changed; up to 20 examples of each kind, all if `isVerbose`. */
export function describeReport(report: EditionReport, isVerbose: boolean): string[] {
  const { source, edition, records, unchanged, companies } = report
  const named = ({ record_id, name }: { record_id: string; name: string }) => `${record_id} ${name}`
  return [
    `${source}: edition ${edition}${edition === 0 ? ' (of this release)' : ''} is in use, ${records} records, ${unchanged} unchanged`,
    ...list('added', report.added, named, isVerbose),
    ...list('changed', report.changed, (record) => `${named(record)}: ${record.fields.join(', ')}`, isVerbose),
    ...list('removed', report.removed, named, isVerbose),
    ...list('refused rows', report.refused, ({ file, row, reason }) => `${file}, row ${row}: ${reason}`, isVerbose),
    ...(report.withdrawn.length === 0
      ? []
      : list(
          'commitments no longer listed, shown as removed',
          report.withdrawn,
          (one) => `${named(one)}: listed ${one.listed_at}, removed ${one.removed_at}`,
          isVerbose,
        )),
    ...(report.warnings.length === 0 ? [] : list('to look at', report.warnings, (line) => line, isVerbose)),
    `companies: ${companies.known} known, ${companies.added} new, ${companies.changed} changed, ${companies.removed} gone`,
    'affected organizations are researched again',
  ]
}

/** Returns lines that list the editions. */
export function describeSources(sources: readonly DataSource[]): string[] {
  return sources.flatMap((one) => [
    `${one.source.padEnd(18)} ${one.retrieved_at}  ${String(one.age_days).padStart(5)} days  ${String(one.records).padStart(6)} records  refused ${one.refused ?? '-'}  in use: ${inUse(one)}`,
    `${' '.repeat(18)} ${one.publisher}; ${one.vintage}; ${one.licence}`,
    ...checkLines(one),
    ...(one.last_failure === null
      ? []
      : [`${' '.repeat(18)} last attempt failed ${one.last_failure.at}: ${one.last_failure.reason}`]),
  ])
}

function inUse({ edition, previous }: DataSource): string {
  const named = (number: number | null, day: string | null) => (number === null ? `of ${day}` : `edition ${number}`)
  const before = previous === null ? '' : `, previous: ${named(previous.edition, previous.retrieved_at)}`
  return `${edition === null ? 'imported' : named(edition, null)}${before}`
}

function checkLines({ check }: DataSource): string[] {
  if (check === null) return []
  const { checked_at, next_check_at } = check
  const next = next_check_at === null ? 'not looked for by itself (SOURCES_REFRESH)' : `next check ${next_check_at}`
  return [`${' '.repeat(18)} newer files: last check ${checked_at ?? 'never'}, ${next}`]
}

/** Returns lines with the counts and their goals; below counts of figures, companies by the newest year of each. */
export function describeCounts(counts: readonly DataCount[]): string[] {
  return counts.flatMap(({ what, found, goal, newest_years: years }) => [
    `${String(found).padStart(7)}  ${what}${goal === null ? '' : ` (goal: at least ${goal}${found < goal ? ', NOT REACHED' : ''})`}`,
    ...(years ?? []).map(({ year, companies }) => `${' '.repeat(9)}${year}: ${companies}`),
  ])
}
