import type { MatchCandidate } from '@/service/matching/match-subject'
import { findKnownBeginning, findKnownNames } from '@/service/matching/names/known-names'
import { blockingKeys, hashBlockingKey, symbolBlock, tickerBlock } from '@/service/matching/names/name-keys'
import { type NameParts, readName } from '@/service/matching/names/read-name'
import { beginningInFull } from '@/service/matching/names/short-names'
import { dependsOnRareWord } from '@/service/matching/names/telling-words'
import { readSymbol, readTicker, tickerKey } from '@/service/matching/read-ticker'
import {
  findCompaniesByBlocks,
  loadSearchedCompanies,
  type Meeting,
  type SearchedCompany,
} from '@/service/storage/companies/company-search'
import type { Queryable } from '@/service/storage/engine/database'
import { likelyRegionsOf } from './likely-regions'
import { reachOf } from './reach-of'

/** A company that may be the organization, with what a person needs in order to decide. */
export type SearchedCandidate = MatchCandidate & { sources: readonly string[] }

/** How many companies of one key are read. The rarer keys of the same name lead to the others. */
const perKey = 100
const compared = 24

export function toSearchedCandidate(company: SearchedCompany): SearchedCandidate {
  const sources = [...new Set(company.names.map(({ source }) => source))]
  return {
    id: company.id,
    name: company.name,
    names: company.names.map(({ value }) => value),
    region: company.region,
    subregion: company.subregion,
    likelyRegions: company.region === null ? likelyRegionsOf(sources) : null,
    websites: company.websites.map(({ value }) => value),
    industryId: company.industryId,
    identifiers: company.identifiers,
    tickers: company.tickers.flatMap(({ exchange, symbol }) => tickerKey(exchange, symbol) ?? []),
    reach: reachOf(sources),
    sources,
  }
}

/** Orders company ids by how many keys they share with the name, weighted so that rare keys count more; at most 24. */
export function rankMeetings(meetings: readonly Meeting[]): number[] {
  const sizes = new Map<number, number>()
  for (const { key } of meetings) sizes.set(key, (sizes.get(key) ?? 0) + 1)
  const weights = new Map<number, number>()
  for (const { key, companyId } of meetings) {
    weights.set(companyId, (weights.get(companyId) ?? 0) + 1 / Math.sqrt(sizes.get(key) ?? 1))
  }
  return [...weights]
    .sort(([oneId, one], [otherId, other]) => other - one || oneId - otherId)
    .slice(0, compared)
    .map(([id]) => id)
}

const mostBeginnings = 3

/** The whole names that a name may extend, at most the three shortest: a company of just that name would otherwise be lost among its words. */
function beginningsIn({ core }: NameParts): string[] {
  const beginnings = core.slice(1).map((_, shorter) => core.slice(0, core.length - 1 - shorter).join(''))
  return beginnings.filter((beginning) => beginning.length > 1).slice(-mostBeginnings)
}

export type Search = { candidates: SearchedCandidate[]; hasRareWord: boolean; beginners: number }

/**
 * Searches companies with similar names, which are then weighed. Country and website do not narrow the search. A registration
 * does not wait for it. Also returns how many names begin with the name's first word, and whether that word is rare
 * (see `hasRareFirstWord`): the same look-up finds both.
 */
export async function searchCandidates(db: Queryable, name: string): Promise<Search> {
  const parts = readName(name)
  const ticker = readTicker(name)
  const known = findKnownNames(parts)
  const leading = known.length > 0 ? known : (findKnownBeginning(parts)?.known ?? [])
  const names = [parts, ...leading.map(({ now }) => now)]
  const symbol = readSymbol(name)
  const shares = [...(ticker === null ? [] : [tickerBlock(ticker)]), ...(symbol === null ? [] : [symbolBlock(symbol)])]
  const full = beginningInFull(parts.core)
  const wholes = [...beginningsIn(parts), ...(full === null ? [] : [full.join('')])].map((core) => `=${core}`)
  const keys = [...shares, ...wholes, ...names.flatMap(blockingKeys)]
  const meetings = await findCompaniesByBlocks(db, [...new Set(keys.map(hashBlockingKey))], perKey)
  const firstWord = hashBlockingKey(`^${parts.core[0] ?? ''}`)
  const candidates = await loadCandidates(db, rankMeetings(meetings))
  const beginners = meetings.filter(({ key }) => key === firstWord).length
  return { candidates, hasRareWord: beginners < 2, beginners }
}

/** Returns ids of at most 20 companies with the same name except for legal form, spacing and descriptors. One index look-up. */
export async function findIdsByCoreName(db: Queryable, core: string): Promise<number[]> {
  return (await findCompaniesByBlocks(db, [hashBlockingKey(`=${core}`)], 20)).map(({ companyId }) => companyId)
}

export async function loadCandidates(db: Queryable, ids: readonly number[]): Promise<SearchedCandidate[]> {
  return (await loadSearchedCompanies(db, ids)).map(toSearchedCandidate)
}

/**
 * Whether at most one known company's name begins with the first word, so that this word alone identifies it. Looked up only if
 * a decision depends on it.
 */
export async function hasRareFirstWord(db: Queryable, parts: NameParts): Promise<boolean> {
  if (!dependsOnRareWord(parts)) return false
  return (await findCompaniesByBlocks(db, [hashBlockingKey(`^${parts.core[0] ?? ''}`)], 2)).length < 2
}
