'use client'

import { type DragEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import { largestReportMiB } from '@/lib/queries/organization/upload-document'
import { GivenFileRow } from './given-file-row'
import { isOpen, useSeveralReports } from './use-several-reports'

const accepted = '.pdf,.md,.markdown,.txt,.html,.htm,.xhtml'

/** Files of several organizations at once: each is looked through for whose report it is, and added where a person confirms it. */
export function SeveralReports() {
  const words = useMessages('documents')
  const reports = useSeveralReports()
  const { files } = reports
  const ready = files.filter((given) => isOpen(given, reports.isNotOffered) && given.chosen !== null)
  return (
    <Panel title={words('severalTitle')} claim={words('severalClaim')}>
      <div className="grid gap-4">
        <DropArea onFiles={reports.add} />
        {reports.isNotOffered ? <Notice tone="plain" title={words('severalNotOffered')} /> : null}
        {files.length === 0 ? null : (
          <ul>
            {files.map((given) => (
              <GivenFileRow key={given.key} given={given} reports={reports} />
            ))}
          </ul>
        )}
        {ready.length < 2 ? null : (
          <div>
            <Button
              look="primary"
              disabled={reports.isBusy}
              onClick={() => void reports.give(ready.map(({ key }) => key))}
            >
              {words('severalAddAll', { count: ready.length })}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

function DropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const words = useMessages('documents')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button within does the same
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-dashed p-4 print:hidden ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label={words('severalChooseFiles')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that choosing the same files again is a change.
          target.value = ''
          onFiles(files)
        }}
      />
      <Button look="plain" onClick={() => input.current?.click()}>
        {words('severalChooseFiles')}
      </Button>
      <p className="text-ink-soft">{words('severalDrop', { size: String(largestReportMiB) })}</p>
    </div>
  )
}
