'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { Panel } from '@/components/ui/panel'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { type ImportedStated, importStated } from '@/lib/queries/engagement/import-stated'
import type { StatedFault } from '@/lib/views/engagement/read-stated-sheet'

const faultKeys = {
  noOrganization: 'faultOrganization',
  noYear: 'faultYear',
  noScope: 'faultScope',
  noValue: 'faultValue',
  noUnit: 'faultUnit',
  noAssurance: 'faultAssurance',
} as const satisfies Record<StatedFault, string>

const template = 'name,external_id,lei,year,scope,value,unit,method,assurance\r\n'

/** Imports a sheet of figures that organizations stated to the project, row by row. */
export function StatedImport() {
  const words = useMessages('engagement')
  const { locale } = useReader()
  const queries = useQueryClient()
  const canEdit = useCanEdit()
  const input = useRef<HTMLInputElement>(null)
  const taking = useMutation({
    mutationFn: (file: File) => importStated(file, locale),
    onSettled: () => {
      for (const key of ['stated-figures', 'engagement', 'organization', 'footprint'])
        void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  if (!canEdit) return null
  return (
    <Panel title={words('importTitle')} claim={words('importClaim')} className="print:hidden">
      <div className="flex flex-wrap items-center gap-4">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          className="sr-only"
          tabIndex={-1}
          aria-label={words('importChoose')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // So that choosing the same file again is a change.
            target.value = ''
            if (file) taking.mutate(file)
          }}
        />
        <Button look="plain" disabled={taking.isPending} onClick={() => input.current?.click()}>
          {words(taking.isPending ? 'importBusy' : 'importChoose')}
        </Button>
        <a
          className="link"
          download="stated-figures.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
        >
          {words('importTemplate')}
        </a>
      </div>
      <div aria-live="polite" className="mt-4">
        {taking.isError ? <Notice tone="danger" title={words('importFailed')} /> : null}
        {taking.data === undefined ? null : <Outcome imported={taking.data} />}
      </div>
    </Panel>
  )
}

function Outcome({ imported }: { imported: ImportedStated }) {
  const words = useMessages('engagement')
  if (imported.kind === 'no_sheet') return <Notice tone="danger" title={words('importNotRead')} />
  if (imported.kind === 'no_columns') return <Notice tone="danger" title={words('importNoColumns')} />
  const { kept, refused, isUnitAssumed } = imported
  return (
    <Notice tone="plain" title={words('importDone', { count: kept })}>
      {isUnitAssumed ? <p>{words('importAssumed')}</p> : null}
      {refused.length === 0 ? null : (
        <>
          <p>{words('importRefused', { count: refused.length })}</p>
          <ul className="wrap-anywhere">
            {refused.slice(0, 50).map(({ number, fault, detail }) => (
              <li key={number}>
                {words('importRow', {
                  number: String(number),
                  detail: fault === null ? (detail ?? '') : words(faultKeys[fault]),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
