'use client'

import { useMutation } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
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

/** Who one is here, where one is signed in, and how to end that. */
export function AccountPage({ locale, email, role, hasPassword, sessions }: AccountPageProps) {
  const router = useRouter()
  const format = useFormat(locale)
  const leaving = useMutation({ mutationFn: signOut, onSuccess: () => location.assign(paths.signIn) })
  const ending = useMutation({ mutationFn: endOwnSession, onSettled: () => router.refresh() })
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-strong text-xl tracking-tight">Account</h1>
          <p className="mt-1 break-words text-base text-ink-soft">{`${email}, ${role}`}</p>
          {role === 'admin' ? (
            <Link href={paths.users} className="link">
              Users of this dashboard
            </Link>
          ) : null}
        </div>
        <Button look="plain" disabled={leaving.isPending || leaving.isSuccess} onClick={() => leaving.mutate()}>
          Sign out
        </Button>
      </div>
      <Failure error={leaving.error ?? ending.error} />
      <Panel title="Where you are signed in">
        <ul className="divide-y divide-line">
          {sessions.map(({ id, isThis, createdAt, browser, address }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
              <div>
                <p className="font-strong">{isThis ? `${browser} (this one)` : browser}</p>
                <p className="text-ink-faint">
                  {`Since ${format.day(createdAt)}${address === null ? '' : `, from ${address}`}`}
                </p>
              </div>
              {isThis ? null : (
                <Button
                  look="plain"
                  aria-label={`End the session in ${browser}`}
                  disabled={ending.isPending}
                  onClick={() => ending.mutate(id)}
                >
                  End
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
