import type { Context } from '@/service/reports/model/context'
import type { Page } from '@/service/reports/model/page'
import type { Passage } from './passages'
import type { Respective } from './respective-amounts'
import type { mentionsOf } from './sentence-mentions'

export type Mention = ReturnType<typeof mentionsOf>[number]

/** A sentence with what applies to all of its amounts, and what was read from it so far. */
export type Sentence = {
  passage: Passage
  text: string
  page: Page
  context: Context
  mentions: readonly Mention[]
  /** Amounts assigned to their scopes in order, "respectively". */
  shared: readonly Respective[] | null
  sharedUnit: string | null
  spanned: { from: number; to: number } | null
  /** "In that base year, …": the year of all its amounts, named in the sentence before. */
  base: { year: number; isAssumed: false } | null
  unitBefore: { end: number; unit: string } | null
  /** The page says that amounts in brackets are those of the year before. */
  isBracketed: boolean
  lastEnd: number
  /** Scopes that already have their amount. */
  answered: Set<Mention>
}

export type Amount = { printed: string; at: number; end: number; after: string }
