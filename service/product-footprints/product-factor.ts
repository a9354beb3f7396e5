import type { StoredProductFactor } from '@/service/storage/research/outcome'
import type { ProductFootprint } from './pact/product-footprint'

type Factor = Omit<StoredProductFactor, 'footprintId' | 'organizationId' | 'givenOn'> & { year: number }

/**
 * What a footprint says of one unit of its product, kg CO2e. PACT states kg per declared unit, which is an amount of a unit ("12
 * liter"): divided by the amount it is per liter. Per kilogram only where the mass is stated; null else, for a mass of 0 stands for
 * "means nothing here".
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
  // A declared unit of kilograms is its own mass, whatever is written as the mass.
  const mass = pcf.declaredUnitOfMeasurement === 'kilogram' ? amount : Number(pcf.productMassPerDeclaredUnit)
  return mass > 0 ? divide(kilogramsCo2e, mass) : null
}

/** Binary fractions after the fifteenth digit are noise of the division. */
function divide(dividend: number, divisor: number): number {
  return Number((dividend / divisor).toPrecision(15))
}

/** The year of the last day of the reference period, whose end is not part of it. */
function yearOf({ referencePeriodEnd }: ProductFootprint['pcf']): number {
  return new Date(Date.parse(referencePeriodEnd) - 1).getUTCFullYear()
}

const yearsWithoutPeriod = 3

/** From when and until when (not included) it may be used; three years from the end of the reference period where it does not say. */
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
