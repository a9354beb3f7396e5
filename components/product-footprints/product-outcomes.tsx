'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ProductOutcome } from '@/lib/views/answers/product-footprints-answer'

const mostShown = 20

type Props = {
  outcomes: readonly ProductOutcome[]
  isBusy: boolean
  /** Accepts footprints that name another company. */
  onConfirm: () => void
}

/** The outcome for each footprint of a file: how many were stored, which ones name another company, and which ones broke a rule. */
export function ProductOutcomes({ outcomes, isBusy, onConfirm }: Props) {
  const words = useMessages('products')
  const of = (wanted: ProductOutcome['result']) => outcomes.filter(({ result }) => result === wanted)
  const [taken, known, asks, refused] = [of('taken'), of('known'), of('asks'), of('refused')]
  return (
    <div className="flex flex-col gap-3">
      {taken.length + known.length === 0 ? null : (
        <Notice
          tone="plain"
          title={words(taken.length === 0 ? 'outcomeKnown' : 'outcomeTaken', {
            count: taken.length === 0 ? known.length : taken.length,
          })}
        >
          {taken.length === 0 || known.length === 0 ? null : <p>{words('outcomeKnown', { count: known.length })}</p>}
        </Notice>
      )}
      {asks.length === 0 ? null : (
        <Notice
          tone="danger"
          title={words('outcomeAsks', { count: asks.length })}
          action={
            <Button look="plain" disabled={isBusy} onClick={onConfirm}>
              {words('confirm')}
            </Button>
          }
        >
          <Details outcomes={asks} />
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <Notice tone="danger" title={words('outcomeRefused', { count: refused.length })}>
          <Details outcomes={refused} />
        </Notice>
      )}
    </div>
  )
}

function Details({ outcomes }: { outcomes: readonly ProductOutcome[] }) {
  const words = useMessages('products')
  // Two footprints may have the same name and fault, so their position is their key.
  const lines = outcomes.slice(0, mostShown).map(({ product, detail }, place) => ({ place, product, detail }))
  return (
    <ul className="wrap-anywhere">
      {lines.map(({ place, product, detail }) => (
        <li key={place}>{words('outcomeLine', { product: product ?? words('noName'), detail: detail ?? '' })}</li>
      ))}
    </ul>
  )
}
