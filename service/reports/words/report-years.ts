import { endDates } from '@/service/reports/cards/read-answers'
import { type Line, lineText, type Page } from '@/service/reports/model/page'
import { endYearsIn, parseHeaderYear } from './parse-year'
import { endOfRun, endsOfRunsDown } from './runs-of-years'

const aimedAt =
  /\b(?:by|until|till|bis|before|after|beyond|towards?|targets? (?:for|in)|senast|d'ici|para) (?:the (?:end of|year) )?(?:FY ?)?20[2-5]\d\b|\b(?:targets?|goals?|objectives?|ambitions?) 20[2-5]\d\b|\b20[2-5]\d (?:targets?|goals?|objectives?|ambitions?)\b/gi
const shortFiscal = /\bFY ?['’]?(\d\d)\b(?! ?[/–-] ?\d)/g
const comparison = /(?:\(|^)(?:in |FY ?)?((?:19|20)\d\d) ?[:=] ?[~≈]?\d/g

/** "Basår 2019", "compared with 2019", "the 2019 baseline": a year that the report's own is compared with. */
const measuredFrom =
  /\b(?:base(?:line)?(?:[ -]?year)?|basår(?:et)?|basisår(?:et)?|basisjahr|année de (?:base|référence)|año (?:de )?base|perusvuo[st]\w*|since|sedan|siden|seit|depuis|compared (?:to|with)|vs\.?|versus|against|relative to|jämfört med|sammenlign\w+ med|gegenüber|par rapport à)(?: (?:the|of|in|en|av))? ?[:(]? ?(?:FY ?)?(?:19|20)\d\d\b|\b(?:19|20)\d\d(?= (?:base(?:line)?\b|levels?\b))/gi

/** "Energy Reporting Act 2007", "GRI 305: Emissions 2016", "the 2019 Government Reporting Guidelines": the year of a law or a standard is
 * not the report's. */
const ofLaw =
  /\b(?:acts?|regulations?|laws?|directive|order|gesetz|lag|loi|ley|GRI \d{3}: [\p{L} -]{3,40}),? ?\(?(?:of )?(?:19|20)\d\d\b|\b(?:19|20)\d\d (?=(?:\p{L}+ ){0,6}(?:guidelines|guidance|refinement|standards)\b)/giu

/** "Published March 2025", "approved by the Board on 14 February 2025": when the report was made, not what it covers. */
const publishedIn =
  /(?<!\p{L})(?:published|issued|released|approved|adopted|signed|dated|printed|veröffentlicht|verabschiedet|publiée?|publicado|pubblicato|approvato|aprobado|publicerad|udgivet|publisert|julkaistu|gepubliceerd|発行|公表)(?!\p{L})[^|;:]{0,48}?(?<!\d)20\d\d(?!\d)/giu
/** "GRI Standards 2021", "ISO 14064-1:2018", "TCFD (2017)": the edition of a standard. */
const ofStandard =
  /\b(?:GRI(?: (?:universal |sustainability reporting )?standards?)?|SASB|TCFD|CSRD|ISO [\d-]{3,9}|IFRS(?: S\d)?|GHG protocol|IPCC|AR[456]|AA1000\w*)[ (:,-]{1,3}(?:19|20)\d\d\b|\b(?:directive|regulation) \(EU\) (?:19|20)\d\d\/\d+/gi

/** "GRI 305: Emissions 2016", "ISO 14064-1:2018": an edition, whatever the surrounding words are about. */
const ofEdition = /\bGRI \d{3}: [\p{L} -]{3,40}?\(?(?:19|20)\d\d\b|\bISO \d{4,5}(?:-\d)?:(?:19|20)\d\d\b/giu

/** Replaces the years of editions by blanks; the length stays the same. */
export function withoutEditions(text: string): string {
  return text.replace(ofEdition, (words) => words.replace(/\d{4}$/, '    '))
}

/** The text without years that are not the report's. */
function ownYears(text: string): string {
  return [ofStandard, aimedAt, measuredFrom, ofLaw, publishedIn].reduce((rest, one) => rest.replace(one, ' '), text)
}

/** A line of prose without the years it compares with: "recalculated the base year 2019 for Scope 1". A title keeps them. */
export function withoutBaseYears(line: string): string {
  return line.length > 60 ? line.replace(measuredFrom, ' ') : line
}

/** "in line with the report of the year before (2023), when emissions were": a line of prose gives no year to what follows. */
export function isMidSentence(text: string): boolean {
  return text.length > 60 && /^\p{Ll}/u.test(text)
}

export function isOfLaw(text: string): boolean {
  return text.replace(ofLaw, '').trim() === ''
}

/** Counts how often a page names each year, weighted by how much that says about the year of the report. */
export function countYears(page: Page, years: Map<number, number>): void {
  // The period that a form was filled in for.
  for (const year of endDates(page)) years.set(year, (years.get(year) ?? 0) + 8)
  for (const year of endsOfRunsDown(page)) years.set(year, (years.get(year) ?? 0) + 3)
  for (const line of withoutRepeated(page.lines)) {
    // "in place by 2025", "committed to 2030": targets say nothing about the report's year.
    const text = ownYears(lineText(line))
    // "(2021: 4,330 t)" is what the report's own year is compared with.
    const compared = new Set([...text.matchAll(comparison)].map(([, year]) => Number(year)))
    // Tables that write "FY25" may be the only ones that name their years.
    const short = [...text.matchAll(shortFiscal)].map(([, year]) => 2000 + Number(year))
    const cell = cellOfYear(line)
    for (const year of [...endYearsIn(text), ...short])
      years.set(year, (years.get(year) ?? 0) + (compared.has(year) || year === cell ? 0.2 : 1))
    const end = endOfRun(line)
    if (end !== null) years.set(end, (years.get(end) ?? 0) + 3)
    // A heading that names one year ("Sustainability Report 2021") counts more than a sentence.
    if (
      text.length < 80 &&
      !/(?:\p{L}{3}|\d{4})\.$/u.test(text.trim()) &&
      /report|annual|bericht|redovisning|rapport(?! (?:à|aux?)(?!\p{L}))|fiscal|raportti|bokslut|informe|memoria anual|huella|relatório|bilancio|verslag|redegørelse|data ?(?:book|sheet)|esg (?:data|overview)/iu.test(
        text,
      )
    ) {
      const mention = parseHeaderYear(text.slice(-58))
      if (mention) years.set(mention.year, (years.get(mention.year) ?? 0) + 4)
    }
  }
}

/** Counts "2019 data was not verified", repeated row after row, once. */
function withoutRepeated(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const chunks = line.chunks.filter(({ text }) => !(text.length > 14 && /\p{L}{3}/u.test(text) && seen.has(text)))
    for (const { text } of chunks) seen.add(text)
    return { ...line, chunks }
  })
}

/** "50% reduction of Scope 1 and 2 | 2019 | 122,204 t | 71,877 t": a year among the cells of a row is a base year, not a head. */
function cellOfYear({ chunks }: Line): number | null {
  const cells = chunks.slice(1)
  const [only, ...others] = cells.filter(({ text }) => /^(?:19|20)\d\d$/.test(text.trim()))
  const isRow =
    cells.some(({ text }) => /^\d[\d.,]*[.,]\d{3}(?!\d)/.test(text)) && /\p{L}{3}/u.test(chunks[0]?.text ?? '')
  return only && others.length === 0 && isRow ? Number(only.text) : null
}

/** The latest year that is named often; target years are later and named less. */
export function mostLikelyYear(years: ReadonlyMap<number, number>, title: string): number | null {
  const titled = endYearsIn(ownYears(title)).at(-1)
  const most = Math.max(0, ...years.values())
  const often = [...years].filter(([year, count]) => count >= most * 0.6 && year < 2030).map(([year]) => year)
  const latest = often.length > 0 ? Math.max(...often) : null
  if (
    titled !== undefined &&
    latest !== null &&
    Math.abs(titled - latest) <= 1 &&
    (years.get(titled) ?? 0) >= most * 0.3
  )
    return titled
  return latest
}
