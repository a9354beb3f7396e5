import type { Format } from '@/lib/format/create-format'
import type { SummaryAnswer, Totals } from '@/lib/views/answers/list-answer'
import { joinWithCommas } from '@/lib/views/translate/list-words'

/** What the list shows: the whole project or, where it is filtered, what passes the filters. */
export function shownTotals(whole: Totals, filtered: SummaryAnswer | undefined): Totals {
  if (filtered === undefined) return whole
  const { figures } = filtered
  return {
    organizations: filtered.organizations,
    with_emissions: filtered.with_emissions,
    with_worldwide_figures: figures.worldwide,
    with_one_country_figures: figures.one_country,
    not_recognised: figures.not_recognised,
    with_science_based_targets: filtered.science_based_targets.yes,
    in_progress: figures.in_progress,
  }
}

/** "38 organizations, worldwide figures of 20, of one country only of 4, 3 not recognised, 17 with science-based targets, 2 being
 * researched." Unknown counts are left out. */
export function portfolioSentence(totals: Totals, format: Format): string | null {
  const { organizations, with_emissions: emissions, with_science_based_targets: targets, in_progress: open } = totals
  if (organizations === null) return null
  const words = format.words('portfolio')
  const parts = [words('sentenceOrganizations', { count: organizations })]
  const { with_worldwide_figures: worldwide, with_one_country_figures: oneCountry, not_recognised: unmatched } = totals
  const count = (value: number) => format.number.whole(value)
  if (worldwide !== null) parts.push(words('sentenceWorldwide', { count: count(worldwide) }))
  else if (emissions !== null) parts.push(words('sentenceFigures', { count: count(emissions) }))
  if (oneCountry !== null && oneCountry > 0) parts.push(words('sentenceOneCountry', { count: count(oneCountry) }))
  if (unmatched !== null && unmatched > 0) parts.push(words('sentenceNotRecognised', { count: count(unmatched) }))
  if (targets !== null) parts.push(words('sentenceTargets', { count: targets }))
  if (open !== null && open > 0) parts.push(words('sentenceOpen', { count: format.number.whole(open) }))
  return words('sentenceEnd', { parts: joinWithCommas(parts, format) })
}
