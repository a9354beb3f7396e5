import { type NameComparison, strength } from '@/service/matching/names/compare-names'
import { findKnownName, type KnownName } from '@/service/matching/names/known-names'
import { tradeWords } from '@/service/matching/names/name-vocabulary'
import { type NameParts, readName } from '@/service/matching/names/read-name'
import { isTelling } from '@/service/matching/names/telling-words'
import { compareDomains, identifierFacts, vetoOfCountry } from './compare-facts'
import { judgeCandidate } from './judge-candidate'
import type { MatchCandidate, MatchSubject, WeighedCandidate } from './match-subject'
import { type CompareWith, comparerOf, nearestName, nearestOfToday, noName } from './nearest-name'
import { isUnspoken, readSymbol, readTicker } from './read-ticker'

/** A subject's name taken apart, and how others compare with it: for who weighs many companies against one subject. */
export type ReadSubject = {
  parts: NameParts
  compare: CompareWith
  ticker: string | null
  /** The name where it is nothing but a symbol. */
  symbol: string | null
  /** The company of today, where known-names.json has the name as a former, trade or local one. */
  known: KnownName | null
} | null

export function readSubject({ name }: MatchSubject): ReadSubject {
  if (name === null) return null
  const parts = readName(name)
  return {
    parts,
    compare: comparerOf(parts),
    ticker: readTicker(name),
    symbol: readSymbol(name),
    known: findKnownName(parts),
  }
}

/**
 * Whether the words that one name has more make another company of it: any that the subject has more, for a group's members show its
 * website ("Infosys BPM" and "Infosys"), and of the company's any but what it trades in ("Dell" is Dell Technologies).
 */
function mayBeMember({ left, right }: NameComparison['more']): boolean {
  return left.length > 0 || right.some((word) => !tradeWords.has(word))
}

/** What speaks for and against one company being the subject, and what follows from it. */
export function weighCandidate<C extends MatchCandidate>(
  subject: MatchSubject,
  candidate: C,
  read: ReadSubject = readSubject(subject),
): WeighedCandidate<C> {
  const parts = read?.parts ?? null
  const written = read === null ? noName : nearestName(read.parts, candidate, read.compare)
  const today = strength[written.level] < strength.descriptor ? nearestOfToday(read?.known ?? null, candidate) : null
  const names = today ?? written
  const identifiers = identifierFacts(subject, candidate)
  const domain = compareDomains(subject, candidate)
  const ticker = read?.ticker ?? null
  const sameTicker = ticker !== null && candidate.tickers.includes(ticker)
  const symbol = read?.symbol ?? null
  const sameSymbol = symbol !== null && candidate.tickers.some((one) => one.endsWith(`:${symbol}`))
  const sameRegion = subject.region !== null && candidate.region === subject.region
  const sameSubregion = sameRegion && subject.subregion !== null && candidate.subregion === subject.subregion
  // A head office that moved is no other company.
  const wasThere = today !== null && subject.region !== null && read?.known?.regions.includes(subject.region) === true
  const countryVeto = wasThere ? [] : vetoOfCountry(subject, candidate)
  const vetoes = [...identifiers.vetoes, ...countryVeto, ...names.vetoes]
  const verdict = judgeCandidate({
    names,
    vetoes,
    domain,
    sameTicker: sameTicker || (sameSymbol && strength[names.level] < strength.descriptor),
    isSymbol: sameSymbol && subject.hasRareWord && isUnspoken(symbol),
    sameRegion,
    shared: identifiers.shared,
    isTelling: parts !== null && isTelling(parts, subject.hasRareWord),
    hasTwoWords: today !== null || (parts !== null && parts.core.length > 1),
    mayBeMember: mayBeMember(names.more),
  })
  const sameIndustry = subject.industryId !== null && candidate.industryId === subject.industryId
  const reasons = [
    ...identifiers.shared,
    ...names.reasons,
    ...(domain === 'same' ? ['Same website'] : []),
    ...(sameTicker ? [`Same ticker ${ticker?.replace(':', ': ').toUpperCase()}`] : []),
    ...(sameSymbol && !sameTicker ? [`Its shares are traded as ${symbol}`] : []),
    ...(sameSubregion ? ['Same state or province'] : sameRegion ? ['Same country'] : []),
    ...(sameIndustry ? ['Same industry'] : []),
  ]
  const against = domain === 'differs' ? [...vetoes, 'Another website'] : vetoes
  const bonus = (identifiers.shared.length > 0 ? 0.4 : 0) + (domain === 'same' ? 0.3 : 0) + (sameTicker ? 0.3 : 0) + (sameSymbol && !sameTicker ? 0.8 : 0) + (sameRegion ? 0.06 : 0) + (sameSubregion ? 0.03 : 0) + (sameIndustry ? 0.03 : 0) // biome-ignore format: a sum
  const likeness = Math.max(0, Math.min(1, names.likeness + bonus - 0.15 * against.length))
  const signals = { identifier: identifiers.shared.length > 0, website: domain === 'same', ticker: sameTicker, country: sameRegion, subregion: sameSubregion } // biome-ignore format: one thought
  return { candidate, verdict, level: names.level, signals, likeness, reasons, vetoes: against }
}
