'use client'

import { Button } from '@/components/ui/button'
import { ReportDropArea } from '@/components/ui/fields/report-drop-area'
import { Notice } from '@/components/ui/notices/notice'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import { largestReportMiB } from '@/lib/queries/organization/upload-document'
import { GivenFileRow } from './given-file-row'
import { isOpen, useSeveralReports } from './use-several-reports'

/** Files of several organizations at once: each is looked through for whose report it is, and added where a person confirms it. */
export function SeveralReports() {
  const words = useMessages('documents')
  const reports = useSeveralReports()
  const { files } = reports
  const ready = files.filter((given) => isOpen(given, reports.isNotOffered) && given.chosen !== null)
  return (
    <Panel title={words('severalTitle')} claim={words('severalClaim')}>
      <div className="grid gap-4">
        <ReportDropArea
          label={words('severalChooseFiles')}
          hint={words('severalDrop', { size: String(largestReportMiB) })}
          isMultiple
          onFiles={reports.add}
        />
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
