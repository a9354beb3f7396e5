import type {
  AssessedGroup,
  AssessedIndicator,
  OrganizationAssessment,
} from '@/service/contract/organization/assessment'
import type { Industries } from '@/service/reference/industries/read-industries'
import { adviceLimitOf } from '@/service/scoring/advice-limits'
import { indicators as currentIndicators, groups, possibleOf, scoringVersion } from '@/service/scoring/methodology'
import { whyNoScore } from '@/service/scoring/score'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import type { Outcome, StoredAssessment } from '@/service/storage/research/outcome'

const shownToRaise = 3

const indicatorById = new Map(currentIndicators.map((indicator) => [indicator.id, indicator]))

function addUp(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + Math.round(one * 10), 0) / 10
}

function presentIndicator(
  stored: StoredAssessment['indicators'][number],
  { divisions, nearTerm }: { divisions: readonly string[]; nearTerm: unknown },
): AssessedIndicator {
  const { knownPoints, ...judged } = stored
  const described = indicatorById.get(stored.id)
  const isAllEarned = stored.points >= stored.possible
  const limit = isAllEarned
    ? null
    : adviceLimitOf({ indicator: stored.id, status: stored.evidence['status'] ?? nearTerm, divisions })
  return {
    ...judged,
    known_points: knownPoints ?? (stored.state === 'unknown' ? 0 : stored.possible),
    title: described?.title ?? stored.id.replaceAll('_', ' '),
    to_earn: isAllEarned ? null : (limit?.words ?? described?.toEarn ?? null),
    advice_limit: limit?.id ?? null,
  }
}

function presentGroups(
  assessed: readonly AssessedIndicator[],
  stored: StoredAssessment,
  score: number | null,
): AssessedGroup[] {
  return groups.map(({ id, title, about }) => {
    const own = assessed.filter(({ group }) => group === id)
    return {
      id,
      title,
      about,
      points: addUp(own.map(({ points }) => points)),
      possible: possibleOf(id),
      // Without a score there is no score without a group either.
      score_without: score === null ? null : (stored.scoreWithout[id] ?? null),
    }
  })
}

/** The division it is in, or all that it may be in. */
function divisionsOf(outcome: Outcome | null): readonly string[] {
  if (outcome === null) return []
  return outcome.industry === null ? outcome.industryGroup : [outcome.industry.id]
}

/**
 * What it would have to do: only where what is known leaves points to earn, and the organization can earn them. Of figures that
 * are older than the newest of any company nobody knows whether it has done so since.
 */
function raiseMost(assessed: readonly AssessedIndicator[]): OrganizationAssessment['raise_most'] {
  const newestYear = assessed.map(({ evidence }) => evidence['newest_year_of_data']).find((year) => year !== undefined)
  return assessed
    .filter(({ evidence }) => {
      const year = evidence['to'] ?? evidence['year']
      return typeof year !== 'number' || typeof newestYear !== 'number' || year >= newestYear
    })
    .flatMap(({ id, points, possible, state, to_earn, advice_limit: limit }) => {
      const isInItsHands = indicatorById.get(id)?.isInItsHands ?? false
      const gain = addUp([possible, -points])
      const isKnown = state !== 'unknown' && !isPartlySeen(id)
      return to_earn === null || limit !== null || !isInItsHands || !isKnown || gain <= 0
        ? []
        : [{ indicator: id, gain, to_earn }]
    })
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, shownToRaise)
}

/**
 * Of what it discloses our sources show a part: what is missing there is ours to find, not its to do. Of Race to Zero we hold an old
 * list, and who is not in it may have joined since.
 */
function isPartlySeen(id: string): boolean {
  return indicatorById.get(id)?.group === 'disclosure' || id === 'race_to_zero'
}

type Need = OrganizationAssessment['we_need'][number]['need']

/** What we would have to be given, by the points that would then be known, most first. `known` is not asked for: no figure of that country or industry is at hand. */
function findNeeds(stored: StoredAssessment, known: ReadonlySet<Need>): OrganizationAssessment['we_need'] {
  const points = new Map<Need, number[]>()
  for (const { id, possible, knownPoints, state, evidence } of stored.indicators) {
    const need = evidence['because'] === 'no_company_matched' ? 'company' : (indicatorById.get(id)?.need ?? null)
    const unknown = addUp([possible, -(knownPoints ?? (state === 'unknown' ? 0 : possible))])
    if (need !== null && unknown > 0 && !known.has(need)) points.set(need, [...(points.get(need) ?? []), unknown])
  }
  return [...points]
    .map(([need, unknown]) => ({ need, points: addUp(unknown), words: needWords[need] }))
    .toSorted((a, b) => b.points - a.points)
}

const needWords: Record<Need, string> = {
  report: 'Its newest sustainability report, or a link to it',
  company: 'Which company it is',
  list_row: 'Which row of the lists it is',
  industry: 'What it does: one division of ISIC',
  country: 'The country of its headquarters',
}

function summarise(outcome: Outcome | null): string {
  if (outcome === null) return 'Research has not come to a score yet.'
  const { assessment } = outcome
  if (assessment === null) return 'Made with an older version of the methodology.'
  if (outcome.score === null) {
    const rest =
      outcome.company === null
        ? 'It is not identified yet, so the rest was not looked up.'
        : 'What is missing is missing in our sources.'
    return `${whyNoScore(assessment)}. ${rest}`
  }
  const known = Math.round(assessment.knownShare * 100)
  return `The evidence on ${known} of the 100 points is known, so confidence is ${assessment.confidence}.`
}

/** Why there is no percentile, for programs; null where there is one. */
function whyNoPercentile({
  industry,
  score,
  percentile,
}: Outcome): OrganizationAssessment['industry']['percentile_reason'] {
  if (percentile !== null) return null
  if (score === null) return 'no_score'
  return industry === null ? 'no_industry' : 'too_few_known_as_well'
}

function presentIndustry(outcome: Outcome, industries: Industries) {
  const { industry, percentile, standing } = outcome
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
    percentile_reason: whyNoPercentile(outcome),
  }
}

const noIndustry = {
  id: null,
  name: null,
  confidence: null,
  percentile: null,
  compared_with: null,
  percentile_reason: null,
}

/** An organization's stored assessment in wire names, with the words of the methodology. */
export function presentAssessment(
  organization: Pick<OrganizationRow, 'id' | 'status' | 'hqRegion' | 'foundRegion'>,
  outcome: Outcome | null,
  { industries, url }: { industries: Industries; url: string },
): OrganizationAssessment {
  const stored = outcome?.assessment ?? null
  const divisions = divisionsOf(outcome)
  const given = stored?.indicators ?? []
  // How ambitious a target is says nothing of its status: that is the near-term target's.
  const nearTerm = given.find((one) => one.id === 'target_near_term')?.evidence['status']
  const assessed = given.map((one) => presentIndicator(one, { divisions, nearTerm }))
  const score = outcome?.score ?? null
  const known = new Set<Need>([
    ...(organization.hqRegion === null && organization.foundRegion === null ? [] : (['country'] as const)),
    ...(outcome?.industry ? (['industry'] as const) : []),
  ])
  return {
    organization_id: organization.id,
    status: organization.status,
    methodology: {
      version: stored?.version ?? null,
      current_version: scoringVersion,
      url,
    },
    score,
    score_range: stored?.range ?? null,
    points: stored?.points ?? null,
    basis: stored?.basis ?? null,
    confidence: stored?.confidence ?? null,
    known_share: stored?.knownShare ?? null,
    summary: summarise(outcome),
    groups: stored === null ? [] : presentGroups(assessed, stored, score),
    indicators: assessed,
    raise_most: raiseMost(assessed),
    we_need: stored === null ? [] : findNeeds(stored, known),
    industry: outcome === null ? noIndustry : presentIndustry(outcome, industries),
  }
}
