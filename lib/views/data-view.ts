import type { Format } from '@/lib/format/create-format'
import { formatMonth } from '@/lib/format/month'
import { safeHref } from '@/lib/format/safe-href'
import type { Key, Words } from '@/lib/messages/words'
import type { DataAnswer, SourceAnswer } from '@/lib/views/answers/data-answer'
import { joinWithCommas } from '@/lib/views/translate/list-words'
import { sourceWords } from '@/lib/views/translate/source-words'

export type DataSourceView = {
  key: string
  title: string
  href: string | null
  publisher: string | null
  licence: string | null
  licenceHref: string | null
  /** The edition in use, its age and its size; each null if the service does not say. */
  edition: string | null
  records: string | null
  vintage: string | null
  leavesOut: string | null
  /** When a newer file was and will be looked for. */
  check: string
  /** Why the last update failed. */
  failure: string | null
}

const daysOfMonth = 30.44

/** Age in everyday words: days up to two months, months up to two years, then years and months. */
function sayAge(day: string, days: number, words: Words<'data'>): string {
  const months = Math.floor(days / daysOfMonth)
  if (months < 2) return words('age', { day, days })
  if (months < 24) return words('ageMonths', { day, months })
  return words('ageYears', { day, years: Math.floor(months / 12), months: months % 12 })
}

function viewEdition({ retrieved_at, age_days, imported_at, edition }: SourceAnswer, format: Format): string | null {
  if (retrieved_at === null) return null
  const words = format.words('data')
  const day = format.day(retrieved_at)
  const dated = age_days === null ? day : sayAge(day, age_days, words)
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

/** What a file covers or leaves out in the reader's language: a known text of the release, a day or a month; otherwise the service's text. */
function saySource(text: string | null, format: Format): string | null {
  if (text === null) return null
  const key = sourceWords.get(text)
  if (key !== undefined) return format.words('sources')(key)
  const iso = toDay(text)
  if (iso === null) return text
  return /^\p{Lu}/u.test(text) ? formatMonth(iso, format.locale) : format.day(iso)
}

/** "9 November 2025", "April 2023" or "2026-01-31" as an ISO day; null for anything else. */
function toDay(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  if (
    !/^(\d{1,2} )?(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/.test(
      text,
    )
  )
    return null
  const time = Date.parse(`${/^\d/.test(text) ? '' : '1 '}${text} UTC`)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
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
    vintage: saySource(source.vintage, format),
    leavesOut: saySource(source.leaves_out, format),
    check: viewCheck(source, format),
    failure: viewFailure(source, format),
  }
}

const countKeys: Readonly<Record<string, Key<'data'>>> = {
  with_figures: 'countWithFigures',
  worldwide: 'countWorldwide',
  one_country: 'countOneCountry',
  company_years: 'countCompanyYears',
  listed: 'countListed',
  tickers: 'countTickers',
  currencies: 'countCurrencies',
}

/** The most years shown separately; earlier ones are summed. */
const yearsShown = 6

export type DataCountView = { key: string; what: string; found: string; years: string | null }

function viewYears(counts: DataAnswer['counts'][number]['newest_years'], format: Format): string | null {
  if (counts === null || counts.length === 0) return null
  const words = format.words('data')
  const newest = counts.toSorted((a, b) => b.year - a.year)
  const said = newest
    .slice(0, yearsShown)
    .map(({ year, companies }) => words('yearCount', { year: String(year), count: format.number.whole(companies) }))
  const earlier = newest.slice(yearsShown).reduce((sum, { companies }) => sum + companies, 0)
  if (earlier > 0) said.push(words('earlierCount', { count: format.number.whole(earlier) }))
  return words('newestYears', { years: joinWithCommas(said, format) })
}

/** What the service holds, in the reader's language; its own words for what it counts otherwise. */
export function viewDataCounts(counts: DataAnswer['counts'], format: Format): DataCountView[] {
  return counts.flatMap(({ key, what, found, newest_years }) => {
    const said = key !== null && Object.hasOwn(countKeys, key) ? countKeys[key] : undefined
    const name = said ? format.words('data')(said) : what
    if (name === null || found === null) return []
    return [{ key: key ?? name, what: name, found: format.number.whole(found), years: viewYears(newest_years, format) }]
  })
}
