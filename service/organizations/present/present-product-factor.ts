import type { ProductionEmissionFactor } from '@/service/contract/organization/organization'
import { productFootprintSource } from '@/service/reference/private-source'
import type { StoredProductFactor } from '@/service/storage/research/outcome'

/** `publicUrl`: base of links to the service itself. */
export function presentProductFactor(
  { organizationId, footprintId, ...factor }: StoredProductFactor,
  publicUrl: string | null,
): ProductionEmissionFactor {
  return {
    product: factor.product,
    unit: factor.unit,
    factor: factor.factor,
    source: { url: `${publicUrl ?? ''}${productFootprintSource.urlOf(organizationId)}/${footprintId}` },
    factor_including_biogenic_uptake: factor.factorIncludingUptake,
    factor_per_kilogram: factor.factorPerKilogram,
    product_ids: factor.productIds,
    geography: factor.geography,
    reference_period: { start: factor.periodStart, end: factor.periodEnd },
    valid_until: factor.validUntil,
  }
}
