import { type NameComparison, strength } from '@/service/matching/names/compare-names'
import type { Domain } from './compare-facts'
import type { Verdict } from './match-subject'

type Facts = {
  names: NameComparison
  isTelling: boolean
  shared: readonly string[]
  vetoes: readonly string[]
  domain: Domain
  sameTicker: boolean
  /** The name is only the company's symbol, which is not a word and begins no other company's name. */
  isSymbol: boolean
  sameRegion: boolean
  hasTwoWords: boolean
  /** The longer name may be another company's, such as a subsidiary that links to its parent's website. */
  mayBeMember: boolean
}

/** Whether a company is the subject, may be it, or is another, by everything compared. */
export function judgeCandidate({
  names,
  shared,
  vetoes,
  domain,
  sameTicker,
  sameRegion,
  hasTwoWords,
  mayBeMember,
  ...facts
}: Facts): Verdict {
  const isNamed = strength[names.level] >= strength.descriptor
  if (vetoes.length > 0) return shared.length > 0 || sameTicker || isNamed ? 'possible' : 'other'
  if (shared.length > 0) return 'same'
  if (domain === 'same')
    return isNamed || (names.level === 'near' && names.likeness >= 0.8 && !mayBeMember) ? 'same' : 'possible'
  if (domain === 'differs') return isNamed || sameTicker || names.level === 'near' ? 'possible' : 'other'
  // A symbol may later belong to another company, so it needs a matching name.
  if (sameTicker)
    return facts.isSymbol || isNamed || (names.level === 'near' && names.likeness >= 0.8) ? 'same' : 'possible'
  if (names.level === 'spelling') return 'same'
  if (names.level === 'form') {
    return sameRegion || hasTwoWords || (facts.isTelling && !names.isTrimmed) ? 'same' : 'possible'
  }
  if (names.level === 'descriptor') {
    // An owner and what it owns share a name, and a list with one of them does not say which it means.
    return facts.isTelling && !names.differsByHolding ? 'same' : 'possible'
  }
  return names.level === 'near' ? 'possible' : 'other'
}
