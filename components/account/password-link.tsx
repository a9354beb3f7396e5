import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'

/** The link that was just made, shown this once. */
export function PasswordLink({ link }: { link: string }) {
  const words = useMessages('account')
  const [copied, setCopied] = useState<string | null>(null)
  function copy() {
    // Refused in some browsers; the link stands there to be selected.
    navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => {},
    )
  }
  return (
    <Notice
      tone="plain"
      isAlert
      title={words('linkTitle')}
      action={
        <Button look="plain" onClick={copy}>
          {words(copied === link ? 'copied' : 'copy')}
        </Button>
      }
    >
      <p>{words('linkOnce')}</p>
      <p className="wrap-anywhere mt-1 select-all font-strong text-ink">{link}</p>
    </Notice>
  )
}
