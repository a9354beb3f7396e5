import { describeCountry } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import type { EstimateAnswer } from './estimate-answer'

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

/** What the panel writes; every figure is called an estimate there. */
export function viewEstimate({ estimate, reason }: EstimateAnswer, format: Format): EstimateView {
  const none = (words: string): EstimateView => ({ kind: 'none', reason: words })
  if (estimate === null) return none(reason ?? 'The service gives no estimate and no reason')
  const { value, low, high, amount, factor } = estimate
  if (value === null) return none('The service gives no figure')
  const between = (from: number | null, to: number | null) =>
    from === null || to === null ? 'range not stated' : `${format.massInWords(from)} to ${format.massInWords(to)}`
  const money = format.money(amount.amount ?? 0, amount.currency ?? '')
  const of = `${amount.kind === 'revenue' ? 'Revenue' : 'A spend'} of ${money}${amount.year === null ? '' : ` in ${amount.year}`}`
  return {
    kind: 'estimate',
    figure: format.massInWords(value),
    range: between(low, high),
    confidence: `${estimate.confidence ?? 'unknown'} confidence`,
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
  if (regional === null || regional.value === null)
    return reason === null ? 'Not adjusted for the country' : `Not adjusted for the country: ${reason}`
  const country = regional.country.region === null ? 'its country' : describeCountry(regional.country.region).name
  const ratio = regional.ratio === null ? '' : `, ${format.number.significant(regional.ratio, 3)} times the US`
  return `Adjusted for ${country}${ratio}: ${format.massInWords(regional.value)} (${between(regional.low, regional.high)})`
}
