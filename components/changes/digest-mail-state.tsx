import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { DigestMailAnswer } from '@/lib/views/answers/digest-answer'

/** When the summary was and will be sent, and why the last one failed. */
export function DigestMailState({ mail, format }: { mail: DigestMailAnswer; format: Format }) {
  const words = useMessages('digest')
  if (!mail.is_possible) return <p className="text-ink-soft">{words('noMail')}</p>
  const { next_at: next, last_sent_at: last, last_failure: failure } = mail
  if (next === null && last === null && failure === null) return null
  return (
    <div className="mb-4 text-ink-soft">
      {next === null ? null : <p>{words('next', { day: format.day(next) })}</p>}
      {last === null ? null : <p>{words('lastSent', { day: format.day(last) })}</p>}
      {failure === null ? null : <p className="text-danger">{words('failed', { reason: failure })}</p>}
    </div>
  )
}
