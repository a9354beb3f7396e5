import { lineText, type Page } from '@/service/reports/model/page'

const months = 'jan|feb|mar|mär|apr|may|mai|maj|jun|jul|aug|sep|oct|okt|nov|dec|dez|des'
const dayBefore = String.raw`\d{1,2}(?:st|nd|rd|th|\.)? (?:${months})\p{L}*\.?,? `
const dayAfter = String.raw`(?:${months})\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?,? `
const ends = new RegExp(
  String.raw`\b(?:ended|ending|ends|to|through|until|till|bis(?: zum)?|au|al|t\.o\.m\.|[–-]) ?(?:on |the )?(?:${dayBefore}|${dayAfter}|\d{1,2}[./]\d{1,2}[./])((?:19|20)\d\d)(?!\d)`,
  'giu',
)

/**
 * The year of the period that a page says it covers: "January 1, 2022 to December 31, 2022", "year ended 31 March 2023". An assurance
 * statement in the next year's report dates its amounts this way. Null if the page names none, or a future one.
 */
export function periodYear(page: Page, reportYear: number | null): number | null {
  const text = page.lines.map(lineText).join(' ')
  const years = [...text.matchAll(ends)]
    .map(([, year]) => Number(year))
    .filter((year) => reportYear === null || year <= reportYear)
  const latest = Math.max(...years)
  return years.length > 0 && (reportYear === null || latest >= reportYear - 2) ? latest : null
}
