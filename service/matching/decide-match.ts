import type { MatchCandidate, MatchSubject, WeighedCandidate } from './match-subject'
import { readSubject, weighCandidate } from './weigh-candidate'

/**
 * Which company is it? Three outcomes, in this order:
 * same: a common identifier, or the same name with nothing against it
 * candidates: similar companies, ranked, each with evidence for and against: a person decides
 * new: no known company is similar
 * A signal is evidence for a company: identifier, domain, ticker, name, country, subregion, industry. A veto excludes it whatever the
 * signals say: another identifier of a kind, another country, another number, a distinctive word.
 */
export type MatchDecision<C extends MatchCandidate = MatchCandidate> =
  | { outcome: 'same'; match: WeighedCandidate<C> }
  | { outcome: 'candidates'; candidates: WeighedCandidate<C>[] }
  | { outcome: 'new' }

const shownCandidates = 8
/** Less similar companies are not worth asking a person. */
const leastLikeness = 0.6

/** The only one in the strongest non-empty group; null if several remain. */
function onlyOf<C extends MatchCandidate>(same: readonly WeighedCandidate<C>[]): WeighedCandidate<C> | null {
  const groups: ((one: WeighedCandidate<C>) => boolean)[] = [
    ({ signals }) => signals.identifier,
    ({ signals }) => signals.website,
    ({ signals }) => signals.ticker,
    ({ level, signals }) => level === 'spelling' && signals.subregion,
    ({ level, signals }) => level === 'spelling' && signals.country,
    ({ level }) => level === 'spelling',
    ({ level, signals }) => level === 'form' && signals.subregion,
    ({ level, signals }) => level === 'form' && signals.country,
    ({ level }) => level === 'form',
    ({ signals }) => signals.country,
    () => true,
  ]
  for (const belongs of groups) {
    const group = same.filter(belongs)
    if (group.length > 0) return group.length === 1 ? (group[0] ?? null) : null
  }
  return null
}

/**
 * For a subject without a country, returns the group among companies of the same spelling if all others are owners of sites in one
 * country, because registers list a subsidiary under its group's name ("BASF" in Germany, and BASF CORP). Otherwise null.
 */
function groupOf<C extends MatchCandidate>(
  { region }: MatchSubject,
  same: readonly WeighedCandidate<C>[],
): WeighedCandidate<C> | null {
  if (region !== null) return null
  const spelled = same.filter(({ level }) => level === 'spelling')
  const groups = spelled.filter(({ candidate }) => candidate.reach === 'group')
  const others = spelled.filter(({ candidate }) => candidate.reach !== 'group')
  const [only] = groups
  return only && groups.length === 1 && others.every(({ candidate }) => candidate.reach === 'sites') ? only : null
}

/** Decides among the companies found; their order does not matter. */
export function decideMatch<C extends MatchCandidate>(subject: MatchSubject, found: readonly C[]): MatchDecision<C> {
  const read = readSubject(subject)
  const weighed = found.map((candidate) => weighCandidate(subject, candidate, read))
  const same = weighed.filter(({ verdict }) => verdict === 'same')
  const match = onlyOf(same) ?? groupOf(subject, same)
  if (match) return { outcome: 'same', match }
  const candidates = weighed
    .filter(
      ({ verdict, signals, likeness }) =>
        verdict !== 'other' && (signals.identifier || signals.ticker || likeness >= leastLikeness),
    )
    .toSorted((a, b) => b.likeness - a.likeness || a.candidate.id - b.candidate.id)
    .slice(0, shownCandidates)
  return candidates.length > 0 ? { outcome: 'candidates', candidates } : { outcome: 'new' }
}
