import type { Candidate } from '@/service/reports/model/figure'
import { lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { parseScope } from '@/service/reports/words/parse-scope'
import { withWholeYears } from '@/service/reports/words/parse-year'

type Heading = { at: number; year: number; isBare: boolean; isTarget: boolean }

const targetWord = /target|goal|ambition|\bziel|\bmål|objecti|objetivo|obiettiv|meta[s ]|doel|目標/i

/** How many lines below a heading a line of its year may stand. */
const reach = 14

const split = /\b((?:19|20)\d\d)[/–-](?:20)?(\d\d)\b/
function endYear(text: string, from: string, to: string): string {
  return (Number(from) + 1) % 100 === Number(to) ? String(Number(from) + 1) : text
}

/** "2022", "### Emissions 2022:", "Our footprint in FY 2021/22": a short line with one year, no other number and no scope. */
function headingYear(text: string): Omit<Heading, 'at'> | null {
  const words = withWholeYears(text.trim().replace(/^#+ |\*\*/g, '')).replace(split, endYear)
  const [year, ...others] = words.match(/\d+/g) ?? []
  const isYear = year !== undefined && /^(?:19|20)\d\d$/.test(year) && others.length === 0
  // "compared with our 1990 baseline": the end of the line above, not a heading.
  const isCompared = /^(?:compared|relative|against|versus|vs|measured|from)\b/i.test(words)
  if (!isYear || isCompared || words.length > 45 || /[.,;|]$/.test(words) || parseScope(words) !== null) return null
  return { year: Number(year), isBare: !/\p{L}{3}/u.test(words), isTarget: targetWord.test(words) }
}

/** The years that are headings above lists, on pages with at least two; a single one may be a cover's or a footer's. */
export function yearHeadingsOf(page: Page): Heading[] {
  const all = page.lines.flatMap((line, at): Heading[] => {
    const found = line.chunks.length === 1 ? headingYear(lineText(line)) : null
    return found ? [{ at, ...found }] : []
  })
  // Years on consecutive lines are cells of a head or an axis; a title may stand above the first heading.
  const isNextTo = (one: Heading | undefined, other: Heading | undefined) => one && other && other.at - one.at === 1
  const found = all.filter((one, i) => {
    const [before, after] = [all[i - 1], all[i + 1]]
    if (isNextTo(one, after)) return false
    return !isNextTo(before, one) || before?.isBare === false
  })
  // "2016" of a standard's edition below "Sustainability report 2022" has a different form.
  const alike = (one: Heading) => new Set(found.filter(({ isBare }) => isBare === one.isBare).map(({ year }) => year))
  return found.filter((one) => one.isTarget || alike(one).size > 1)
}

/** The candidate with the year of the heading above it, if no year is printed with it; none if that year is in the future. */
export function datedByHeading(
  one: Candidate,
  page: Page,
  headings: readonly Heading[],
  reportYear: number | null,
): Candidate[] {
  if (!one.yearIsAssumed || headings.length === 0) return [one]
  const at = page.lines.findIndex(({ y }) => y >= one.box.y0 && y <= one.box.y1)
  const over = headings.findLast((heading) => heading.at < at && at - heading.at <= reach)
  if (!over) return [one]
  if (reportYear !== null && over.year > reportYear) return []
  const [how = because('sentence')] = one.reasons
  return [
    {
      ...one,
      year: over.year,
      yearIsAssumed: false,
      reasons: [how, because('year_in_heading', { year: String(over.year) })],
    },
  ]
}
