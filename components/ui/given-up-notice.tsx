import { Button } from './button'
import { Notice } from './notice'

type GivenUpNoticeProps = { children: string; isChecking: boolean; onCheck: () => void }

/** Something still changes, but this page has stopped asking; one more look at a click. */
export function GivenUpNotice({ children, isChecking, onCheck }: GivenUpNoticeProps) {
  return (
    <Notice
      tone="plain"
      title="This page no longer asks by itself"
      action={
        <Button look="plain" disabled={isChecking} onClick={onCheck}>
          Check again
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
