import { foldText } from '@/service/matching/names/fold-text'
import type { Activity, Industry as IndustryRecord } from '@/service/reference/records'
import { type IndustryContext, type IndustryPage, type IndustryPageRequest, pageOf } from './list-industries'

/** Rank of the place where the words were found: lower ranks come first. */
const ranks = { isTerm: 0, begins: 1, holds: 2, title: 3, section: 4, description: 5 } as const

type Text = { text: string; place: 'term' | 'title' | 'description'; industries: readonly string[] }

/** Folded activities. Cached, because folding them takes longer than a search and they do not change. */
const foldedActivities = new WeakMap<readonly Activity[], Text[]>()

/**
 * Industries by words in any of the six languages of industry-words.json, or by their id. Every word of `q` must begin a word of the same text.
 * First come those that have `q` as one of their reviewed terms, then whose name or a term of which begins with it or holds it, then by titles of the classes of
 * ISIC and of the NAICS industries linked to them, by the section, and by descriptions; within those, the industry that
 * more texts speak for comes first.
 */
export function searchIndustries(ctx: IndustryContext, request: IndustryPageRequest & { q: string }): IndustryPage {
  const words = foldedWords(request.q)
  const found = words.length === 0 ? new Map<string, Weight>() : weigh(ctx, words)
  const weightOf = (id: string) => (id === request.q.trim() ? { rank: -1, texts: 0 } : found.get(id))
  const ranked = ctx.reference.industries.all.flatMap((industry) => {
    const weight = weightOf(industry.id)
    return weight === undefined ? [] : [{ industry, ...weight }]
  })
  // The sort is stable: equals keep the order of the list.
  const ordered = ranked.toSorted((a, b) => a.rank - b.rank || b.texts - a.texts).map(({ industry }) => industry)
  return pageOf(ctx, ordered, request)
}

/** Industries whose name, or the title of a class of which, has all the words, best first; none by descriptions, which name much. */
export function findByTitle(reference: IndustryContext['reference'], words: readonly string[]): IndustryRecord[] {
  if (words.length === 0) return []
  const found = weigh({ reference }, words)
  return reference.industries.all
    .flatMap((industry) => {
      const weight = found.get(industry.id)
      return weight === undefined || weight.rank > ranks.title ? [] : [{ industry, ...weight }]
    })
    .toSorted((a, b) => a.rank - b.rank || b.texts - a.texts)
    .map(({ industry }) => industry)
}

type Weight = { rank: number; texts: number }

/** Of each industry that any text speaks for: the best rank of those texts, and how many have it. */
function weigh({ reference }: Pick<IndustryContext, 'reference'>, words: readonly string[]): Map<string, Weight> {
  const start = ` ${words.join(' ')}`
  const weights = new Map<string, Weight>()
  const note = (id: string, rank: number) => {
    const before = weights.get(id)
    if (before === undefined || rank < before.rank) weights.set(id, { rank, texts: 1 })
    else if (rank === before.rank) before.texts += 1
  }
  for (const { id, name, section } of reference.industries.all) {
    const folded = spaced(name)
    if (holds(folded, words)) note(id, rankOf(folded, start))
    else if (holds(folded + spaced(section.name), words)) note(id, ranks.section)
  }
  for (const { text, place, industries } of foldActivities(reference.activities)) {
    if (!holds(text, words)) continue
    for (const id of industries) note(id, place === 'term' ? rankOf(text, start) : ranks[place])
  }
  return weights
}

/** Returns the rank of a name or reviewed term that contains all words. */
function rankOf(text: string, start: string): number {
  if (text === `${start} `) return ranks.isTerm
  return text.startsWith(start) ? ranks.begins : ranks.holds
}

function foldActivities(activities: readonly Activity[]): Text[] {
  const known = foldedActivities.get(activities)
  if (known !== undefined) return known
  const texts = activities.flatMap(({ industries, source, title, words }): Text[] => {
    if (source === 'reviewed')
      return title.split('; ').map((term) => ({ text: spaced(term), place: 'term', industries }))
    const text = spaced(title)
    // The words of a title also count as words of its description.
    const description: Text = { text: `${text}${words} `, place: 'description', industries }
    return [{ text, place: 'title', industries }, ...(words === '' ? [] : [description])]
  })
  foldedActivities.set(activities, texts)
  return texts
}

/** Chinese and Japanese are written without spaces, so a word may be anywhere in the text. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function holds(text: string, words: readonly string[]): boolean {
  return words.every((word) => {
    if (unspaced.test(word)) return text.includes(word)
    // "banks" finds "bank" and "banking"; at least three letters must remain.
    return (
      text.includes(` ${word}`) || (/[^s]s$/.test(word) && word.length > 3 && text.includes(` ${word.slice(0, -1)}`))
    )
  })
}

/** Returns the words of a text, folded as in matching: without case and accents. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Returns the words of a text with a space before, between and after them. */
function spaced(text: string): string {
  return ` ${foldedWords(text).join(' ')} `
}
