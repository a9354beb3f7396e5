import type { Words } from '@/lib/messages/words'
import type { LineReason } from '@/lib/views/answers/footprint/kept-footprint-answer'

const keys = {
  added: 'becauseAdded',
  gone: 'becauseGone',
  spend: 'becauseSpend',
  rate: 'becauseRate',
  stated: 'becauseStated',
  own_figures: 'becauseOwnFigures',
  industry: 'becauseIndustry',
  factor: 'becauseFactor',
  choice: 'becauseChoice',
  calculation: 'becauseCalculation',
  target: 'becauseTarget',
} as const satisfies Record<LineReason, string>

/** Why a line of a kept footprint differs today. */
export function lineReasonWord(words: Words<'footprint'>, reason: LineReason): string {
  return words(keys[reason])
}
