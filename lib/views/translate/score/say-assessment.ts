import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import { type AssessmentAnswer, parseAssessment } from '@/lib/views/answers/assessment-answer'
import { sayReason } from './say-reason'
import { sayGroup, sayIndicator, spokenMethodology } from './scoring-words'

type Indicator = AssessmentAnswer['indicators'][number]
type Group = AssessmentAnswer['groups'][number]
type Raise = AssessmentAnswer['raise_most'][number]
type Need = AssessmentAnswer['we_need'][number]

/** Replaces the translatable texts and lists those without words here: they stay in the service's English. */
function replace<Item extends { english: string[] }>(item: Item, said: { [Field in keyof Item]?: Item[Field] | null }) {
  const fields = Object.keys(said) as (keyof Item & string)[]
  const found = Object.fromEntries(fields.flatMap((one) => (said[one] == null ? [] : [[one, said[one]]])))
  const english = fields.filter((one) => said[one] == null && item[one] !== null)
  return { ...item, ...found, english }
}

/** By the codes of the service (service/scoring/advice-limits.ts). */
const limitKeys: Readonly<Record<string, Key<'scoring'>>> = {
  fossil_fuels: 'limitFossilFuels',
  target_ended: 'limitTargetEnded',
}

function toIndicator(indicator: Indicator, isSpoken: boolean, format: Format): Indicator {
  const said = isSpoken ? sayIndicator(indicator.id, format) : null
  const limit = limitKeys[indicator.advice_limit ?? '']
  const advice =
    indicator.advice_limit === null ? (said?.toEarn ?? null) : limit ? format.words('scoring')(limit) : null
  const toEarn = indicator.to_earn === null ? null : advice
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

function saySummary(
  { score, confidence, known_share: share, methodology, we_need: needs }: AssessmentAnswer,
  format: Format,
): string | null {
  const words = format.words('scoring')
  if (share === null) return methodology?.version === null ? null : words('summaryOlder')
  if (score === null) {
    // Without a company nothing was looked up in our sources.
    const isIdentified = needs.every(({ need }) => need !== 'company')
    const key = isIdentified ? 'summaryNotScored' : 'summaryNotIdentified'
    return words(key, { known: Math.floor(share * 100), from: scoredFrom })
  }
  if (!['low', 'medium', 'high'].includes(confidence ?? '')) return null
  return words('summaryKnown', { known: Math.round(share * 100), confidence: confidence ?? '' })
}

/** Known points from which the service gives a score (service/scoring/methodology.ts). */
const scoredFrom = 40

const needKeys: Readonly<Record<string, Key<'assessment'>>> = {
  report: 'needReport',
  company: 'needCompany',
  list_row: 'needListRow',
  industry: 'needIndustry',
  country: 'needCountry',
}

function toNeed(need: Need, format: Format): Need {
  const key = needKeys[need.need]
  return replace(need, { words: key === undefined ? null : format.words('assessment')(key) })
}

/**
 * A service's assessment in the reader's language, written from its ids, states and evidence. What has no text here (another methodology,
 * an unknown indicator, evidence of an older answer) stays in the service's words and is listed in `english`. Any other answer, and one
 * for a reader of English, is returned unchanged.
 */
export function sayAssessment(answer: unknown, language: string, format: Format): unknown {
  const assessment = language === 'en' ? null : parseAssessment(answer)
  if (assessment === null) return answer
  const { version = null, current_version: current = null } = assessment.methodology ?? {}
  const isCurrent = current === spokenMethodology
  const isSpoken = isCurrent && version === spokenMethodology
  const summary = saySummary(assessment, format)
  return replace(
    {
      ...assessment,
      indicators: assessment.indicators.map((one) => toIndicator(one, isSpoken, format)),
      groups: assessment.groups.map((one) => toGroup(one, isCurrent, format)),
      raise_most: assessment.raise_most.map((one) => toRaise(one, isCurrent, format)),
      we_need: assessment.we_need.map((one) => toNeed(one, format)),
    },
    { summary },
  )
}
