'use client'

import { useQuery } from '@tanstack/react-query'
import { useMessages } from '@/lib/messages/messages-provider'
import { changedSinceVisitQuery } from '@/lib/queries/changes/changes-query'

/** Marks an organization that changed since this browser's last visit. Renders nothing where that is unknown. */
export function ChangedMark({ id, isLine = false }: { id: number; isLine?: boolean }) {
  const words = useMessages('portfolio')
  const { data } = useQuery(changedSinceVisitQuery)
  if (!data?.has(id)) return null
  return (
    <span title={words('changedSinceVisit')} className={`${isLine ? 'shrink-0' : 'block'} text-accent text-xs`}>
      <span aria-hidden="true">● </span>
      <span className={isLine ? 'sr-only' : ''}>{words('changedSinceVisit')}</span>
    </span>
  )
}
