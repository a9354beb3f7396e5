'use client'

import { Button } from '@/components/ui/button'
import { useMessages } from '@/lib/messages/messages-provider'
import { Notice } from './notice'

type RetryNoticeProps = { title: string; detail: string; isTrying: boolean; onRetry: () => void }

/** A failed panel: what happened, and a button to try again. */
export function RetryNotice({ title, detail, isTrying, onRetry }: RetryNoticeProps) {
  const words = useMessages('ui')
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button look="plain" disabled={isTrying} onClick={onRetry}>
          {words(isTrying ? 'tryingAgain' : 'tryAgain')}
        </Button>
      }
    >
      {detail}
    </Notice>
  )
}
