import type { Chunk } from '@/service/reports/model/page'
import { isNotOwn } from '@/service/reports/words/not-own'
import { parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import type { YearMention } from '@/service/reports/words/parse-year'
import { startsAnew } from '@/service/reports/words/section-heads'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { MergedHead } from './merged-heads'

/** What applies to a row while a table is read from top to bottom. */
export type Over = {
  /** The heading of these rows; empty without one. */
  section: string
  sectionX: number
  sectionMarks: readonly string[]
  /** The last heading or row with amounts that named a scope. */
  under: string
  /** The merged cell whose rows are activities. */
  activitiesOf: string | null
  /** Whether the heading is a cell merged over rows, left of their labels. */
  isMerged: boolean
  /** The year alone in a line above. */
  year: YearMention | null
  /** Left edge of a heading whose rows are avoided, financed or other organizations' emissions; null without one. */
  othersX: number | null
  /** Whether a row with a scope was read before that heading. */
  isAfterScopes: boolean
}

export function nothingOver(): Over {
  return {
    section: '',
    sectionX: Number.POSITIVE_INFINITY,
    sectionMarks: [],
    under: '',
    activitiesOf: null,
    isMerged: false,
    year: null,
    othersX: null,
    isAfterScopes: false,
  }
}

/** Begins a cell merged over rows. */
export function enter(over: Over, { text, x, hasActivities }: Omit<MergedHead, 'labelsFrom'>): void {
  over.section = text
  over.sectionX = x
  over.isMerged = true
  over.under = text
  over.activitiesOf = hasActivities ? text : null
}

/** Applies a heading: words in the label's column and nothing in the others. Deeper headings do not replace the scope above them. */
export function takeHeading(over: Over, labels: readonly Chunk[]): void {
  const label = labels.map(({ text }) => text).join(' ')
  const [first] = labels
  const scope = parseScope(label)
  if (first) takeOthers(over, label, first.x0, scope !== null)
  const isOfScope = scope !== null && !isDefinition(label)
  if (!first || isRestOfBracket(label) || (!isOfScope && !replaces(label, first.x0, over))) return
  over.section = label
  over.sectionX = first.x0
  over.isMerged = false
  over.sectionMarks = labels.flatMap(({ marks }) => marks)
  if (scope !== null) over.under = label
}

/** "Avoided emissions", "Finanzierte Emissionen": what follows is not the organization's, up to the next heading as far left. */
function takeOthers(over: Over, label: string, x: number, isOfScope: boolean): void {
  if (isNotOwn(label) && !isOfScope) over.othersX = x
  else if (over.othersX !== null && x <= over.othersX + 4) over.othersX = null
}

/** Whether a row stands under such a heading. If other scopes came before, a "Scope 2" row continues them, and the heading was a row
 * without amounts. */
export function isUnderOthers(over: Over, label: string): boolean {
  const mention = parseScope(label)
  if (over.othersX !== null && over.isAfterScopes && mention && !mention.scopes.includes(1)) over.othersX = null
  if (over.othersX !== null) over.isAfterScopes = false
  else if (mention) over.isAfterScopes = true
  return over.othersX !== null
}

/** "Scope 1 or 2)", "CO2 goals)": the last line of a longer text. */
export function isRestOfBracket(text: string): boolean {
  return /^[^()]{3,}\)/.test(text)
}

function replaces(label: string, x: number, { section, sectionX }: Over): boolean {
  const isOuter = x <= sectionX - (startsAnew(label) ? -4 : 4)
  return isOuter && label.length < 60 && section !== '' && !/^[(\p{Ll}]/u.test(label)
}

/**
 * Another scope as far left as the heading ends what stands under it: a "Total" after it is of all scopes. So does a total as far left as
 * a cell merged over rows.
 */
export function leaveFor(over: Over, label: string, x: number): void {
  const mention = parseScope(label)
  if (over.isMerged && mention === null && isTotalLabel(label) && x <= over.sectionX + 2) over.section = ''
  if (mention && endsSection(mention, over.section) && x <= over.sectionX + 2) over.section = ''
  if (mention && mention.category === null && !mention.isByWords) over.under = label
}

function endsSection({ scopes, isByWords }: ScopeMention, section: string): boolean {
  const heading = parseScope(section)
  return !isByWords && heading !== null && scopes.some((one) => !heading.scopes.includes(one))
}

function isDefinition(label: string): boolean {
  // A sentence with an amount, or a paragraph, is not a heading.
  return label.length > 140 || /\d[\d.,\s]*(?:t|tons?|tonnes?)\b/.test(label)
}
