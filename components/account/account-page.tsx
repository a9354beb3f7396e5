'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import { underBasePath } from '@/lib/base-path'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { endOwnSession, signOut } from '@/lib/queries/account-requests'
import { ChangePasswordForm } from './change-password-form'
import { Failure } from './failure'

export type SessionLine = { id: string; isThis: boolean; createdAt: string; browser: string; address: string | null }

type AccountPageProps = {
  locale: string
  email: string
  role: string
  hasPassword: boolean
  sessions: readonly SessionLine[]
}

/** The signed-in user's account and sessions, with ways to end them. */
export function AccountPage({ locale, email, role, hasPassword, sessions }: AccountPageProps) {
  const words = useMessages('account')
  const router = useRouter()
  const format = useFormat(locale)
  const leaving = useMutation({ mutationFn: signOut, onSuccess: () => location.assign(underBasePath(paths.signIn)) })
  const ending = useMutation({ mutationFn: endOwnSession, onSettled: () => router.refresh() })
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
          <p className="mt-1 break-words text-base text-ink-soft">
            {words('emailAndRole', { email, role: words('roleInline', { role }) })}
          </p>
          {role === 'admin' ? (
            <PageLink href={paths.users} className="link">
              {words('usersOfDashboard')}
            </PageLink>
          ) : null}
        </div>
        <Button look="plain" disabled={leaving.isPending || leaving.isSuccess} onClick={() => leaving.mutate()}>
          {words('signOut')}
        </Button>
      </div>
      <Failure error={leaving.error ?? ending.error} />
      <Panel title={words('whereSignedIn')}>
        <ul className="divide-y divide-line">
          {sessions.map(({ id, isThis, createdAt, browser, address }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
              <div>
                <p className="font-strong">{isThis ? words('thisOne', { browser }) : browser}</p>
                <p className="text-ink-faint">
                  {address === null
                    ? words('since', { day: format.day(createdAt) })
                    : words('sinceFrom', { day: format.day(createdAt), address })}
                </p>
              </div>
              {isThis ? null : (
                <Button
                  look="plain"
                  aria-label={words('endSession', { browser })}
                  disabled={ending.isPending}
                  onClick={() => ending.mutate(id)}
                >
                  {words('end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {hasPassword ? <ChangePasswordForm /> : null}
    </div>
  )
}
