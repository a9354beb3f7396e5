/** "Stand: 15.02.2024", "Exported 2025-01-31", "Page 1 of 2": when the list was made, not the year of its amounts. */
const ofPrinting =
  /(?<!\p{L})(?:stand|erstellt|gedruckt|exportiert|druckdatum|export(?:ed)?|print(?:ed)?|created|generated|as (?:of|at|on)|run (?:date|on)|page|seite|imprim[ée]e?|[ée]dit[ée]e?|g[ée]n[ée]r[ée]e?|utskriven|utskrift|impreso|stampato|afgedrukt|wydrukowano|vytištěno)(?!\p{L})|作成日|出力日|印刷|打印|导出|출력/iu

const year = /(?<![\d.,])(?:19|20)\d{2}(?![\d.,]*\d)/gu
/** The year of a whole date, in any order. */
const day =
  /(?<!\d)(?:\d{1,2}([./-])\d{1,2}\1(?<year>(?:19|20)\d{2})|(?<other>(?:19|20)\d{2})([./-])\d{1,2}\4\d{1,2})(?!\d)/gu
const shortFiscalYear = /(?<!\p{L})(?:FY|GJ)\s?'?(\d{2})(?!\d)/u
const longestTitle = 200

/** The same with the month in words: "31 December 2024", "January 8, 2025". */
const written =
  /(?<!\d)\d{1,2}\.? \p{L}{3,12}\.? (?<year>(?:19|20)\d{2})|\p{L}{3,12} \d{1,2}, (?<other>(?:19|20)\d{2})/gu

function yearsOf(text: string): Set<number> {
  const days = [...text.matchAll(day), ...text.matchAll(written)]
  const rest = text.replace(day, ' ').replace(written, ' ')
  const found = [...rest.matchAll(year)].map(([digits]) => Number(digits))
  const short = shortFiscalYear.exec(rest)?.[1]
  // One day says when something was made; two are the period that the amounts are of.
  const ofPeriod = days.length > 1 ? days.map(({ groups }) => Number(groups?.['year'] ?? groups?.['other'])) : []
  return new Set([...found, ...ofPeriod, ...(short ? [2000 + Number(short)] : [])].filter((one) => one >= 1990))
}

/**
 * The one year that the titles above a list or its sheet's name give for all its amounts: "Einkaufsvolumen 2023", "01/01/2022 -
 * 12/31/2022", "2023年度". Null where they give none, or several.
 */
export function readTitleYear(texts: readonly string[]): number | null {
  const years = new Set(
    texts
      .filter((text) => text.length <= longestTitle && !ofPrinting.test(text.normalize('NFKC')))
      .flatMap((text) => [...yearsOf(text.normalize('NFKC'))]),
  )
  const [only] = years
  return years.size === 1 ? (only ?? null) : null
}
