import { disclosingYears, type Evidence, hasOwnEvidence } from '../evidence'
import { context } from './context'
import { disclosure } from './disclosure'
import { performance } from './performance'
import { reduction } from './reduction'
import { targets } from './targets'

const indicators = [...disclosure, ...reduction, ...targets, ...performance, ...context]

/**
 * The score of methodology version 2, kept unchanged so that `npm run check -- scores` can set it beside the current one.
 * It counted what the sources lack as not disclosed. 0 to 1; null where neither the company nor its industry is known.
 */
export function scoreByVersion2(given: Evidence): number | null {
  const evidence = { ...given, years: disclosingYears(given) }
  if (!hasOwnEvidence(evidence) && evidence.industryLevel === 'unknown') return null
  const tenths = indicators.reduce((sum, { judge }) => sum + Math.round(judge(evidence).points * 10), 0)
  return Math.min(1, Math.max(0, tenths / 1000))
}
