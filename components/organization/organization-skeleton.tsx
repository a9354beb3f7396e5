'use client'

import { useMessages } from '@/lib/messages/messages-provider'

/** The page before its first answer, each block in the size of what comes. */
export function OrganizationSkeleton() {
  const words = useMessages('organization')
  return (
    <div role="status" aria-label={words('loading')} className="flex flex-col gap-5">
      <div className="skeleton h-5 w-28" />
      <div className="skeleton h-9 w-72 max-w-full" />
      <div className="skeleton h-5 w-96 max-w-full" />
      <div className="skeleton h-5 w-44" />
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="panel h-96 p-5 md:h-80" />
        <div className="panel h-56 p-5 md:h-80" />
      </div>
      <div className="panel h-96 p-5 sm:h-60 xl:h-44" />
      <div className="skeleton h-10 w-48" />
      <div className="panel h-[27rem] p-5" />
    </div>
  )
}
