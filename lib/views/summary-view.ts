import type { Format } from '@/lib/format/create-format'
import type { SummaryAnswer } from './list-answer'

export type SummaryCard = { title: string; figure: string | null; unit: string | null; note: string }
export type ScoreBand = { label: string; count: number; share: number }
export type SummaryView = { cards: SummaryCard[]; bands: ScoreBand[]; bandsNote: string; bandsWords: string }

function percent(share: number | null, format: Format): string | null {
  return share === null ? null : `${format.number.whole(share * 100)}%`
}

function viewIntensity(median: SummaryAnswer['median_intensity'], format: Format): SummaryCard {
  const title = 'Median intensity'
  if (median === null || median.kilograms_per_unit === null || median.currency === null)
    return { title, figure: null, unit: null, note: 'None has emissions of all scopes and revenue' }
  const { first_year: first, last_year: last, organizations } = median
  const years = first === last ? String(first) : `${first} to ${last}`
  return {
    title,
    figure: format.factor(median.kilograms_per_unit),
    unit: `kg CO₂e/${median.currency}`,
    note: organizations === null ? years : `Of ${format.number.whole(organizations)}, newest year of each: ${years}`,
  }
}

/** The cards above the list. `known` are counts that a list without a summary gives. */
export function viewSummary(summary: SummaryAnswer, totals: number | null, format: Format): SummaryView {
  const { whole } = format.number
  const { organizations, with_emissions: disclosing, science_based_targets: targets } = summary
  const isFiltered = totals !== null && totals !== organizations
  const largest = Math.max(1, ...summary.score_distribution.map(({ count }) => count))
  const bands = summary.score_distribution.map(({ from, to, count }) => ({
    label: `${Math.round(from * 100)} to ${Math.round(to * 100)}`,
    count,
    share: count / largest,
  }))
  const counts = bands.filter(({ count }) => count > 0).map(({ label, count }) => `${label}: ${whole(count)}`)
  return {
    cards: [
      {
        title: 'Organizations',
        figure: whole(organizations),
        unit: null,
        note: isFiltered ? `Of ${whole(totals)} in all` : 'In all',
      },
      {
        title: 'Disclose emissions',
        figure: percent(summary.share_with_emissions, format),
        unit: null,
        note: disclosing === null ? '' : `${whole(disclosing)} of ${whole(organizations)}`,
      },
      {
        title: 'Science-based targets',
        figure: percent(summary.share_with_science_based_targets, format),
        unit: null,
        note: `${whole(targets.yes ?? 0)} set, ${whole(targets.no ?? 0)} not, ${whole(targets.unknown ?? 0)} not known`,
      },
      viewIntensity(summary.median_intensity, format),
    ],
    bands,
    bandsNote: `${whole(summary.without_score ?? 0)} without a score`,
    bandsWords: counts.length === 0 ? 'No organization has a score' : counts.join('; '),
  }
}
