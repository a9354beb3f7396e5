import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import { listInWords } from '@/lib/views/translate/list-words'
import type { HeadView } from './head-view'
import type { ScoreView } from './score-view'

const targetWords = {
  set: 'sentenceTargetSet',
  committed: 'sentenceTargetCommitted',
  removed: 'sentenceTargetRemoved',
  none: 'sentenceTargetNone',
} as const satisfies Record<NonNullable<HeadView['target']>, Key<'organization'>>

function figuresOf(name: string, head: HeadView, format: Format): string {
  const words = format.words('organization')
  const { scopes1And2: figure, trend, hasEarlierYears, heldYears, isRecognised } = head
  if (figure === null && !isRecognised) return words('sentenceNotRecognised', { name })
  if (figure === null && heldYears.length > 0) {
    return words('sentenceHeldBack', { name, years: listInWords(heldYears.toReversed().map(String), format) })
  }
  if (figure === null) return words('sentenceNoFigures', { name })
  const mass = figure.notPublic === '' ? figure.inWords : `${figure.inWords} (${figure.notPublic})`
  const values = { name, mass, year: String(figure.year) }
  if (figure.place !== '') {
    const inCountry = { ...values, country: figure.place }
    if (heldYears.length === 0)
      return words(figure.isScope1Only ? 'sentenceScope1InCountry' : 'sentenceScopes12InCountry', inCountry)
    const held = { ...inCountry, years: listInWords(heldYears.toReversed().map(String), format) }
    return words(figure.isScope1Only ? 'sentenceScope1InCountryHeld' : 'sentenceScopes12InCountryHeld', held)
  }
  if (figure.isScope1Only) return words('sentenceScope1', values)
  // A trend that ends in another year than the amount does not belong to it.
  if (trend === null || trend.to !== figure.year)
    return words(hasEarlierYears ? 'sentenceFigures' : 'sentenceFiguresOne', values)
  const change = { ...values, change: trend.text.replace(/^[−+]/, ''), from: String(trend.from) }
  const said = words(trend.share === 0 ? 'sentenceSame' : trend.share < 0 ? 'sentenceFell' : 'sentenceRose', change)
  return trend.isMethodUnnamed ? words('sentenceMethodUnnamed', { figures: said }) : said
}

function targetOf({ target, targetYear, isTargetPast, targetListOf: day }: HeadView, format: Format): string {
  const words = format.words('organization')
  if (target === null) return words('sentenceTargetUnknown')
  if (target === 'set' && targetYear !== null) {
    const key = isTargetPast ? 'sentenceTargetPassed' : 'sentenceTargetSetFor'
    return words(key, { year: String(targetYear) })
  }
  if (target === 'none' && day !== null) return words('sentenceTargetNoneOf', { day })
  return words(targetWords[target])
}

/** An organization in one sentence: its own emissions and their trend, its target, its score. */
export function summarySentence(name: string, head: HeadView, { points, range }: ScoreView, format: Format): string {
  const words = format.words('organization')
  const isRange = range !== null && range.high > range.low
  const score =
    points === null
      ? words('sentenceNotScored')
      : isRange
        ? words('sentenceScoreRange', { points, low: range.low, high: range.high })
        : words('sentenceScore', { points })
  return words('sentenceWhole', { figures: figuresOf(name, head, format), target: targetOf(head, format), score })
}
