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
  /** The name is nothing but the company's symbol, which is no word and begins no other company's name. */
  isSymbol: boolean
  sameRegion: boolean
  hasTwoWords: boolean
  /** One name is the other with words that make another company of it, such as a subsidiary that shows its parent's website. */
  mayBeMember: boolean
}

/** Whether a company is the subject, may be it, or is another, by all that was compared. */
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
  // A symbol is given to another company later, so it needs the name beside it.
  if (sameTicker)
    return facts.isSymbol || isNamed || (names.level === 'near' && names.likeness >= 0.8) ? 'same' : 'possible'
  if (names.level === 'spelling') return 'same'
  if (names.level === 'form') {
    return sameRegion || hasTwoWords || (facts.isTelling && !names.isTrimmed) ? 'same' : 'possible'
  }
  if (names.level === 'descriptor') {
    // The owner and what it owns carry one name, and a list that has one of them does not say which is meant.
    return facts.isTelling && !names.differsByHolding ? 'same' : 'possible'
  }
  return names.level === 'near' ? 'possible' : 'other'
}
