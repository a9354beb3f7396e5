import { type NameComparison, strength } from '@/service/matching/names/compare-names'
import {
  findKnownBeginning,
  findKnownNames,
  isOfOtherCountries,
  type KnownName,
} from '@/service/matching/names/known-names'
import { tradeWords } from '@/service/matching/names/name-vocabulary'
import { type NameParts, readName } from '@/service/matching/names/read-name'
import { isTelling } from '@/service/matching/names/telling-words'
import { compareDomains, identifierFacts, vetoOfCountry } from './compare-facts'
import { judgeCandidate } from './judge-candidate'
import type { MatchCandidate, MatchSubject, Verdict, WeighedCandidate } from './match-subject'
import { mayBeOfGroup } from './may-be-of-group'
import { type CompareWith, comparerOf, nearestName, nearestOfToday, noName, type OfToday } from './nearest-name'
import { isUnspoken, readSymbol, readTicker } from './read-ticker'

/** A subject's parsed name and its comparisons, for weighing many companies against one subject. */
export type ReadSubject = {
  parts: NameParts
  compare: CompareWith
  ticker: string | null
  /** The name, if it is only a symbol. */
  symbol: string | null
  /** What the name leads to, if it is a known former, trade or local name, or that of a part of a company. */
  known: readonly KnownName[]
  /** What a known beginning of the name leads to, if the whole leads nowhere. */
  beginning: ReturnType<typeof findKnownBeginning>
} | null

export function readSubject({ name }: MatchSubject): ReadSubject {
  if (name === null) return null
  const parts = readName(name)
  const known = findKnownNames(parts)
  return {
    parts,
    compare: comparerOf(parts),
    ticker: readTicker(name),
    symbol: readSymbol(name),
    known,
    beginning: known.length > 0 ? null : findKnownBeginning(parts),
  }
}

/**
 * Whether extra words may make it another company: any extra word of the subject, as members of a group link to its website ("Infosys
 * BPM" and "Infosys"), and any of the company's except its trade ("Dell" is Dell Technologies).
 */
function mayBeMember({ left, right }: NameComparison['more']): boolean {
  return left.length > 0 || right.some((word) => !tradeWords.has(word))
}

/** Enough for a member of a group to be shown, behind all that is nearer by its name. */
const leastOfMember = 0.6

/** So few letters ("BD", "SCG") stand for many companies. */
const fewLetters = 3

/**
 * The verdict adjusted by what is known about the name. A known name is no proof if it leads to several companies, to a part of one, or
 * is a few letters without a country. A merely similar company ("Hitachi" for "Hitachi Metals") is excluded, as the name is known to be
 * another's; so is a namesake abroad. `ofToday`: this company is what the name leads to.
 */
function withKnownName(verdict: Verdict, facts: KnownFacts): Verdict {
  const { read, subject, candidate, names, ofToday } = facts
  if (read === null || facts.isProven) return verdict
  if (read.beginning !== null && ofToday === null) {
    // "Hitachi" for "Hitachi Metals Singapore": the missing word is one by which the name is known to lead elsewhere.
    const lacks = names.level === 'near' && names.more.right.length === 0 ? names.more.left.length : 0
    return lacks > read.parts.core.length - read.beginning.words ? 'other' : verdict
  }
  if (read.known.length === 0) return verdict
  const isHere = read.known.some(({ regions }) => subject.region === null || regions.includes(subject.region))
  if (ofToday === null) {
    const saysLess = names.level === 'near' && names.more.right.length === 0
    if (isHere && saysLess && read.known.some(({ kind }) => kind !== 'local')) return 'other'
    const isAbroad = subject.region === null && isOfOtherCountries(read.known, candidate.region)
    return verdict === 'same' && isAbroad ? 'possible' : verdict
  }
  if (facts.isWritten || verdict !== 'same') return verdict
  const isShort =
    subject.region === null && /^\p{L}+$/u.test(subject.name ?? '') && read.parts.core.join('').length <= fewLetters
  const meant = read.known.filter(({ kind }) => kind !== 'part')
  return isShort || ofToday.known.kind === 'part' || meant.length > 1 ? 'possible' : verdict
}

/** A longer name is no proof, only a reason to ask. */
function asBeginning(ofBeginning: OfToday | null): OfToday | null {
  return ofBeginning && { ...ofBeginning, names: { ...ofBeginning.names, level: 'near', likeness: 0.75 } }
}

type KnownFacts = {
  read: ReadSubject
  subject: MatchSubject
  candidate: MatchCandidate
  names: NameComparison
  ofToday: OfToday | null
  /** An identifier, a ticker or the website confirms it. */
  isProven: boolean
  /** The company itself has the name. */
  isWritten: boolean
}

/** The evidence for and against one company being the subject, and the verdict. */
export function weighCandidate<C extends MatchCandidate>(
  subject: MatchSubject,
  candidate: C,
  read: ReadSubject = readSubject(subject),
): WeighedCandidate<C> {
  const parts = read?.parts ?? null
  const written = read === null ? noName : nearestName(read.parts, candidate, read.compare)
  const isWritten = strength[written.level] >= strength.descriptor
  const ofBeginning = read?.beginning == null ? null : nearestOfToday(read.beginning.known, candidate)
  const ofToday = nearestOfToday(read?.known ?? [], candidate) ?? asBeginning(ofBeginning)
  const today = isWritten ? null : ofToday
  const names = today?.names ?? written
  const identifiers = identifierFacts(subject, candidate)
  const domain = compareDomains(subject, candidate)
  const ticker = read?.ticker ?? null
  const sameTicker = ticker !== null && candidate.tickers.includes(ticker)
  const symbol = read?.symbol ?? null
  const sameSymbol = symbol !== null && candidate.tickers.some((one) => one.endsWith(`:${symbol}`))
  const sameRegion = subject.region !== null && candidate.region === subject.region
  const sameSubregion = sameRegion && subject.subregion !== null && candidate.subregion === subject.subregion
  // A company whose head office moved is still the same.
  const wasThere = today !== null && subject.region !== null && today.known.regions.includes(subject.region)
  const countryVeto = wasThere ? [] : vetoOfCountry(subject, candidate)
  const vetoes = [...identifiers.vetoes, ...countryVeto, ...names.vetoes]
  const judged = judgeCandidate({
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
  const isProven = identifiers.shared.length > 0 || sameTicker || (domain === 'same' && today?.known.kind !== 'part')
  const alone = withKnownName(judged, { read, subject, candidate, names, ofToday, isProven, isWritten })
  const isMember =
    alone === 'other' &&
    parts !== null &&
    mayBeOfGroup({
      ...{ subject, candidate, parts, names },
      isKnownBeginning: ofBeginning !== null && !isWritten,
      hasOtherIdentifier: identifiers.vetoes.length > 0,
    })
  const verdict = isMember ? 'possible' : alone
  const sameIndustry = subject.industryId !== null && candidate.industryId === subject.industryId
  const reasons = [
    ...identifiers.shared,
    ...names.reasons,
    ...(isMember ? ['It may be a member of this group'] : []),
    ...(domain === 'same' ? ['Same website'] : []),
    ...(sameTicker ? [`Same ticker ${ticker?.replace(':', ': ').toUpperCase()}`] : []),
    ...(sameSymbol && !sameTicker ? [`Its shares are traded as ${symbol}`] : []),
    ...(sameSubregion ? ['Same state or province'] : sameRegion ? ['Same country'] : []),
    ...(sameIndustry ? ['Same industry'] : []),
  ]
  const against = domain === 'differs' ? [...vetoes, 'Another website'] : vetoes
  const bonus = (identifiers.shared.length > 0 ? 0.4 : 0) + (domain === 'same' ? 0.3 : 0) + (sameTicker ? 0.3 : 0) + (sameSymbol && !sameTicker ? 0.8 : 0) + (sameRegion ? 0.06 : 0) + (sameSubregion ? 0.03 : 0) + (sameIndustry ? 0.03 : 0) // biome-ignore format: a sum
  const least = isMember ? leastOfMember : 0
  const likeness = Math.max(least, Math.min(1, names.likeness + bonus - 0.15 * against.length))
  const signals = { identifier: identifiers.shared.length > 0, website: domain === 'same', ticker: sameTicker, country: sameRegion, subregion: sameSubregion } // biome-ignore format: one thought
  return { candidate, verdict, level: names.level, signals, likeness, reasons, vetoes: against }
}
