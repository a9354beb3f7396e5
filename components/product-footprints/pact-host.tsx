'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import {
  askPactHost,
  forgetPactHost,
  keepPactHost,
  type PactAccess,
  pactHostQuery,
} from '@/lib/queries/product-footprints/pact-host'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { PactHostAnswer, ProductFootprintAnswer } from '@/lib/views/answers/product-footprints-answer'
import { PactHostForm } from './pact-host-form'
import { ProductOutcomes } from './product-outcomes'

type PactHostProps = {
  id: number
  format: Format
  onAsked: (footprints: ProductFootprintAnswer[]) => void
}

/** The supplier's own system: its address, the access to it, and its last answer. */
export function PactHost({ id, format, onAsked }: PactHostProps) {
  const words = useMessages('products')
  const problemWords = useProblemWords()
  const queries = useQueryClient()
  const { data: host } = useQuery(pactHostQuery(id))
  const keep = (answer: PactHostAnswer | null) => queries.setQueryData(['pact-host', id], answer)
  const onError = (error: unknown) =>
    toast({ ...problemWords(error, { title: words('hostNotKept'), detail: '' }), tone: 'danger' as const })
  const keeping = useMutation({
    mutationFn: (access: PactAccess) => keepPactHost(id, access),
    onSuccess: (answer) => {
      keep(answer)
      toast({ title: words('hostKept') })
    },
    onError,
  })
  const asking = useMutation({
    mutationFn: (confirms: boolean) => askPactHost(id, confirms),
    onSuccess: (answer) => {
      keep(answer.host)
      onAsked(answer.footprints)
    },
    onError,
  })
  const forgetting = useMutation({
    mutationFn: () => forgetPactHost(id),
    onSuccess: (answer) => {
      keep(answer)
      asking.reset()
    },
    onError,
  })
  // Undefined while it is loading, and where the service asks no such systems.
  if (host === undefined) return null
  const isBusy = keeping.isPending || forgetting.isPending || asking.isPending
  return (
    <details className="mt-5 border-line border-t pt-4" open={host !== null}>
      <summary className="w-fit cursor-pointer font-strong">{words('host')}</summary>
      <p className="mt-2 max-w-prose text-ink-soft">{words('hostClaim')}</p>
      {host === null ? (
        <PactHostForm isBusy={isBusy} onKeep={keeping.mutate} />
      ) : (
        <>
          <p className="wrap-anywhere mt-2">
            {words('hostIs', { url: host.url, client: host.client_id ?? words('notSaid') })}
          </p>
          {host.failure === null ? <p className="text-ink-soft">{lastTime(host)}</p> : null}
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <Button look="plain" disabled={isBusy} onClick={() => asking.mutate(false)}>
              {words(asking.isPending ? 'hostAsking' : 'hostAsk')}
            </Button>
            <button type="button" className="link" disabled={isBusy} onClick={() => forgetting.mutate()}>
              {words('hostForget')}
            </button>
          </div>
        </>
      )}
      <div aria-live="polite" className="mt-4">
        {host?.failure ? (
          <Notice tone="danger" title={words('hostFailed')}>
            <p className="wrap-anywhere">{host.failure}</p>
          </Notice>
        ) : null}
        {asking.data === undefined ? null : (
          <ProductOutcomes outcomes={asking.data.outcomes} isBusy={isBusy} onConfirm={() => asking.mutate(true)} />
        )}
      </div>
    </details>
  )

  function lastTime({ asked_at: at, answered }: PactHostAnswer): string {
    if (at === null || answered === null) return words('hostNotAsked')
    return words('hostAnswered', { count: answered, day: format.day(at) })
  }
}
