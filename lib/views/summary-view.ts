import type { Format } from '@/lib/format/create-format'
import type { SummaryAnswer } from './list-answer'

export type SummaryCard = { title: string; figure: string | null; unit: string | null; note: string }
export type ScoreBand = { label: string; count: number; share: number }
export type SummaryView = { cards: SummaryCard[]; bands: ScoreBand[]; bandsNote: string; bandsWords: string }

function percent(share: number | null, format: Format): string | null {
  return share === null ? null : format.percent(format.number.whole(share * 100))
}

function viewIntensity(median: SummaryAnswer['median_intensity'], format: Format): SummaryCard {
  const words = format.words('portfolio')
  const title = words('medianIntensity')
  if (median === null || median.kilograms_per_unit === null || median.currency === null)
    return { title, figure: null, unit: null, note: words('medianNone') }
  const { first_year: first, last_year: last, organizations } = median
  const years = first === last ? String(first) : words('yearSpan', { first: String(first), last: String(last) })
  return {
    title,
    figure: format.factor(median.kilograms_per_unit),
    unit: `kg CO₂e/${median.currency}`,
    note: organizations === null ? years : words('medianOf', { count: format.number.whole(organizations), years }),
  }
}

/** The cards above the list. `known` are counts that a list without a summary gives. */
export function viewSummary(summary: SummaryAnswer, totals: number | null, format: Format): SummaryView {
  const { whole } = format.number
  const words = format.words('portfolio')
  const { organizations, with_emissions: disclosing, science_based_targets: targets } = summary
  const isFiltered = totals !== null && totals !== organizations
  const largest = Math.max(1, ...summary.score_distribution.map(({ count }) => count))
  const bands = summary.score_distribution.map(({ from, to, count }) => ({
    label: words('band', { from: Math.round(from * 100), to: Math.round(to * 100) }),
    count,
    share: count / largest,
  }))
  const counts = bands
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => words('bandCount', { band: label, count: whole(count) }))
  return {
    cards: [
      {
        title: words('organizations'),
        figure: whole(organizations),
        unit: null,
        note: isFiltered ? words('inAllOf', { count: whole(totals) }) : words('inAll'),
      },
      {
        title: words('discloseEmissions'),
        figure: percent(summary.share_with_emissions, format),
        unit: null,
        note: disclosing === null ? '' : words('ofAll', { count: whole(disclosing), all: whole(organizations) }),
      },
      {
        title: words('scienceBasedTargets'),
        figure: percent(summary.share_with_science_based_targets, format),
        unit: null,
        note: words('targetsNote', {
          yes: whole(targets.yes ?? 0),
          no: whole(targets.no ?? 0),
          unknown: whole(targets.unknown ?? 0),
        }),
      },
      viewIntensity(summary.median_intensity, format),
    ],
    bands,
    bandsNote: words('withoutScore', { count: whole(summary.without_score ?? 0) }),
    bandsWords: counts.length === 0 ? words('noScores') : counts.join('; '),
  }
}
