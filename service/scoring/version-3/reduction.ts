import { roundToDigits } from '@/service/contract/organization/change-digits'
import type { Evidence } from '../evidence'
import { defineIndicator, type Found, type Indicator, type Rule } from '../indicator'
import { type Asked, type Change, changeOver, type Window } from './comparable-changes'

/**
 * SBTi's minimum for near-term targets: linear reductions of 4.2 % of the base year a year for scopes 1 and 2 (1.5 degrees)
 * and 2.5 % for scope 3 (well below 2 degrees). SBTi Corporate Near-term Criteria, version 5.2 (March 2024).
 */
export const paceOfScopes1And2 = 0.042
export const paceOfScope3 = 0.025

/** With no more digits than the figures bear; a change that is not zero is never shown as 0. */
function percent(share: number, digits: number): string {
  const { value, places } = roundToDigits(Math.abs(share) * 100, digits, 1)
  const figure = value.toFixed(places)
  return /[1-9]/.test(figure) ? `${figure}%` : 'less than 0.1%'
}

function say(change: Change): string {
  const verb = change.perYear > 0 ? 'rose' : change.perYear < 0 ? 'fell' : 'did not change'
  const by =
    change.perYear === 0
      ? ''
      : ` by ${percent(change.perYear, change.digits)}${change.to - change.from === 1 ? '' : ` of the ${change.from} amount a year`}`
  return `${change.covers.charAt(0).toUpperCase()}${change.covers.slice(1)} ${verb}${by} from ${change.from} to ${change.to}`
}

/** Yearly fall as a share of the first year's amount, rounded because floating point could miss the pace by its last digit. */
function fallOf({ perYear }: Change): number {
  return -Math.round(perYear * 1e9) / 1e9
}

/**
 * The digits of a change in its sentence: those that it bears, and one more where rounding would move it across the pace. "Fell by 4%" beside
 * the points for at least 4.2% would deny a fall by 4.3%.
 */
function digitsBesidePace(change: Change, pace: number): number {
  const fall = fallOf(change)
  const isCrossed = (digits: number) => roundToDigits(fall * 100, digits, 1).value / 100 >= pace !== fall >= pace
  return fall > 0 && isCrossed(change.digits) ? change.digits + 1 : change.digits
}

type Scale = { full: number; some: number; rose: number; pace: number }

function rulesOf({ full, some, rose, pace }: Scale): Rule<Change>[] {
  const fell: Rule<Change>[] = [
    {
      id: 'fell_enough',
      points: full,
      when: `fell by at least ${(pace * 100).toFixed(1)}% a year`,
      holds: (change) => fallOf(change) >= pace,
    },
    { id: 'fell_less', points: some, when: 'fell by less', holds: (change) => fallOf(change) > 0 },
  ]
  if (rose === 0)
    return [...fell, { id: 'unchanged_or_rose', points: 0, when: 'did not change or rose', holds: () => true }]
  return [
    ...fell,
    { id: 'unchanged', points: 0, when: 'did not change', holds: (change) => fallOf(change) === 0 },
    { id: 'rose', points: rose, when: 'rose', holds: () => true },
  ]
}

type Looked = { windows: readonly Window[]; asked: Asked; pace: number }

function lookAt(evidence: Evidence, { windows, asked, pace }: Looked): Found<Change> {
  const changes = windows.map((window) => changeOver(evidence, window, asked))
  const found = changes.find((change) => typeof change !== 'string')
  if (found) return { finding: { ...found, digits: digitsBesidePace(found, pace) }, finality: found.finality }
  const reasons = changes.filter((change) => typeof change === 'string')
  return { because: reasons.find((reason) => reason === 'another_method') ?? reasons[0] ?? 'no_figures' }
}

/** A change too small for six decimals is written with all of its own: 0 would say that there was none. */
function inSixDecimals(share: number): number {
  return Math.round(share * 1e6) / 1e6 || share
}

function reductionIndicator(
  texts: Pick<Indicator, 'id' | 'title' | 'toEarn'>,
  scale: Scale,
  asked: Asked,
  ...windows: readonly Window[]
): Indicator {
  return defineIndicator<Change>({
    ...texts,
    group: 'reduction',
    isInItsHands: true,
    need: 'report',
    isAbsenceKnown: true,
    rules: rulesOf(scale),
    look: (evidence) => lookAt(evidence, { windows, asked, pace: scale.pace }),
    say,
    describe: (change) => ({
      covers: change.covers,
      ...change.boundary,
      from: change.from,
      to: change.to,
      change_per_year: inSixDecimals(change.perYear),
      significant_digits: change.digits,
      pace: scale.pace,
    }),
  })
}

const pace = paceOfScopes1And2

export const reduction: readonly Indicator[] = [
  reductionIndicator(
    {
      id: 'reduction_absolute_last_year',
      title: 'Emissions since the year before',
      toEarn: 'Cut scopes 1 and 2 by at least 4.2% within a year, reported by the same method',
    },
    { full: 6, some: 3, rose: -3, pace },
    'scopes_1_and_2',
    'last_year',
  ),
  reductionIndicator(
    {
      id: 'reduction_absolute_three_years',
      title: 'Emissions over three years',
      toEarn: 'Cut scopes 1 and 2 by at least 4.2% a year over three years or more, reported by the same method',
    },
    { full: 8, some: 4, rose: -4, pace },
    'scopes_1_and_2',
    'three_years',
  ),
  reductionIndicator(
    {
      id: 'reduction_intensity_last_year',
      title: 'Emissions per revenue since the year before',
      toEarn: 'Cut scopes 1 and 2 per unit of revenue by at least 4.2% within a year',
    },
    { full: 4, some: 2, rose: -2, pace },
    'scopes_1_and_2_per_revenue',
    'last_year',
  ),
  reductionIndicator(
    {
      id: 'reduction_intensity_three_years',
      title: 'Emissions per revenue over three years',
      toEarn: 'Cut scopes 1 and 2 per unit of revenue by at least 4.2% a year over three years or more',
    },
    { full: 4, some: 2, rose: -2, pace },
    'scopes_1_and_2_per_revenue',
    'three_years',
  ),
  reductionIndicator(
    {
      id: 'reduction_scope_3',
      title: 'Scope 3, same categories',
      toEarn: 'Publish the same scope 3 categories each year, falling by at least 2.5% a year',
    },
    // Scope 3 mostly rises because methods change, so a rise is not known to be bad and costs no points.
    { full: 4, some: 2, rose: 0, pace: paceOfScope3 },
    'scope_3',
    'three_years',
    'last_year',
  ),
]
