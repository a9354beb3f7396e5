import type { Format } from '@/lib/format/create-format'
import { inUnit, type MassUnit, massUnitFor } from '@/lib/format/mass'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { joinWithCommas, withinSentence } from '@/lib/views/translate/list-words'
import { type Scope3Category, scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { categoryWords } from './scope-3-categories'
import { type Region, yearsOf } from './worldwide'

export type Scope3Bar = { key: string; label: string; kilograms: number; value: number; pointer: string }

export type Scope3Year = {
  year: number
  unit: MassUnit
  /** Largest first. */
  bars: Scope3Bar[]
  /** "9 of 15 categories are stated; not stated: franchises, investments." */
  coverage: string
}

function coverageOf(missing: readonly Scope3Category[], format: Format): string {
  const words = format.words('figures')
  const all = scope3Categories.length
  const counts = { stated: all - missing.length, all }
  if (missing.length === 0) return words('scope3Coverage', counts)
  const named = missing.map((category) => withinSentence(categoryWords(category, format), format))
  return words('scope3CoverageMissing', { ...counts, missing: joinWithCommas(named, format) })
}

/** Scope 3 by category for each year that has any, newest first. A category that is not stated has no bar, rather than a zero. */
export function viewScope3(organization: OrganizationAnswer, region: Region, format: Format): Scope3Year[] {
  return yearsOf(organization, region)
    .toReversed()
    .flatMap(({ year, emissions: { scope_3: amounts } }) => {
      const known = scope3Categories.flatMap((key) => {
        const kilograms = amounts[key]
        return kilograms === null ? [] : [{ key, kilograms }]
      })
      if (known.length === 0) return []
      const missing = scope3Categories.filter((key) => amounts[key] === null)
      const unit = massUnitFor(Math.max(...known.map(({ kilograms }) => kilograms)))
      const bars = known
        .toSorted((a, b) => b.kilograms - a.kilograms)
        .map(({ key, kilograms }) => ({
          key,
          label: categoryWords(key, format),
          kilograms,
          value: inUnit(kilograms, unit),
          pointer: `/emissions/scope_3/${key}`,
        }))
      return [{ year, unit, bars, coverage: coverageOf(missing, format) }]
    })
}
