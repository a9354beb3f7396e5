import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { endYearsIn, parseHeaderYear, withWholeYears } from './parse-year'

/** "2023", "FY2023", "2023年度", "2022/23", "FY23" */
const alone = /^(?:(?:FY ?)?(?:19|20)\d\d(?:年度?|[/–-]\d\d(?:\d\d)?)?|FY ?['’‘]?\d\d)$/

/**
 * The latest of at least three consecutive years in the head of a table, in either direction: the last measured one. Target years are
 * further apart. Null for any other line.
 */
export function endOfRun({ chunks }: Line): number | null {
  const years = chunks.flatMap(({ text }) => (alone.test(text.trim()) ? endYearsIn(withWholeYears(text)) : []))
  const [first = 0, second = 0] = years
  const step = second - first
  const isRun = Math.abs(step) === 1 && years.every((year, at) => year === first + at * step)
  return years.length > 2 && isRun ? Math.max(...years) : null
}

/** "2019", "FY19", "KPI 2017/18", "2015/16 (baseline)": a year with a word or two, not a target. Null for any other label. */
export function labelYear({ text }: Chunk): number | null {
  const mention = text.length < 30 && text.split(' ').length < 5 ? parseHeaderYear(text) : null
  return mention?.kind === 'actual' || mention?.kind === 'base' ? mention.year : null
}

/** The latest of at least three consecutive years down the labels of a table, each beside a cell of its own. */
export function endsOfRunsDown({ lines }: Page): number[] {
  const years = lines.map(({ chunks: [label, cell] }) => (label && cell ? labelYear(label) : null))
  return years.flatMap((year, at) => {
    const [one, two, after] = [years[at - 1], years[at - 2], years[at + 1]]
    if (year === null || one == null || two == null) return []
    const isRun = Math.abs(year - one) === 1 && year - one === one - two
    return isRun && after !== year + (year - one) ? [Math.max(year, two)] : []
  })
}
