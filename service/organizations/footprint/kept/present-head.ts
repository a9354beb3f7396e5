import type { KeptFootprintHead } from '@/service/contract/footprint/kept-footprint'
import type { KeptHead } from '@/service/storage/organizations/kept-footprints'

export function presentHead(row: KeptHead): KeptFootprintHead {
  const { id, title, year, currency, kg, suppliers, version, digest } = row
  return {
    id,
    title,
    kept_by: row.keptBy,
    kept_at: row.keptAt.toISOString(),
    year,
    currency,
    kg,
    suppliers,
    covered_suppliers: row.coveredSuppliers,
    version,
    digest,
  }
}
