import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { SourceAnswer } from './data-answer'

export type DataSourceView = {
  key: string
  title: string
  href: string | null
  publisher: string | null
  licence: string | null
  licenceHref: string | null
  /** What is in use, how old it is, how much of it; each null where the service does not say. */
  edition: string | null
  records: string | null
  vintage: string | null
  leavesOut: string | null
  /** When a newer file was and will be looked for. */
  check: string
  /** Why the last attempt to renew it came to nothing. */
  failure: string | null
}

function viewEdition({ retrieved_at, age_days, imported_at, edition }: SourceAnswer, format: Format): string | null {
  if (retrieved_at === null) return null
  const words = format.words('data')
  const day = format.day(retrieved_at)
  const dated = age_days === null ? day : words('age', { day, days: age_days })
  if (imported_at !== null) return words('imported', { edition: dated, day: format.day(imported_at) })
  return edition === 0 ? words('cameWithRelease', { edition: dated }) : dated
}

function viewRecords({ records, refused }: SourceAnswer, format: Format): string | null {
  if (records === null) return null
  const whole = format.number.whole(records)
  return refused === null ? whole : format.words('data')('refused', { records: whole, refused })
}

function viewCheck({ check }: SourceAnswer, format: Format): string {
  const words = format.words('data')
  if (check === null) return words('notLookedFor')
  const last = check.checked_at === null ? null : format.day(check.checked_at)
  const next = check.next_check_at === null ? null : format.day(check.next_check_at)
  if (next === null) return last === null ? words('neverSwitchedOff') : words('lastSwitchedOff', { last })
  return last === null ? words('neverAndNext', { next }) : words('lastAndNext', { last, next })
}

function viewFailure({ last_failure: failed }: SourceAnswer, format: Format): string | null {
  if (failed === null) return null
  const words = format.words('data')
  const reason = failed.reason ?? words('noReason')
  return failed.at === null ? reason : words('failedOn', { day: format.day(failed.at), reason })
}

/** One publisher's file in words. */
export function viewDataSource(source: SourceAnswer, format: Format): DataSourceView {
  return {
    key: source.source,
    title: source.title ?? source.source,
    href: safeHref(source.url),
    publisher: source.publisher,
    licence: source.licence,
    licenceHref: safeHref(source.licence_url),
    edition: viewEdition(source, format),
    records: viewRecords(source, format),
    vintage: source.vintage,
    leavesOut: source.leaves_out,
    check: viewCheck(source, format),
    failure: viewFailure(source, format),
  }
}
