import type { NameLevel } from '@/service/matching/names/compare-names'

export type MatchSubject = {
  name: string | null
  region: string | null
  /** ISO 3166-2 code without its country. */
  subregion: string | null
  website: string | null
  industryId: string | null
  identifiers: readonly { kind: string; value: string }[]
  /** Whether no other known company's name begins with the subject's first word: then one word is enough to know it by. */
  hasRareWord: boolean
}

export type MatchCandidate = {
  id: number
  name: string
  /** Every spelling in use, former and short names too. */
  names: readonly string[]
  region: string | null
  subregion: string | null
  /** Where a company without country can be; null where nothing is known. */
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
  /** 0 to 1: how much speaks for it. For ranking; nothing is decided by it. */
  likeness: number
  reasons: string[]
  vetoes: string[]
}
