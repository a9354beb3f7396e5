import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import { isSettled } from '@/service/contract/status'
import { fewestWithAScore } from '@/service/reference/industry-classes'
import type { IndustryStanding } from '@/service/storage/companies/companies'
import { type Missing, makeEntry } from './make-entry'
import { researchedBefore } from './year-facts'

/** While research goes on nobody has looked yet; after it nobody was found to look at. */
export function whyNothingFound(answer: Organization): Missing {
  if (!isSettled(answer.status)) {
    return { reason: 'not_in_our_sources', words: 'Not looked up yet: its research is in progress.' }
  }
  return { reason: 'not_in_our_sources', words: 'No company of our sources was matched to this organization.' }
}

function evidenceOfTotal(answer: Organization): EvidenceEntry {
  const known = { path: '/score', label: 'Score' }
  if (answer.score === null) {
    const [why] = answer.score_reasons
    const words = `${why?.indicator === 'known_share' ? why.reason : 'Too little is known to judge by'}.`
    const isNothing = !isSettled(answer.status) || answer.matching_organization === null
    return makeEntry({
      ...known,
      missing: isNothing ? whyNothingFound(answer) : { reason: 'not_in_our_sources', words },
    })
  }
  return makeEntry({
    ...known,
    value: answer.score,
    unit: '0 (worst) to 1 (best)',
    method: 'computed',
    computation: {
      formula: 'points of all indicators of 100, not below 0 and not above 100',
      inputs: answer.score_reasons.map(({ reason, points }, index) => ({
        label: reason,
        value: points,
        unit: 'points',
        path: `/score_reasons/${index}/points`,
        source: null,
      })),
    },
  })
}

function evidenceOfPercentile(answer: Organization, standing: IndustryStanding | null): EvidenceEntry {
  const known = { path: '/industry_score_percentile', label: 'Percentile of the score in its industry' }
  const value = answer.industry_score_percentile
  if (value === null) {
    const words = `Needs a score, an industry, and at least ${fewestWithAScore} companies of that industry with a score of which we know as much.`
    return makeEntry({ ...known, missing: { reason: 'not_applicable', words } })
  }
  const computed = standing && standing.scored > 0 ? (100 * standing.below) / standing.scored : null
  const isSame = computed === value
  const input = (label: string, count: number) => ({ label, value: count, unit: 'companies', path: null, source: null })
  return makeEntry({
    ...known,
    value,
    unit: '%',
    method: 'computed',
    computation: {
      formula:
        '100 × companies of its industry with a lower score ÷ those with a score, of which at least as much is known',
      inputs:
        isSame && standing ? [input('With a lower score', standing.below), input('With a score', standing.scored)] : [],
    },
    basis: isSame ? null : researchedBefore,
  })
}

/** The score and where it stands among its industry. */
export function evidenceOfScore(answer: Organization, standing: IndustryStanding | null): EvidenceEntry[] {
  return [evidenceOfTotal(answer), evidenceOfPercentile(answer, standing)]
}
