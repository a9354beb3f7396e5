import { firstRecentYear } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { joinWithCommas } from '@/lib/views/translate/list-words'

export type SummaryCard = { title: string; figure: string | null; unit: string | null; note: string }
export type ScoreBand = { label: string; count: number; share: number }
export type SummaryView = { cards: SummaryCard[]; bands: ScoreBand[]; bandsNote: string; bandsWords: string }

/** "We have figures of 81 of 172 (47 %)", and which figures. */
function viewCoverage(summary: SummaryAnswer, format: Format): SummaryCard {
  const { whole } = format.number
  const words = format.words('portfolio')
  const { organizations: all, with_emissions: known, figures } = summary
  const parts = [
    ['coverageWorldwide', figures.worldwide],
    ['coverageOneCountry', figures.one_country],
    ['coverageNone', figures.none],
    ['coverageNotRecognised', figures.not_recognised],
    ['coverageInProgress', figures.in_progress],
  ] as const
  const said = parts.flatMap(([key, count]) =>
    count === null || count === 0 ? [] : words(key, { count: whole(count) }),
  )
  return {
    title: words('coverage'),
    figure: known === null ? null : words('ofAll', { count: whole(known), all: whole(all) }),
    unit: known === null || all === 0 ? null : `(${format.percent(whole((100 * known) / all))})`,
    note: joinWithCommas(said, format),
  }
}

function viewRecent({ organizations: all, newest_worldwide_years: years }: SummaryAnswer, format: Format): SummaryCard {
  const { whole } = format.number
  const words = format.words('portfolio')
  const first = firstRecentYear(format)
  const recent = years?.filter(({ year }) => year >= first).reduce((sum, { count }) => sum + count, 0) ?? null
  const newest = years?.map(({ year }) => year) ?? []
  return {
    title: words('recent', { year: String(first) }),
    figure: recent === null ? null : words('ofAll', { count: whole(recent), all: whole(all) }),
    unit: null,
    note:
      newest.length === 0
        ? ''
        : words('recentNote', { first: String(Math.min(...newest)), last: String(Math.max(...newest)) }),
  }
}

/** The cards above the list. `known`: counts that a list without a summary has. */
export function viewSummary(summary: SummaryAnswer, totals: number | null, format: Format): SummaryView {
  const { whole } = format.number
  const words = format.words('portfolio')
  const { organizations, science_based_targets: targets } = summary
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
      viewCoverage(summary, format),
      viewRecent(summary, format),
      {
        title: words('scienceBasedTargets'),
        figure: targets.yes === null ? null : whole(targets.yes),
        unit: null,
        note: words('targetsNote', {
          passed: targets.passed ?? 0,
          no: whole(targets.no ?? 0),
          unknown: whole(targets.unknown ?? 0),
        }),
      },
    ],
    bands,
    bandsNote: words('withoutScore', { count: whole(summary.without_score ?? 0) }),
    bandsWords: counts.length === 0 ? words('noScores') : counts.join('; '),
  }
}
