import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { Key } from '@/lib/messages/words'
import type { AssessmentAnswer, IndicatorState } from '@/lib/views/answers/assessment-answer'

/** "en" for texts of the service on a page in another language. */
type Languages<Field extends string> = Readonly<Record<Field, 'en' | undefined>>

export type IndicatorRow = {
  id: string
  title: string
  state: IndicatorState
  /** "Earned", "Earned in part", "Not earned", "Counts against", "Unknown". */
  word: string
  /** "6 of 6", "−3 of 6", "– of 1" if nothing is known. */
  points: string
  reason: string
  toEarn: string | null
  lang: Languages<'title' | 'reason' | 'toEarn'>
}

export type GroupRow = {
  id: string
  title: string
  about: string | null
  lang: Languages<'title' | 'about'>
  points: string
  /** The share of the group's points that was earned, 0 to 100, for a bar. */
  filled: number
  /** "Without it the score would be 58"; null if the service does not say. */
  without: string | null
  indicators: IndicatorRow[]
}

export type AssessmentView = {
  summary: string | null
  summaryLang: 'en' | undefined
  version: string | null
  /** A newer methodology would score differently. */
  isOlder: boolean
  groups: GroupRow[]
  /** What the organization would have to do, as far as is known. */
  raises: { id: string; title: string; gain: string; toEarn: string; lang: 'en' | undefined }[]
  /** What data we would need. A report leads to the place where it can be added. */
  needs: { need: string; points: string; words: string; lang: 'en' | undefined }[]
}

/** Points come in tenths; whole numbers have no decimals, and a minus is a minus sign. */
export function writePoints(points: number, format?: Format): string {
  const rounded = Math.round(points * 10) / 10
  return `${rounded < 0 ? '−' : ''}${format ? format.number.significant(Math.abs(rounded), 4) : Math.abs(rounded)}`
}

function langOf(english: readonly string[], field: string): 'en' | undefined {
  return english.includes(field) ? 'en' : undefined
}

function wordOf({ state, points, possible }: AssessmentAnswer['indicators'][number]): Key<'assessment'> {
  switch (state) {
    case 'earned':
      return points >= possible ? 'earned' : 'earnedInPart'
    case 'not_earned':
      return points < 0 ? 'countsAgainst' : 'notEarned'
    case 'unknown':
      return 'unknown'
  }
}

function toIndicator(indicator: AssessmentAnswer['indicators'][number], format: Format): IndicatorRow {
  const words = format.words('assessment')
  const { id, title, state, points, possible, reason, to_earn: toEarn, english } = indicator
  return {
    id,
    title,
    state,
    word: words(wordOf(indicator)),
    points: words('pointsOf', {
      points: state === 'unknown' ? '–' : writePoints(points, format),
      possible: String(possible),
    }),
    reason,
    toEarn,
    lang: {
      title: langOf(english, 'title'),
      reason: langOf(english, 'reason'),
      toEarn: langOf(english, 'to_earn'),
    },
  }
}

/** For a group in which nothing is known, 0 points would read like a finding. */
function isUnknown({ id }: AssessmentAnswer['groups'][number], { indicators }: AssessmentAnswer): boolean {
  const own = indicators.filter(({ group }) => group === id)
  return own.length > 0 && own.every(({ state }) => state === 'unknown')
}

/** The assessment by group, in the service's order, and what would raise the score most. */
export function viewAssessment(answer: AssessmentAnswer, format: Format): AssessmentView {
  const words = format.words('assessment')
  const titles = new Map(answer.indicators.map(({ id, title }) => [id, title]))
  const { version = null, current_version: current = null } = answer.methodology ?? {}
  return {
    summary: answer.summary,
    summaryLang: langOf(answer.english, 'summary'),
    version,
    isOlder: version !== null && current !== null && version !== current,
    groups: answer.groups.map((group) => ({
      id: group.id,
      title: group.title,
      about: group.about,
      lang: { title: langOf(group.english, 'title'), about: langOf(group.english, 'about') },
      points: words('pointsOf', {
        points: isUnknown(group, answer) ? '–' : writePoints(group.points, format),
        possible: String(group.possible),
      }),
      filled: group.possible > 0 ? Math.min(100, Math.max(0, (100 * group.points) / group.possible)) : 0,
      without: group.score_without === null ? null : words('without', { points: toPoints(group.score_without) }),
      indicators: answer.indicators
        .filter((indicator) => indicator.group === group.id)
        .map((indicator) => toIndicator(indicator, format)),
    })),
    needs: answer.we_need.map(({ need, points, words: said, english }) => ({
      need,
      points: words('needPoints', { points: Math.round(points) }),
      words: said,
      lang: langOf(english, 'words'),
    })),
    raises: answer.raise_most.map(({ indicator, gain, to_earn: toEarn, english }) => ({
      id: indicator,
      title: titles.get(indicator) ?? indicator,
      gain: `+${writePoints(gain, format)}`,
      toEarn,
      lang: langOf(english, 'to_earn'),
    })),
  }
}
