'use client'

import { SlowNotice } from '@/components/ui/notices/slow-notice'
import { useMessages } from '@/lib/messages/messages-provider'

/** The page before its first answer; each block has the size of its later content. */
export function OrganizationSkeleton() {
  const words = useMessages('organization')
  return (
    <>
      <h1 className="sr-only">{words('organization')}</h1>
      <div role="status" aria-label={words('loading')} className="flex flex-col gap-5">
        <SlowNotice />
        <div className="skeleton h-5 w-28" />
        <div className="skeleton h-9 w-72 max-w-full" />
        <div className="skeleton h-5 w-96 max-w-full" />
        <div className="skeleton h-5 w-44" />
        <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
          <div className="panel h-[46rem] p-5 sm:h-100" />
          <div className="panel h-88 p-5 sm:h-100" />
        </div>
        <div className="panel h-[40rem] p-5 sm:h-96" />
        <div className="panel h-[34rem] p-5 sm:h-60 xl:h-52" />
        <div className="skeleton h-10 w-48" />
        <div className="panel h-[36rem] p-5 sm:h-[31rem]" />
      </div>
    </>
  )
}
