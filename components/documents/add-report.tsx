'use client'

import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { ProgressBar } from '@/components/ui/marks/progress-bar'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { largestReportMiB } from '@/lib/queries/organization/upload-document'
import type { Reports } from './use-reports'

const accepted = '.pdf,.md,.markdown,.txt,.html,.htm,.xhtml'

/** A button that is also a drop area for a file, and a field for an address if the service fetches reports. */
export function AddReport({ reports, takesAddresses }: { reports: Reports; takesAddresses: boolean }) {
  const words = useMessages('documents')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { uploading, isBusy } = reports

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isBusy) reports.upload(file)
  }

  return (
    <div className="grid gap-4 print:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button within does the same */}
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-dashed p-4 ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
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
          accept={accepted}
          className="sr-only"
          tabIndex={-1}
          aria-label={words('upload')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // So that choosing the same file again is a change.
            target.value = ''
            if (file) reports.upload(file)
          }}
        />
        <Button look="plain" disabled={isBusy} onClick={() => input.current?.click()}>
          {words('upload')}
        </Button>
        <p className="text-ink-soft">{words('dropHere', { size: String(largestReportMiB) })}</p>
        <PageLink href={paths.foundReports} className="link max-lg:hidden">
          {words('severalTitle')}
        </PageLink>
        {uploading ? (
          <ProgressBar
            share={uploading.share}
            label={words('uploading', { name: uploading.name, share: String(Math.round(uploading.share * 100)) })}
          />
        ) : null}
      </div>
      {takesAddresses ? <AddressForm reports={reports} /> : null}
    </div>
  )
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

function AddressForm({ reports }: { reports: Reports }) {
  const words = useMessages('documents')
  const [url, setUrl] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wanted = url.trim()
    setIsWrong(!isAddress(wanted))
    if (isAddress(wanted) && (await reports.fetchFrom(wanted))) setUrl('')
  }
  return (
    <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <div className="min-w-0 grow basis-72">
        <Field label={words('address')} error={isWrong ? words('addressWrong') : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              type="url"
              inputMode="url"
              className="control"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
      </div>
      <Button look="plain" type="submit" disabled={reports.isBusy}>
        {words('fetch')}
      </Button>
    </form>
  )
}
