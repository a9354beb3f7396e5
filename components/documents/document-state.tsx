'use client'

import { ProgressBar } from '@/components/ui/marks/progress-bar'
import { useMessages } from '@/lib/messages/messages-provider'
import type { DocumentAnswer } from '@/lib/views/answers/documents-answer'

/** How far a report has been read, and why it failed. */
export function DocumentState({ document }: { document: DocumentAnswer }) {
  const words = useMessages('documents')
  const { state, pages, pages_read: done, skipped_pages: skipped } = document
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
      <Model document={document} />
      <End document={document} />
    </div>
  )
}

/** The language model that read it too, and what was sent to it. */
function Model({ document: { model_reading: reading } }: { document: DocumentAnswer }) {
  const words = useMessages('documents')
  if (reading === null) return null
  const { model, host, pages, failure, dropped } = reading
  const sent = words('modelRead', { model, host, count: pages.length, pages: pages.join(', ') })
  if (failure !== null) return <p className="text-danger">{words('modelFailed', { model, host, failure })}</p>
  return (
    <p className="text-ink-soft">
      {sent} {dropped > 0 ? words('modelDropped', { count: dropped }) : null}
    </p>
  )
}

/** Why it was not read, or not to the end. */
function End({ document }: { document: DocumentAnswer }) {
  const words = useMessages('documents')
  const { state, pages, pages_read: done, failure, failure_code: reason, failure_limit } = document
  const limit = String(failure_limit ?? '')
  if (state === 'read' && reason !== null) {
    const [from, to] = [String(done + 1), String(pages ?? '')]
    return <p className="font-strong text-danger">{words('readTo', { reason, limit, from, to })}</p>
  }
  if (state !== 'failed') return null
  return (
    <p className="wrap-anywhere">
      <span className="font-strong text-danger">{words('failed')}</span>
      {reason === null ? null : `: ${words('failedBecause', { reason, limit })}`}
      {/* The service's own words, if there are none here. */}
      {reason === null && failure !== null ? <span lang="en">: {failure}</span> : null}
    </p>
  )
}
