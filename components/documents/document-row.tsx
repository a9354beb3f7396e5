'use client'

import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { DocumentAnswer } from '@/lib/views/answers/documents-answer'
import { DocumentState } from './document-state'

type DocumentRowProps = {
  organizationId: number
  document: DocumentAnswer
  format: Format
  /** Null for readers who may not remove it. */
  onRemove: (() => void) | null
}

/** One report: its name, who added it, and how far it has been read. */
export function DocumentRow({ organizationId, document, format, onRemove }: DocumentRowProps) {
  const words = useMessages('documents')
  const { name, added_at: at, added_by: by } = document
  const day = at === null ? null : format.day(at)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <PageLink href={paths.document(organizationId, document.id)} className="link">
            {name}
          </PageLink>
        </p>
        <DocumentState document={document} />
        {document.asks_whose ? <p className="font-strong text-danger">{words('whoseRow')}</p> : null}
        {day === null ? null : (
          <p className="text-ink-faint text-xs">
            {by === null ? words('addedOn', { day }) : words('addedByOn', { name: by, day })}
          </p>
        )}
      </div>
      {onRemove ? (
        <button
          type="button"
          className="link print:hidden"
          aria-label={words('removeNamed', { name })}
          onClick={onRemove}
        >
          {words('remove')}
        </button>
      ) : null}
    </li>
  )
}
