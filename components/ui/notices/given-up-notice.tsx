'use client'

import { Button } from '@/components/ui/button'
import { useMessages } from '@/lib/messages/messages-provider'
import { Notice } from './notice'

type GivenUpNoticeProps = { children: string; isChecking: boolean; onCheck: () => void }

/** Something still changes, but this page has stopped asking; one more look at a click. */
export function GivenUpNotice({ children, isChecking, onCheck }: GivenUpNoticeProps) {
  const words = useMessages('ui')
  return (
    <Notice
      tone="plain"
      title={words('noLongerAsks')}
      action={
        <Button look="plain" disabled={isChecking} onClick={onCheck}>
          {words('checkAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
