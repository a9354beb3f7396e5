import { lineText, type Page } from '@/service/reports/model/page'

const parentOnly = /\bstand-? ?alone\b|\b(?:non-?|un)consolidated\b|単体|個別/i
const wholeGroup = /(?<!non-? ?)\bconsolidated\b|連結/i

type Boundary = 'standalone' | 'consolidated'

/** Drops rows of the parent alone where the same table has rows of the consolidated group, which include them. */
export function withoutStandalone<T extends { at: number; label: string }>(
  rows: readonly T[],
  page: Page,
  first: number,
): T[] {
  const headings = headingsOver(
    page,
    first,
    rows.reduce((last, { at }) => Math.max(last, at), first),
  )
  const named = rows.map((row) => ({ row, boundary: boundaryOf(row.label) ?? headings[row.at] ?? null }))
  const hasBoth = new Set(named.map(({ boundary }) => boundary).filter((one) => one !== null)).size === 2
  return named.filter(({ boundary }) => !hasBoth || boundary !== 'standalone').map(({ row }) => row)
}

/** Drops tables titled as the parent alone where another table of the page is titled as consolidated. */
export function withoutStandaloneTables<T>(tables: readonly T[], captionOf: (table: T) => string): T[] {
  const titled = tables.map((table) => ({ table, boundary: boundaryOfTitles(captionOf(table)) }))
  const hasGroup = titled.some(({ boundary }) => boundary === 'consolidated')
  return titled.filter(({ boundary }) => !hasGroup || boundary !== 'standalone').map(({ table }) => table)
}

/** By the nearest title that says so; a title with both words heads columns of both. */
function boundaryOfTitles(caption: string): Boundary | null {
  const title = caption.split(' | ').findLast((text) => parentOnly.test(text) || wholeGroup.test(text)) ?? ''
  return title.length < 90 ? boundaryOf(title) : null
}

function boundaryOf(text: string): Boundary | null {
  const [isParent, isGroup] = [parentOnly.test(text), wholeGroup.test(text)]
  return isParent === isGroup ? null : isParent ? 'standalone' : 'consolidated'
}

/** For each line down to `last`, the boundary given by the last short line above it, such as "Standalone basis"; null without one. */
function headingsOver(page: Page, first: number, last: number): (Boundary | null)[] {
  const headings: (Boundary | null)[] = []
  let heading: Boundary | null = null
  for (let at = first; at <= last; at += 1) {
    headings[at] = heading
    const line = page.lines[at]
    const text = line ? lineText(line) : ''
    heading = (text.length < 60 && !/\d{2}/.test(text) ? boundaryOf(text) : null) ?? heading
  }
  return headings
}
