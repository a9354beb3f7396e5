'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FootprintTotal } from '@/components/footprint/footprint-total'
import { HotSpots } from '@/components/footprint/hot-spots'
import { LinesTable } from '@/components/footprint/lines-table'
import { TargetsPanel } from '@/components/footprint/targets-panel'
import { AnswerState } from '@/components/ui/answer-state'
import { Button } from '@/components/ui/button'
import { CanEditProvider, useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import { footprintPaths } from '@/lib/api-paths'
import { underBasePath } from '@/lib/base-path'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { keptFootprintQuery, keptFootprintsQuery, removeKeptFootprint } from '@/lib/queries/footprint/kept-footprints'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import type { KeptFootprint } from '@/lib/views/answers/footprint/kept-footprint-answer'
import { CheckPanel } from './check-panel'

/** Asks for confirmation, because removal is permanent. */
function Removal({ id }: { id: number }) {
  const words = useMessages('footprint')
  const router = useRouter()
  const queries = useQueryClient()
  const [isSure, setSure] = useState(false)
  const removal = useMutation({
    mutationFn: () => removeKeptFootprint(id),
    onSuccess: () => {
      queries.removeQueries({ queryKey: keptFootprintQuery(id).queryKey })
      void queries.invalidateQueries({ queryKey: keptFootprintsQuery.queryKey })
      router.push(paths.footprint)
    },
    onError: () => toast({ title: words('notChanged'), tone: 'danger' }),
  })
  if (!isSure)
    return (
      <Button look="plain" onClick={() => setSure(true)}>
        {words('removeKept')}
      </Button>
    )
  return (
    <>
      <Button look="plain" className="text-danger" disabled={removal.isPending} onClick={() => removal.mutate()}>
        {words('removeKeptSure')}
      </Button>
      <Button look="plain" onClick={() => setSure(false)}>
        {words('keepIt')}
      </Button>
    </>
  )
}

function Kept({ kept, format }: { kept: KeptFootprint; format: Format }) {
  const words = useMessages('footprint')
  const canEdit = useCanEdit()
  const { id, title, footprint } = kept
  const values = {
    amount: format.massInWords(kept.kg),
    year: String(kept.year),
    day: kept.kept_at === null ? '–' : format.day(kept.kept_at),
  }
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <PageLink href={paths.footprint} className="text-ink-faint hover:text-ink print:hidden">
            {words('backToFootprint')}
          </PageLink>
          <h1 className="wrap-anywhere font-strong text-xl tracking-tight">{title}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">
            {kept.kept_by === null ? words('keptLine', values) : words('keptLineBy', { ...values, name: kept.kept_by })}
          </p>
          <p className="max-w-prose text-ink-soft">{words('keptAsWas')}</p>
          <p className="wrap-anywhere mt-1 text-ink-faint text-xs">
            {words('digestLine', { version: String(kept.version), digest: kept.digest })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <a
            href={underBasePath(footprintPaths.keptWorkbook(id))}
            className="inline-flex h-10 items-center rounded border border-line-strong px-4 font-strong hover:bg-hover"
          >
            {words('workbook')}
          </a>
          {canEdit ? <Removal id={id} /> : null}
        </div>
      </header>
      <CheckPanel id={id} format={format} />
      <CanEditProvider canEdit={false}>
        <FootprintTotal footprint={footprint} format={format} />
        <TargetsPanel footprint={footprint} format={format} />
        <HotSpots footprint={footprint} format={format} />
        <LinesTable footprint={footprint} format={format} />
      </CanEditProvider>
    </div>
  )
}

/** A footprint as it was handed over, and what it would be today. */
export function KeptPage({ id, locale }: { id: number; locale: string }) {
  const words = useMessages('footprint')
  const format = useFormat(locale)
  const state = useAnswerState(useQuery(keptFootprintQuery(id)))
  return (
    <AnswerState {...state} heading={words('keptOne')} notOffered={words('keptNotOffered')}>
      {(kept: KeptFootprint) => <Kept kept={kept} format={format} />}
    </AnswerState>
  )
}
