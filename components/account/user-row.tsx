import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
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
  { value: 'viewer', label: 'Viewer' },
  { value: 'editor', label: 'Editor' },
  { value: 'admin', label: 'Admin' },
] as const

type UserRowProps = { user: UserLine; isOwn: boolean; isBusy: boolean; onChange: (change: UserChange) => void }

function stateOf({ isDisabled, hasPassword, role }: UserLine): string | null {
  if (isDisabled) return 'Disabled'
  if (role === null) return 'No role: single sign-on gives none'
  return hasPassword ? null : 'No password here'
}

/** One user, and what an admin may do to them; to oneself only what cannot lock one out. */
export function UserRow({ user, isOwn, isBusy, onChange }: UserRowProps) {
  const { id, email, name, role, isDisabled } = user
  const state = stateOf(user)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-strong">{isOwn ? `${email} (you)` : email}</p>
        <p className="text-ink-faint">{[name, state].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <NativeSelect
          aria-label={`Role of ${email}`}
          value={role ?? ''}
          disabled={isBusy || isOwn}
          onChange={(event) => onChange({ kind: 'role', id, role: event.target.value })}
        >
          {role === null ? <option value="">No role</option> : null}
          {roleChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <Button
          look="plain"
          disabled={isBusy}
          aria-label={`Password link for ${email}`}
          onClick={() => onChange({ kind: 'link', id })}
        >
          Password link
        </Button>
        {isOwn ? null : (
          <>
            <Button
              look="plain"
              disabled={isBusy}
              aria-label={`End all sessions of ${email}`}
              onClick={() => onChange({ kind: 'end sessions', id })}
            >
              End sessions
            </Button>
            <Button
              look="plain"
              disabled={isBusy}
              aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${email}`}
              onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', id })}
            >
              {isDisabled ? 'Enable' : 'Disable'}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
