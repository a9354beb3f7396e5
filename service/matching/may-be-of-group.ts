import type { NameComparison } from '@/service/matching/names/compare-names'
import { descriptors, operatingWords, tradeWords } from '@/service/matching/names/name-vocabulary'
import type { NameParts } from '@/service/matching/names/read-name'
import type { MatchCandidate, MatchSubject } from './match-subject'

/** As many companies' names may begin with a word that still tells a group; fewer where no list says that the company is large. */
const mostOfGroup = 15
const mostOfOthers = 3

/** A word by which a group is known: "Outokumpu", "3M", but not "General" or "Nordic". */
function tellsGroup(word: string, { placeWords }: NameParts): boolean {
  if (tradeWords.has(word) || operatingWords.has(word) || descriptors.has(word) || placeWords.has(word)) return false
  return word.length > 2 || /\d/.test(word)
}

/** "Siemens Canada Limited": of the parent by its name alone (service/companies/groups), so that nobody need be asked. */
function isOfPlaceAlone(words: readonly string[], { placeWords }: NameParts): boolean {
  const saysNoMore = (word: string) => placeWords.has(word) || operatingWords.has(word) || descriptors.has(word)
  return words.some((word) => placeWords.has(word)) && words.every(saysNoMore)
}

type Compared = {
  subject: MatchSubject
  candidate: MatchCandidate
  parts: NameParts
  names: NameComparison
  /** The beginning of the name is known to lead to this company ("Faurecia Autositze"). */
  isKnownBeginning: boolean
  hasOtherIdentifier: boolean
}

/**
 * Whether a name extends a group's, or is its first word, so that it may be a member of it in another country: "Outokumpu Nirosta", "Dell
 * Products", "Kuehne & Nagel KG" beside "Kuehne & Nagel International". It joins nothing; a person is asked.
 */
export function mayBeOfGroup(compared: Compared): boolean {
  const { subject, candidate, parts, names, isKnownBeginning, hasOtherIdentifier } = compared
  if (hasOtherIdentifier || candidate.reach === 'sites' || parts.original !== null) return false
  if (isKnownBeginning) return true
  const [first] = parts.core
  const { left, right } = names.more
  const beginners = subject.beginners ?? null
  if (first === undefined || beginners === null || left.length + right.length === 0) return false
  // A word of its own on both sides is a veto; a trade of the group's ("Dell Technologies") is none here.
  const vetoes = left.length > 0 && right.length > 0 ? 1 : 0
  if (left.includes(first) || names.vetoes.length > vetoes || !right.every((word) => tradeWords.has(word))) return false
  if (!tellsGroup(first, parts) || beginners > (candidate.reach === 'group' ? mostOfGroup : mostOfOthers)) return false
  return !(first.length > 3 && right.length === 0 && isOfPlaceAlone(left, parts))
}
