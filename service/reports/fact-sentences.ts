import type { Context } from './context'
import type { FactCandidate } from './fact'
import { basisOf } from './fact-labels'
import { boxOf, type Chunk, type Page } from './page'
import { findCurrency, findMoney, findScale } from './parse-money'
import { parseNumber } from './parse-number'
import { plainText } from './plain-text'
import { yearFor } from './sentence-year'

const revenueWords =
  /\b(?:(?:total|net|consolidated|group|annual|our) )*(?:revenues?|net sales|sales|turnover|nettoomsättning(?:en)?|omsättning(?:en)?|umsatz(?:erlöse)?|konzernumsatz|chiffre d'affaires|liikevaihto|omsætning(?:en)?|omsetning(?:en)?)\b/gi
const employeeCount =
  /(?<![\d.,\p{L}€$£-])(\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+|\d{2,6}) (?:(?:permanent and temporary|own|dedicated|talented|skilled|active|total|full-time equivalent) )?(employees|people worldwide|FTEs?|full-time equivalents?|anställda|medarbetare|mitarbeitende|mitarbeiter(?:innen)?|beschäftigte|collaborateurs|salariés|empleados|dipendenti|medewerkers|medarbejdere|ansatte)\b/giu

/** Whether a piece of text may be part of a sentence that states one of them. */
export const factSentences =
  /revenue|net sales|turnover|omsättning|umsatz|chiffre d'affaires|liikevaihto|employees|anställda|medarbetare|mitarbeit|full-time equivalent|empleados|collaborateurs|salariés|dipendenti|ansatte/i

const says =
  /^(?:\s(?:for|in|during|under|im|för|år|en)(?: the)?(?: \w+)?(?: year| jahr)?(?: ended [\w ]{3,20}| ?(?:FY ?)?(?:19|20)\d\d(?:\/\d\d)?)?)?,?\s?(?:\([^)]{0,20}\)\s?)?(?:was|were|of|amount(?:ed|ing) to|totall?ed|reached|stood at|came to|equal(?:l?ed)?|:|uppgick till|var|på|betrug(?:en)?|belief(?:en)? sich auf|von|lag bei|de|s'est élevé à|s'élève à|oli|(?:increased|decreased|grew|rose|fell|declined|ökade|minskade)[^.;]{0,40}? (?:to|till)|(?:stieg|sank)[^.;]{0,30}? auf)\s?(?:approximately |about |around |cirka |ca\.? |rund )?$/i
const notWhole =
  /(?:% (?:of|av|der|des)(?: \w+)*|share of|part of|portion of|per|of (?:the )?total|organic|recurring|segment|digital|online|internet|export|rental|service|interest|commission|recognized|eligible|aligned|taxonom\w*|green|target(?:ed)?|expected|forecast|million|additional|from|lost|each|every|than) (?:\w+ )?$/i
const partOfStaff =
  /\b(?:trained|training|participated|completed|attended|received|responded|joined|left|hired|recruited|new|women|female|who|whose|of our|covered|approximately|about|around|more than|over|nearly|almost|some|roughly|fler än|över|cirka|ca|rund|etwa|mehr als|plus de|environ|less than|fewer than|at least|up to|another|additional|organisations?|companies|target|aim|goal|by 20\d\d|per|each|every)\b/i

/** Whose employees: those of a company that was bought are not the group's. */
const ofUs =
  /\b(?:we|our|the group|group|the company|company|koncernen|vi|wir|konzern|unternehmen|groupe|nous|konsernet|grupo)\b/i
const ofOthers =
  /acqui[rs]|förvärv|dotterbolag|subsidiar|bolagen\b|übernahme|tochter|supplier|customer|partner|industry|sector/i

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
    if (line.y - lastY > line.size * (page.isMarkdown ? 1.5 : 2) || text.length > 4000) finish()
    lastY = line.y
    // A line of several cells is a table's.
    if (line.chunks.length > 2 || (page.isMarkdown && (line.chunks[0]?.x1 ?? 0) !== 150)) continue
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
  const ends = [...text.matchAll(/(?<!\b(?:approx|ca|No|Mio|Mrd|mill|resp))[.!?]\s+(?=[\p{Lu}(•])|\s•\s/gu)].map(
    ({ index, 0: all }) => index + all.length,
  )
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
      !says.test(text.slice(end, amount.at)) ||
      notWhole.test(text.slice(0, mention.index)) ||
      ofOthers.test(text)
    )
      return []
    const currency = findCurrency(amount.unit)
    const scale = findScale(amount.unit) ?? 1
    const number = parseNumber(amount.printed, null)
    if (number === null || currency === null) return []
    // "EUR 4.123 billion" has decimals, whatever its thousands would look like.
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

function employeesIn(text: string, { style }: Context): Found[] {
  return [...text.matchAll(employeeCount)].flatMap((found): Found[] => {
    const [all, printed = '', noun = ''] = found
    const end = found.index + all.length
    const around = `${text.slice(Math.max(0, found.index - 45), found.index)} ${text.slice(end, end + 40)}`
    const number = parseNumber(printed, style)
    const isYear = /^(?:19|20)\d\d$/.test(printed)
    if (number === null || isYear || partOfStaff.test(around) || ofOthers.test(text) || !ofUs.test(text)) return []
    // In a country, a business or a project it is a part.
    if (
      /^ (?:in|at|of|from|across|i|på|vid|von|bei|chez) (?!total|the (?:year|group)|20\d\d|(?:\w+ )?countries|december|31|year)/i.test(
        text.slice(end),
      )
    )
      return []
    if (
      !/\b(?:had|has|have|with|employ(?:s|ed|ing)?|total of|workforce of|were|was|totall?ed|hade|har|med|hatten?|mit|beschäftigt\w*|emplo\w+|compt\w+|tiene|totale di)\b[^.;]{0,30}$/i.test(
        text.slice(0, found.index),
      )
    )
      return []
    const { basis, printed: unit } = basisOf(noun)
    return [
      {
        kind: 'employees',
        value: number,
        currency: null,
        sign: null,
        basis,
        printedValue: printed,
        printedUnit: unit,
        at: found.index,
        end,
      },
    ]
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
        'sentence',
        isPrinted ? `year ${year.year} in the sentence` : "no year printed, the report's own year taken",
      ],
      score: isPrinted ? 6 : 4,
    },
  ]
}
