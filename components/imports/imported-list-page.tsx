'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { importPageQuery } from '@/lib/queries/imports/imports-query'
import type { ImportAnswer, ImportPageAnswer, RowState } from '@/lib/views/answers/imports-answer'
import { ImportRows } from './import-rows'
import { ImportStatus } from './import-status'
import { ImportsState } from './imports-state'
import { StateFilter } from './state-filter'
import { useTakingBack } from './use-taking-back'

/** One imported list: the outcome of each row, and reverting the whole import. */
export function ImportedListPage({ id }: { id: number }) {
  const words = useMessages('lists')
  const [state, setState] = useState<RowState | null>(null)
  /** Where the previous pages began. */
  const [before, setBefore] = useState<readonly number[]>([])
  const after = before.at(-1) ?? 0
  const query = useQuery(importPageQuery({ id, state, after }))
  return (
    <ImportsState heading={words('import')} query={query}>
      {(page: ImportPageAnswer) => (
        <div className="flex flex-col gap-5">
          <Head one={page.import} toDecide={page.counts.to_decide ?? 0} />
          <StateFilter
            counts={page.counts}
            chosen={state}
            onChoose={(chosen) => {
              setState(chosen)
              setBefore([])
            }}
          />
          <ImportRows rows={page.rows} isBusy={query.isPlaceholderData} />
          {before.length > 0 || page.next_after !== null ? (
            <nav aria-label={words('pages')} className="flex gap-3">
              <Button look="plain" disabled={before.length === 0} onClick={() => setBefore(before.slice(0, -1))}>
                {words('previous')}
              </Button>
              <Button
                look="plain"
                disabled={page.next_after === null || query.isPlaceholderData}
                onClick={() => setBefore([...before, page.next_after ?? 0])}
              >
                {words('next')}
              </Button>
            </nav>
          ) : null}
        </div>
      )}
    </ImportsState>
  )
}

function Head({ one, toDecide }: { one: ImportAnswer; toDecide: number }) {
  const words = useMessages('lists')
  const format = useFormat()
  const canEdit = useCanEdit()
  const { isBusy, takeBack, restore } = useTakingBack()
  const isTakenBack = one.taken_back_at !== null
  const day = one.created_at === null ? '' : format.day(one.created_at.slice(0, 10))
  return (
    <header className="flex flex-col gap-2">
      <nav aria-label={words('breadcrumb')}>
        <PageLink href={paths.imports} className="text-ink-faint hover:text-ink">
          {words('back')}
        </PageLink>
      </nav>
      <h1 className="wrap-anywhere font-strong text-xl tracking-tight">{one.file_name ?? words('pasted')}</h1>
      <p className="text-ink-soft">
        {one.imported_by === null ? words('importedOn', { day }) : words('importedBy', { day, who: one.imported_by })}{' '}
        {words('counts', {
          rows: one.rows ?? 0,
          registered: one.registered ?? 0,
          found: one.found ?? 0,
          refused: one.refused ?? 0,
        })}
      </p>
      <ImportStatus one={one} />
      {canEdit ? (
        <div className="mt-1 flex flex-wrap gap-3">
          {toDecide > 0 ? (
            <PageLink
              href={paths.decideImport(one.id)}
              className="inline-flex h-10 items-center rounded bg-accent px-4 font-strong text-on-accent hover:bg-accent-hover"
            >
              {words('decide', { count: toDecide })}
            </PageLink>
          ) : null}
          {isTakenBack ? (
            <Button look="plain" disabled={isBusy} onClick={() => void restore(one.id)}>
              {words('restore')}
            </Button>
          ) : (
            <Button look="plain" disabled={isBusy} onClick={() => void takeBack(one.id)}>
              {words('takeBack')}
            </Button>
          )}
          {isTakenBack || one.replaced_by !== null ? null : (
            <PageLink href={paths.replaceImport(one.id)} className="link self-center">
              {words('replace')}
            </PageLink>
          )}
        </div>
      ) : null}
    </header>
  )
}
