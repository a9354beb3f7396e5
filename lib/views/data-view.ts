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

function counted(count: number, one: string, many: string, format: Format): string {
  return `${format.number.whole(count)} ${count === 1 ? one : many}`
}

function viewEdition({ retrieved_at, age_days, imported_at, edition }: SourceAnswer, format: Format): string | null {
  if (retrieved_at === null) return null
  const age = age_days === null ? '' : `, ${counted(age_days, 'day', 'days', format)} old`
  const origin =
    imported_at !== null ? `; imported ${format.day(imported_at)}` : edition === 0 ? '; came with the release' : ''
  return `${format.day(retrieved_at)}${age}${origin}`
}

function viewRecords({ records, refused }: SourceAnswer, format: Format): string | null {
  if (records === null) return null
  const whole = format.number.whole(records)
  return refused === null ? whole : `${whole}; ${counted(refused, 'row', 'rows', format)} not carried over`
}

function viewCheck({ check }: SourceAnswer, format: Format): string {
  if (check === null) return 'Not looked for by the service'
  const last = check.checked_at === null ? 'never' : format.day(check.checked_at)
  const next = check.next_check_at === null ? 'switched off in this service' : `next ${format.day(check.next_check_at)}`
  return `Last looked for: ${last}; ${next}`
}

/** One publisher's file in words. */
export function viewDataSource(source: SourceAnswer, format: Format): DataSourceView {
  const { last_failure: failed } = source
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
    failure:
      failed === null
        ? null
        : `${failed.at === null ? '' : `${format.day(failed.at)}: `}${failed.reason ?? 'the service gives no reason'}`,
  }
}
