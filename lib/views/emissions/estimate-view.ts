import type { Format } from '@/lib/format/create-format'
import type { EstimateAnswer } from '@/lib/views/answers/estimate-answer'
import { confidenceWords } from '@/lib/views/translate/confidence-words'
import { joinSentences } from '@/lib/views/translate/list-words'

export type EstimateView =
  | { kind: 'none'; reason: string }
  | {
      kind: 'estimate'
      figure: string
      range: string
      confidence: string
      of: string
      regional: string
      basis: string[]
      source: { title: string; url: string | null } | null
    }

/** The texts of the panel; every figure in it is called an estimate. */
export function viewEstimate({ estimate, reason }: EstimateAnswer, format: Format): EstimateView {
  const words = format.words('figures')
  const none = (why: string): EstimateView => ({ kind: 'none', reason: why })
  if (estimate === null) return none(reason ?? words('noEstimate'))
  const { value, low, high, amount, factor } = estimate
  if (value === null) return none(words('noFigure'))
  const between = (from: number | null, to: number | null) =>
    from === null || to === null
      ? words('rangeNotStated')
      : words('range', { from: format.massInWords(from), to: format.massInWords(to) })
  const money = format.money(amount.amount ?? 0, amount.currency ?? '')
  const kind = amount.kind === 'revenue' ? 'revenue' : 'spend'
  const of =
    amount.year === null
      ? words('estimateAmount', { kind, money })
      : kind === 'spend'
        ? // The reader types no year: it is the service's assumption.
          words('estimateSpendAssumed', { money, year: String(amount.year) })
        : words('estimateAmountInYear', { kind, money, year: String(amount.year) })
  return {
    kind: 'estimate',
    figure: format.massInWords(value),
    range: between(low, high),
    confidence: words('confidence', { level: confidenceWords(estimate.confidence, format) }),
    of: amount.source?.title ? `${of} (${amount.source.title})` : of,
    regional: describeRegional(estimate, format, between),
    basis: [...(estimate.boundary === null ? [] : [estimate.boundary]), ...estimate.basis],
    source: factor.source.title === null ? null : { title: factor.source.title, url: factor.source.url },
  }
}

function describeRegional(
  { regional, regional_reason: reason }: NonNullable<EstimateAnswer['estimate']>,
  format: Format,
  between: (from: number | null, to: number | null) => string,
): string {
  const words = format.words('figures')
  if (regional === null || regional.value === null)
    return reason === null ? words('notAdjusted') : words('notAdjustedBecause', { reason })
  const values = {
    country: regional.country.region === null ? words('itsCountry') : format.country(regional.country.region).name,
    mass: format.massInWords(regional.value),
    range: between(regional.low, regional.high),
  }
  const adjusted =
    regional.ratio === null
      ? words('adjusted', values)
      : words('adjustedTimes', { ...values, ratio: format.number.significant(regional.ratio, 3) })
  return joinSentences([adjusted, words('estimateWhich')], format)
}
