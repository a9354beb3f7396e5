import type { Level } from '@/service/reference/rank-levels'
import { type Indicator, type Judgement, known, unknown } from './indicator'

type Points = Record<Exclude<Level, 'unknown'>, number>

const industryPoints: Points = { very_low: 9, low: 7, medium: 5, high: 2, very_high: 0 }
const regionPoints: Points = { very_low: 5, low: 4, medium: 3, high: 1, very_high: 0 }

function judgeLevel(level: Level, points: Points, of: 'industry' | 'country'): Judgement {
  if (level === 'unknown') return unknown(`no_${of}_level`)
  return known(points[level], `Carbon intensity of its ${of}: ${level.replace('_', ' ')}`, { level })
}

function rulesOf(points: Points): Indicator['rules'] {
  return Object.entries(points).map(([level, earned]) => ({ id: level, points: earned, when: level.replace('_', ' ') }))
}

export const context: readonly Indicator[] = [
  {
    id: 'industry_level',
    group: 'context',
    title: 'Carbon intensity of its industry',
    possible: 9,
    rules: rulesOf(industryPoints),
    toEarn: 'Follows from what the organization does; name its industry where it is not known',
    isInItsHands: false,
    judge: ({ industryLevel }) => judgeLevel(industryLevel, industryPoints, 'industry'),
  },
  {
    id: 'region_level',
    group: 'context',
    title: 'Carbon intensity of its country',
    possible: 5,
    rules: rulesOf(regionPoints),
    toEarn: 'Follows from where the organization is; name its country where it is not known',
    isInItsHands: false,
    judge: ({ regionLevel }) => judgeLevel(regionLevel, regionPoints, 'country'),
  },
]
