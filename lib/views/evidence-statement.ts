import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { EvidenceAnswer, StatementAnswer } from './evidence-answer'

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
  printed: PrintedView[]
  report: { title: string; href: string | null; page: string | null } | null
}

type Printed = StatementAnswer['printed'][number]

/** "export.xlsx, sheet 2020, row 4, column Scope 1" */
function placeInWords({ file, sheet, row, column, path }: Printed['place']): string {
  return [
    file,
    sheet === null ? null : `sheet ${sheet}`,
    row === null ? null : `row ${row}`,
    column === null ? null : `column ${column}`,
    path,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

function viewPrinted(
  { value, unit, place, share, share_place: sharePlace, label }: Printed,
  index: number,
): PrintedView {
  const figure = [value, unit?.replaceAll('CO2', 'CO₂')].filter((part) => part).join(' ')
  const own = share === null ? figure : `${share} % of ${figure}`
  const shareWords = sharePlace ? `; share: ${placeInWords(sharePlace)}` : ''
  return {
    key: `${index} ${value}`,
    text: label === null ? own : `${label}: ${own}`,
    where: `${placeInWords(place)}${shareWords}`,
  }
}

function viewReport(document: StatementAnswer['document']): StatementView['report'] {
  if (document === null || (document.title === null && document.url === null)) return null
  return { title: document.title ?? 'Report', href: safeHref(document.url), page: document.page }
}

export function viewStatement(
  statement: StatementAnswer,
  sources: EvidenceAnswer['sources'],
  format: Format,
): StatementView {
  const source = sources.find(({ id }) => id === statement.source)
  return {
    publisher: source?.publisher ?? statement.source,
    title: source?.title ?? null,
    href: safeHref(source?.url ?? null),
    licence: source?.licence ?? null,
    licenceHref: safeHref(source?.licence_url ?? null),
    retrieved: source?.retrieved_at ? format.day(source.retrieved_at) : null,
    record: statement.record,
    printed: statement.printed.map(viewPrinted),
    report: viewReport(statement.document),
  }
}
