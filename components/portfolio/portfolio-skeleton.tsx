'use client'

import { SlowNotice } from '@/components/ui/notices/slow-notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { WorklistsSkeleton } from './views/worklists-skeleton'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

/** The list before its first answer, with rows of the final height. */
export function PortfolioSkeleton() {
  const words = useMessages('portfolio')
  return (
    <div role="status" aria-label={words('loadingOrganizations')} className="panel divide-y divide-line">
      <SlowNotice />
      <div className="hidden h-8 lg:block" />
      {places.map((place) => (
        <div key={place} className="flex h-44 items-start gap-6 px-5 py-4 lg:h-7 lg:items-center lg:py-0">
          <div className="skeleton h-4 flex-1" />
          <div className="skeleton hidden h-4 w-40 sm:block" />
          <div className="skeleton h-4 w-24" />
          <div className="skeleton hidden h-4 w-24 lg:block" />
        </div>
      ))}
    </div>
  )
}

/** The whole page before its first answer, with each block in its final place. */
export function PortfolioPageSkeleton() {
  const words = useMessages('portfolio')
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-strong text-lg tracking-tight">{words('organizations')}</h1>
        <div className="min-h-10 sm:min-h-5">
          <span className="skeleton inline-block h-4 w-80 max-w-full" />
        </div>
      </div>
      <WorklistsSkeleton />
      <div className="mb-3 h-22 lg:h-10">
        <div className="skeleton h-10 max-w-md" />
      </div>
      <PortfolioSkeleton />
    </>
  )
}
