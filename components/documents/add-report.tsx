'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { ReportDropArea } from '@/components/ui/fields/report-drop-area'
import { ProgressBar } from '@/components/ui/marks/progress-bar'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { largestReportMiB } from '@/lib/queries/organization/upload-document'
import type { Reports } from './use-reports'

/** A button that is also a drop area for a file, and a field for an address if the service fetches reports. */
export function AddReport({ reports, takesAddresses }: { reports: Reports; takesAddresses: boolean }) {
  const words = useMessages('documents')
  const { uploading, isBusy } = reports
  return (
    <div className="grid gap-4 print:hidden">
      <ReportDropArea
        label={words('upload')}
        hint={words('dropHere', { size: String(largestReportMiB) })}
        isBusy={isBusy}
        onFiles={([file]) => {
          if (file) reports.upload(file)
        }}
      >
        <PageLink href={paths.foundReports} className="link max-lg:hidden">
          {words('severalTitle')}
        </PageLink>
        {uploading ? (
          <ProgressBar
            share={uploading.share}
            label={words('uploading', { name: uploading.name, share: String(Math.round(uploading.share * 100)) })}
          />
        ) : null}
      </ReportDropArea>
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
