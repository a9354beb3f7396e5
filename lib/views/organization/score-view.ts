import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type ScoreRange, toRange } from './score-range'

/** `lang`: "en" for a text of the service on a page in another language. */
export type ScoreReason = { text: string; lang: 'en' | undefined; points: string }

export type ScoreView = {
  /** 0 (worst) to 100 (best); null without a score. */
  points: number | null
  /** The score if everything unknown were bad, or good; null if the service does not say. */
  range: ScoreRange | null
  /** "Not scored: we know 14 of 100 points" if the service gives the known share and no score. */
  notScored: string | null
  /** "24 of the 29 companies in Food products that we know as much of score lower", or why there is no comparison; null if neither is known. */
  standing: string | null
  /** The mean of the same companies on the same scale. */
  industryPoints: number | null
  raises: ScoreReason[]
  lowers: ScoreReason[]
  /** How many of each kind are not among these. */
  more: { raises: number; lowers: number }
}

const shown = 3

function signed(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`
}

function toReason(
  { reason, points, possible, english }: OrganizationAnswer['score_reasons'][number],
  format: Format,
): ScoreReason {
  return {
    text: reason,
    lang: english ? 'en' : undefined,
    points:
      possible !== null && points >= 0
        ? format.words('figures')('pointsOf', { points: signed(points), possible: String(possible) })
        : signed(points),
  }
}

/** How many score lower, with the name of the industry and without. */
const lowerWords = {
  none: { named: 'noneLowerNamed', counted: 'noneLowerCounted' },
  some: { named: 'someLowerNamed', counted: 'someLowerCounted' },
  all: { named: 'allLowerNamed', counted: 'allLowerCounted' },
} as const

function standingOf(organization: OrganizationAnswer, format: Format): string | null {
  const { industry, industry_score_percentile: percentile, score, has_extensions: isOurs } = organization
  const words = format.words('figures')
  const scored = industry?.scored_organizations ?? null
  if (percentile === null) {
    // A service that counts comparable companies, and found too few.
    const isTooFew = isOurs && score !== null && industry !== null && scored !== null
    return isTooFew ? words('tooFewKnownAsWell', { count: scored }) : null
  }
  const industryName = industry?.name ? format.industryName(industry.name) : null
  if (scored !== null && scored > 0) {
    const lower = Math.round((percentile * scored) / 100)
    const values = { below: format.number.whole(lower), lower, count: format.number.whole(scored) }
    const { named, counted } = lowerWords[lower === 0 ? 'none' : lower >= scored ? 'all' : 'some']
    return industryName ? words(named, { ...values, industry: industryName }) : words(counted, values)
  }
  const share = String(Math.floor(percentile))
  return industryName ? words('betterNamed', { share, industry: industryName }) : words('betterThanShare', { share })
}

function notScoredOf({ score, known_share: share }: OrganizationAnswer, format: Format): string | null {
  if (score !== null || share === null) return null
  return format.words('organization')('notScoredKnown', { known: Math.floor(share * 100) })
}

/** What affected the score most: what earned points, and what cost or earned none. */
export function viewScore(organization: OrganizationAnswer, format: Format): ScoreView {
  const reasons = organization.score_reasons.filter(({ indicator }) => indicator !== 'known_share')
  const raises = reasons.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  const lowers = reasons
    .filter(({ points }) => points <= 0)
    .sort((a, b) => a.points - b.points || (b.possible ?? 0) - (a.possible ?? 0))
  const mean = organization.industry?.mean_score ?? null
  return {
    points: organization.score === null ? null : toPoints(organization.score),
    range: toRange(organization.score_range),
    notScored: notScoredOf(organization, format),
    standing: standingOf(organization, format),
    industryPoints: mean === null ? null : toPoints(mean),
    raises: raises.slice(0, shown).map((reason) => toReason(reason, format)),
    lowers: lowers.slice(0, shown).map((reason) => toReason(reason, format)),
    more: { raises: Math.max(0, raises.length - shown), lowers: Math.max(0, lowers.length - shown) },
  }
}
