'use client'

import { RetryNotice } from '@/components/ui/retry-notice'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="py-10">
      <h1 className="mb-4 font-strong text-xl">Something went wrong</h1>
      <RetryNotice
        title="This page could not be shown"
        detail="Nothing was lost. Trying again usually helps; if it does not, the dashboard’s log says more."
        isTrying={false}
        onRetry={reset}
      />
    </div>
  )
}
