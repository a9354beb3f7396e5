import { foldText } from '@/service/matching/names/fold-text'
import type { Activity, Industry } from '@/service/reference/records'
import { idleWords, mixtureWords } from './category-words'
import type { IndustryContext } from './list-industries'
import { findByTitle, foldedWords, unspaced } from './search-industries'

/** `isMixture`: its words name no kind of thing ("Miscellaneous", "Services"), so that no industry can be meant. */
export type IndustrySuggestions = { isMixture: boolean; industries: Industry[] }

const mostSuggested = 5

/**
 * Which industries things of a category of spend may come from, by its words alone, best first. They are offered to a person to choose from
 * and never taken by themselves. Other than a search it needs no text that has all of the words: each speaks for the industries whose
 * reviewed terms it is, inflected or as a part of a compound ("Elektrobedarf", "städtjänster"), and what goes with every kind of thing
 * ("material", "services", "costs") speaks for none. Where no reviewed term is found, names and titles of the classifications are.
 */
export function suggestIndustries(reference: IndustryContext['reference'], category: string): IndustrySuggestions {
  const { all, byId } = reference.industries
  const terms = termsOf(reference.activities)
  const parts = partsOf(category)
  const scores = new Map<string, number>()
  const add = (id: string, points: number) => scores.set(id, (scores.get(id) ?? 0) + points)
  for (const [place, words] of parts.entries()) {
    for (const [id, points] of scorePart(words, terms)) add(id, points - place * pointsLostByPlace)
  }
  const telling = parts.flat().filter(isTelling)
  if (scores.size === 0) {
    if (telling.length === 0) return { isMixture: parts.length > 0, industries: [] }
    return { isMixture: false, industries: findByTitle(reference, telling).slice(0, mostSuggested) }
  }
  const order = new Map(all.map(({ id }, place) => [id, place]))
  const ranked = [...scores].toSorted(([idA, a], [idB, b]) => b - a || (order.get(idA) ?? 0) - (order.get(idB) ?? 0))
  return {
    isMixture: false,
    industries: ranked.flatMap(([id]) => byId.get(id) ?? []).slice(0, mostSuggested),
  }
}

/** Whether a word names a kind of thing. Japanese has no blanks: what begins with "other", as "その他経費" does, names none. */
function isTelling(word: string): boolean {
  if (unspaced.test(word))
    return !idleWords.has(word) && !mixturesWithoutBlanks.some((mixture) => word.startsWith(mixture))
  return word.length > 1 && !idleWords.has(word) && !mixtureWords.has(word)
}

const mixturesWithoutBlanks = [...mixtureWords].filter((word) => unspaced.test(word))

/** A reviewed term of an industry, in words without case and accents. */
type Term = { words: string[]; industry: string; isHeadFirst: boolean }
type Terms = { single: Map<string, Term[]>; phrases: Term[] }

/** By the activities of a reference, which never change. */
const known = new WeakMap<readonly Activity[], Terms>()

/** In French and Spanish what a thing is comes first, in the other languages last: "fournitures de bureau", "office supplies". */
const headFirst: readonly string[] = ['fr', 'es']

function termsOf(activities: readonly Activity[]): Terms {
  const found = known.get(activities)
  if (found !== undefined) return found
  const terms: Terms = { single: new Map(), phrases: [] }
  for (const { industries, source, code, title } of activities) {
    const [industry] = industries
    if (source !== 'reviewed' || industry === undefined) continue
    for (const text of title.split('; ')) {
      const words = wordsWithoutCodes(text)
      const term = { words, industry, isHeadFirst: headFirst.includes(code) }
      const [first] = words
      if (first === undefined) continue
      if (words.length > 1) terms.phrases.push(term)
      else terms.single.set(first, [...(terms.single.get(first) ?? []), term])
    }
  }
  known.set(activities, terms)
  return terms
}

const pointsOf = { phrase: 16, word: 10, inflected: 8, head: 6, modifierOfIdle: 7, modifier: 3 } as const
const pointsOfHead = 1.5
/** Of several things the one named first is a little more likely to be most of it. */
const pointsLostByPlace = 0.5

function scorePart(words: readonly string[], { single, phrases }: Terms): Map<string, number> {
  const scores = new Map<string, number>()
  const add = (id: string, points: number) => scores.set(id, (scores.get(id) ?? 0) + points)
  for (const { words: phrase, industry } of phrases) {
    if (phrase.every((one) => words.some((word) => isInflected(word, one)))) add(industry, pointsOf.phrase)
  }
  const telling = words.filter(isTelling)
  for (const [place, word] of telling.entries()) {
    const best = new Map<string, number>()
    for (const [term, of] of single) {
      const points = pointsOfTerm(word, term)
      if (points === 0) continue
      for (const { industry, isHeadFirst } of of) {
        const isHead = telling.length > 1 && place === (isHeadFirst ? 0 : telling.length - 1)
        // A longer term says more: "stahlbau" before "bau".
        const all = points + term.length / 20 + (isHead ? pointsOfHead : 0)
        best.set(industry, Math.max(best.get(industry) ?? 0, all))
      }
    }
    for (const [industry, points] of best) add(industry, points)
  }
  return scores
}

/** Fewer letters than these begin or end too many words by chance. */
const fewestOfInflected = 4
const fewestOfPart = 4
const mostOfEnding = 3

function isInflected(word: string, term: string): boolean {
  if (word === term) return true
  const [short, long] = word.length < term.length ? [word, term] : [term, word]
  return short.length >= fewestOfInflected && long.startsWith(short) && long.length - short.length <= mostOfEnding
}

/** How much a word speaks for what a term says; 0: not at all. */
function pointsOfTerm(word: string, term: string): number {
  if (word === term) return pointsOf.word
  if (unspaced.test(word)) return unspaced.test(term) && word.includes(term) ? pointsOf.inflected : 0
  if (word.startsWith(term) && isIdleEnding(word.slice(term.length))) return pointsOf.modifierOfIdle
  if (isInflected(word, term)) return pointsOf.inflected
  if (term.length < fewestOfPart || word.length - term.length < 3) return 0
  if (word.endsWith(term)) return pointsOf.head
  return word.startsWith(term) ? pointsOf.modifier : 0
}

const fewestOfIdleEnding = 4

/** The rest of a compound that goes with any kind of thing, after the letters that join the two: "personal|dienstleistung", "verpackung|s|material". */
function isIdleEnding(rest: string): boolean {
  return joints.some((joint) => {
    const end = rest.slice(joint.length)
    return rest.startsWith(joint) && end.length >= fewestOfIdleEnding && idleWords.has(end)
  })
}
const joints = ['', 's', 'n', 'en', 'e', 'er'] as const

/** Several things of one category: "Pens, paper & toner". Codes of a classification are no words. */
function partsOf(category: string): string[][] {
  return foldText(category)
    .split(/[,;+/|()]|\s(?:&|and|und|et|y|e|och|oder|or|ou|eller)\s/u)
    .map(wordsWithoutCodes)
    .filter((words) => words.length > 0)
}

function wordsWithoutCodes(text: string): string[] {
  return foldedWords(text).filter((word) => !/\d/.test(word))
}
