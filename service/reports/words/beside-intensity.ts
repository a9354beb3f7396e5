import { findUnit, isIntensity } from './parse-unit'

const addition =
  /(?<=\bemissions?\b.*)(?:,? and|,? &|,)(?:,? where (?:appropriate|applicable|available),?)? (?:(?:ghg|carbon|emissions?) )?intensit(?:y|ies)\b.*$/i

/**
 * "Greenhouse gas emissions (in tonnes) and, where appropriate, intensity" over rows of both: for a row with a mass of its own as
 * unit, the heading without what is of the others.
 */
export function headingForMass(heading: string, unit: string): string {
  return findUnit(unit) && !isIntensity(unit) ? heading.replace(addition, '') : heading
}
