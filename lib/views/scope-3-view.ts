import { inUnit, type MassUnit, massUnitFor } from '@/lib/format/mass'
import { scope3Categories } from '@/service/contract/scope-3-categories'
import type { OrganizationAnswer } from './organization-answer'
import { type Region, yearsOf } from './worldwide'

export type Scope3Bar = { key: string; label: string; kilograms: number; value: number; pointer: string }

export type Scope3Year = {
  year: number
  unit: MassUnit
  /** The largest first. */
  bars: Scope3Bar[]
  /** "9 of 15 categories are stated; not stated: franchises, investments." */
  coverage: string
}

/** "purchased_goods_and_services" -> "Purchased goods and services" */
export function categoryWords(category: string): string {
  const words = category.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function coverageOf(missing: readonly string[]): string {
  const stated = scope3Categories.length - missing.length
  const words = `${stated} of ${scope3Categories.length} categories are stated`
  return missing.length === 0
    ? `${words}.`
    : `${words}. Not stated: ${missing.map((one) => one.replaceAll('_', ' ')).join(', ')}.`
}

/** Scope 3 by category for each year that has any, newest first. A category that is not stated has no bar, not one of zero. */
export function viewScope3(organization: OrganizationAnswer, region: Region): Scope3Year[] {
  return yearsOf(organization, region)
    .toReversed()
    .flatMap(({ year, emissions: { scope_3: amounts } }) => {
      const known = scope3Categories.flatMap((key) => {
        const kilograms = amounts[key]
        return kilograms === null ? [] : [{ key, kilograms }]
      })
      if (known.length === 0) return []
      const unit = massUnitFor(Math.max(...known.map(({ kilograms }) => kilograms)))
      const bars = known
        .toSorted((a, b) => b.kilograms - a.kilograms)
        .map(({ key, kilograms }) => ({
          key,
          label: categoryWords(key),
          kilograms,
          value: inUnit(kilograms, unit),
          pointer: `/emissions/scope_3/${key}`,
        }))
      return [{ year, unit, bars, coverage: coverageOf(scope3Categories.filter((key) => amounts[key] === null)) }]
    })
}
