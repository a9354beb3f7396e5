'use client'

import { ProductsPanel } from '@/components/product-footprints/products-panel'
import type { Format } from '@/lib/format/create-format'
import { AskPanel } from './ask-panel'
import { EngagementPanel } from './engagement-panel'
import { StatedPanel } from './stated-panel'

/**
 * How the team works with an organization, and what it stated to the project: side by side on a wide window, because four panels
 * one below the other would fill a screen. Its height is reserved while its panels load.
 */
export function EngagementSection({ id, format }: { id: number; format: Format }) {
  return (
    <div className="grid min-h-[78rem] content-start items-start gap-5 sm:min-h-[61rem] lg:min-h-[31rem] lg:grid-cols-2 print:min-h-0">
      <div className="flex min-w-0 flex-col gap-5">
        <EngagementPanel id={id} format={format} />
        <AskPanel id={id} format={format} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <StatedPanel id={id} format={format} />
        <ProductsPanel id={id} format={format} />
      </div>
    </div>
  )
}
