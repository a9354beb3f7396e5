import type { NameLevel } from '@/service/matching/names/compare-names'

export type MatchSubject = {
  name: string | null
  region: string | null
  /** ISO 3166-2 code without its country. */
  subregion: string | null
  website: string | null
  industryId: string | null
  identifiers: readonly { kind: string; value: string }[]
  /** Whether no other known company's name begins with the subject's first word: one word is then enough to identify it. */
  hasRareWord: boolean
  /** How many known companies' names begin with the subject's first word; missing or null: not counted. */
  beginners?: number | null
  /** Whether its parent is known by its name or website and is shown, so that nobody need be asked whose member it is. */
  isParentKnown?: boolean
}

export type MatchCandidate = {
  id: number
  name: string
  /** Every spelling in use, including former and short names. */
  names: readonly string[]
  region: string | null
  subregion: string | null
  /** Possible countries of a company without one; null if unknown. */
  likelyRegions: readonly string[] | null
  websites: readonly string[]
  industryId: string | null
  identifiers: readonly { kind: string; value: string }[]
  /** Exchange and symbol as `tickerKey` writes them. */
  tickers: readonly string[]
  /**
   * group: named by a list of the largest companies; sites: named by registers of sites in one country alone; null or missing: neither is
   * known.
   */
  reach?: 'group' | 'sites' | null
}

export type Verdict = 'same' | 'possible' | 'other'

export type WeighedCandidate<C extends MatchCandidate = MatchCandidate> = {
  candidate: C
  verdict: Verdict
  level: NameLevel
  signals: { identifier: boolean; website: boolean; ticker: boolean; country: boolean; subregion: boolean }
  /** 0 to 1: strength of the evidence, for ranking only. */
  likeness: number
  reasons: string[]
  vetoes: string[]
}
