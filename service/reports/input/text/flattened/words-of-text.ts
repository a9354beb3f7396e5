import { isBlankCell } from '@/service/reports/words/parse-number'
import { halfWidth } from '@/service/reports/words/plain-text'

type Kind = 'year' | 'amount' | 'blank' | 'share' | 'word'
/** A word of a text, or several that belong together ("Scope 1 and 2", "31 March 2023", "In progress"), with its line. */
export type Word = { kind: Kind; text: string; line: number }

/** Joins words that belong together while a line is split. */
const HELD = '\uE000'
const held: readonly RegExp[] = [
  // Digits that name a scope or a category are not amounts.
  /\b(?:scopes?|categor(?:y|ies)|cat\.?|kategorien?|kategori|catégorie|categoría|alcance|escopo|ambito|ámbito|âmbito|omfang|umfang|スコープ|カテゴリー?)[ -]?\d{1,2}(?:\.\d{1,2})?(?: ?(?:,|&|\+|\/|and|und|et|og|och|y|e|to|through|-|–) ?(?:scope )?\d{1,2}(?![\d.,%]))*(?![\d.,]*\d)/giu,
  /\b(?:FY|CY|fiscal(?: year)?) ?['’]?(?:20)?\d\d(?:[/–-]\d\d(?:\d\d)?)?(?![\d,])/giu,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? (?:19|20)\d\d(?!\d)/giu,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}, (?:19|20)\d\d(?!\d)/giu,
  /\b(?:in progress|not (?:yet )?(?:available|applicable|reported|disclosed|measured|calculated|relevant|material|assessed|tracked))\b/giu,
  // A multiple of a unit: "1’000 tonnes", "10,000 kWh", "103 t" for 10³ t.
  /(?<![\d.,])(?:1[,.'’ ]?000(?:[,.'’ ]000)?|10[,.'’ ]?000|100|10 ?\^ ?\d|10[3-9](?= (?:t|tonnes|tons|metric|kg|m3|kwh|mwh|gj)\b)) (?=(?:t|kt|tonnes?|tons?|metric|kg|m3|m³|kwh|mwh|gwh|gj|tj|litres?|liters?|kl|people|persons)(?![\p{Ll}]))/giu,
]

const year =
  /^(?:(?:FY|CY|Fiscal(?: year)?|F) ?)?(?:(?:19|20)\d\d(?:[/–-]\d{1,2}(?:\d\d)?)?)(?:年度?)?[*†‡]*$|^(?:FY|CY) ?['’]?\d\d(?:[/–-]\d\d)?[*†‡]*$|^(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?,?|\p{L}{3,9}\.? \d{1,2},) (?:19|20)\d\d$|^(?:31|30|28)\.\d{1,2}\.20\d\d$/iu
const amount =
  /^(?:[<>~≈]?[-–−+]?(?:\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)|\([-–−]?\d[\d.,'’]*\))[*†‡]*$/u
const share = /^\(?[-–−+]?\d[\d.,]*%\)?[*†‡]*$/

/** "※1": the mark of a note, as a word of its own. */
const mark = /^[※*†‡]\d{0,2}(?:[,、・~〜–-]\d{1,2})*\)?$/u

/** The words of lines in reading order. A line whose cells are separated by borders or gaps has none. */
export function wordsOfText(lines: readonly string[]): Word[] {
  return lines.flatMap((line, at) => (isSetApart(line) ? [] : wordsOfLine(line, at))).reduce(withNumberBelow, [])
}

/** "Scope" over "1" in a line of its own. */
function withNumberBelow(words: Word[], next: Word): Word[] {
  const last = words.at(-1)
  const isNumbered =
    (/^(?:scope|スコープ)$/i.test(last?.text ?? '') && /^[123]$/.test(next.text)) ||
    (/^(?:category|カテゴリー?)$/i.test(last?.text ?? '') && /^(?:[1-9]|1[0-5])$/.test(next.text))
  if (last && isNumbered) words.splice(-1, 1, { ...last, text: `${last.text} ${next.text}` })
  else words.push(next)
  return words
}

/** Cells with borders, or printed apart, are read by position. Not so if one cell is empty: "Scope 2 Tonnes   455 386 412". */
export function isSetApart(line: string): boolean {
  const gaps = line.trim().match(/(?<=\S)(?: {3,}|\t)(?=\S)/g)?.length ?? 0
  return (
    line.includes('|') ||
    gaps > 1 ||
    (gaps === 1 && !/(?<! ) {3,}\d[\d.,]*(?: (?:\d[\d.,]*|[-–—]))+\.?$/.test(line.trim()))
  )
}

/** Spaced letters leave a space inside an amount: "118,10 0" and "4 ,745". Only in long lines, which a program made of a page. */
const brokenThousand = /(?<=\d,\d\d) (?=\d(?![\d.,]))|(?<=\d,\d) (?=\d\d(?![\d.,]))|(?<=\d) (?=,\d{3}(?!\d))/g
const longLine = 240

function wordsOfLine(line: string, at: number): Word[] {
  const plain = halfWidth(
    (line.length > longLine ? line.replace(brokenThousand, '') : line).replace(
      /(?<=[\p{L}\d)])[¹²³⁴-⁹⁰]+(?![\p{L}\d])/gu,
      '',
    ),
  )
    // "105,675(2)": a note beside an amount.
    .replace(/(?<=\d[.,]\d{1,3})\(\d{1,2}\)(?= |$)/gu, '')
    .replace(/(?<=CO) 2(?: (?=eq?\b))?(?=\P{N}|$)/gu, '2')
    .replace(/(?<=\d) %/g, '%')
    .replace(/ {2,}/g, ' ')
    // The marks beside amounts that were assured or restated.
    .replace(/(?<=[\d)]) ?[★☆✓✔√☑◆◇■□†‡※*]+\d{0,2}(?= |$)|(?<= |^)[★☆✓✔√☑◆◇■□†‡]+ ?(?=\d)/gu, '')
    .trim()
  const whole = held.reduce((text, pattern) => text.replace(pattern, (words) => words.replaceAll(' ', HELD)), plain)
  return whole
    .split(/\s+/)
    .filter((part) => part !== '' && !mark.test(part))
    .map((part): Word => {
      const whole = part.replaceAll(HELD, ' ')
      const bare = whole.replace(/(?<=[\d)%])[.:;]$/, '')
      const text = kindOf(bare) === 'word' ? whole : bare
      return { kind: kindOf(text), text, line: at }
    })
}

function kindOf(text: string): Kind {
  if (year.test(text)) return 'year'
  if (share.test(text)) return 'share'
  if (amount.test(text)) return 'amount'
  return isBlankCell(text) || /^(?:in progress|not tracked|NP?R\d?)$/i.test(text) ? 'blank' : 'word'
}
