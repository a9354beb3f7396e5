import { isOtherColumn, parseHeaderYear, type YearMention } from '@/service/reports/words/parse-year'
import type { GridCell } from './walk-grid'

/**
 * The year of an amount: above its column, in its line, in a heading above or in the head of the labels. "other" if its column is a
 * change, a target or of no year; null if nothing names one.
 */
export function yearOfCell({ heads, labels, headings, labelHeads, block }: GridCell): YearMention | 'other' | null {
  const joined = parseHeaderYear(heads.join(' '))
  const over = heads.map(parseHeaderYear).findLast((one) => one !== null) ?? joined
  if (over) {
    const kinds = heads.map(parseHeaderYear).map((one) => one?.kind)
    if (kinds.includes('change') || kinds.includes('target') || joined?.kind === 'change') return 'other'
    if (over.startYear !== null && isNamedBeside(over.year, block)) return { ...over, year: over.startYear }
    return joined?.kind === 'base' || joined?.kind === 'adjusted' ? { ...over, kind: joined.kind } : over
  }
  // Beside columns of years, one without a year is a change, a target or a remark.
  if (heads.some(isOtherColumn) || block.hasYears) return 'other'
  const beside = labels.map(parseHeaderYear).findLast((one) => one !== null)
  if (beside) return beside.kind === 'change' || beside.kind === 'target' ? 'other' : beside
  const title = [...labelHeads, ...headings]
    .map((text) => parseHeaderYear(text.slice(-58)))
    .findLast((one) => one !== null)
  return title && title.kind !== 'change' && title.kind !== 'target' ? title : null
}

/** "2024" beside "2023/24": the fiscal year changed to the calendar year, and each column is a year of its own. */
function isNamedBeside(year: number, { paths }: GridCell['block']): boolean {
  return [...paths.values()].some((heads) =>
    heads.map(parseHeaderYear).some((one) => one?.year === year && one.startYear === null && one.kind === 'actual'),
  )
}
