'use client'

import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { useMessages } from '@/lib/messages/messages-provider'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const words = useMessages('shell')
  return (
    <div className="py-10">
      <h1 className="mb-4 font-strong text-xl">{words('somethingWrong')}</h1>
      <RetryNotice
        title={words('pageNotShown')}
        detail={words('pageNotShownDetail')}
        isTrying={false}
        onRetry={reset}
      />
    </div>
  )
}
