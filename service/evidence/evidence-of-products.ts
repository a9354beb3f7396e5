import type { EvidenceEntry, EvidenceSource } from '@/service/contract/organization/evidence'
import { productFootprintSource } from '@/service/reference/private-source'
import type { StoredPerformance, StoredProductFactor } from '@/service/storage/research/outcome'
import { givenSource } from './given-source'
import { makeEntry } from './make-entry'
import { say } from './say'

const id = 'product-footprints'
const { urlOf } = productFootprintSource

/** Returns the evidence of each factor in `production_emission_factors` of a performance. `base`: JSON pointer to the performance. */
export function evidenceOfProducts(base: string, { productFactors = [] }: StoredPerformance): EvidenceEntry[] {
  return productFactors.map((factor, index) =>
    makeEntry({
      path: `${base}/production_emission_factors/${index}/factor`,
      label: say('product_factor', { product: factor.product }),
      value: factor.factor,
      unit: `kg CO2e/${factor.unit}`,
      method: 'stated_privately',
      basis: [
        say('product_footprint', { day: factor.givenOn }),
        say('product_period', { from: factor.periodStart.slice(0, 10), until: lastDay(factor.periodEnd) }),
        say('product_boundary'),
      ],
      statement: statementOf(factor),
    }),
  )
}

/** Returns the last day of a period whose end is exclusive. */
function lastDay(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString().slice(0, 10)
}

/** Links to the document. Its printed values are not repeated, because they are per declared unit. */
function statementOf({
  organizationId,
  footprintId,
  givenOn,
  product,
}: StoredProductFactor): EvidenceEntry['statement'] {
  const url = `${urlOf(organizationId)}/${footprintId}`
  return { source: id, record: givenOn, printed: [], document: { url, title: product, page: null } }
}

/** Returns the product footprints that the organization shares with the project as a source; empty if none counts. */
export function productSources(performances: readonly StoredPerformance[]): EvidenceSource[] {
  const factors = performances.flatMap(({ productFactors = [] }) => productFactors)
  const [first] = factors
  if (first === undefined) return []
  const days = factors.map(({ givenOn }) => givenOn)
  return [givenSource(id, productFootprintSource, first.organizationId, days)]
}
