import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isPartLabel, namesCategoryNumber, parseScope, type ScopeMention } from './parse-scope'
import { findUnit } from './parse-unit'
import { plainText } from './plain-text'

const emissionWords =
  /emission|scope|co2|ghg|greenhouse|carbon|utsläpp|klimat|climate|treibhaus|thg|émission|\bges\b|\bgei\b|emision|udledning|utslipp|päästö|排出|排放|スコープ/i

/** Whether words are about emissions at all. */
export function saysEmissions(text: string): boolean {
  return emissionWords.test(plainText(text))
}

const services = /servic|tjänst|tje?nest|leistung|servizi|serviço|palvelu|サービス/i

/** Categories of waste, goods, fuel and sold products have a weight of their own; travel, leases and services do not. */
function isWeighable(category: number, label: string): boolean {
  if (category === 1) return !services.test(label)
  if (category === 3) return !/energ|énerg/i.test(label)
  return [5, 10, 12].includes(category)
}

/**
 * "Community investment" in a table about people and safety, without even a unit of mass, is not category 15; nor is "Total waste
 * generated" the waste category.
 */
export function isNamedByChance({ category, isByWords }: ScopeMention, row: Row, around: string): boolean {
  // Waste after scope 1 in a table is not necessarily about emissions.
  const isUnder = category === 15 || parseScope(row.under)?.scopes.join() === '3'
  const said = plainText(`${row.label} ${row.section} ${isUnder ? row.under : ''} ${around}`)
  const mayBeOther = category === 15 || (category !== null && isWeighable(category, row.label))
  return mayBeOther && isByWords && !namesCategoryNumber(row.label) && !emissionWords.test(said)
}

/** "Total waste (t)", perhaps below scope 3 rows: the weight of all waste. */
const massOfWaste =
  /^totale? (?:amount of |quantity of |des |de |di |weight of )?(?:waste|déchets|avfall|affald|jätteet|residuos|rifiuti|resíduos|afval)(?!\p{L})|^gesamt(?:menge )?abf[aä]lle?/iu

/** "Waste generated, tonnes" and "Fuel, t" are masses, not emissions: a unit without a gas needs words that say emissions. */
export function isOtherTonnage(scope: ScopeMention, row: Row, unit: string, around: string): boolean {
  if (scope.category === null || findUnit(unit, true) !== null) return false
  const own = plainText(`${row.label} ${row.section}`)
  if (massOfWaste.test(row.label) && !emissionWords.test(plainText(row.label))) return true
  if (emissionWords.test(own) || namesCategoryNumber(row.label)) return false
  // "of which purchased goods and services | tonnes" right under "CO2e, scope 3 | tonnes".
  const isPart = isPartLabel(row.label) && emissionWords.test(plainText(row.under))
  if (parseScope(row.under)?.scopes.join() === '3' && (isPart || !isWeighable(scope.category, own))) return false
  // "Hazardous waste (tonnes)" in a table of emissions, energy and waste.
  if (isWeighable(scope.category, own) && findUnit(row.label) !== null) return true
  return findUnit(row.unitText) !== null || !emissionWords.test(plainText(around))
}
