import type { Evidence } from '../evidence'
import type { UnknownReason } from '../unknown-reasons'
import {
  type Change,
  changeOver,
  compareScope3,
  compareScopes1And2,
  perRevenue,
  type Window,
} from './comparable-changes'
import { type Indicator, type Judgement, known, unknown } from './indicator'

/**
 * SBTi's minimum for near-term targets: linear reductions of 4.2 % of the base year a year for scopes 1 and 2 (1.5 degrees)
 * and 2.5 % for scope 3 (well below 2 degrees). SBTi Corporate Near-term Criteria, version 5.2 (March 2024).
 */
export const paceOfScopes1And2 = 0.042
export const paceOfScope3 = 0.025

function percent(share: number): string {
  return `${(Math.abs(share) * 100).toFixed(1)}%`
}

function describe(change: Change): string {
  const verb = change.perYear > 0 ? 'rose' : change.perYear < 0 ? 'fell' : 'did not change'
  const by =
    change.perYear === 0 ? '' : ` by ${percent(change.perYear)}${change.to - change.from === 1 ? '' : ' a year'}`
  return `${change.covers.charAt(0).toUpperCase()}${change.covers.slice(1)} ${verb}${by} from ${change.from} to ${change.to}`
}

type Scale = { full: number; some: number; rose: number; pace: number }

function judge(change: Change | null, scale: Scale, otherwise: UnknownReason): Judgement {
  if (change === null) return unknown(otherwise)
  // Rounded where floating point would miss the pace by the last digit.
  const fall = -Math.round(change.perYear * 1e9) / 1e9
  const points = fall >= scale.pace ? scale.full : fall > 0 ? scale.some : fall < 0 ? scale.rose : 0
  return known(points, describe(change), {
    covers: change.covers,
    ...change.boundary,
    from: change.from,
    to: change.to,
    change_per_year: Math.round(change.perYear * 1e6) / 1e6,
    pace: scale.pace,
  })
}

function absolute(window: Window, scale: Scale) {
  return (evidence: Evidence) => judge(changeOver(evidence, window, compareScopes1And2), scale, 'no_same_scopes')
}

function intensity(window: Window, scale: Scale) {
  return (evidence: Evidence) => {
    const change = changeOver(evidence, window, (base, newest) => {
      const compared = compareScopes1And2(base, newest)
      return compared && perRevenue(compared, base, newest)
    })
    return judge(change, scale, 'no_same_scopes_and_revenue')
  }
}

function scope3(scale: Scale) {
  return (evidence: Evidence) => {
    const change =
      changeOver(evidence, 'three_years', compareScope3) ?? changeOver(evidence, 'last_year', compareScope3)
    return judge(change, scale, 'no_same_categories')
  }
}

function rulesOf({ full, some, rose, pace }: Scale): Indicator['rules'] {
  return [
    { id: 'fell_enough', points: full, when: `fell by at least ${(pace * 100).toFixed(1)}% a year` },
    { id: 'fell_less', points: some, when: 'fell by less' },
    {
      id: rose < 0 ? 'unchanged' : 'unchanged_or_rose',
      points: 0,
      when: rose < 0 ? 'did not change' : 'did not change or rose',
    },
    ...(rose < 0 ? [{ id: 'rose', points: rose, when: 'rose' }] : []),
  ]
}

const pace = paceOfScopes1And2
const scales = {
  absoluteLastYear: { full: 6, some: 3, rose: -3, pace },
  absoluteThreeYears: { full: 8, some: 4, rose: -4, pace },
  intensityLastYear: { full: 4, some: 2, rose: -2, pace },
  intensityThreeYears: { full: 4, some: 2, rose: -2, pace },
  // Scope 3 mostly rises because methods change; what is not known to be bad takes no points.
  scope3: { full: 4, some: 2, rose: 0, pace: paceOfScope3 },
} as const satisfies Record<string, Scale>

export const reduction: readonly Indicator[] = [
  {
    id: 'reduction_absolute_last_year',
    group: 'reduction',
    title: 'Emissions since the year before',
    possible: 6,
    rules: rulesOf(scales.absoluteLastYear),
    toEarn: 'Cut scopes 1 and 2 by at least 4.2% within a year, reported by the same method',
    isInItsHands: true,
    judge: absolute('last_year', scales.absoluteLastYear),
  },
  {
    id: 'reduction_absolute_three_years',
    group: 'reduction',
    title: 'Emissions over three years',
    possible: 8,
    rules: rulesOf(scales.absoluteThreeYears),
    toEarn: 'Cut scopes 1 and 2 by at least 4.2% a year over three years or more, reported by the same method',
    isInItsHands: true,
    judge: absolute('three_years', scales.absoluteThreeYears),
  },
  {
    id: 'reduction_intensity_last_year',
    group: 'reduction',
    title: 'Emissions per revenue since the year before',
    possible: 4,
    rules: rulesOf(scales.intensityLastYear),
    toEarn: 'Cut scopes 1 and 2 per unit of revenue by at least 4.2% within a year',
    isInItsHands: true,
    judge: intensity('last_year', scales.intensityLastYear),
  },
  {
    id: 'reduction_intensity_three_years',
    group: 'reduction',
    title: 'Emissions per revenue over three years',
    possible: 4,
    rules: rulesOf(scales.intensityThreeYears),
    toEarn: 'Cut scopes 1 and 2 per unit of revenue by at least 4.2% a year over three years or more',
    isInItsHands: true,
    judge: intensity('three_years', scales.intensityThreeYears),
  },
  {
    id: 'reduction_scope_3',
    group: 'reduction',
    title: 'Scope 3, same categories',
    possible: 4,
    rules: rulesOf(scales.scope3),
    toEarn: 'Publish the same scope 3 categories each year, falling by at least 2.5% a year',
    isInItsHands: true,
    judge: scope3(scales.scope3),
  },
]
