import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import { isSettled } from '@/service/contract/status'
import { fewestWithAScore } from '@/service/reference/industries/industry-classes'
import type { IndustryStanding } from '@/service/storage/companies/companies'
import { type Missing, makeEntry } from './make-entry'
import { readBack, type Said, say } from './say'
import { researchedBefore } from './year-facts'

/** Returns why nothing is known: research is in progress, or no company was matched. */
export function whyNothingFound(answer: Organization): Missing {
  if (!isSettled(answer.status)) {
    return { reason: 'not_in_our_sources', because: [say('not_looked_up')] }
  }
  return { reason: 'not_in_our_sources', because: [say('no_company')] }
}

function evidenceOfTotal(answer: Organization): EvidenceEntry {
  const known = { path: '/score', label: say('score') }
  if (answer.score === null) {
    const [why] = answer.score_reasons
    const said = why?.indicator === 'known_share' ? readBack(`${why.reason}.`, ['not_scored']) : say('too_little_known')
    const isNothing = !isSettled(answer.status) || answer.matching_organization === null
    return makeEntry({
      ...known,
      missing: isNothing ? whyNothingFound(answer) : { reason: 'not_in_our_sources', because: [said] },
    })
  }
  return makeEntry({
    ...known,
    value: answer.score,
    unit: '0 (worst) to 1 (best)',
    method: 'computed',
    computation: {
      formula: say('sum_of_points'),
      inputs: answer.score_reasons.map(({ indicator, reason, points }, index) => ({
        label: say('indicator', { indicator, reason }),
        value: points,
        unit: 'points',
        path: `/score_reasons/${index}/points`,
        source: null,
      })),
    },
  })
}

function evidenceOfPercentile(answer: Organization, standing: IndustryStanding | null): EvidenceEntry {
  const known = { path: '/industry_score_percentile', label: say('percentile') }
  const value = answer.industry_score_percentile
  if (value === null) {
    const because = [say('percentile_needs', { count: fewestWithAScore })]
    return makeEntry({ ...known, missing: { reason: 'not_applicable', because } })
  }
  const computed = standing && standing.scored > 0 ? (100 * standing.below) / standing.scored : null
  const isSame = computed === value
  const input = (label: Said, count: number) => ({ label, value: count, unit: 'companies', path: null, source: null })
  return makeEntry({
    ...known,
    value,
    unit: '%',
    method: 'computed',
    computation: {
      formula: say('percentile_of'),
      inputs:
        isSame && standing
          ? [input(say('companies_below'), standing.below), input(say('companies_scored'), standing.scored)]
          : [],
    },
    basis: isSame ? [] : [researchedBefore],
  })
}

/** Returns the evidence of the score and of its percentile in the industry. */
export function evidenceOfScore(answer: Organization, standing: IndustryStanding | null): EvidenceEntry[] {
  return [evidenceOfTotal(answer), evidenceOfPercentile(answer, standing)]
}
