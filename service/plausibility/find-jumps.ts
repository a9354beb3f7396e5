import type { Disclosure, SourceId } from '@/service/reference/records'
import type { Finding, HeldField } from './finding'
import { toFinding } from './to-finding'

/**
 * Scope 3 and totals are left out: they jump whenever a company reports more categories. So are figures of owners of sites,
 * because sites are bought and sold.
 */
const fields = [
  'scope1Kg',
  'scope2Kg',
  'scope2LocationKg',
  'scope2MarketKg',
  'scope1And2Kg',
  'scope1And2LocationKg',
  'scope1And2MarketKg',
] as const satisfies readonly HeldField[]
const ownersOfSites: readonly SourceId[] = ['epa-ghgrp', 'au-nger', 'uk-ets', 'ca-ghgrp', 'us-washington']

/** A misplaced decimal point is a factor of about ten; the limits leave room for the year's real change. */
const tenfold = { least: 8.7, most: 11.5 }
/** Kilotonnes written as tonnes, with room for the year's real change. */
const thousandfold = { least: 300, most: 3000 }
/** The other years must agree within this factor, otherwise nothing shows which of them is wrong. */
const steady = 1.5
/** Kilograms. Below this a year's real change may be tenfold: a few cars, one boiler. */
const smallest = 1_000_000

type Point = { disclosure: Disclosure; kilograms: number }

/**
 * Finds figures of one company, source and region that are about 10 or 1000 times above or below both neighbouring years or, at
 * either end of a series, the two years next to them. Two years alone prove nothing and are kept.
 */
export function findJumps(disclosures: readonly Disclosure[]): Finding[] {
  return fields.flatMap((field) => {
    const points = disclosures
      .filter(({ source }) => !ownersOfSites.includes(source))
      .flatMap((disclosure): Point[] => {
        const kilograms = disclosure.emissions[field]
        return kilograms === undefined || kilograms === 0 ? [] : [{ disclosure, kilograms }]
      })
      .toSorted((a, b) => a.disclosure.year - b.disclosure.year)
    return points.flatMap((point, index) => {
      const witnesses = witnessesOf(points, index)
      const times = witnesses && timesApart(point, witnesses)
      if (times === null || witnesses === null) return []
      const years = witnesses.map(({ disclosure }) => disclosure.year).join(' and ')
      const words = `about ${times} times ${point.kilograms > witnesses[0].kilograms ? 'more' : 'less'} than in ${years}`
      return [toFinding('jump', point.disclosure, field, point.kilograms, words)]
    })
  })
}

/** Returns the years on both sides, or the two nearest years at either end of the series; null where there are fewer. */
function witnessesOf(points: readonly Point[], index: number): [Point, Point] | null {
  const inner: [Point | undefined, Point | undefined] = [points[index - 1], points[index + 1]]
  const pair =
    inner[0] === undefined
      ? [inner[1], points[index + 2]]
      : inner[1] === undefined
        ? [inner[0], points[index - 2]]
        : inner
  const [first, second] = pair
  return first === undefined || second === undefined ? null : [first, second]
}

function timesApart(point: Point, [first, second]: [Point, Point]): 10 | 1000 | null {
  if (Math.max(point.kilograms, first.kilograms) < smallest) return null
  if (factorBetween(first.kilograms, second.kilograms) > steady) return null
  const factor = factorBetween(point.kilograms, Math.sqrt(first.kilograms * second.kilograms))
  if (factor >= tenfold.least && factor <= tenfold.most) return 10
  return factor >= thousandfold.least && factor <= thousandfold.most ? 1000 : null
}

function factorBetween(left: number, right: number): number {
  return left > right ? left / right : right / left
}
