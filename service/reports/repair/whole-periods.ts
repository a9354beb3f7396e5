const months = ['jan', 'feb', 'mar', 'apr', 'ma[yij]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[csz]']
const month = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)? ?)?(${months.join('|')})\p{L}*\.? ?(?:\d{1,2},? )?['’]?((?:20)?\d\d)`
const to = String.raw` ?(?:[-–—~～〜]|to|until|through|bis|till|til|au|al?) ?`
const inWords = new RegExp(String.raw`(?<![\p{L}\d])${month}${to}${month}(?!\d)`, 'giu')
const inDates = new RegExp(
  String.raw`\d{1,2}[./](\d{1,2})[./](20\d\d)${to}\d{1,2}[./](\d{1,2})[./](20\d\d)|(20\d\d)年(\d{1,2})月${to}(20\d\d)年(\d{1,2})月`,
  'g',
)

/**
 * Replaces "April 2021 – March 2022" by "2022", the year in which twelve months end; beside a year that names them, "FY2022 (Apr 2021–Mar
 * 2022)", by nothing. A shorter period becomes part of a year, a longer one stays.
 */
export function withoutWholePeriods(text: string): string {
  if (!/\d\d.{2,24}\d\d/.test(text)) return text
  const named = (printed: string, start: number, end: number, year: number) => {
    if (end > start && end - start < 10) return `quarter of ${year}`
    if (Math.abs(end - start - 11) > 1) return printed
    const rest = text.replace(printed, ' ')
    return /(?<!\d)(?:20\d\d|FY ?['’]?\d\d)(?!\d)/i.test(rest) ? ' ' : String(year)
  }
  return text
    .replace(inWords, (printed, first: string, from: string, last: string, until: string) =>
      named(printed, countOf(first, from), countOf(last, until), yearOf(until)),
    )
    .replace(inDates, (printed, m1, y1, m2, y2, year1, month1, year2, month2) =>
      named(
        printed,
        Number(y1 ?? year1) * 12 + Number(m1 ?? month1),
        Number(y2 ?? year2) * 12 + Number(m2 ?? month2),
        Number(y2 ?? year2),
      ),
    )
}

/** Months since the year 0. */
function countOf(name: string, year: string): number {
  return yearOf(year) * 12 + months.findIndex((one) => new RegExp(`^${one}`, 'i').test(name))
}

function yearOf(digits: string): number {
  return (Number(digits) % 100) + 2000
}
