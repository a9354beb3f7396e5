import type { Candidate } from '@/service/reports/model/figure'
import { because } from '@/service/reports/model/reason'
import { findUnit } from '@/service/reports/words/parse-unit'

type Sized = Candidate & { tonnes: number; gas: 'CO2e' | 'CO2' }

/** Upper bound in tonnes for one organization's scope: the whole world emits about 6e10 a year. */
const LARGEST = 5e9
/** The weight of an equal amount. */
const EQUAL = 4
const usual = [
  { tonnes: 1, text: 'tonnes CO2e' },
  { tonnes: 1e3, text: 'thousand tonnes CO2e' },
  { tonnes: 1e6, text: 'million tonnes CO2e' },
] as const

/**
 * Where a table's unit is only a guess, amounts printed elsewhere for the same scope decide: of the same year, or of neighbouring years
 * within a factor of three. Without any, and with several units on the page, the score is lowered.
 */
export function resolveGuessedUnits(candidates: readonly Sized[]): Sized[] {
  const tables = new Map<string, Sized[]>()
  for (const one of candidates)
    if (one.guessedUnit) tables.set(one.guessedUnit.table, [...(tables.get(one.guessedUnit.table) ?? []), one])
  // Short amounts and small ratios match too many others by chance.
  const anchors = candidates.filter(
    (one) => !one.guessedUnit && one.tonnes >= 100 && one.printedValue.replace(/\D/g, '').length > 2,
  )
  const settled = new Map([...tables.values()].flatMap((table) => settleTable(table, anchors)))
  return candidates.flatMap((one) => settled.get(one) ?? (one.guessedUnit || one.tonnes > LARGEST ? [] : [one]))
}

function settleTable(table: readonly Sized[], anchors: readonly Sized[]): [Sized, Sized][] {
  const [first] = table
  const sized = table.find(({ number }) => number > 0)
  const own = sized ? Number((sized.tonnes / sized.number).toPrecision(9)) : null
  if (!first || !own) return table.map((one) => [one, one])
  const named = [own, ...(first.guessedUnit?.others ?? []).flatMap((text) => findUnit(text)?.tonnes ?? [])]
  const choices = [...new Set([...named, ...usual.map(({ tonnes }) => tonnes)])]
    .filter((factor) => table.every(({ number }) => number * factor <= LARGEST))
    .map((factor) => ({ factor, fits: fitsOf(table, factor, anchors), isNamed: named.includes(factor) }))
    .map((one) => ({ ...one, fit: one.fits.reduce((sum, fit) => sum + fit, 0) }))
  // A unit that the page never names needs an equal amount elsewhere.
  const fitting = choices
    .filter(({ fit, fits, isNamed }) => fit > 0 && (isNamed || fits.includes(EQUAL)))
    .sort((a, b) => b.fit - a.fit)
  const best = fitting[0] ?? choices.find(({ isNamed }) => isNamed)
  if (!best) return []
  const isDoubtful = fitting.length === 0 && new Set(named).size > 1
  return table.map((one) => [one, withFactor(one, best.factor, own, fitting.length > 0, isDoubtful)])
}

/** How well the amounts agree, each with the nearest printed elsewhere for its scope: an equal one of the same year counts most. */
function fitsOf(table: readonly Sized[], factor: number, anchors: readonly Sized[]): number[] {
  return table.map((one) => {
    const near = anchors.filter(({ scope, year }) => scope === one.scope && Math.abs(year - one.year) <= 3)
    const own = near.map((anchor) => {
      const ratio = (one.number * factor) / anchor.tonnes
      if (anchor.year === one.year && Math.abs(ratio - 1) < 0.01) return EQUAL
      return ratio > 1 / 3 && ratio < 3 ? 1 : -1
    })
    return own.length > 0 ? Math.max(...own) : 0
  })
}

function withFactor(one: Sized, factor: number, own: number, isSettled: boolean, isDoubtful: boolean): Sized {
  const text = [one.printedUnit, ...(one.guessedUnit?.others ?? [])].find((unit) => findUnit(unit)?.tonnes === factor)
  const unit = factor === own ? null : findUnit(text ?? usual.find(({ tonnes }) => tonnes === factor)?.text ?? '')
  const reason = isSettled ? [because('unit_compared')] : isDoubtful ? [because('other_units_named')] : []
  return {
    ...one,
    tonnes: one.number * factor,
    printedUnit: unit?.printed ?? one.printedUnit,
    gas: unit?.gas ?? one.gas,
    score: one.score + (isSettled ? 1 : isDoubtful ? -4 : 0),
    reasons: [...one.reasons, ...reason],
  }
}
