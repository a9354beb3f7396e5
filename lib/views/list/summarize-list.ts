import type { OrganizationSummary, SummaryAnswer } from '@/lib/views/answers/list-answer'
import { newestWorldwideYear, placeOfFigures } from './listed-figures'

function countBy(values: readonly (string | null)[]): { id: string | null; count: number }[] {
  const counts = new Map<string | null, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count)
}

function countOf(counts: readonly { id: string | null; count: number }[], id: string): number {
  return counts.find((entry) => entry.id === id)?.count ?? 0
}

/** What GET /organizations/summary would return for these; for a service without a list. */
export function summarizeList(summaries: readonly OrganizationSummary[]): SummaryAnswer {
  const all = summaries.length
  const withEmissions = summaries.filter(({ latest_emissions: latest }) => latest !== null).length
  const places = countBy(summaries.map(placeOfFigures))
  const targets = countBy(summaries.map(({ has_science_based_target: has }) => (has === null ? null : String(has))))
  const yes = targets.find(({ id }) => id === 'true')?.count ?? 0
  const bands = countBy(
    summaries.map(({ score }) => (score === null ? null : String(Math.min(9, Math.floor(score * 10))))),
  )
  const names = new Map(summaries.map(({ industry }) => [industry?.id ?? null, industry?.name ?? null]))
  return {
    organizations: all,
    with_emissions: withEmissions,
    figures: {
      worldwide: countOf(places, 'worldwide'),
      one_country: countOf(places, 'one_country'),
      none: countOf(places, 'none'),
      not_recognised: countOf(places, 'not_recognised'),
      in_progress: null,
    },
    newest_worldwide_years: countBy(summaries.map((one) => newestWorldwideYear(one)?.toString() ?? null)).flatMap(
      ({ id, count }) => (id === null ? [] : [{ year: Number(id), count }]),
    ),
    share_with_emissions: all === 0 ? null : withEmissions / all,
    recognition: null,
    share_with_science_based_targets: all === 0 ? null : yes / all,
    score_distribution: Array.from({ length: 10 }, (_, band) => ({
      from: band / 10,
      to: (band + 1) / 10,
      count: bands.find(({ id }) => id === String(band))?.count ?? 0,
    })),
    without_score: bands.find(({ id }) => id === null)?.count ?? 0,
    science_based_targets: {
      yes,
      no: targets.find(({ id }) => id === 'false')?.count ?? 0,
      unknown: targets.find(({ id }) => id === null)?.count ?? 0,
      passed: null,
    },
    countries: countBy(summaries.map(({ hq_region: code }) => code)),
    industries: countBy(summaries.map(({ industry }) => industry?.id ?? null)).map(({ id, count }) => ({
      id,
      name: names.get(id) ?? null,
      count,
    })),
    confidences: countBy(summaries.map(({ confidence }) => confidence)),
    labels: countBy(summaries.flatMap(({ labels }) => labels)).flatMap(({ id, count }) =>
      id === null ? [] : [{ label: id, count }],
    ),
    with_candidates: 0,
    worklists: null,
    engagement: null,
    own_data: null,
  }
}
