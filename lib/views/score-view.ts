import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { OrganizationAnswer } from './organization-answer'

/** `lang`: "en" where the text is the service's own and the page's language another. */
export type ScoreReason = { text: string; lang: 'en' | undefined; points: string }

export type ScoreView = {
  /** 0 (worst) to 100 (best), null where the service gave no score. */
  points: number | null
  /** "Better than 80 % of 213 scored organizations in Food products", null without a percentile. */
  standing: string | null
  /** The industry's mean on the same scale. */
  industryPoints: number | null
  raises: ScoreReason[]
  lowers: ScoreReason[]
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

function standingOf(organization: OrganizationAnswer, format: Format): string | null {
  const { industry, industry_score_percentile: percentile } = organization
  if (percentile === null) return null
  const words = format.words('figures')
  const share = String(Math.floor(percentile))
  const scored = industry?.scored_organizations
  const count = scored ? format.number.whole(scored) : null
  // Where its industry has too few scored organizations the service compares with a wider class and names it.
  const wider = industry?.mean_score_class
  const name = (wider && wider.level !== 'division' ? wider.name : null) ?? industry?.name
  const industryName = name ? format.industryName(name) : null
  if (count === null)
    return industryName ? words('betterNamed', { share, industry: industryName }) : words('betterThanShare', { share })
  return industryName
    ? words('betterCountedNamed', { share, count, industry: industryName })
    : words('betterCounted', { share, count })
}

/** What moved the score most: what earned points, and what cost or earned none. */
export function viewScore(organization: OrganizationAnswer, format: Format): ScoreView {
  const raises = organization.score_reasons.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  const lowers = organization.score_reasons
    .filter(({ points }) => points <= 0)
    .sort((a, b) => a.points - b.points || (b.possible ?? 0) - (a.possible ?? 0))
  const mean = organization.industry?.mean_score ?? null
  return {
    points: organization.score === null ? null : toPoints(organization.score),
    standing: standingOf(organization, format),
    industryPoints: mean === null ? null : toPoints(mean),
    raises: raises.slice(0, shown).map((reason) => toReason(reason, format)),
    lowers: lowers.slice(0, shown).map((reason) => toReason(reason, format)),
  }
}
