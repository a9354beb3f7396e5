import type { ProductFootprintEntry } from '@/service/contract/product-footprints/product-footprint'
import type { CountingRow, ProductFootprintRow } from '@/service/storage/engagement/product-footprints'
import { stateOfFootprint } from './footprint-state'
import { ProductFootprint } from './pact/product-footprint'
import { toProductFactor } from './product-factor'

/** Returns a footprint in the shape of the interface. `all` are the footprints of its organization. */
export function presentProductFootprint(
  row: ProductFootprintRow,
  all: readonly CountingRow[],
  now: Date,
): ProductFootprintEntry {
  const footprint = ProductFootprint.parse(row.document)
  const { pcf } = footprint
  const { year, factor, factorPerKilogram, geography } = toProductFactor(footprint)
  const { dqi, verification } = pcf
  return {
    id: row.id,
    pact_id: row.pactId,
    state: stateOfFootprint(row, all, now),
    spec_version: footprint.specVersion,
    preceding_ids: row.precedingIds,
    product: footprint.productNameCompany,
    product_description: footprint.productDescription,
    product_ids: footprint.productIds,
    product_classifications: footprint.productClassifications ?? [],
    company_name: footprint.companyName,
    company_ids: footprint.companyIds,
    company_known_by: row.companyKnownBy,
    declared_unit: pcf.declaredUnitOfMeasurement,
    declared_amount: pcf.declaredUnitAmount,
    mass_per_declared_unit: Number(pcf.productMassPerDeclaredUnit) > 0 ? pcf.productMassPerDeclaredUnit : null,
    pcf_excluding_biogenic_uptake: pcf.pcfExcludingBiogenicUptake,
    pcf_including_biogenic_uptake: pcf.pcfIncludingBiogenicUptake,
    year,
    factor,
    factor_per_kilogram: factorPerKilogram,
    reference_period_start: pcf.referencePeriodStart,
    reference_period_end: pcf.referencePeriodEnd,
    geography,
    boundary: pcf.boundaryProcessesDescription || null,
    valid_from: row.validFrom?.toISOString() ?? null,
    valid_until: row.validUntil.toISOString(),
    exempted_percent: pcf.exemptedEmissionsPercent,
    primary_data_share: pcf.primaryDataShare ?? null,
    data_quality: dqi
      ? { technological: dqi.technologicalDQR, geographical: dqi.geographicalDQR, temporal: dqi.temporalDQR }
      : null,
    standards: pcf.crossSectoralStandards,
    characterization_factors: pcf.ipccCharacterizationFactors,
    verification: verification
      ? {
          coverage: verification.coverage ?? null,
          provider: verification.providerName || null,
          standard: verification.standardName || null,
          completed_at: verification.completedAt ?? null,
        }
      : null,
    comment: footprint.comment || null,
    created: footprint.created,
    origin: row.origin,
    given_from: row.givenFrom,
    given_by: row.givenBy,
    given_at: row.givenAt.toISOString(),
  }
}
