import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** The link that was just made, shown this once. */
export function PasswordLink({ link }: { link: string }) {
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
      title="Give this link to the user, to them alone"
      action={
        <Button look="plain" onClick={copy}>
          {copied === link ? 'Copied' : 'Copy'}
        </Button>
      }
    >
      <p>It sets a password once, within a day, and is not shown again.</p>
      <p className="wrap-anywhere mt-1 select-all font-strong text-ink">{link}</p>
    </Notice>
  )
}
