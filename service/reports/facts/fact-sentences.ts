import type { Context } from '@/service/reports/model/context'
import type { FactCandidate } from '@/service/reports/model/fact'
import { beginsParagraph, isLaidOut } from '@/service/reports/model/layout'
import { boxOf, type Chunk, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { yearFor } from '@/service/reports/prose/sentence-year'
import { isPlaceName } from '@/service/reports/words/names/fact-parts'
import {
  employeeCount,
  factSentences,
  inPart,
  isOfOtherCompanies,
  isPeople,
  leadsToCount,
  namedCount,
  notWhole,
  ofUs,
  partOfStaff,
  placeOpening,
  revenueWords,
  says,
} from '@/service/reports/words/names/fact-wordings'
import { parseNumber } from '@/service/reports/words/parse-number'
import { plainText } from '@/service/reports/words/plain-text'
import { basisOf } from './fact-labels'
import { findCurrency, findScale } from './money-units'
import { findMoney } from './parse-money'

/** Revenue and employees that stand in sentences: "Net sales amounted to SEK 12,345 million in 2023". */
export function readFactSentences(page: Page, context: Context): FactCandidate[] {
  return passagesOf(page).flatMap(({ text, chunks }) => [
    ...revenueIn(text).flatMap((one) => toCandidate(one, text, chunks, page, context)),
    ...employeesIn(text, context).flatMap((one) => toCandidate(one, text, chunks, page, context)),
  ])
}

type Piece = { chunk: Chunk; from: number; to: number }
type Found = Pick<FactCandidate, 'kind' | 'value' | 'currency' | 'sign' | 'basis' | 'printedValue' | 'printedUnit'> & {
  at: number
  end: number
}

/** Sentences over line breaks, with the place of each word. */
function passagesOf(page: Page): { text: string; chunks: Piece[] }[] {
  const passages: { text: string; chunks: Piece[] }[] = []
  let text = ''
  let chunks: Piece[] = []
  let lastY = Number.NEGATIVE_INFINITY
  const finish = () => {
    if (factSentences.test(text)) passages.push(...sentencesOf(text, chunks))
    text = ''
    chunks = []
  }
  for (const line of page.lines) {
    if (beginsParagraph(page, line, lastY, 2) || text.length > 4000) finish()
    lastY = line.y
    // A line of several cells belongs to a table.
    if (line.chunks.length > 2 || (!isLaidOut(page) && !line.isProse)) continue
    for (const chunk of line.chunks) {
      const piece = plainText(chunk.text)
      text += text === '' ? '' : ' '
      chunks.push({ chunk, from: text.length, to: text.length + piece.length })
      text += piece
    }
  }
  finish()
  return passages
}

function sentencesOf(text: string, chunks: readonly Piece[]): { text: string; chunks: Piece[] }[] {
  const ends = [
    ...text.matchAll(/(?<!\b(?:approx|ca|No|Mio|Mrd|mill|resp))[.!?]\s+(?=[\p{Lu}(•])|(?<=。)|\s•\s/gu),
  ].map(({ index, 0: all }) => index + all.length)
  return [0, ...ends].map((from, i) => {
    const to = ends[i] ?? text.length
    const inside = chunks.filter((one) => one.from < to && one.to > from)
    return {
      text: text.slice(from, to),
      chunks: inside.map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
    }
  })
}

function revenueIn(text: string): Found[] {
  const money = findMoney(text)
  return [...text.matchAll(revenueWords)].flatMap((mention): Found[] => {
    const end = mention.index + mention[0].length
    const amount = money.find(({ at }) => at >= end && at - end < 110)
    if (
      !amount ||
      !(isVerb(mention[0]) ? /^ (?:för |for )?$/ : says).test(text.slice(end, amount.at)) ||
      notWhole.test(text.slice(0, mention.index)) ||
      isOfOtherCompanies(text, amount.at) ||
      isInPlace(text)
    )
      return []
    const currency = findCurrency(amount.unit)
    const scale = findScale(amount.unit) ?? 1
    const number = parseNumber(amount.printed, null)
    if (number === null || currency === null) return []
    // "EUR 4.123 billion" is a decimal, although it looks like thousands.
    const value = scale >= 1e9 && /^\d{1,3}[.,]\d{3}$/.test(amount.printed) ? number / 1000 : number
    if (value * scale < 1e6) return []
    return [
      {
        kind: 'revenue',
        value: Number((value * scale).toPrecision(12)),
        currency: currency.code,
        sign: currency.sign,
        basis: null,
        printedValue: amount.printed,
        printedUnit: amount.unit,
        at: amount.at,
        end: amount.end,
      },
    ]
  })
}

/** "Koncernen omsatte 12,3 miljarder kronor": the amount directly after the verb. */
function isVerb(word: string): boolean {
  return /^omsatte$/i.test(word)
}

function employeesIn(text: string, { style }: Context): Found[] {
  return [...countsIn(text), ...namedCountsIn(text)].flatMap(({ printed, noun, at, end }): Found[] => {
    const number = parseNumber(printed, style)
    const isYear = /^(?:19|20)\d\d$/.test(printed)
    if (number === null || isYear || isOfOtherCompanies(text, at) || isInPlace(text)) return []
    const { basis, printed: unit } = basisOf(noun)
    const count = { value: number, currency: null, sign: null, basis, printedValue: printed, printedUnit: unit }
    return [{ kind: 'employees', ...count, at, end }]
  })
}

function isInPlace(text: string): boolean {
  const place = placeOpening(text)
  return isPlaceName(place) || isPlaceName(place.split(' ')[0] ?? '')
}

type Count = { printed: string; noun: string; at: number; end: number }

/** "At the end of 2022 the group had 5,432 employees." */
function countsIn(text: string): Count[] {
  return [...text.matchAll(employeeCount)].flatMap((found) => {
    const [all, printed = found[3] ?? '', noun = found[4] ?? ''] = found
    const [at, end] = [found.index, found.index + all.length]
    const [before, after] = [text.slice(0, at), text.slice(end)]
    const around = `${before.slice(-45)} ${after.slice(0, 40)}`
    if (partOfStaff.test(around) || !ofUs.test(text) || inPart.test(after) || !leadsToCount.test(before)) return []
    // "The group served 12,345 people."
    if (isPeople.test(noun) && !/(?:emplo|beschäftig|effectif|plantilla|organico|従業員)/i.test(before.slice(-60)))
      return []
    return [{ printed, noun, at, end }]
  })
}

/** "The average number of employees was 5,432." */
function namedCountsIn(text: string): Count[] {
  return [...text.matchAll(namedCount)].flatMap(({ 0: all, 1: noun = '', 2: between = '', 3: printed = '', index }) => {
    const end = index + all.length
    const around = `${text.slice(Math.max(0, index - 30), index)} ${text.slice(end, end + 30)}`
    if (!says.test(between) || partOfStaff.test(around) || inPart.test(text.slice(end))) return []
    return [{ printed, noun, at: end - printed.length, end }]
  })
}

function toCandidate(
  found: Found,
  text: string,
  chunks: readonly Piece[],
  page: Page,
  context: Context,
): FactCandidate[] {
  const { at, end, ...fact } = found
  const year = yearFor(text, at, text.slice(end, end + 60), context.reportYear)
  const chunk = chunks.findLast(({ from }) => from <= at)?.chunk
  if (!chunk || (year === null && /(?:19|20)\d\d/.test(text))) return []
  const isPrinted = year !== null && !year.isAssumed
  return [
    {
      ...fact,
      year: isPrinted ? year.year : null,
      page: page.number,
      quote: text.trim().slice(0, 300),
      box: boxOf(chunk),
      reasons: [
        because('sentence'),
        isPrinted ? because('year_in_sentence', { year: String(year.year) }) : because('year_of_report'),
      ],
      score: isPrinted ? 6 : 4,
    },
  ]
}
