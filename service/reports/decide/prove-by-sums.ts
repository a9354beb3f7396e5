import { overlap, readValue } from '@/service/reports/model/columns'
import type { Figure } from '@/service/reports/model/figure'
import { type Box, boxOf, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import type { NumberStyle } from '@/service/reports/words/parse-number'

/** A chosen figure with what limits its proof. */
export type Chosen = Figure & {
  /** As printed, before its unit. */
  number: number
  /** The year is not printed with it, the unit was guessed, another amount is printed for it, or it is of a part: no sum proves those. */
  isDoubtful: boolean
}

export type PrintedAmount = { page: number; number: number; text: string; box: Box }

/** Every amount alone in its cell on the pages of the figures; the sums are among them. */
export function printedAmounts(pages: readonly Page[], style: NumberStyle): PrintedAmount[] {
  return pages.flatMap(({ number: page, lines }) =>
    lines.flatMap(({ chunks }) =>
      chunks.flatMap((chunk): PrintedAmount[] => {
        const value = readValue(chunk, style)
        return value && value.number > 0 ? [{ page, number: value.number, text: value.text, box: boxOf(chunk) }] : []
      }),
    ),
  )
}

const LEAST_TONNES = 10
/** Two small numbers often add up to a third by chance: a sum proves only with this many digits, and with more if it may stand anywhere. */
const LEAST_DIGITS = 3
const DIGITS_ANYWHERE = 5

type Proof = { members: readonly Chosen[]; sum: string; page: number }

/**
 * Marks the figures that a printed sum confirms: scopes 1 and 2 by their total, all scopes by theirs (with all categories that
 * are given, where scope 3 is not), scope 3 categories by scope 3. Only figures of 10 t and more that nothing in the report contradicts.
 */
export function proveBySums(figures: readonly Chosen[], amounts: readonly PrintedAmount[]): Figure[] {
  const sure = figures.filter((one) => !one.isDoubtful && one.value >= LEAST_TONNES)
  const years = new Set(sure.map(({ year }) => year))
  const isByMarketToo = figures.some(({ scope }) => scope === '2mb')
  const proofs = new Map<Chosen, Proof>()
  for (const year of years)
    for (const proof of proofsOf(
      sure.filter((one) => one.year === year),
      amounts,
      isByMarketToo,
    ))
      for (const member of proof.members) if (!proofs.has(member)) proofs.set(member, proof)
  return figures.map((one) => {
    const { number: _, isDoubtful: __, ...figure } = one
    const proof = proofs.get(one)
    if (!proof) return figure
    const reason = because('proved_by_sum', { sum: proof.sum, page: String(proof.page) })
    return { ...figure, proof: 'sum', reasons: [...figure.reasons, reason] }
  })
}

/**
 * `isByMarketToo`: the report has scope 2 by both methods. Then the total of scopes 1 and 2 is the market-based one, and what scope 1
 * and the location-based scope 2 make bears out these two only.
 */
function proofsOf(figures: readonly Chosen[], amounts: readonly PrintedAmount[], isByMarketToo: boolean): Proof[] {
  const of = (scope: string) => figures.filter((one) => one.scope === scope)
  const [first] = of('1')
  const [both] = of('1+2')
  const [third] = of('3')
  const seconds = figures.filter(({ scope }) => scope === '2' || scope === '2lb' || scope === '2mb')
  const pairs = first ? seconds.map((second) => [first, second]) : []
  const categories = figures.filter(({ scope }) => scope.startsWith('3.'))
  // A report that gives only some categories of scope 3 totals these with scopes 1 and 2.
  const thirds = third ? [third] : categories
  const beside = [...pairs, ...(both ? [[both]] : [])]
  const sums = [...pairs, ...(thirds.length > 0 ? beside.map((one) => [...one, ...thirds]) : [])]
  return [
    ...sums.flatMap((parts) => witnessed(parts, amounts)),
    ...(both ? pairs.flatMap((pair) => ofBoth(pair, between(pair, both), isByMarketToo)) : []),
    ...(third && categories.length > 1 ? between(categories, third) : []),
  ]
}

/** Parts of one page and unit whose sum is printed in their column, in their line or, with enough digits, anywhere on the page. */
function witnessed(parts: readonly Chosen[], amounts: readonly PrintedAmount[]): Proof[] {
  const [one] = parts
  if (!one?.box || parts.some((part) => part.page !== one.page || unitOf(part) !== unitOf(one) || !part.box)) return []
  const boxes = parts.flatMap(({ box }) => (box ? [box] : []))
  const sum = parts.reduce((all, { number }) => all + number, 0)
  const steps = parts.reduce((all, part) => all + stepOf(part.printedValue), 0)
  const found = amounts.find((amount) => {
    if (amount.page !== one.page || digitsOf(amount.text) < LEAST_DIGITS) return false
    if (Math.abs(amount.number - sum) > (steps + stepOf(amount.text)) / 2 + 1e-9) return false
    if (boxes.some((box) => isSame(box, amount.box))) return false
    const isInColumn = boxes.every((box) => overlap(box, amount.box) > 0)
    const isInLine = boxes.every((box) => Math.abs(box.y1 - amount.box.y1) < 3)
    return isInColumn || isInLine || digitsOf(amount.text.replace(/0+$/, '')) >= DIGITS_ANYWHERE
  })
  return found ? [{ members: parts, sum: said(parts, found.text), page: found.page }] : []
}

function ofBoth(pair: readonly Chosen[], proofs: readonly Proof[], isByMarketToo: boolean): Proof[] {
  const isOther = isByMarketToo && pair.some(({ scope }) => scope === '2lb')
  return proofs.map((proof) => (isOther ? { ...proof, members: pair } : proof))
}

/** Parts that make a figure which was read itself, wherever each stands. */
function between(parts: readonly Chosen[], whole: Chosen): Proof[] {
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const steps = [...parts, whole].reduce((all, part) => all + stepOf(part.printedValue) * unitOf(part), 0)
  const isSum = Math.abs(sum - whole.value) <= Math.min(steps / 2 + 1e-6, 0.01 * whole.value)
  const isTold = digitsOf(whole.printedValue) >= LEAST_DIGITS
  return isSum && isTold ? [{ members: [...parts, whole], sum: said(parts, whole.printedValue), page: whole.page }] : []
}

function said(parts: readonly Chosen[], total: string): string {
  return `${parts.map(({ printedValue }) => printedValue.trim()).join(' + ')} = ${total.trim()}`
}

/** Tonnes per printed unit of the figure. */
function unitOf({ value, number }: Chosen): number {
  return number > 0 ? Number((value / number).toPrecision(6)) : 0
}

function isSame(a: Box, b: Box): boolean {
  return a.x0 === b.x0 && a.y0 === b.y0
}

function digitsOf(printed: string): number {
  return printed.replace(/\D/g, '').replace(/^0+/, '').length
}

/** The last digit that is printed: 1 of "1,234", 0.1 of "12.3". */
function stepOf(printed: string): number {
  const decimals = /\d[.,](\d{1,2})(?!\d)\D*$/.exec(printed.trim())?.[1]?.length ?? 0
  return 10 ** -decimals
}
