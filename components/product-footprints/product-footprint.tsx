'use client'

import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { productFootprintPaths } from '@/lib/queries/product-footprints/product-footprint-paths'
import type { ProductFootprintAnswer } from '@/lib/views/answers/product-footprints-answer'
import { evidenceOf, factorsInWords, stateInWords } from '@/lib/views/product-footprints/product-footprint-words'

type ProductFootprintProps = {
  id: number
  footprint: ProductFootprintAnswer
  format: Format
  isBusy: boolean
  /** Absent for readers without permission to change it. */
  onRemove?: (footprintId: number) => void
}

/** One product: its factor, whether it counts, and its own declarations. */
export function ProductFootprint({ id, footprint, format, isBusy, onRemove }: ProductFootprintProps) {
  const words = useMessages('products')
  const { product, state } = footprint
  return (
    <li className="wrap-anywhere border-line border-t py-2.5 first:border-0">
      <p className="font-strong">{product}</p>
      <p>{factorsInWords(footprint, format, words)}</p>
      <p className={state === 'counts' ? 'text-ink-soft' : 'text-danger'}>{stateInWords(footprint, format, words)}</p>
      {footprint.company_known_by === 'person' ? (
        <p className="text-ink-soft">{words('ofOther', { company: footprint.company_name ?? words('notSaid') })}</p>
      ) : null}
      <details className="mt-1">
        <summary className="link w-fit cursor-pointer">{words('evidenceOf', { product })}</summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
          {evidenceOf(footprint, format, words).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="mt-1 flex flex-wrap gap-4 print:hidden">
        <a
          className="link"
          href={productFootprintPaths.productFootprint(id, footprint.id)}
          download={`${footprint.pact_id}.json`}
          aria-label={words('documentOf', { product })}
        >
          {words('document')}
        </a>
        {onRemove ? (
          <button
            type="button"
            className="link"
            disabled={isBusy}
            aria-label={words('removeOf', { product })}
            onClick={() => onRemove(footprint.id)}
          >
            {words('remove')}
          </button>
        ) : null}
      </p>
    </li>
  )
}
