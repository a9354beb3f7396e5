import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'

export type AuditLine = { at: string; actor: string; action: string; subject: string; detail: string; times: number }

const actionWords: Readonly<Record<string, Key<'account'>>> = {
  signed_in: 'actionSignedIn',
  sign_in_failed: 'actionSignInFailed',
  signed_out: 'actionSignedOut',
  user_created: 'actionUserCreated',
  role_changed: 'actionRole',
  user_disabled: 'actionUserDisabled',
  user_enabled: 'actionUserEnabled',
  link_made: 'actionLink',
  password_changed: 'actionPassword',
  sessions_revoked: 'actionSessions',
}

function sentenceOf({ action, detail, times }: AuditLine, format: Format): string {
  const words = format.words('account')
  const known = actionWords[action]
  const name = known ? words(known) : action
  const counted = times > 1 ? words('auditTimes', { action: name, count: format.number.whole(times) }) : name
  return detail === '' ? counted : words('auditDetail', { action: counted, detail })
}

export function AuditTable({ lines, format }: { lines: readonly AuditLine[]; format: Format }) {
  const words = useMessages('account')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard
    <section aria-label={words('auditTable')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">
        <thead className="text-ink-faint text-xs">
          <tr>
            <th className="py-1.5 pr-4 font-normal">{words('auditWhen')}</th>
            <th className="py-1.5 pr-4 font-normal">{words('auditWhat')}</th>
            <th className="py-1.5 pr-4 font-normal">{words('auditWho')}</th>
            <th className="py-1.5 font-normal">{words('auditBy')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.at} ${line.action} ${line.subject}`} className="border-line border-t">
              <td className="whitespace-nowrap py-1.5 pr-4">{`${format.day(line.at)} ${line.at.slice(11, 16)}`}</td>
              <td className="py-1.5 pr-4">{sentenceOf(line, format)}</td>
              <td className="py-1.5 pr-4">{line.subject}</td>
              <td className="py-1.5">{line.actor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
