import { findUnit, isIntensity } from './parse-unit'

const addition =
  /(?<=\bemissions?\b.*)(?:,? and|,? &|,)(?:,? where (?:appropriate|applicable|available),?)? (?:(?:ghg|carbon|emissions?) )?intensit(?:y|ies)\b.*$/i

/**
 * For a row with its own unit of mass: the heading without its other topics. "Greenhouse gas emissions (in tonnes) and, where
 * appropriate, intensity" stands above rows of both.
 */
export function headingForMass(heading: string, unit: string): string {
  return findUnit(unit) && !isIntensity(unit) ? heading.replace(addition, '') : heading
}
