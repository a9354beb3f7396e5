import type { Context } from '@/service/reports/model/context'
import type { Candidate, Scope } from '@/service/reports/model/figure'
import { boxOf, type Chunk, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { type NumberStyle, parseNumber } from '@/service/reports/words/parse-number'
import { isBareScope, parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'

type Segment = { chunk: Chunk; scope: Scope; printed: string; number: number }
type Stack = { year: number; foot: Chunk; segments: Segment[] }

/** "Scope 2 (market-based) 72": the name of a segment and its amount, in one run of text. */
const segmentText =
  /^(\p{L}+[ -]?[123](?: ?\([^()]+\))?) ?:? (\d{1,3}(?:[ .,'’\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)$/u

/**
 * Stacked bars whose segments print their scope and amount ("Scope 1 321" and "Scope 3 3,866" over "2022", the same scopes over "2023").
 * Read only if every bar has the same scopes and no stack adds up to something other than the total printed above it.
 */
export function readNamedSegments(page: Page, { style }: Context): Candidate[] {
  return page.lines.flatMap((line, at) => {
    const feet = line.chunks.filter(({ text }) => /^(?:FY ?)?(?:19|20)\d\d$/.test(text.trim()))
    if (feet.length < 2 || feet.length < line.chunks.length) return []
    const stacks = feet.map((foot) => stackOn(page, at, foot, feet, style))
    const unit = unitOver(page, at, stacks)
    return unit !== null && areAlike(stacks) ? stacks.flatMap((stack) => toCandidates(page, stack, unit)) : []
  })
}

function stackOn(page: Page, at: number, foot: Chunk, feet: readonly Chunk[], style: NumberStyle): Stack {
  const others = feet.filter((one) => one !== foot).map((one) => Math.abs(middle(one) - middle(foot)))
  const reach = Math.min(...others) / 2
  const over = page.lines
    .slice(Math.max(0, at - 12), at)
    .flatMap(({ chunks }) => chunks.filter((one) => Math.abs(middle(one) - middle(foot)) < reach))
  const segments = over.flatMap((chunk) => segmentOf(chunk, style) ?? [])
  const whole = over.map(({ text }) => (/^[\d.,' ]+$/.test(text) ? parseNumber(text, style) : null)).find(Boolean)
  const sum = segments.reduce((all, { number }) => all + number, 0)
  const isWhole = whole === undefined || whole === null || Math.abs(whole - sum) < 0.01 * sum
  return { year: Number(foot.text.replace(/\D/g, '')), foot, segments: isWhole ? segments : [] }
}

function middle({ x0, x1 }: Chunk): number {
  return (x0 + x1) / 2
}

function segmentOf(chunk: Chunk, style: NumberStyle): Segment | null {
  const [, name = '', printed = ''] = segmentText.exec(chunk.text.trim()) ?? []
  const mention = parseScope(name)
  const scope = mention && !mention.isByWords && mention.category === null ? scopeCode(mention) : null
  const number = scope === null ? null : parseNumber(printed, style)
  return scope === null || number === null ? null : { chunk, scope, printed, number }
}

/** Whether words that name a scope end with its amount; a number beside them then belongs to something else. */
export function holdsAmount(label: string): boolean {
  const [, name = '', printed = ''] = segmentText.exec(label.trim()) ?? []
  // "Scope 1 2023" names a year, and "Scope 2 1" a note.
  if (/^(?:(?:19|20)\d\d|\d)$/.test(printed)) return false
  return isBareScope(name.replace(/\([^()]*\)/, ''))
}

function areAlike(stacks: readonly Stack[]): boolean {
  const scopesOf = ({ segments }: Stack) => segments.map(({ scope }) => scope).join()
  const [first, ...others] = stacks.map(scopesOf)
  const scopes = first?.split(',') ?? []
  return scopes.length > 1 && new Set(scopes).size === scopes.length && others.every((one) => one === first)
}

/** The unit of the nearest title over the bars. */
function unitOver(page: Page, at: number, stacks: readonly Stack[]): string | null {
  const top = Math.min(...stacks.flatMap(({ segments }) => segments.map(({ chunk }) => chunk.y)))
  const titles = page.lines.slice(Math.max(0, at - 18), at).filter(({ y }) => y < top)
  return (
    titles.map(lineText).findLast((text) => text.length < 110 && findUnit(text, true) && !isIntensity(text)) ?? null
  )
}

function toCandidates(page: Page, { year, segments }: Stack, unit: string): Candidate[] {
  return segments.map(({ chunk, scope, printed, number }) => ({
    year,
    scope,
    number,
    printedValue: printed,
    printedUnit: unit,
    page: page.number,
    quote: chunk.text,
    box: boxOf(chunk),
    reasons: [because('bar_segment'), because('year_beside_amount'), because('unit_in_title')],
    score: 6,
    entity: null,
    yearIsAssumed: false,
  }))
}
