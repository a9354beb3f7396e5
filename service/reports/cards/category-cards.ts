import { kindOfCell, overlap, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import { type Candidate, scope3Part } from '@/service/reports/model/figure'
import { boxOf, type Chunk, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { endYearsIn, withWholeYears } from '@/service/reports/words/parse-year'
import { LARGER } from './card-lines'

/** How far below their title cards may stand, in points. */
const reach = 320

type Words = { text: string; size: number }
type Card = { amount: Chunk; words: Words; category: number }

/**
 * Cards of scope 3 categories: each amount in larger type above or below the name of its category, under a title that names scope 3 and
 * the unit ("Where our Scope 3 emissions come from (FY23, tCO2e)"). A single such card is not read: it may show anything.
 */
export function readCategoryCards(page: Page, context: Context): Candidate[] {
  const chunks = page.lines.flatMap((line) => line.chunks)
  const amounts = chunks.filter(
    (one) => kindOfCell(one, context.style) === 'value' && !/^(?:19|20)\d\d$/.test(one.text),
  )
  const named = [-1, 1].map((side) => amounts.flatMap((amount) => cardOf(amount, chunks, side) ?? []))
  const [over = [], under = []] = named.map((cards) => cards.filter(({ category }, _, all) => isOnce(category, all)))
  const cards = over.length >= under.length ? over : under
  return cards.length < 2 ? [] : cards.flatMap((card) => toCandidate(card, page, context))
}

function isOnce(category: number, cards: readonly Card[]): boolean {
  return cards.filter((one) => one.category === category).length === 1
}

function cardOf(amount: Chunk, chunks: readonly Chunk[], side: number): Card | null {
  const words = wordsBeside(amount, chunks, side)
  const category = words === null ? null : findCategory(words.text)
  return words !== null && category !== null && amount.size > words.size * LARGER ? { amount, words, category } : null
}

/** The lines directly above (-1) or below (1) an amount, in the same type, one after the other, starting at the amount's left edge. */
function wordsBeside(amount: Chunk, chunks: readonly Chunk[], side: number): Words | null {
  const lines: Chunk[] = []
  let last = amount
  for (;;) {
    const from = last
    const size = lines[0]?.size
    const next = chunks
      .filter(({ y, x0 }) => (y - from.y) * side > 2 && Math.abs(x0 - amount.x0) < 4)
      .filter((one) => overlap(one, amount) > 0 && (size === undefined || Math.abs(one.size - size) < 0.3))
      .sort((a, b) => Math.abs(a.y - from.y) - Math.abs(b.y - from.y))[0]
    const far = lines.length === 0 ? 3 * amount.size : 1.7 * (next?.size ?? 0)
    if (!next || Math.abs(next.y - from.y) > far || !/\p{L}{2}/u.test(next.text) || lines.length > 3) break
    lines.push(next)
    last = next
  }
  const [first] = lines
  if (!first) return null
  const text = (side < 0 ? lines.reverse() : lines).map((one) => one.text.trim()).join(' ')
  return { text, size: first.size }
}

/** The nearest title above the card among those in larger type than its words. */
function titleOf({ amount, words }: Card, page: Page): string | null {
  const own = page.lines.filter(({ chunks }) => chunks.length === 1).flatMap(({ chunks }) => chunks)
  const title = [...own, ...(page.heads ?? [])]
    .filter(({ y, size, text }) => y < amount.y && amount.y - y < reach && size > words.size * 1.2 && text.length < 110)
    .filter(({ text }) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) > 1)
    .sort((a, b) => b.y - a.y)[0]
  return title?.text ?? null
}

function toCandidate(card: Card, page: Page, context: Context): Candidate[] {
  const { amount, words, category } = card
  const title = titleOf(card, page)
  const scope = title === null ? null : parseScope(title)
  const code = scope3Part(category)
  const value = readValue(amount, context.style)
  const [printed] = endYearsIn(withWholeYears(title ?? '')).slice(-1)
  const year = printed ?? context.reportYear
  const own = value?.unit && findUnit(value.unit) ? value.unit : null
  const unit = own ?? (findUnit(title ?? '', true) ? title : null)
  if (scope?.scopes.join() !== '3' || scope.category !== null || !code || !value || !unit || year === null) return []
  if (value.number <= 0 || [title ?? '', words.text].some((text) => isIntensity(text) || notEmitted.test(text)))
    return []
  return [
    {
      year,
      scope: code,
      number: value.number,
      printedValue: amount.text,
      printedUnit: unit,
      page: page.number,
      quote: `${words.text} ${amount.text}`.slice(0, 300),
      box: boxOf(amount),
      reasons: [because('amount_by_label', { label: words.text }), because('card_title', { title: title ?? '' })],
      score: printed === undefined ? 5 : 6,
      entity: null,
      yearIsAssumed: printed === undefined,
    },
  ]
}

const notEmitted = /\b(?:targets?|goals?|reduc\w+|sav(?:ed|ings?)|avoid\w*)\b/i
