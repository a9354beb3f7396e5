import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { Words } from '@/lib/messages/words'
import { reportHref } from '@/lib/views/address/report-href'
import type { EvidenceAnswer, StatementAnswer } from '@/lib/views/answers/evidence-answer'

export type PrintedView = { key: string; text: string; where: string }

/** What one publisher's file says, in words. */
export type StatementView = {
  publisher: string | null
  title: string | null
  href: string | null
  licence: string | null
  licenceHref: string | null
  retrieved: string | null
  /** The row or key in the publisher's file. */
  record: string | null
  /** The title of the printed figure: "As Carbon Gap gives it", or "As printed" in a report that was read here. */
  printedTitle: string
  printed: PrintedView[]
  report: { title: string; href: string | null; page: string | null } | null
}

type Printed = StatementAnswer['printed'][number]

/** "export.xlsx, sheet 2020, row 4, column Scope 1" */
function placeInWords({ file, sheet, row, column, path }: Printed['place'], words: Words<'evidence'>): string {
  // In a report, the place is a page.
  const page = /^page (\d+)$/.exec(path ?? '')?.[1]
  return [
    file,
    sheet === null ? null : words('sheet', { sheet }),
    row === null ? null : words('row', { row: String(row) }),
    column === null ? null : words('column', { column }),
    page === undefined ? path : words('page', { page }),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

function viewPrinted(printed: Printed, index: number, words: Words<'evidence'>): PrintedView {
  const { value, unit, share, share_place: sharePlace, label } = printed
  const figure = [value, unit?.replaceAll('CO2', 'CO₂')].filter((part) => part).join(' ')
  const own = share === null ? figure : words('shareOf', { share: String(share), figure })
  const place = placeInWords(printed.place, words)
  return {
    key: `${index} ${value}`,
    text: label === null ? own : `${label}: ${own}`,
    where: sharePlace ? words('sharePlace', { place, sharePlace: placeInWords(sharePlace, words) }) : place,
  }
}

/** A compiler chooses currency and unit itself: the company may have printed another figure. */
function titleOfPrinted(
  { printed }: StatementAnswer,
  publisher: string | null,
  words: Words<'evidence'>,
): StatementView['printedTitle'] {
  const isReport = printed.every(({ place }) => /^page \d+$/.test(place.path ?? ''))
  return isReport || publisher === null ? words('asPrinted') : words('asGivenBy', { publisher })
}

/** "Klimatkollen took it from “Sustainability Report 2023”; page not given" */
export function sayWhoTookIt(
  publisher: string,
  { title, page }: NonNullable<StatementAnswer['document']>,
  words: Words<'evidence'>,
): string {
  return words('tookFrom', {
    publisher,
    report: title === null ? words('aReport') : words('titledReport', { title }),
    page: page === null ? words('pageNotGiven') : words('page', { page }),
  })
}

function viewReport(document: StatementAnswer['document'], words: Words<'evidence'>): StatementView['report'] {
  if (document === null || (document.title === null && document.url === null)) return null
  return {
    title: document.title ?? words('report'),
    href: reportHref(document.url) ?? safeHref(document.url),
    page: document.page,
  }
}

export function viewStatement(
  statement: StatementAnswer,
  sources: EvidenceAnswer['sources'],
  format: Format,
): StatementView {
  const words = format.words('evidence')
  const source = sources.find(({ id }) => id === statement.source)
  return {
    publisher: source?.publisher ?? statement.source,
    title: source?.title ?? null,
    href: reportHref(source?.url ?? null) ?? safeHref(source?.url ?? null),
    licence: source?.licence ?? null,
    licenceHref: safeHref(source?.licence_url ?? null),
    retrieved: source?.retrieved_at ? format.day(source.retrieved_at) : null,
    record: statement.record,
    printedTitle: titleOfPrinted(statement, source?.publisher ?? null, words),
    printed: statement.printed.map((printed, index) => viewPrinted(printed, index, words)),
    report: viewReport(statement.document, words),
  }
}
