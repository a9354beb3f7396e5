import type { Format } from '@/lib/format/create-format'
import english from '@/lib/messages/en/estimates.json'
import type { Key } from '@/lib/messages/words'
import { type EstimateAnswer, parseEstimate } from '@/lib/views/answers/estimate-answer'

const keys = [
  'averageDisclosed',
  'averageOfEpa',
  'boundary',
  'converted',
  'countryUnknown',
  'disclosed',
  'industryGroup',
  'industryUnknown',
  'industryUnknownYet',
  'intensityUnknown',
  'noFactor',
  'noRevenue',
  'notOfUs',
  'ownCountry',
  'purchaserPrices',
  'rangeByFactors',
  'rangeByRule',
  'revenueEarlier',
  'revenueLater',
  'spendEarlier',
  'spendLater',
  'spendYearAssumed',
] as const satisfies readonly Key<'estimates'>[]

/** The English texts equal our service's sentences (service/estimates, service/organizations), so they identify which one it wrote. */
const sentences = keys.map((key) => {
  const text = english[key].replace(/[.()]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')
  return { key, pattern: new RegExp(`^${text}$`) }
})

function sayValue(name: string, value: string, format: Format): string {
  if (name === 'region') return format.country(value).name
  if (name === 'industry') return format.industryName(value)
  const isAmount = (name === 'factor' || name === 'rate') && Number.isFinite(Number(value))
  return isAmount ? format.number.significant(Number(value), 6) : value
}

function say(sentence: string, format: Format): string {
  for (const { key, pattern } of sentences) {
    const match = pattern.exec(sentence)
    if (match === null) continue
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => [name, sayValue(name, value, format)])
    return format.words('estimates')(key, Object.fromEntries(values))
  }
  return sentence
}

function sayAll(answer: EstimateAnswer, format: Format): EstimateAnswer {
  const sayIf = (sentence: string | null) => (sentence === null ? null : say(sentence, format))
  const { estimate, reason } = answer
  if (estimate === null) return { ...answer, reason: sayIf(reason) }
  const { boundary, basis, regional_reason } = estimate
  const said = { boundary: sayIf(boundary), regional_reason: sayIf(regional_reason) }
  return { ...answer, estimate: { ...estimate, ...said, basis: basis.map((line) => say(line, format)) } }
}

/**
 * A service's estimate with its steps and reasons in the reader's language; unknown sentences stay in the service's words. Any other
 * answer, and one for a reader of English, is returned unchanged.
 */
export function sayEstimate(answer: unknown, language: string, format: Format): unknown {
  const estimate = language === 'en' ? null : parseEstimate(answer)
  return estimate === null ? answer : sayAll(estimate, format)
}
