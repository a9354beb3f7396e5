import type { Words } from '@/lib/messages/words'
import type { FootprintAnswer, FootprintLine } from '@/lib/views/answers/footprint/footprint-answer'

type Edition = FootprintAnswer['editions'][number]

/** "US EPA: Supply Chain GHG Emission Factors (v1.3.0 of 2024), 2024-07-01"; the id alone where nothing else was kept. */
function nameEdition({ source, publisher, title, vintage, retrieved_at: day }: Edition): string {
  const name = publisher === null ? (title ?? source) : title === null ? publisher : `${publisher}: ${title}`
  return vintage === null ? `${name}, ${day}` : `${name} (${vintage}), ${day}`
}

/** Names the edition of a source; one that is not among `editions` by its id. */
export function editionNames(editions: readonly Edition[]): (source: string) => string {
  const names = new Map(editions.map((edition) => [edition.source, nameEdition(edition)]))
  return (source) => names.get(source) ?? source
}

/** The editions that a line stands on, in words; null for one without a result. */
export function sayLineSources(
  words: Words<'footprint'>,
  { result }: FootprintLine,
  nameOf: (source: string) => string,
): string | null {
  if (result === null) return null
  const { sources, factor, industry_scopes_1_and_2: median, allocated, own_figures: own } = result
  if (sources === null) return words('sourcesNotKept')
  const named = sources.map(nameOf)
  if (median !== null || factor?.has_medians || factor?.basis === 'median_of_disclosed')
    named.push(words('medianSource'))
  if (named.length > 0) return named.join('; ')
  return allocated !== null || own?.is_private ? words('noEditionUsed') : words('sourcesNotKept')
}

/**
 * The editions that any line, rate or target of a footprint stands on. All of them where of a line it was not kept which: a list that lacks
 * some would say that they were not used.
 */
export function usedEditions({ editions, lines, rates }: FootprintAnswer): Edition[] {
  const results = lines.flatMap(({ result }) => (result === null ? [] : [result]))
  if (results.some(({ sources }) => sources === null)) return editions
  const used = new Set([
    ...results.flatMap(({ sources }) => sources ?? []),
    ...rates.map(({ source }) => source),
    ...(lines.some(({ target }) => target !== 'unknown') ? ['sbti'] : []),
  ])
  return editions.filter(({ source }) => used.has(source))
}
