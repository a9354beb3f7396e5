import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { UserChange } from '@/lib/queries/account-requests'

export type UserLine = {
  id: string
  email: string
  name: string
  role: string | null
  isDisabled: boolean
  hasPassword: boolean
}

export const roleChoices = [
  { value: 'viewer', label: 'roleViewer' },
  { value: 'editor', label: 'roleEditor' },
  { value: 'admin', label: 'roleAdmin' },
] as const

type UserRowProps = { user: UserLine; isOwn: boolean; isBusy: boolean; onChange: (change: UserChange) => void }

function stateOf({ isDisabled, hasPassword, role }: UserLine): Key<'account'> | null {
  if (isDisabled) return 'disabled'
  if (role === null) return 'noRoleSingle'
  return hasPassword ? null : 'noPassword'
}

/** One user, with an admin's actions; on oneself only those that cannot lock one out. */
export function UserRow({ user, isOwn, isBusy, onChange }: UserRowProps) {
  const words = useMessages('account')
  const { id, email, name, role, isDisabled } = user
  const state = stateOf(user)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-strong">{isOwn ? words('you', { email }) : email}</p>
        <p className="text-ink-faint">{[name, state === null ? null : words(state)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <NativeSelect
          aria-label={words('roleOf', { email })}
          value={role ?? ''}
          disabled={isBusy || isOwn}
          onChange={(event) => onChange({ kind: 'role', id, role: event.target.value })}
        >
          {role === null ? <option value="">{words('noRole')}</option> : null}
          {roleChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {words(label)}
            </option>
          ))}
        </NativeSelect>
        <Button
          look="plain"
          disabled={isBusy}
          aria-label={words('passwordLinkFor', { email })}
          onClick={() => onChange({ kind: 'link', id })}
        >
          {words('passwordLink')}
        </Button>
        {isOwn ? null : (
          <>
            <Button
              look="plain"
              disabled={isBusy}
              aria-label={words('endSessionsOf', { email })}
              onClick={() => onChange({ kind: 'end sessions', id })}
            >
              {words('endSessions')}
            </Button>
            <Button
              look="plain"
              disabled={isBusy}
              aria-label={words(isDisabled ? 'enableUser' : 'disableUser', { email })}
              onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', id })}
            >
              {words(isDisabled ? 'enable' : 'disable')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
