import { namesCategoryNumber, type ScopeMention } from './parse-scope'
import { findUnit } from './parse-unit'
import { plainText } from './plain-text'
import type { Row } from './table-rows'

const emissionWords =
  /emission|scope|co2|ghg|greenhouse|carbon|utsläpp|klimat|climate|treibhaus|thg|émission|\bges\b|\bgei\b|emision|udledning|utslipp|päästö|排出|スコープ/i

/** "Waste generated, tonnes" and "Fuel, t" are masses, not emissions: a bare unit needs words that say what of. */
export function isOtherTonnage(scope: ScopeMention, row: Row, unit: string, around: string): boolean {
  if (scope.category === null || findUnit(unit, true) !== null) return false
  const own = plainText(`${row.label} ${row.section}`)
  if (emissionWords.test(own) || namesCategoryNumber(row.label)) return false
  return findUnit(row.unitText) !== null || !emissionWords.test(plainText(around))
}
