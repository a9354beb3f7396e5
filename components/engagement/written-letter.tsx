'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { TextField } from '@/components/ui/fields/text-field'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { useMessages } from '@/lib/messages/messages-provider'
import { sendLetter } from '@/lib/queries/engagement/supplier-requests'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { isEmail } from '@/lib/views/engagement/is-email'

export type Written = { requestId: number; subject: string; text: string; to: string; is_reachable: boolean }

type WrittenLetterProps = { id: number; written: Written; sendsMail: boolean; onDone: () => void }

/** E-mail programs expect line breaks as CRLF (RFC 6068, 5). */
function mailAddress({ to, subject, text }: { to: string; subject: string; text: string }): string {
  const parts = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`]
  return `mailto:${encodeURIComponent(to)}?${parts.join('&')}`
}

/** The letter, to be sent, changed or copied; its link is shown only once. */
export function WrittenLetter({ id, written, sendsMail, onDone }: WrittenLetterProps) {
  const words = useMessages('engagement')
  const problemWords = useProblemWords()
  const [subject, setSubject] = useState(written.subject)
  const [text, setText] = useState(written.text)
  const [to, setTo] = useState(written.to)
  const sending = useMutation({
    mutationFn: () => sendLetter(id, written.requestId, { to: to.trim(), subject, text }),
    onSuccess: () => toast({ title: words('mailSent', { to: to.trim() }) }),
    onError: (error) => toast({ ...problemWords(error, { title: words('notSaved'), detail: '' }), tone: 'danger' }),
  })
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: words('copied') })
    } catch {
      toast({ title: words('notCopied'), tone: 'danger' })
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="plain" title={words('linkOnce')} isAlert>
        {written.is_reachable ? null : <p>{words('onlyHere')}</p>}
      </Notice>
      <TextField label={words('recipient')} isOptional type="email" maxLength={254} value={to} onValue={setTo} />
      <TextField label={words('subject')} maxLength={300} value={subject} onValue={setSubject} />
      <Field label={words('letter')}>
        {(attributes) => (
          <textarea
            {...attributes}
            className="control py-2"
            rows={18}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary" onClick={() => void copy()}>
          {words('copy')}
        </Button>
        <a className="link" href={mailAddress({ to: to.trim(), subject, text })}>
          {words('openMail')}
        </a>
        {sendsMail ? (
          <Button look="plain" disabled={sending.isPending || !isEmail(to.trim())} onClick={() => sending.mutate()}>
            {words(sending.isPending ? 'sendingMail' : 'sendMail')}
          </Button>
        ) : null}
        <button type="button" className="link" onClick={onDone}>
          {words('done')}
        </button>
      </div>
    </div>
  )
}
