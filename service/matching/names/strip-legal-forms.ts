import { isOneLetterOff } from './edit-distance'
import { phrasesBy } from './legal-forms'
import { descriptors, joiners, legalForms } from './name-vocabulary'

/** Forms of several words, or of letters separated in spelling: "S. p. A.", "Sp. z o.o.", "Public Limited Company". */
const phrases = [
  's a b de c v|s a de c v|sab de cv|sa de cv|sapi de cv|sapib de cv|sab de c v|sa de c v|s de r l de c v|s de rl de cv|s de r l|s de rl',
  'sp z oo|sp z o o|sp zoo|spolka z oo|spolka z o o|spolka akcyjna|spol s ro|spol s r o|s r o|s ro',
  's p a|s r l|s a s|s a r l|s c a|s a|s e|s l|p l c|l l c|l l p|l p|d o o|n v|b v|c v|a s|a g|a b|k g|k k|a s a|a p s|j s c',
  'g m b h|p t|anonim sirketi|anonim ortakligi|joint stock company|joint stock co|public company|societa per azioni',
  'societe anonyme|sociedad anonima|sociedade anonima|naamloze vennootschap|with limited liability|limited liability',
  'besloten vennootschap|in liquidation|kabushiki kaisha|godo kaisha|sdn bhd|pte ltd|pty ltd|ltd sti|ve ticaret|sanayi ve ticaret',
  'limited liability company|limited liability partnership|limited partnership|public joint stock company|open joint stock company',
  'closed joint stock company|designated activity company|unlimited company|free zone establishment|societas europaea|limited sirketi',
  'gesellschaft mit beschrankter haftung|korlatolt felelossegu tarsasag|zartkoruen mukodo reszvenytarsasag|julkinen osakeyhtio',
  'akciova spolecnost|akciova spolocnost|spolecnost s rucenim omezenym|drustvo s ogranicenom odgovornoscu|besloten vennootschap met beperkte aansprakelijkheid',
  'societe par actions simplifiee|societe a responsabilite limitee|sociedad limitada|sociedad anonima bursatil de capital variable|sociedad anonima de capital variable|sociedade limitada|sociedad por acciones|societa a responsabilita limitata',
  'obshchestvo s ogranichennoi otvetstvennostyu|publichnoe aktsionernoe obshchestvo|aktsionernoe obshchestvo|and subsidiaries|s a rl|s en c',
  'ekonomisk forening|ek for|a o|o o o|z a o|o a o|p a o|ohg mbh|ag co|de responsabilidad limitada|a responsabilite limitee',
]
  .flatMap((line) => line.split('|'))
  .map((phrase) => phrase.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** Forms by the word with which they end, or begin, at an end of a name; longest first. */
const endingIn = phrasesBy(phrases, -1)
const beginningWith = phrasesBy(phrases, 0)

/** Forms that customarily stand in front, whether or not another is at the end ("PT Bank X Tbk", "AB Volvo (publ)"). */
const customaryInFront = new Set('ab aktiebolaget oy pt cv ooo oao zao pao tov ооо оао зао пао ао тов'.split(' '))

/** Long enough that a misspelling ("Limtied") is not another word. */
const longForms = ['limited', 'incorporated', 'corporation', 'aktiengesellschaft', 'aktiebolag', 'proprietary']

function lastForm(words: readonly string[], end: number): number {
  const last = words[end - 1] ?? ''
  const phrase = endingIn
    .get(last)
    ?.find(
      (candidate) =>
        candidate.length < end && candidate.every((word, place) => words[end - candidate.length + place] === word),
    )
  if (phrase) return phrase.length
  return end > 1 && (legalForms.has(last) || longForms.some((form) => isOneLetterOff(last, form))) ? 1 : 0
}

/** How many leading words are a form: by custom, or because none is at the end ("SE Volkswagen"). */
function firstForm(words: readonly string[], end: number, hasFormAtEnd: boolean): number {
  const isName = (count: number) => count < end && !descriptors.has(words[count] ?? '')
  const first = words[0] ?? ''
  if (customaryInFront.has(first)) return isName(1) ? 1 : 0
  if (hasFormAtEnd) return 0
  const phrase = beginningWith.get(first)?.find((candidate) => candidate.every((word, place) => words[place] === word))
  const count = phrase?.length ?? (legalForms.has(first) ? 1 : 0)
  if (!isName(count)) return 0
  // "Co., Ltd. Novo" has two in a row.
  return count > 0 && legalForms.has(words[count] ?? '') && isName(count + 1) ? count + 1 : count
}

export type Stripped = {
  words: readonly string[]
  /** Whether an article or "& Co" was removed too, which can distinguish names of one remaining word. */
  isTrimmed: boolean
  /** The words including a leading form that may as well be initials ("AG Barr"); null if none was removed. */
  withFront: readonly string[] | null
}

/**
 * The words that identify the company: without legal forms at the end, or one in front if none is at the end ("SE Volkswagen"), without
 * article and without "and" between words. At least one word stays.
 */
export function stripLegalForms(all: readonly string[]): Stripped {
  // "Siam Cement PCL, The": lists move the article to the end.
  const filed = all.length > 2 && all.at(-1) === 'the' ? ['the', ...all.slice(0, -1)] : all
  return strip(withoutInnerForm(filed))
}

/** "Eni S.p.A. - Group", "EQT AB Group": the form precedes the company's word for the whole of itself. */
function withoutInnerForm(all: readonly string[]): readonly string[] {
  const last = all.at(-1) ?? ''
  if (!descriptors.has(last) || all.length < 3) return all
  const end = all.length - 1
  const count = lastForm(all, end)
  if (count === 0 || end - count < 1 || looseForms.has(all[end - 1] ?? '')) return all
  return [...all.slice(0, end - count), last]
}

/** Forms that are as often part of the name when another follows ("Trust Company Group"). */
const looseForms = new Set('co company compagnie corp corporation se as sp ag sci'.split(' '))

function strip(all: readonly string[]): Stripped {
  let end = all.length
  for (let count = lastForm(all, end); count > 0; count = lastForm(all, end)) {
    // "Groupe PSA": what would be left is not a name.
    if (all.slice(0, end - count).every((word) => descriptors.has(word))) break
    end -= count
    // The "&" of "GmbH & Co. KG" and "& Co."
    if (end > 1 && joiners.has(all[end - 1] ?? '')) end -= 1
  }
  const first = all[0] ?? ''
  const hasFormAtEnd = end < all.length
  const isArticle = first === 'the'
  const start = isArticle && end > 1 ? 1 : firstForm(all, end, hasFormAtEnd)
  const rest = all.slice(start, end)
  const words = rest.filter((word, place) => !isJoiner(word, place, rest.length))
  // "The Clorox Company" is a full legal name; a bare "The Delta" is a different name from "Delta".
  const isTrimmed = (isArticle && start === 1 && !hasFormAtEnd) || joiners.has(all[end] ?? '')
  const isDoubtful = start > 0 && !isArticle && !customaryInFront.has(first)
  return { words: words.length > 0 ? words : rest, isTrimmed, withFront: isDoubtful ? all.slice(0, end) : null }
}

/** A single letter after "&" belongs to the name ("Seven & I"); otherwise it only joins words. */
function isJoiner(word: string, place: number, count: number): boolean {
  return word.length > 1 && place > 0 && place < count - 1 && joiners.has(word)
}
