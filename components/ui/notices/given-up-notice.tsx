'use client'

import { Button } from '@/components/ui/button'
import { useMessages } from '@/lib/messages/messages-provider'
import { Notice } from './notice'

type GivenUpNoticeProps = { children: string; isChecking: boolean; onCheck: () => void }

/** Something may still change, but this page has stopped asking; a click asks once more. */
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
