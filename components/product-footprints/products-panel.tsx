'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import {
  giveFootprints,
  productFootprintsQuery,
  type ReadFile,
  readJsonFile,
  removeFootprint,
} from '@/lib/queries/product-footprints/product-footprints'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { ProductFootprintAnswer } from '@/lib/views/answers/product-footprints-answer'
import { PactHost } from './pact-host'
import { ProductFootprint } from './product-footprint'
import { ProductOutcomes } from './product-outcomes'

/** Product footprints that the organization shares with the project, and an upload for more; absent where the service stores none. */
export function ProductsPanel({ id, format }: { id: number; format: Format }) {
  const words = useMessages('products')
  const problemWords = useProblemWords()
  const queries = useQueryClient()
  const canEdit = useCanEdit()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ReadFile | null>(null)
  const { data: footprints } = useQuery(productFootprintsQuery(id))

  function show(answer: ProductFootprintAnswer[]): void {
    queries.setQueryData(['product-footprints', id], answer)
    // Its research runs again, with the new footprints.
    for (const key of ['organization', 'evidence']) void queries.invalidateQueries({ queryKey: [key] })
  }

  const fail = (error: unknown) =>
    toast({ ...problemWords(error, { title: words('failed'), detail: '' }), tone: 'danger' as const })
  const giving = useMutation({
    mutationFn: ({ read, confirms }: { read: ReadFile; confirms: boolean }) => giveFootprints(id, read, confirms),
    onSuccess: ({ footprints: now }) => show(now),
    onError: fail,
  })
  const removing = useMutation({
    mutationFn: (footprintId: number) => removeFootprint(id, footprintId),
    onSuccess: (now) => {
      show(now)
      giving.reset()
      toast({ title: words('removed') })
    },
    onError: fail,
  })

  async function choose(chosen: File): Promise<void> {
    const read = await readJsonFile(chosen)
    if (read === 'not_json' || read === 'too_large') {
      toast({ title: words(read === 'not_json' ? 'notJson' : 'tooLarge'), tone: 'danger' })
      return
    }
    setFile(read)
    giving.mutate({ read, confirms: false })
  }

  if (!footprints) return null
  const isBusy = giving.isPending || removing.isPending
  return (
    <Panel title={words('title')} claim={words('claim')} {...(footprints.length > 0 && { footer: words('how') })}>
      {footprints.length === 0 ? <p className="text-ink-soft">{words('none')}</p> : null}
      <ul>
        {footprints.map((footprint) => (
          <ProductFootprint
            key={footprint.id}
            id={id}
            footprint={footprint}
            format={format}
            isBusy={isBusy}
            {...(canEdit && { onRemove: removing.mutate })}
          />
        ))}
      </ul>
      {canEdit ? (
        <div className="mt-4 print:hidden">
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className="sr-only"
            tabIndex={-1}
            aria-label={words('choose')}
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              // So that choosing the same file again is a change.
              target.value = ''
              if (chosen) void choose(chosen)
            }}
          />
          <Button look="plain" disabled={isBusy} onClick={() => input.current?.click()}>
            {words(giving.isPending ? 'busy' : 'choose')}
          </Button>
          <div aria-live="polite" className="mt-4">
            {giving.data === undefined ? null : (
              <ProductOutcomes
                outcomes={giving.data.outcomes}
                isBusy={isBusy}
                onConfirm={() => file && giving.mutate({ read: file, confirms: true })}
              />
            )}
          </div>
          <PactHost
            id={id}
            format={format}
            onAsked={(now) => {
              giving.reset()
              show(now)
            }}
          />
        </div>
      ) : null}
    </Panel>
  )
}
