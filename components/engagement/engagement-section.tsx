'use client'

import { ProductsPanel } from '@/components/product-footprints/products-panel'
import type { Format } from '@/lib/format/create-format'
import { AskPanel } from './ask-panel'
import { EngagementPanel } from './engagement-panel'
import { StatedPanel } from './stated-panel'

/** How the team works with an organization, and what it stated to the project. Reserves room while its panels load. */
export function EngagementSection({ id, format }: { id: number; format: Format }) {
  return (
    <div className="flex min-h-[78rem] flex-col gap-5 sm:min-h-[61rem] print:min-h-0">
      <EngagementPanel id={id} format={format} />
      <StatedPanel id={id} format={format} />
      <ProductsPanel id={id} format={format} />
      <AskPanel id={id} format={format} />
    </div>
  )
}
