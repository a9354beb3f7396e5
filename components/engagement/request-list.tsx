'use client'

import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import type { SupplierRequestAnswer } from '@/lib/views/answers/engagement/supplier-request-answer'

type RequestListProps = {
  id: number
  requests: readonly SupplierRequestAnswer[]
  format: Format
  isBusy: boolean
  /** Absent for readers who may not revoke any. */
  onRevoke?: (requestId: number) => void
}

function stateOf(request: SupplierRequestAnswer, words: Words<'engagement'>, format: Format): string {
  const day = (at: string | null) => ({ day: format.day(at ?? request.created_at) })
  switch (request.state) {
    case 'open':
      return words('linkOpen', day(request.expires_at))
    case 'answered':
      return words('linkAnswered', day(request.answered_at))
    case 'declined':
      return words('linkDeclined', day(request.answered_at))
    case 'expired':
      return words('linkExpired', day(request.expires_at))
    case 'revoked':
      return words('linkRevoked', day(request.revoked_at))
  }
}

/** Earlier links with the outcome of each. */
export function RequestList({ id, requests, format, isBusy, onRevoke }: RequestListProps) {
  const words = useMessages('engagement')
  if (requests.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-strong">{words('links')}</h3>
      <ul>
        {requests.map((request) => {
          const { recipient, opened_at: openedAt, answered_by: name, document_id: document, note } = request
          const facts = [
            stateOf(request, words, format),
            recipient === null ? null : words('linkTo', { to: recipient }),
            openedAt === null ? null : words('linkOpened', { day: format.day(openedAt) }),
            name === null ? null : words('linkBy', { name }),
          ]
          return (
            <li key={request.id} className="wrap-anywhere border-line border-t py-2 first:border-0">
              <p>{words('linkFor', { team: request.team, year: String(request.year) })}</p>
              <p className="text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
              {note === null ? null : <p className="text-ink-soft">{note}</p>}
              {document === null ? null : (
                <PageLink href={paths.document(id, document)} className="link">
                  {words('linkReport')}
                </PageLink>
              )}
              {onRevoke && request.state === 'open' ? (
                <button
                  type="button"
                  className="link"
                  disabled={isBusy}
                  aria-label={words('revokeOf', { day: format.day(request.created_at) })}
                  onClick={() => onRevoke(request.id)}
                >
                  {words('revoke')}
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
