import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'

/** A newly created link, shown only once. */
export function PasswordLink({ link }: { link: string }) {
  const words = useMessages('account')
  const [copied, setCopied] = useState<string | null>(null)
  function copy() {
    // Some browsers refuse; the link can then be selected.
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
