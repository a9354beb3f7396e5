import type { EvidenceEntry, EvidenceSource } from '@/service/contract/organization/evidence'
import { productFootprintSource } from '@/service/reference/private-source'
import type { StoredPerformance, StoredProductFactor } from '@/service/storage/research/outcome'
import { givenSource } from './given-source'
import { makeEntry } from './make-entry'
import { say } from './say'

const id = 'product-footprints'
const { urlOf } = productFootprintSource

/** Of each product's factor in `production_emission_factors` of a performance. `base`: the pointer to the performance. */
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

/** The last day of a period whose end is not part of it. */
function lastDay(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString().slice(0, 10)
}

/** What the document prints is per declared unit and stays there; the entry links to it. */
function statementOf({
  organizationId,
  footprintId,
  givenOn,
  product,
}: StoredProductFactor): EvidenceEntry['statement'] {
  const url = `${urlOf(organizationId)}/${footprintId}`
  return { source: id, record: givenOn, printed: [], document: { url, title: product, page: null } }
}

/** Product footprints that the organization shares with the project, as a source; none where none counts. */
export function productSources(performances: readonly StoredPerformance[]): EvidenceSource[] {
  const factors = performances.flatMap(({ productFactors = [] }) => productFactors)
  const [first] = factors
  if (first === undefined) return []
  const days = factors.map(({ givenOn }) => givenOn)
  return [givenSource(id, productFootprintSource, first.organizationId, days)]
}
