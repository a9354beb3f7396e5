import type { StoredProductFactor } from '@/service/storage/research/outcome'
import type { ProductFootprint } from './pact/product-footprint'

type Factor = Omit<StoredProductFactor, 'footprintId' | 'organizationId' | 'givenOn'> & { year: number }

/**
 * Returns the factor of a footprint, kg CO2e per unit of product. PACT states kg per declared unit, which is an amount of a unit ("12
 * liter"), so it is divided by this amount. Per kilogram only if a mass is stated; a mass of 0 means that the product has none.
 */
export function toProductFactor({ pcf, productNameCompany, productIds, ...footprint }: ProductFootprint): Factor {
  const amount = Number(pcf.declaredUnitAmount)
  const excluding = Number(pcf.pcfExcludingBiogenicUptake)
  return {
    year: yearOf(pcf),
    product: productNameCompany,
    productIds,
    unit: pcf.declaredUnitOfMeasurement,
    factor: divide(excluding, amount),
    factorIncludingUptake: divide(Number(pcf.pcfIncludingBiogenicUptake), amount),
    factorPerKilogram: perKilogram(pcf, excluding, amount),
    geography: pcf.geographyCountrySubdivision ?? pcf.geographyCountry ?? pcf.geographyRegionOrSubregion ?? null,
    periodStart: pcf.referencePeriodStart,
    periodEnd: pcf.referencePeriodEnd,
    validUntil: validityOf({ pcf, ...footprint }).until.toISOString(),
  }
}

function perKilogram(pcf: ProductFootprint['pcf'], kilogramsCo2e: number, amount: number): number | null {
  // For a declared unit of kilograms its amount is the mass, whatever mass is stated.
  const mass = pcf.declaredUnitOfMeasurement === 'kilogram' ? amount : Number(pcf.productMassPerDeclaredUnit)
  return mass > 0 ? divide(kilogramsCo2e, mass) : null
}

/** Rounded to 15 digits, because the division of binary fractions is inexact. */
function divide(dividend: number, divisor: number): number {
  return Number((dividend / divisor).toPrecision(15))
}

/** Returns the year of the last day of the reference period, whose end is exclusive. */
function yearOf({ referencePeriodEnd }: ProductFootprint['pcf']): number {
  return new Date(Date.parse(referencePeriodEnd) - 1).getUTCFullYear()
}

const yearsWithoutPeriod = 3

/** Returns the validity period (its end is exclusive); if not stated, until three years after the end of the reference period. */
export function validityOf({
  validityPeriodStart,
  validityPeriodEnd,
  pcf,
}: Pick<ProductFootprint, 'validityPeriodStart' | 'validityPeriodEnd' | 'pcf'>): { from: Date | null; until: Date } {
  const end = new Date(pcf.referencePeriodEnd)
  end.setUTCFullYear(end.getUTCFullYear() + yearsWithoutPeriod)
  return {
    from: validityPeriodStart === undefined ? null : new Date(validityPeriodStart),
    until: validityPeriodEnd === undefined ? end : new Date(validityPeriodEnd),
  }
}
