import type { NameComparison } from '@/service/matching/names/compare-names'
import { descriptors, everydayNames, operatingWords, tradeWords } from '@/service/matching/names/name-vocabulary'
import { isPlaceAlone } from '@/service/matching/names/place-alone'
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

type Compared = {
  subject: MatchSubject
  candidate: MatchCandidate
  parts: NameParts
  names: NameComparison
  /** The beginning of the name is known to lead to this company ("Faurecia Autositze"). */
  isKnownBeginning: boolean
  hasOtherIdentifier: boolean
}

/** "E.ON Sverige", "Scania Deutschland": all words of the company's name, and then only a place. */
function isNameAndPlace({ parts, candidate, names: { more } }: Compared): boolean {
  if (more.right.length > 0 || !isPlaceAlone(more.left, parts)) return false
  const shared = parts.core.filter((word) => !more.left.includes(word))
  const isLarge = candidate.reach === 'group'
  // Two letters or two general words are a name where it is that of a large group: "H&M Polska", "First Solar Germany".
  const tells = shared.some((word) => !tradeWords.has(word) && !parts.placeWords.has(word))
  return isLarge ? tells || shared.length > 1 : tells && shared.join('').length > 2
}

/** "Saint-Gobain Isover": two words or more of a large group's name, all at the beginning, tell it however many begin with the first. */
function beginsWithLongName({ parts, candidate, names: { more } }: Compared): boolean {
  const shared = parts.core.length - more.left.length
  const isAtTheBeginning = parts.core.slice(0, shared).every((word) => !more.left.includes(word))
  const tells = parts.core.slice(0, shared).some((word) => word.length > 3 && tellsGroup(word, parts))
  return candidate.reach === 'group' && more.right.length === 0 && shared > 1 && isAtTheBeginning && tells
}

/** "Apple Blossom": an everyday word that is a group's name as well, with another word beside it that is no trade and no place. */
function isEveryday([first, ...others]: readonly string[], { placeWords }: NameParts): boolean {
  const saysMember = (word: string) =>
    tradeWords.has(word) || operatingWords.has(word) || descriptors.has(word) || placeWords.has(word)
  return first !== undefined && everydayNames.has(first) && !others.every(saysMember)
}

/**
 * Whether a name extends a group's, or is its first word, so that it may be a member of it in another country: "Outokumpu Nirosta", "Dell
 * Products", "Kuehne & Nagel KG" beside "Kuehne & Nagel International". It joins nothing; a person is asked, unless the parent is known.
 */
export function mayBeOfGroup(compared: Compared): boolean {
  const { subject, candidate, parts, names, isKnownBeginning, hasOtherIdentifier } = compared
  if (hasOtherIdentifier || candidate.reach === 'sites' || parts.original !== null) return false
  if (subject.isParentKnown === true) return false
  if (isKnownBeginning) return true
  const [first] = parts.core
  const { left, right } = names.more
  const beginners = subject.beginners ?? null
  if (first === undefined || beginners === null || left.length + right.length === 0) return false
  // A word of its own on both sides is a veto; a trade of the group's ("Dell Technologies") is none here.
  const vetoes = left.length > 0 && right.length > 0 ? 1 : 0
  if (left.includes(first) || names.vetoes.length > vetoes || !right.every((word) => tradeWords.has(word))) return false
  const isLarge = candidate.reach === 'group'
  if (isNameAndPlace(compared)) return isLarge || beginners <= mostOfGroup
  if (beginsWithLongName(compared)) return true
  if (!tellsGroup(first, parts) || isEveryday(parts.core, parts)) return false
  return beginners <= (isLarge ? mostOfGroup : mostOfOthers)
}
