import { withoutWholePeriods } from '@/service/reports/repair/whole-periods'

export type YearMention = {
  year: number
  /** First year of "2022/23"; null for a plain year. */
  startYear: number | null
  kind: 'actual' | 'change' | 'target' | 'base' | 'adjusted'
}

/** "令和5年度", "平成30年", "R5年": the years that Japan counts by era, the first of which is "元". */
const era = /(?:(令和|R\s?)|(平成|H\s?))(元|[\d０-９]{1,2})年(度?)/g

/** Replaces years of Japanese eras by calendar years, padded so that no letter changes its position. */
export function withoutEras(text: string): string {
  return text.replace(era, (printed, reiwa: string | undefined, _heisei, count: string, ends: string) => {
    const number = count === '元' ? 1 : Number(count.normalize('NFKC'))
    return `${(reiwa ? 2018 : 1988) + number}年${ends}`.slice(0, printed.length).padStart(printed.length)
  })
}

/** Replaces "FY23" by " 2023", "2024-25" by "   2025", "令和5年度" by "2023年": no letter changes its position. */
export function withWholeYears(text: string): string {
  return (
    withoutEras(text)
      .replace(/\bFY ?['’‘]?(\d\d)(?![\d/])/g, (printed, year) => `20${year}`.padStart(printed.length))
      // "In F23 … (F22: 4,330 t)", as Australian companies write it; with the letter before it as long as a year.
      .replace(/(?:(?<=\b[Ii]n) |\()F(2\d)(?=[ :,)])/g, (_, year) => `20${year}`)
      .replace(/(?<![\d.,-])(20\d\d)[-–](\d\d)(?![\d%-]|[.,]\d)/g, (printed, first, last) =>
        (Number(first) + 1) % 100 === Number(last) ? String(Number(first) + 1).padStart(printed.length) : printed,
      )
  )
}

const january = String.raw`(?:jan(?:uary|\.)?|januar[iy]?|janvier|enero|gennaio|janeiro)`
/** "53 weeks ended 3 January 2026", "fiscal year ended January 1, 2023", "der am 3. Januar 2026 endete". */
const closedInJanuary = new RegExp(
  String.raw`((?:weeks?|year|period|semaines?|veckor|wochen|jahr)\b[^.;|]{0,24}?\b(?:end(?:ed|ing|s)|clos(?:ed|ing)|beendet|clos|avslutades)\b[^.;|\d]{0,12}(?:0?[1-7](?:st|nd|rd|th|\.)? ${january},? |${january} 0?[1-7](?:st|nd|rd|th)?,? ))(20\d\d)(?!\d)`,
  'giu',
)

/** A 52- or 53-week year that ends in the first days of January counts as the year before, and so do its columns. No letter changes its
 * position. */
function withClosedYears(text: string): string {
  return /jan|ener|genn/i.test(text)
    ? text.replace(closedInJanuary, (_, before: string, year: string) => `${before}${Number(year) - 1}`)
    : text
}

const oneYear = /(?<![\d.,'])(?:19[89]\d|20[0-4]\d)(?![\d]|[.,']\d)/g
/** A head may be a distant target year; elsewhere "2050" is rather an amount or a promise. */
const headYear = /(?<![\d.,'])(?:19[89]\d|20(?:[0-4]\d|50|60))(?![\d]|[.,']\d)/g
const fiscal = /(?<!\d)((?:19[89]|20[0-4])\d)\s?[/–-]\s?(?:20)?(\d\d)(?![\d%])/
/** "31.12.2022" and "31/03/2022". */
const date = /(?<!\d)\d{1,2}[./]\d{1,2}[./]((?:19[89]|20[0-4])\d)(?!\d)/g
const months = 'jan|feb|mar|apr|may|mai|maj|jun|jul|aug|sept?|oct|okt|nov|dec|dez|des'
/** Two digits as the whole cell: "’22", "Dec-22". */
const shortYear = new RegExp(String.raw`^(?:['’‘]|(?:${months})[a-z]*\.?[ -]?['’‘]?)(\d\d)[*†]*$`, 'i')
const shortSpan = /^(?:(?:FY ?)?(?=\d\d\/)|FY ?['’‘]?(?=\d\d[-–]))(\d\d)[/–-]['’‘]?(\d\d)[*†]*$/i
/** A quarter or half of a year is no year. */
const partOfYear =
  /\b(?:[QHS][1-4]|[1-4][QH]|[369]M|quarter|half[- ]year|semester|semestre|halbjahr|quartal|halvår|kvartal|YTD|year[- ]to[- ]date)\b/i
const shortFiscal = /(?:^|[^\p{L}])(?:FYE?|CY|GJ)\s?['’‘]?(\d\d)(?!\d)/iu
/** "F23", "F15 (baseline)", "F23 kt CO2-e": Australia's way. */
const shortF = /^F([12]\d)(?=$| [(\p{L}])/u
const change =
  /%|change|variation|variance|growth|\byoy\b|y-o-y|y\/y|trend|veränd|abweich|förändr|foränd|utveckling|évolution|variación|ændring|endring|muutos|diff|Δ|delta|progress|vs\.?\s|versus|reduction|増減|^(?:share|proportion|percentage|anteil|andel)\b|\bpercentage of\b/i
const target =
  /target|goal|milestone|objective|objectif|objetivo|ziel|\bmål\b|ambition|tavoite|目標|計画|予想|見通し|forecast|plan\b|budget|outlook|guidance|expected|projected|prévision|pr[oó]n[oó]stic|prognos|ennuste|previsto|\b20\d\dE\b/i
const base =
  /base\s?-?(?:line)?\s?year|baseline|basår|basisjahr|année de (?:base|référence)|año base|perusvuosi|basisår|基準|reference year|referen[sc]e?år|referanseår|referenzjahr|bezugsjahr|vertailuvuosi/i
const adjusted =
  /pro\s?-?forma|pro\s?rata|restated|adjusted|like[- ]for[- ]like|recalculated|angepasst|omräknad|retraité/i

/** Computed anew, and not for another perimeter than was reported: the newest that is said of the year. */
const restated =
  /(?<!not )\b(?:restate[ds]?|re-stated|recalculated|recomputed|revised)\b|angepasst|omräknad|retraité|neu berechnet|reexpresad|rideterminat|herzien|oikaist|修正後|再計算/i
const restatedToOther =
  /pro\s?-?forma|pro\s?rata|adjusted|like[- ]for[- ]like|(?:before|prior to|excluding|without|pre)[ -]?\s?restate/i
const asReported =
  /\b(?:first|previously|originally|initially|formerly) (?:reported|published|disclosed|stated)\b|\breported last year\b/i

/**
 * What words say of an amount beside another of its year: 1 where it was restated, as the newest that is stated counts; -1 where it is as it
 * was first reported; else 0.
 */
export function newnessOf(words: string): -1 | 0 | 1 {
  if (asReported.test(words)) return -1
  return restated.test(words) && !restatedToOther.test(words) ? 1 : 0
}

/** "20241)": the number of a footnote behind the year. */
const markBehind = /(?<=(?<![\d.,(])(?:19|20)\d\d)[1-9]\)/g

/** "2019.0": a year that a program wrote as an amount. */
const floatYear = /(?<=^(?:FY ?)?(?:19|20)\d\d)\.0+$/i

/** A header cell's year: "FY2021", "2021 (restated)", "Base year 2019", "2020年度", "31 Dec 2021". Null if it names none. */
export function parseHeaderYear(printed: string): YearMention | null {
  if (printed.length > 60) return null
  const text = withoutWholePeriods(withClosedYears(withoutEras(printed.replace(markBehind, '').replace(floatYear, ''))))
  const dates = [...text.matchAll(date)].map(([, year]) => Number(year))
  const years = [...[...text.matchAll(headYear)].map(([year]) => Number(year)), ...dates]
  const distinct = [...new Set(years)]
  const span = fiscal.exec(text)
  const short =
    shortSpanOf(text.trim()) ?? shortFiscal.exec(text) ?? shortYear.exec(text.trim()) ?? shortF.exec(text.trim())
  const kind = kindOf(text)
  if (span) {
    const start = Number(span[1])
    const end = Math.floor(start / 100) * 100 + Number(span[2])
    if (end === start + 1 && kind !== 'change') return { year: end, startYear: start, kind }
    return { year: end, startYear: start, kind: 'change' }
  }
  if (distinct.length > 1) return { year: Math.max(...distinct), startYear: null, kind: 'change' }
  const year = distinct[0] ?? (short ? 2000 + Number(short[1]) : undefined)
  return year === undefined ? null : { year, startYear: null, kind }
}

function shortSpanOf(text: string): RegExpExecArray | null {
  const [all = '', start, end] = shortSpan.exec(text) ?? []
  return Number(end) === Number(start) + 1 ? /(\d\d)[*†]*$/.exec(all) : null
}

function kindOf(text: string): YearMention['kind'] {
  if (change.test(text) || partOfYear.test(text)) return 'change'
  if (target.test(text)) return 'target'
  if (base.test(text)) return 'base'
  return adjusted.test(text) ? 'adjusted' : 'actual'
}

/** Whether a head says that its column holds no amounts of one year: a change, a target, a note or a page. */
export function isOtherColumn(text: string): boolean {
  return change.test(text) || target.test(text) || /^(?:notes?|page|seite|sida|gri|ref)/i.test(text)
}

export function yearsIn(text: string): number[] {
  return [...withClosedYears(withoutEras(text)).matchAll(oneYear)].map(([year]) => Number(year))
}

/** As `yearsIn`, but "2023/24" and "2023-24" are the year they end in. */
export function endYearsIn(text: string): number[] {
  return yearsIn(
    text.replace(/((?:19[89]|20[0-4])\d)\s?[/–-]\s?(?:20)?(\d\d)(?![\d%-])/g, (span, start, end) =>
      Number(end) === (Number(start) + 1) % 100 ? String(Number(start) + 1) : span,
    ),
  )
}
