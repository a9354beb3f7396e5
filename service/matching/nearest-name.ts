import { compareNames, type NameComparison, strength } from '@/service/matching/names/compare-names'
import type { KnownName } from '@/service/matching/names/known-names'
import type { NameParts } from '@/service/matching/names/read-name'
import type { MatchCandidate } from './match-subject'

/** For a subject without a name. */
export const noName: NameComparison = { level: 'apart', likeness: 0, reasons: [], vetoes: [], isTrimmed: false, differsByHolding: false, more: { left: [], right: [] } } // biome-ignore format: one line

export type CompareWith = (other: string) => NameComparison

/** Compares each spelling once for all companies of a decision, as namesakes share spellings. */
export function comparerOf(name: NameParts): CompareWith {
  const compared = new Map<string, NameComparison>()
  return (other) => {
    const known = compared.get(other) ?? compareNames(name, other)
    compared.set(other, known)
    return known
  }
}

/** The company's most similar spelling. */
export function nearestName(
  name: NameParts,
  candidate: Pick<MatchCandidate, 'name' | 'names'>,
  compare: CompareWith = comparerOf(name),
): NameComparison {
  const compared = [...new Set([candidate.name, ...candidate.names])].map(compare)
  const best = compared.toSorted((a, b) => strength[b.level] - strength[a.level] || b.likeness - a.likeness)[0]
  return best ?? noName
}

/** How similar a company is to what a known name leads to, and the entry of the files. */
export type OfToday = { names: NameComparison; known: KnownName }

/** The first target of a known name that is this company; null if it is another, or in a country where it never was. */
export function nearestOfToday(known: readonly KnownName[], candidate: MatchCandidate): OfToday | null {
  for (const one of known) {
    if (candidate.region !== null && !one.regions.includes(candidate.region)) continue
    const names = nearestName(one.now, candidate)
    if (strength[names.level] < strength.descriptor) continue
    const reasons = [`${one.reason} (${one.reference})`]
    return { known: one, names: { ...names, level: 'form', isTrimmed: false, differsByHolding: false, reasons } }
  }
  return null
}
