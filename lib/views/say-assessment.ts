import type { Format } from '@/lib/format/create-format'
import { type AssessmentAnswer, parseAssessment } from './assessment-answer'
import { sayReason } from './say-reason'
import { sayGroup, sayIndicator, spokenMethodology } from './scoring-words'

type Indicator = AssessmentAnswer['indicators'][number]
type Group = AssessmentAnswer['groups'][number]
type Raise = AssessmentAnswer['raise_most'][number]

/** The texts said anew, and which of them nothing was found for: those stay as the service wrote them, in English. */
function replace<Item extends { english: string[] }>(item: Item, said: { [Field in keyof Item]?: Item[Field] | null }) {
  const fields = Object.keys(said) as (keyof Item & string)[]
  const found = Object.fromEntries(fields.flatMap((one) => (said[one] == null ? [] : [[one, said[one]]])))
  const english = fields.filter((one) => said[one] == null && item[one] !== null)
  return { ...item, ...found, english }
}

function toIndicator(indicator: Indicator, isSpoken: boolean, format: Format): Indicator {
  const said = isSpoken ? sayIndicator(indicator.id, format) : null
  const toEarn = indicator.to_earn === null ? null : (said?.toEarn ?? null)
  const reason = isSpoken ? sayReason(indicator, format) : null
  return replace(indicator, { title: said?.title ?? null, reason, to_earn: toEarn })
}

function toGroup(group: Group, isSpoken: boolean, format: Format): Group {
  const said = isSpoken ? sayGroup(group.id, format) : null
  return replace(group, { title: said?.title ?? null, about: said?.about ?? null })
}

function toRaise(raise: Raise, isSpoken: boolean, format: Format): Raise {
  return replace(raise, { to_earn: isSpoken ? (sayIndicator(raise.indicator, format)?.toEarn ?? null) : null })
}

function saySummary({ score, basis, confidence, known_share: share }: AssessmentAnswer, format: Format): string | null {
  const words = format.words('scoring')
  if (score === null) return null
  if (basis === 'industry_and_region') return words('summaryContext')
  if (basis !== 'own_evidence' || share === null || !['low', 'medium', 'high'].includes(confidence ?? '')) return null
  return words('summaryKnown', { known: Math.round(share * 100), confidence: confidence ?? '' })
}

/** The first version kept its reasons only (service/assessments/present-assessment.ts). */
function isOfReasonsOnly({ score, methodology, basis }: AssessmentAnswer): boolean {
  return score !== null && methodology?.version === '1' && basis === null
}

/**
 * A service's assessment in the reader's language, said from its ids, states and evidence. What has no text here (another
 * methodology, an unknown indicator, evidence of an older answer) stays as the service wrote it and is named in `english`.
 * Any other answer, and that for a reader of English, comes back as it is.
 */
export function sayAssessment(answer: unknown, language: string, format: Format): unknown {
  const assessment = language === 'en' ? null : parseAssessment(answer)
  if (assessment === null) return answer
  const { version = null, current_version: current = null } = assessment.methodology ?? {}
  const isCurrent = current === spokenMethodology
  const isSpoken = isCurrent && version === spokenMethodology
  const summary = isOfReasonsOnly(assessment) ? format.words('scoring')('summaryOlder') : saySummary(assessment, format)
  return replace(
    {
      ...assessment,
      indicators: assessment.indicators.map((one) => toIndicator(one, isSpoken, format)),
      groups: assessment.groups.map((one) => toGroup(one, isCurrent, format)),
      raise_most: assessment.raise_most.map((one) => toRaise(one, isCurrent, format)),
    },
    { summary },
  )
}
