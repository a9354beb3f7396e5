'use client'

import { useMessages } from '@/lib/messages/messages-provider'
import type { DocumentAnswer } from '@/lib/views/documents-answer'
import { ProgressBar } from './progress-bar'

/** How far a report is read, and why it could not be. */
export function DocumentState({ document }: { document: DocumentAnswer }) {
  const words = useMessages('documents')
  const { state, pages, pages_read: done, skipped_pages: skipped, failure } = document
  return (
    <div role="status">
      {state === 'waiting' ? <p className="text-ink-soft">{words('waiting')}</p> : null}
      {state === 'reading' ? (
        <ProgressBar
          share={pages === null || pages === 0 ? null : done / pages}
          label={
            pages === null ? words('reading') : words('readingPages', { page: String(done), pages: String(pages) })
          }
        />
      ) : null}
      {state === 'read' ? <p className="text-ink-soft">{words('read', { pages: pages ?? 0 })}</p> : null}
      {skipped.length > 0 ? (
        <p className="font-strong text-danger">
          {words('skipped', { count: skipped.length, pages: skipped.join(', ') })}
        </p>
      ) : null}
      {state === 'failed' ? (
        <p className="wrap-anywhere">
          <span className="font-strong text-danger">{words('failed')}</span>
          {failure === null ? null : `: ${failure}`}
        </p>
      ) : null}
    </div>
  )
}
