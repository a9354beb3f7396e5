import { because, type Reason } from '@/service/reports/model/reason'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import {
  isPartLabel,
  methodOf,
  namesCategoryNumber,
  parseScope,
  type ScopeMention,
} from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { type GridCell, rowsBefore } from './walk-grid'
import { isWholeLabel } from './words-left'

/** "3" in a column "Scope" left of the activity. */
const headOfScopes = /^scope\b(?! ?[123])(?!.*(?:#|\bnr\b))/i

export type ScopeOfCell = {
  /** The scope's number stands in a column of its own: its lines are parts, and their sum is the scope. */
  isInColumn?: true
  mention: ScopeMention
  reasons: readonly Reason[]
  /** Lowers the score if the words stand further away. */
  penalty: number
}

/** Labels without years. */
export function labelsOf({ labels }: GridCell): string[] {
  return labels.filter((text) => parseHeaderYear(text) === null || text.length > 20)
}

/**
 * The scope of an amount, from the nearest words that name one: its label, the head of its column, the cell its label is merged under,
 * the heading above, the head of the labels. If a scope stands further out, the words closer in must not narrow it. Null if nothing names
 * one, or several do.
 */
export function scopeOfCell(cell: GridCell): ScopeOfCell | null {
  const own = labelsOf(cell)
  const label = own.at(-1) ?? ''
  if (isPartLabel(label) && parseScope(label) === null) return null
  const named =
    scopeInColumn(cell, own) ??
    scopeOfLabels(own) ??
    scopeByOtherMethod(cell, own) ??
    scopeOfHeads(cell, own) ??
    scopeOfHeadings(cell, own)
  if (named === null || isOutOfPlace(named.mention, cell)) return null
  return withMethod(named, cell)
}

/** "Waste" in a table headed "Direct emissions (scope 1) by category" is not a scope 3 category. */
function isOutOfPlace({ isByWords, category }: ScopeMention, { headings, labelHeads }: GridCell): boolean {
  if (!isByWords || category === null) return false
  const over = [...headings, ...labelHeads].map(parseScope).findLast((one) => one?.isByWords === false)
  return over !== undefined && over !== null && !over.scopes.includes(3)
}

function scopeInColumn({ labelHeads }: GridCell, labels: readonly string[]): ScopeOfCell | null {
  const [first = '', ...rest] = labels
  if (!/^[123]$/.test(first) || !headOfScopes.test(labelHeads[0] ?? '') || rest.length === 0) return null
  const label = rest.join(' ')
  // "2 | Total scope 2 (location-based)" is not a part of it.
  if (isTotalLabel(label) && parseScope(label) !== null) return null
  const scope = parseScope(`Scope ${first}`)
  const mention = scope && { ...scope, method: first === '2' ? methodOf(label) : null }
  return mention && { mention, reasons: [because('scope_column', { scope: first })], penalty: 1, isInColumn: true }
}

function scopeOfLabels(labels: readonly string[]): ScopeOfCell | null {
  const inner = labels.at(-1) ?? ''
  const mention = parseScope(inner)
  const reasons = [because('label', { label: labels.join(' ') })]
  if (mention) {
    const outer = labels
      .slice(0, -1)
      .map(parseScope)
      .findLast((one) => one !== null)
    // "Business travel" under "Scope 1" is not a scope 3 category, and "Scope 2" under "Scope 1" belongs to neither.
    if (outer && mention.isByWords && !mention.scopes.every((one) => outer.scopes.includes(one))) return null
    return { mention, reasons, penalty: 0 }
  }
  for (const [at, outer] of [...labels.slice(0, -1).entries()].reverse()) {
    const over = parseScope(outer)
    if (!over) continue
    const rest = labels.slice(at + 1)
    const category = over.scopes.join() === '3' && over.category === null ? categoryOf(inner) : null
    if (category !== null) return { mention: { ...over, category }, reasons, penalty: 0 }
    return rest.every(isWholeLabel) && isOfMethods(over, inner) ? { mention: over, reasons, penalty: 1 } : null
  }
  return null
}

/** Only scope 2 and totals including it have methods: "Location-based" under "Scope 1" is about something else. */
function isOfMethods({ scopes }: ScopeMention, label: string): boolean {
  return scopes.includes(2) || methodOf(label) === null
}

/** "Energy bought (market-based)" below "Scope 2, energy bought (location-based)": the same words by the other method. */
function scopeByOtherMethod(cell: GridCell, labels: readonly string[]): ScopeOfCell | null {
  const label = labels.at(-1) ?? ''
  const method = methodOf(label)
  const bare = withoutMethod(label)
  if (method === null || bare === '') return null
  const before = rowsBefore(cell).map((one) => labelsOf(one).at(-1) ?? '')
  const same = before.findLast((one) => {
    const other = methodOf(one)
    return other !== null && other !== method && withoutMethod(one).endsWith(bare)
  })
  const mention = same === undefined ? null : parseScope(same)
  if (!mention?.scopes.includes(2)) return null
  return { mention: { ...mention, method }, reasons: [because('label', { label })], penalty: 1 }
}

function withoutMethod(label: string): string {
  return label
    .replace(/\b(?:location|market)[ -]based\b|[\p{P}\s]+/giu, ' ')
    .trim()
    .toLowerCase()
}

function categoryOf(label: string): number | null {
  const [, number] = /^(?:3\.|C)?(1[0-5]|[1-9])(?:[.): ]|$)/.exec(label) ?? []
  return findCategory(label) ?? (number === undefined ? null : Number(number))
}

function scopeOfHeads({ heads }: GridCell, labels: readonly string[]): ScopeOfCell | null {
  const at = heads.findLastIndex((text) => parseScope(text) !== null)
  const mention = parseScope(heads[at] ?? '')
  if (!mention || (mention.isByWords && !namesCategoryNumber(heads[at] ?? ''))) return null
  if (!labels.every(isWholeLabel)) return null
  return { mention, reasons: [because('column', { head: heads.join(' ') })], penalty: 0 }
}

const ofSome = /のうち|以外|\bof which\b|\bother than\b|\bdavon\b|\bvarav\b|\bdont\b|其中|중(?= )/iu

function scopeOfHeadings(cell: GridCell, labels: readonly string[]): ScopeOfCell | null {
  const inner = labels.at(-1) ?? ''
  const isOnly = cell.block.rows.length === 1
  const places = [...cell.headings.toReversed(), ...cell.labelHeads.toReversed()]
  const source = places.find((text) => parseScope(text)?.isByWords === false)
  // "Scope 1 emissions other than CO2", "スコープ1のうち"
  if (source !== undefined && ofSome.test(source)) return null
  const over = source === undefined ? null : parseScope(source)
  if (source === undefined || !over) return null
  const reasons = [because('label_under', { label: inner, under: source })]
  const category = over.scopes.join() === '3' && over.category === null ? categoryOf(inner) : null
  if (category !== null) return { mention: { ...over, category }, reasons, penalty: 0 }
  if (!isOfMethods(over, inner)) return null
  const isAll =
    labels.every(isWholeLabel) ||
    (over.category !== null && isTotalLabel(inner)) ||
    (isOnly && over.scopes.length === 1 && over.category === null)
  return isAll ? { mention: over, reasons, penalty: 1 } : null
}

/** Scope 2 by the method that the nearest words name. */
function withMethod(found: ScopeOfCell, cell: GridCell): ScopeOfCell {
  const { mention } = found
  if (mention.method !== null || !mention.scopes.includes(2)) return found
  const nearest = [
    cell.chunk.text,
    ...cell.labels.toReversed(),
    ...cell.heads.toReversed(),
    ...cell.beside,
    ...cell.headings.toReversed(),
    ...cell.labelHeads.toReversed(),
  ]
  const method = nearest.map(methodOf).find((one) => one !== null)
  // A heading further up that only names a method applies until the next such heading.
  const over = cell.before.findLast((text) => methodOf(text) !== null && isWholeLabel(text))
  return { ...found, mention: { ...mention, method: method ?? (over === undefined ? null : methodOf(over)) } }
}
