'use client'

import { useQuery } from '@tanstack/react-query'
import { useCanEdit } from '@/components/ui/can-edit'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { importPageQuery } from '@/lib/queries/imports/imports-query'

/** How many rows of the import are recognised, to be decided and not found, with the way to decide; nothing where the service does not say. */
export function HowRecognised({ importId }: { importId: number }) {
  const words = useMessages('import')
  const { number } = useFormat()
  const canEdit = useCanEdit()
  const { data } = useQuery(importPageQuery({ id: importId, state: null, after: 0 }))
  if (data === undefined || data === 'not_offered') return null
  // The service leaves out states without rows.
  const { recognised, to_decide: open, not_found: notFound } = data.counts
  const toDecide = open ?? 0
  return (
    <p aria-live="polite" className="mt-1">
      {words('howRecognised', {
        recognised: number.whole(recognised ?? 0),
        toDecide: number.whole(toDecide),
        notFound: number.whole(notFound ?? 0),
      })}{' '}
      {toDecide > 0 && canEdit ? (
        <PageLink href={paths.decideImport(importId)} className="link">
          {words('decideNow', { count: toDecide })}
        </PageLink>
      ) : null}
    </p>
  )
}
