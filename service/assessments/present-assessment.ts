import type { AssessedGroup, AssessedIndicator, OrganizationAssessment } from '@/service/contract/assessment'
import type { Industries } from '@/service/reference/read-industries'
import { indicators as currentIndicators, groups, possibleOf, scoringVersion } from '@/service/scoring/methodology'
import { groupOfVersion1 } from '@/service/scoring/version-1'
import type { OrganizationRow } from '@/service/storage/organizations'
import type { Outcome, StoredAssessment } from '@/service/storage/outcome'

const shownToRaise = 3

function addUp(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + Math.round(one * 10), 0) / 10
}

function presentIndicator(stored: StoredAssessment['indicators'][number]): AssessedIndicator {
  const described = currentIndicators.find(({ id }) => id === stored.id)
  return {
    ...stored,
    title: described?.title ?? stored.id.replaceAll('_', ' '),
    to_earn: stored.points >= stored.possible ? null : (described?.toEarn ?? null),
  }
}

/** Scoring version 1 kept the reasons of what it knew, and nothing else. */
function presentReason(reason: Outcome['scoreReasons'][number]): AssessedIndicator {
  return {
    id: reason.indicator,
    group: groupOfVersion1(reason.indicator),
    title: reason.indicator.replaceAll('_', ' '),
    points: reason.points,
    possible: reason.possible,
    state: reason.points > 0 ? 'earned' : 'not_earned',
    reason: reason.reason,
    evidence: {},
    to_earn: null,
  }
}

function presentGroups(assessed: readonly AssessedIndicator[], stored: StoredAssessment | null): AssessedGroup[] {
  return groups.map(({ id, title, about }) => {
    const own = assessed.filter(({ group }) => group === id)
    return {
      id,
      title,
      about,
      points: addUp(own.map(({ points }) => points)),
      possible: stored === null ? addUp(own.map(({ possible }) => possible)) : possibleOf(id),
      score_without: stored?.scoreWithout[id] ?? null,
    }
  })
}

function raiseMost(assessed: readonly AssessedIndicator[]): OrganizationAssessment['raise_most'] {
  return assessed
    .flatMap(({ id, points, possible, to_earn }) => {
      const isInItsHands = currentIndicators.find((indicator) => indicator.id === id)?.isInItsHands ?? false
      const gain = addUp([possible, -points])
      return to_earn === null || !isInItsHands || gain <= 0 ? [] : [{ indicator: id, gain, to_earn }]
    })
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, shownToRaise)
}

function summarise(outcome: Outcome | null): string {
  if (outcome === null) return 'Research has not come to a score yet.'
  const { assessment } = outcome
  if (outcome.score === null)
    return 'No score: nothing it discloses or promises is known, and neither is its industry. A country alone says nothing about one company.'
  if (assessment === null) return 'Made with an older version of the methodology, which kept its reasons only.'
  if (assessment.basis === 'industry_and_region')
    return 'From its industry and country alone: nothing is known about what it discloses or promises, so confidence is low.'
  const known = Math.round(assessment.knownShare * 100)
  return `The evidence on ${known} of the 100 points is known, so confidence is ${assessment.confidence}.`
}

function presentIndustry({ industry, percentile, standing }: Outcome, industries: Industries) {
  return {
    id: industry?.id ?? null,
    name: industry === null ? null : (industries.byId.get(industry.id)?.name ?? null),
    confidence: industry?.confidence ?? null,
    percentile,
    compared_with: standing && {
      level: standing.level,
      id: standing.classId,
      name: standing.className,
      organizations: standing.scored,
    },
  }
}

const noIndustry = { id: null, name: null, confidence: null, percentile: null, compared_with: null }

/** An organization's stored assessment in wire names, with the words of the methodology. */
export function presentAssessment(
  organization: Pick<OrganizationRow, 'id' | 'status'>,
  outcome: Outcome | null,
  { industries, url }: { industries: Industries; url: string },
): OrganizationAssessment {
  const stored = outcome?.assessment ?? null
  const assessed = stored ? stored.indicators.map(presentIndicator) : (outcome?.scoreReasons ?? []).map(presentReason)
  const score = outcome?.score ?? null
  return {
    organization_id: organization.id,
    status: organization.status,
    methodology: {
      version: score === null ? null : (stored?.version ?? '1'),
      current_version: scoringVersion,
      url,
    },
    score,
    points: stored?.points ?? (score === null ? null : addUp(assessed.map(({ points }) => points))),
    basis: stored?.basis ?? null,
    confidence: stored?.confidence ?? null,
    known_share: stored?.knownShare ?? null,
    summary: summarise(outcome),
    groups: score === null ? [] : presentGroups(assessed, stored),
    indicators: assessed,
    raise_most: raiseMost(assessed),
    industry: outcome === null ? noIndustry : presentIndustry(outcome, industries),
  }
}
