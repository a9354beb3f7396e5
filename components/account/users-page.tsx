'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { changeUser } from '@/lib/queries/account-requests'
import { type AuditLine, AuditTable } from './audit-table'
import { Failure } from './failure'
import { NewUserForm } from './new-user-form'
import { PasswordLink } from './password-link'
import { type UserLine, UserRow } from './user-row'

type UsersPageProps = {
  locale: string
  /** The id of the admin who is looking. */
  ownId: string
  users: readonly UserLine[]
  audit: readonly AuditLine[]
}

/** The users of this dashboard with their roles, and the audit log. */
export function UsersPage({ locale, ownId, users, audit }: UsersPageProps) {
  const words = useMessages('account')
  const router = useRouter()
  const format = useFormat(locale)
  const change = useMutation({ mutationFn: changeUser, onSettled: () => router.refresh() })
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-strong text-xl tracking-tight">{words('users')}</h1>
        <p className="mt-1 max-w-prose text-base text-ink-soft">{words('usersClaim')}</p>
      </div>
      <Failure error={change.error} />
      {change.data ? <PasswordLink link={change.data} /> : null}
      <Panel title={words('whoMay')}>
        <ul className="divide-y divide-line">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              isBusy={change.isPending}
              onChange={change.mutate}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={words('addUser')}>
        <NewUserForm isBusy={change.isPending} onCreate={(user) => change.mutateAsync({ kind: 'create', user })} />
      </Panel>
      <Panel title={words('auditTitle')} claim={words('auditClaim')}>
        <AuditTable lines={audit} format={format} />
      </Panel>
    </div>
  )
}
